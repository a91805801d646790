import * as z from 'zod';

/**
 * The schemas of builds and of the release table, shared by the build tools, the registry, the page server and the
 * shell. A build is immutable: its id is a hash of its inputs, and its record lists the hashes of its files.
 */

/** An area's name: also its folder below `remotes/`, its path segment and its key in the release table. */
export const areaName = z.string().regex(/^[a-z][a-z0-9-]{1,30}$/, 'Not the name of an area');

/** A build's id: the first 16 hex digits of the SHA-256 of its inputs. */
export const buildId = z.string().regex(/^[0-9a-f]{16}$/, 'Not the id of a build');

/** A file's name inside its build: no folders and no leading dot. */
export const fileName = z.string().regex(/^[A-Za-z0-9_~-][A-Za-z0-9._~-]{0,120}$/, 'Not the name of a file');

export const buildFile = z.object({
  /** Subresource integrity: `sha384-` and base64. */
  integrity: z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/),
  bytes: z.number().int().nonnegative(),
});

/** `record.json` of an area's build. */
export const buildRecord = z.object({
  area: areaName,
  build: buildId,
  /** The contract version that the area was built for. */
  contractVersion: z.string(),
  /** The federation entry; `global` is the name of the global variable that it assigns its container to. */
  entry: fileName,
  global: z.string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/),
  /** Files to preload for the area's first paint: the entry and the chunks of the exposed module. */
  preload: z.array(fileName),
  /** Versions of the shared singletons at build time. */
  shared: z.record(z.string(), z.string()),
  /** Every file that a browser may request, without the `.br` variants. */
  files: z.record(fileName, buildFile),
  // Older builds lack the following fields; the gate checks those that are present (`gate.ts`).
  /** For each shared package, the named exports that the build imports; `*` for the whole module. */
  uses: z.record(z.string(), z.array(z.string())).optional(),
  /** The routes and slots of the exposed module. */
  shape: z.object({ routes: z.array(z.string()), slots: z.array(z.string()) }).optional(),
  /**
   * Bytes after brotli compression: of the entry, of all files of the first paint (including the entry), of all files.
   */
  sizes: z.object({ entry: z.number().int(), preload: z.number().int(), total: z.number().int() }).optional(),
  /** The maximum of `sizes.preload` in bytes, from `cred.budget` (in kB) of the area's `package.json`. */
  budget: z.number().int().positive().optional(),
});

/** `record.json` of the shell's build: the files that each of its entry chunks needs. */
export const shellRecord = z.object({
  build: buildId,
  contractVersion: z.string(),
  /** Classic scripts, in order. */
  entry: z.array(fileName),
  /** Chunks to preload: `auth` for signed-out pages, `app` for signed-in pages, `federation` to load any area. */
  lanes: z.object({ auth: z.array(fileName), app: z.array(fileName), federation: z.array(fileName) }),
  shared: z.record(z.string(), z.string()),
  /** Route patterns by area, from which the page server determines which area a path needs. */
  routes: z.record(areaName, z.array(z.string())),
  files: z.record(fileName, buildFile),
  /** For each shared package, its exports in this build. Absent in older builds, like `slots`. */
  provides: z.record(z.string(), z.array(z.string())).optional(),
  /** The slots that the shell uses, by the area that provides them. */
  slots: z.record(areaName, z.array(z.string())).optional(),
  /** The file with the prerendered pages (`prerendered`). Absent in older builds. */
  prerendered: z.object({ file: fileName, integrity: buildFile.shape.integrity }).optional(),
});

/** Pages that are rendered at build time, by path and query. */
export const prerendered = z.record(
  z.string().startsWith('/'),
  z.object({
    title: z.string(),
    /** Content of the page's root element, with `prerenderPlaceholders.apiUrl` as the API's address. */
    html: z.string(),
    /** The page's style element, with `prerenderPlaceholders.nonce` as its nonce. */
    style: z.string(),
  }),
);

/** Placeholders in prerendered pages for values that only the page server has. */
export const prerenderPlaceholders = { apiUrl: 'https://api.invalid', nonce: 'nonce.invalid' } as const;

/** What the browser needs to load one build of an area. */
export const loadable = buildRecord
  .pick({ build: true, entry: true, global: true, preload: true, contractVersion: true })
  .extend({
    /** Base URL of the files, with a trailing slash; may be a CDN's. */
    base: z.string(),
    /** Integrity by file name: the browser runs only files that are listed. */
    integrity: z.record(fileName, z.string()),
  });

/** A build that some members get instead of the live one. */
export const trial = loadable.extend({
  /** Percentage of all members, 0 to 100; `trialBucket` selects them. */
  percent: z.number().min(0).max(100),
  /** Salt of `testers`, which are usernames hashed by `hashTester`. */
  salt: z.string().max(40),
  testers: z.array(z.string().regex(/^[0-9a-f]{16}$/)).max(200),
});

/** One area in the release table: its live build, the fallback and the trial. */
export const release = loadable.extend({
  /** The build that was live before; the target of a rollback. */
  previous: buildId.nullable(),
  /** The last good build, the fallback when the live build fails in a browser. Absent in tables of older registries. */
  fallback: loadable.nullable().optional(),
  trial: trial.nullable().optional(),
});

export const releaseTable = z.object({
  /** Increases with every change of any area. */
  revision: z.number().int().nonnegative(),
  areas: z.record(areaName, release),
});

/** A build that one browser shows instead of the live one, after a preview link was opened in it. */
export const preview = z.object({ area: areaName, build: buildId, expires: z.iso.datetime() });

/**
 * A release table whose rows are parsed one by one, so that a row which an older browser cannot parse does not affect
 * the other areas. `previews` lists the rows that are previews, which the page must label.
 */
export const looseTable = releaseTable.extend({
  areas: z.record(areaName, z.unknown()),
  previews: z.array(preview).default([]),
});

export type BuildFile = z.infer<typeof buildFile>;
export type BuildRecord = z.infer<typeof buildRecord>;
export type ShellRecord = z.infer<typeof shellRecord>;
export type PrerenderedPage = z.infer<typeof prerendered>[string];
export type Loadable = z.infer<typeof loadable>;
export type Trial = z.infer<typeof trial>;
export type Release = z.infer<typeof release>;
export type ReleaseTable = z.infer<typeof releaseTable>;
export type Preview = z.infer<typeof preview>;

/** The content of `<script type="application/json" id="cred-page">`, written by the page server. */
export interface PageConfig {
  readonly apiUrl: string;
  readonly validationUrl: string;
  readonly releases: ReleaseTable;
  /** Rows of the table that are previews in this browser; absent without previews. */
  readonly previews?: readonly Preview[];
}
