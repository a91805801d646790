/**
 * The area loader: turns an area's name into its live build's module. It owns the release table in this
 * tab and the federation runtime, which it loads only when the first area is asked for; it refuses any
 * file that the table does not list.
 */
import type { Release } from '@cred/contract';
import { areas, type AreaName, type RemoteModule } from '@cred/platform';
import { pageConfig } from '../page-config';

const loading = new Map<AreaName, Promise<RemoteModule>>();
const loaded = new Map<AreaName, RemoteModule>();

/** An area that cannot be loaded. Told apart by `name`. */
export class AreaLoadError extends Error {
  override readonly name = 'AreaLoadError';
  constructor(
    readonly area: AreaName,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/**
 * Loads an area's live build, once for each tab.
 * @throws AreaLoadError; the same failure again until `forgetArea` is called
 */
export function loadArea(area: AreaName): Promise<RemoteModule> {
  const known = loading.get(area);
  if (known) return known;
  const promise = load(area);
  loading.set(area, promise);
  promise.then((module) => loaded.set(area, module), () => undefined);
  return promise;
}

/** The module of an area that is already there, so that a route change needs no pending state. */
export const loadedArea = (area: AreaName): RemoteModule | undefined => loaded.get(area);

/** Forgets a failed area, so that the next `loadArea` tries anew. */
export function forgetArea(area: AreaName): void {
  loading.delete(area);
  loaded.delete(area);
}

/** Loads every other area in the background. Failures wait until somebody needs the area. */
export function prefetchAreas(except: AreaName | null): void {
  for (const area of Object.keys(areas) as AreaName[]) {
    if (area !== except) loadArea(area).catch(() => undefined);
  }
}

async function load(area: AreaName): Promise<RemoteModule> {
  const release = pageConfig().releases.areas[area];
  if (!release) throw new AreaLoadError(area, `No build of ${area} is live`);
  try {
    // At once a second time: a preload that failed answers the first request for its file once more, even
    // when the file has come back since.
    return await loadRelease(area, release).catch(() => loadRelease(area, release));
  } catch (cause) {
    throw new AreaLoadError(area, `The ${area} area could not be loaded`, { cause });
  }
}

async function loadRelease(area: AreaName, release: Release): Promise<RemoteModule> {
  const { loadExposed, registerRelease } = await import(/* webpackChunkName: "federation" */ './runtime');
  registerRelease(area, release);
  return readRemote(await loadExposed(area));
}

/** Accepts what an area exposes, or says what is wrong with it. */
function readRemote(exposed: unknown): RemoteModule {
  const { remote } = (exposed ?? {}) as { remote?: RemoteModule };
  if (!remote || !Array.isArray(remote.routes) || typeof remote.slots !== 'object') {
    throw new Error('The exposed module has no `remote` made by defineRemote');
  }
  return remote;
}
