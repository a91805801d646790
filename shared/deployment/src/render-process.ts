import { areaName, buildId } from '@cred/contract/releases';
import * as z from 'zod';

/**
 * The messages between the page server and its render processes (`services/render`). A render process runs code of
 * areas, so the page server parses everything that it sends.
 */

/** The server's file of one build, on disk. */
export interface ServerFile {
  readonly build: string;
  readonly path: string;
  /** `sha384-` and base64, from the build's record; the content is checked before it is compiled. */
  readonly integrity: string;
}

/** Limits of the code of one page; times in ms. */
export interface RenderLimits {
  /** With a whole processor; up to `coldMs` when the process gets a smaller share. */
  readonly warmMs: number;
  /** The least of a limit that follows the times of the pages before; absent: the limit is `warmMs`. */
  readonly leastMs?: number;
  /** For the first pages of a realm, whose code is not compiled yet. */
  readonly coldMs: number;
  /**
   * The share of a processor, 0 to 1, that the process must have had: with less, the machine was busy, and a time limit is
   * no failure of a build.
   */
  readonly minShare: number;
  /** The largest output, in characters of its markup and its JSON. */
  readonly maxOutput: number;
}

/** A page to render. It contains what the page itself contains: no cookie, no address, no token. */
export interface RenderJob {
  /** Pages with other builds than the live ones have a separate realm, named by them. */
  readonly realm: string;
  readonly shell: ServerFile;
  readonly areas: Readonly<Record<string, ServerFile>>;
  /** JSON: `url`, `config` and `now` of the shell's `render`. */
  readonly input: string;
  readonly limits: RenderLimits;
}

export type RenderRequest =
  | ({ readonly type: 'render'; readonly id: number } & RenderJob)
  /** Reads and compiles what the next pages need. */
  | ({ readonly type: 'prepare' } & Pick<RenderJob, 'shell' | 'areas'>);

/**
 * Why a build's server file gave no markup: it is missing or not what the record says, its code threw, or it took too
 * long. `crash`: the process ended while this code ran, for example without memory.
 */
export const serverFailureKinds = ['file', 'throw', 'timeout', 'crash'] as const;
export type ServerFailureKind = (typeof serverFailureKinds)[number];

export const serverFailure = z.strictObject({
  /** Null: the shell. */
  area: areaName.nullable(),
  build: buildId,
  kind: z.enum(serverFailureKinds),
});
export type ServerFailure = z.infer<typeof serverFailure>;

/** What the shell's `render` returned. The markup is apart, because it is long: as a part of the JSON it would be quoted twice. */
const renderedText = z.strictObject({
  html: z.string(),
  /** JSON of the rest. */
  rest: z.string(),
});
export type RenderedText = z.infer<typeof renderedText>;

export const renderResponse = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ready') }),
  /** Nothing of the last page runs any more; with the failures of what ran after its output. */
  z.strictObject({ type: z.literal('idle'), failures: z.array(serverFailure).max(100) }),
  /** The code of this area runs now; null: the shell's. It says who is to blame when the process ends. */
  z.strictObject({ type: z.literal('part'), area: areaName.nullable() }),
  z.strictObject({
    type: z.literal('done'),
    id: z.number().int(),
    /** Absent when the page has no markup. */
    output: renderedText.optional(),
    failures: z.array(serverFailure).max(100),
    /** The memory of the process, in bytes. */
    rss: z.number().nonnegative(),
  }),
]);
export type RenderResponse = z.infer<typeof renderResponse>;
