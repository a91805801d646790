import * as z from 'zod';

/**
 * What build tools, release registry, page server and shell say to each other about builds.
 * A build is immutable: its id is a hash of its inputs, its files carry hashes of their contents.
 */

/** An area's name: also its folder under `remotes/`, its path segment and its key in the table. */
export const areaName = z.string().regex(/^[a-z][a-z0-9-]{1,30}$/, 'Not the name of an area');

/** A build's id: the first 16 hex digits of the SHA-256 of its inputs. */
export const buildId = z.string().regex(/^[0-9a-f]{16}$/, 'Not the id of a build');

/** A file's name inside its build: no folders, no dots at the start. */
export const fileName = z.string().regex(/^[A-Za-z0-9_~-][A-Za-z0-9._~-]{0,120}$/, 'Not the name of a file');

export const buildFile = z.object({
  /** As the browser checks it: `sha384-` and base64. */
  integrity: z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/),
  bytes: z.number().int().nonnegative(),
});

/** `record.json` of an area's build. */
export const buildRecord = z.object({
  area: areaName,
  build: buildId,
  /** The contract version that the area was built for. */
  contractVersion: z.string(),
  /** The federation entry, and the global name under which it puts its container. */
  entry: fileName,
  global: z.string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/),
  /** Files to preload for the area's first paint: the entry and the exposed module's chunks. */
  preload: z.array(fileName),
  /** Versions of the shared singletons that the build was made against. */
  shared: z.record(z.string(), z.string()),
  /** Every file that a browser may ask for, but the `.br` twins. */
  files: z.record(fileName, buildFile),
  // Older builds lack the following; the gate judges what is there (`gate.ts`).
  /** Of each shared package, the named exports that the build's code imports; `*` where it takes the whole module. */
  uses: z.record(z.string(), z.array(z.string())).optional(),
  /** What the exposed module offers. */
  shape: z.object({ routes: z.array(z.string()), slots: z.array(z.string()) }).optional(),
  /** Bytes as sent with brotli: of the entry, of all that the first paint loads (the entry too), of everything. */
  sizes: z.object({ entry: z.number().int(), preload: z.number().int(), total: z.number().int() }).optional(),
  /** The most that `sizes.preload` may be, as the area's `package.json` says (`cred.budget`, there in kB). */
  budget: z.number().int().positive().optional(),
});

/** `record.json` of the shell's build: which files each of its lanes needs at once. */
export const shellRecord = z.object({
  build: buildId,
  contractVersion: z.string(),
  /** Classic scripts, in order. */
  entry: z.array(fileName),
  /** Chunks to preload for a signed-out page, a signed-in one, and for loading any area. */
  lanes: z.object({ auth: z.array(fileName), app: z.array(fileName), federation: z.array(fileName) }),
  shared: z.record(z.string(), z.string()),
  /** Route patterns by area, so that the page server knows what a path will need. */
  routes: z.record(areaName, z.array(z.string())),
  files: z.record(fileName, buildFile),
  /** Of each shared package, what it exports here. Absent in older builds, like the slots. */
  provides: z.record(z.string(), z.array(z.string())).optional(),
  /** Which slots each area is asked for. */
  slots: z.record(areaName, z.array(z.string())).optional(),
  /** The file of the build with pages whose markup is sent in their HTML (`prerendered`). Absent in older builds. */
  prerendered: z.object({ file: fileName, integrity: buildFile.shape.integrity }).optional(),
});

/** Pages as the shell renders them at build time, by path and query. */
export const prerendered = z.record(
  z.string().startsWith('/'),
  z.object({
    title: z.string(),
    /** What is inside the page's root element; the API's address is `prerenderPlaceholders.apiUrl`. */
    html: z.string(),
    /** Its style element, with `prerenderPlaceholders.nonce`. */
    style: z.string(),
  }),
);

/** What stands in prerendered pages for what only the page server knows. */
export const prerenderPlaceholders = { apiUrl: 'https://api.invalid', nonce: 'nonce.invalid' } as const;

/** What the browser needs to load one build of an area. */
export const loadable = buildRecord
  .pick({ build: true, entry: true, global: true, preload: true, contractVersion: true })
  .extend({
    /** URL that the file names are appended to, ending in a slash; may be a CDN's. */
    base: z.string(),
    /** Integrity by file name: the browser runs no file that is not listed. */
    integrity: z.record(fileName, z.string()),
  });

/** A build that some members get instead of the live one. */
export const trial = loadable.extend({
  /** Of all members, 0 to 100, by `trialBucket`. */
  percent: z.number().min(0).max(100),
  /** Testers by name, as `hashTester` hides them with this salt. */
  salt: z.string().max(40),
  testers: z.array(z.string().regex(/^[0-9a-f]{16}$/)).max(200),
});

/** One area in the release table: its live build, what to fall back on, and what is on trial. */
export const release = loadable.extend({
  /** The build that was live before; what a rollback goes back to. */
  previous: buildId.nullable(),
  /** The last good build, for a browser in which the live one fails. Absent in tables of older registries. */
  fallback: loadable.nullable().optional(),
  trial: trial.nullable().optional(),
});

export const releaseTable = z.object({
  /** Grows with each change of any area. */
  revision: z.number().int().nonnegative(),
  areas: z.record(areaName, release),
});

/** A build that one browser shows instead of the live one, because somebody opened a preview link in it. */
export const preview = z.object({ area: areaName, build: buildId, expires: z.iso.datetime() });

/**
 * A table whose rows are read one by one: what an older browser cannot read of one area is no matter of the others.
 * It says which of its rows are previews: a row of one must not be shown without saying so.
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

/** What the page server writes into the page as `<script type="application/json" id="cred-page">`. */
export interface PageConfig {
  readonly apiUrl: string;
  readonly validationUrl: string;
  readonly releases: ReleaseTable;
  /** Rows of the table that are previews in this browser; absent where there are none. */
  readonly previews?: readonly Preview[];
}
