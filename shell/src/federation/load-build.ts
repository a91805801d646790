import type { FailureKind, Loadable } from '@cred/contract';
import type { AreaName, RemoteModule } from '@cred/platform';

/** A loaded build of an area. */
export interface AreaBuild extends RemoteModule {
  readonly area: AreaName;
  readonly build: string;
}

/** Why a build is not shown. */
export interface BuildFailure {
  readonly loadable: Loadable;
  readonly kind: FailureKind;
  readonly cause: unknown;
}

/** Loads the module that a build exposes; rejects when any part of it cannot be loaded. */
export type LoadExposed = (loadable: Loadable) => Promise<unknown>;

/** After this time the next build is loaded in parallel, in ms. */
export const TIMEOUT_MS = 8_000;

/**
 * Loads the first build that works. After a failure the next one is loaded; after `TIMEOUT_MS` the next one is loaded
 * in parallel and the first to finish wins, so that a slow connection loses nothing.
 * @param onFailure called for every build that was skipped
 * @throws AggregateError when no build can be loaded
 */
export function loadFirst(
  builds: readonly Loadable[],
  load: (loadable: Loadable) => Promise<AreaBuild>,
  onFailure: (failure: BuildFailure) => void,
): Promise<AreaBuild> {
  return new Promise((resolve, reject) => {
    const causes: unknown[] = [];
    const loading = new Set<Loadable>();
    let next = 0;
    let done = false;

    const tryNext = (): void => {
      const loadable = builds[next];
      next += 1;
      if (!loadable) {
        if (loading.size === 0 && !done) reject(new AggregateError(causes, causes.map(String).join('; ')));
        return;
      }
      loading.add(loadable);
      const timer = setTimeout(() => {
        if (!done) tryNext();
      }, TIMEOUT_MS);
      load(loadable).then(
        (build) => {
          clearTimeout(timer);
          loading.delete(loadable);
          if (done) return;
          done = true;
          // Earlier builds that are still loading count as timed out.
          for (const slow of loading)
            if (builds.indexOf(slow) < builds.indexOf(loadable))
              onFailure({ loadable: slow, kind: 'timeout', cause: undefined });
          resolve(build);
        },
        (cause: unknown) => {
          clearTimeout(timer);
          loading.delete(loadable);
          if (done) return;
          causes.push(cause);
          onFailure({ loadable, kind: 'load', cause });
          tryNext();
        },
      );
    };
    tryNext();
  });
}

/** Loads one build. @throws the reason why it could not be loaded */
export async function loadBuild(area: AreaName, loadable: Loadable, loadExposed: LoadExposed): Promise<AreaBuild> {
  // Retries once: the browser reuses the failed response of a preload for the first request of its file.
  const exposed = await loadExposed(loadable).catch((cause: unknown) => {
    if (isBuildError(cause)) throw cause;
    return loadExposed(loadable);
  });
  return { ...readRemote(exposed), area, build: loadable.build };
}

/** Whether the build's own code threw: a retry would fail in the same way. */
const isBuildError = (cause: unknown): boolean =>
  cause instanceof Error &&
  !isFileMissing(cause) &&
  (!cause.message.includes('RUNTIME-008') || cause.message.includes('ScriptExecutionError'));

/** Whether a file of a build could not be loaded, including one that it requests later. */
export const isFileMissing = (cause: unknown): boolean => cause instanceof Error && cause.name === 'ChunkLoadError';

/** Validates the exposed module. @throws Error that names the defect */
function readRemote(exposed: unknown): RemoteModule {
  const { remote } = (exposed ?? {}) as { remote?: RemoteModule };
  if (!remote || !Array.isArray(remote.routes) || typeof remote.slots !== 'object') {
    throw new Error('The exposed module has no `remote` made by defineRemote');
  }
  return remote;
}
