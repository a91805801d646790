import * as z from 'zod';
import type { FirstAnswer } from './first-calls';

/** The schemas of the release table, shared by the registry, the page server and the shell. */

/** An area's name: also its folder below `remotes/`, its path segment and its key in the release table. */
export const areaName = z.string().regex(/^[a-z][a-z0-9-]{1,30}$/, 'Not the name of an area');

/** A build's id: the first 16 hex digits of the SHA-256 of its inputs. */
export const buildId = z.string().regex(/^[0-9a-f]{16}$/, 'Not the id of a build');

/** A file's name inside its build: no folders and no leading dot. */
export const fileName = z.string().regex(/^[A-Za-z0-9_~-][A-Za-z0-9._~-]{0,120}$/, 'Not the name of a file');

/** What the browser needs to load one build of an area. */
export const loadable = z.object({
  build: buildId,
  /** The contract version that the area was built for. */
  contractVersion: z.string(),
  /** The federation entry; `global` is the name of the global variable that it assigns its container to. */
  entry: fileName,
  global: z.string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/),
  /** Files to preload for the area's first paint: the entry and the chunks of the exposed module. */
  preload: z.array(fileName),
  /** Whether the entry works without the runtime of module federation. Absent in builds of older presets. */
  selfContained: z.boolean().optional(),
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

export type Loadable = z.infer<typeof loadable>;
export type Trial = z.infer<typeof trial>;
export type Release = z.infer<typeof release>;
export type ReleaseTable = z.infer<typeof releaseTable>;
export type Preview = z.infer<typeof preview>;

/** The content of the JSON element `PAGE_CONFIG_ID`, written by the page server. */
export interface PageConfig {
  readonly apiUrl: string;
  readonly validationUrl: string;
  readonly releases: ReleaseTable;
  /** The browser has sent a session for this page, which may have ended; absent for visitors. */
  readonly hasSession?: boolean;
  /** Rows of the table that are previews in this browser; absent without previews. */
  readonly previews?: readonly Preview[];
  /** Answers of the API that this page needs first (FED-16); absent for visitors. */
  readonly firstAnswers?: readonly FirstAnswer[];
  /**
   * The member's last event before the answers were made; absent without answers. The event stream continues after it,
   * so that the page asks for nothing again.
   */
  readonly lastEvent?: LastEvent;
  /** What the markup of the page was rendered from; absent when the page has none. */
  readonly rendered?: RenderedState;
}

/** An event of a member's event stream, by its id. */
export interface LastEvent {
  readonly userId: string;
  readonly id: string;
}

/** What the browser needs to continue with the markup that the server rendered. */
export interface RenderedState {
  /** The time for which it was rendered, in ms since 1970. */
  readonly now: number;
  /** The build of each area whose markup stands in the page. */
  readonly builds: Readonly<Record<string, string>>;
  /** The data of the query cache: key and value. */
  readonly queries: readonly (readonly [key: readonly unknown[], data: unknown])[];
}
