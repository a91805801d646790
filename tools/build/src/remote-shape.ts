import { runInNewContext } from 'node:vm';
import type { FirstCalls } from '@cred/contract';
import * as releases from '@cred/contract/releases';

/** Routes and slots of an area's exposed module, and what they read first. */
export interface RemoteShape {
  readonly routes: string[];
  readonly slots: string[];
  readonly firstCalls: FirstCalls;
}

/**
 * Reads routes and slots from an area's `remote.tsx` by running that file with a stub for every import: the argument of
 * `defineRemote` is the shape. It runs at build time only, on the sources that are being built. Routes and slots must
 * be in the file itself, not imported from another file.
 * @param compiled the file, compiled with `compileOptions`
 * @param timeoutMs time limit; generous, for machines that are busy with other builds
 * @throws Error with what to correct
 */
export function remoteShape(compiled: string, file: string, timeoutMs = 20_000): RemoteShape {
  try {
    let definition: unknown;
    const defineRemote = (module: unknown): unknown => (definition = module);
    const require = (request: string): unknown => (request === '@cred/platform' ? { defineRemote } : stubFor(request));
    const module = { exports: {} };
    runInNewContext(compiled, { module, exports: module.exports, require }, { timeout: timeoutMs });
    if (definition === undefined) throw new Error('it does not call defineRemote');
    const { routes, slots, slotFirstCalls = {} } = definition as Definition;
    if (typeof slots !== 'object' || slots === null) throw new Error('slots must be an object');
    const pages = pagesOf(routes, '');
    return {
      routes: [...new Set(pages.map(({ path }) => path))].sort(),
      slots: Object.keys(slots).sort(),
      // The values come from another realm, whose arrays and objects the schema copies.
      firstCalls: releases.firstCalls.parse({
        routes: Object.fromEntries(pages.flatMap(({ path, firstCalls }) => (firstCalls ? [[path, firstCalls]] : []))),
        slots: slotFirstCalls,
      }),
    };
  } catch (error) {
    throw new Error(
      `${file} must write out its routes and slots: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}

/** For SWC: compiles TypeScript to a script without imports. */
export const compileOptions = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2022',
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
} as const;

interface Definition {
  readonly routes?: unknown;
  readonly slots?: unknown;
  readonly slotFirstCalls?: unknown;
}

interface Page {
  readonly path: string;
  readonly firstCalls?: unknown;
}

/** The pages: routes with an element, and their child routes. */
function pagesOf(routes: unknown, parent: string): Page[] {
  if (!Array.isArray(routes)) throw new Error('routes must be an array');
  return routes.flatMap((route: unknown) => {
    const { path, children, firstCalls } = (route ?? {}) as Readonly<Record<string, unknown>>;
    if (path !== undefined && typeof path !== 'string') throw new Error('the path of a route must be a string');
    const own = path === undefined ? parent : path.startsWith('/') ? path : `${parent.replace(/\/$/, '')}/${path}`;
    if (children !== undefined) return pagesOf(children, own);
    if (own === '') throw new Error('a route has no path');
    return [{ path: own, firstCalls }];
  });
}

/** A stub for an import: it can be called and its properties read, but it cannot be destructured into values. */
function stubFor(name: string): unknown {
  const throwUnsupported = (): never => {
    throw new Error(`it uses ${name}, which is another file`);
  };
  return new Proxy(() => undefined, {
    get: (_target, key) => (key === '__esModule' ? true : typeof key === 'symbol' ? throwUnsupported() : stubFor(name)),
    apply: () => null,
    ownKeys: throwUnsupported,
  });
}
