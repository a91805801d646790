import * as z from 'zod';
import { firstCalls } from './first-calls';
import { areaName, buildId, fileName, loadable } from './release';

/**
 * The records of builds, which the build tools write and the registry and the page server read; browsers need none. A
 * build is immutable: its id is a hash of its inputs, and its record lists the hashes of its files.
 */

export const buildFile = z.object({
  /** Subresource integrity: `sha384-` and base64. */
  integrity: z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/),
  bytes: z.number().int().nonnegative(),
});

/** The name of a file that only the page server runs; browsers never get it. */
export const serverFileName = z.string().regex(/^server\.[0-9a-f]{12}\.cjs$/, 'Not the name of a server file');

/** The name of a file that browsers may request. */
export const browserFileName = fileName.refine((name) => !/\.cjs(\.|$)/i.test(name), 'Not a file for browsers');

/**
 * A build's code for rendering pages on the server: one CommonJS file, compiled from the same sources as the files for
 * browsers. That of an area exports `remote` and requires the shared singletons; that of the shell exports them as
 * `singletons`, and `render`.
 */
export const serverFile = buildFile.extend({ file: serverFileName });

/** What the server runs again for each page that it renders, in bytes. */
export const SERVER_BUDGET_BYTES = 1_500_000;

/** `record.json` of an area's build. */
export const buildRecord = z.object({
  ...loadable.omit({ base: true, integrity: true }).shape,
  area: areaName,
  /** Versions of the shared singletons at build time. */
  shared: z.record(z.string(), z.string()),
  /** Every file that a browser may request, without the `.br` variants. */
  files: z.record(browserFileName, buildFile),
  // Older builds lack the following fields; the gate checks those that are present (`gate.ts`).
  /** For each shared package, the named exports that the build imports; `*` for the whole module. */
  uses: z.record(z.string(), z.array(z.string())).optional(),
  /** The routes and slots of the exposed module. */
  shape: z.object({ routes: z.array(z.string()), slots: z.array(z.string()) }).optional(),
  /**
   * Bytes after brotli compression: of the entry, of all files of the first paint (including the entry), of all files.
   */
  sizes: z.object({ entry: z.number().int(), preload: z.number().int(), total: z.number().int() }).optional(),
  /** What the area's pages and slots read first. */
  firstCalls: firstCalls.optional(),
  /** Without it, browsers render the area's parts. */
  server: serverFile.optional(),
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
  files: z.record(browserFileName, buildFile),
  /** For each shared package, its exports in this build. Absent in older builds, like `slots`. */
  provides: z.record(z.string(), z.array(z.string())).optional(),
  /** The slots that the shell uses, by the area that provides them. */
  slots: z.record(areaName, z.array(z.string())).optional(),
  /** The file with the prerendered pages (`prerendered`). Absent in older builds. */
  prerendered: z.object({ file: fileName, integrity: buildFile.shape.integrity }).optional(),
  /** Without it, browsers render every page. */
  server: serverFile.optional(),
});

/** Every file of a build with its hash and size: those for browsers, and the one for the server. */
export const filesOf = ({
  files,
  server,
}: Pick<BuildRecord, 'files' | 'server'>): readonly (readonly [string, BuildFile])[] => [
  ...Object.entries(files),
  ...(server ? [[server.file, { integrity: server.integrity, bytes: server.bytes }] as const] : []),
];

/** In the addresses of prerendered pages: a segment with any value, and the page of unknown addresses below `/auth`. */
export const prerenderedPaths = { parameter: '-', unknown: '/auth/-' } as const;

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

export type BuildFile = z.infer<typeof buildFile>;
export type ServerFile = z.infer<typeof serverFile>;
export type BuildRecord = z.infer<typeof buildRecord>;
export type ShellRecord = z.infer<typeof shellRecord>;
export type PrerenderedPage = z.infer<typeof prerendered>[string];
