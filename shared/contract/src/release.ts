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
});

/** One area in the release table: what the browser needs to load its live build. */
export const release = buildRecord
  .pick({ build: true, entry: true, global: true, preload: true, contractVersion: true })
  .extend({
    /** URL that the file names are appended to, ending in a slash; may be a CDN's. */
    base: z.string(),
    /** Integrity by file name: the browser runs no file that is not listed. */
    integrity: z.record(fileName, z.string()),
    /** The build that was live before; what a rollback goes back to. */
    previous: buildId.nullable(),
  });

export const releaseTable = z.object({
  /** Grows with each change of any area. */
  revision: z.number().int().nonnegative(),
  areas: z.record(areaName, release),
});

export type BuildFile = z.infer<typeof buildFile>;
export type BuildRecord = z.infer<typeof buildRecord>;
export type ShellRecord = z.infer<typeof shellRecord>;
export type Release = z.infer<typeof release>;
export type ReleaseTable = z.infer<typeof releaseTable>;

/** What the page server writes into the page as `<script type="application/json" id="cred-page">`. */
export interface PageConfig {
  readonly apiUrl: string;
  readonly validationUrl: string;
  readonly releases: ReleaseTable;
}
