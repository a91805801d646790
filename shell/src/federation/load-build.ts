import type { FailureKind, Loadable } from '@cred/contract';
import type { AreaName, RemoteModule } from '@cred/platform';
import { isAreaLoadError } from './area-load-error';

/** A loaded build of an area. */
export interface AreaBuild extends RemoteModule {
  readonly area: AreaName;
  readonly build: string;
}

/** A build that failed, and the reason. */
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
 * Returns the first of the builds that can be loaded. When one fails, the next one is loaded. When one takes longer
 * than `TIMEOUT_MS`, the next one is loaded in parallel; the first one that finishes is returned, so that a slow load
 * is not lost.
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
          // The earlier builds that are still loading are reported as timed out.
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

/** Loads one build. Rejects with the reason when it cannot be loaded. */
export async function loadBuild(area: AreaName, loadable: Loadable, loadExposed: LoadExposed): Promise<AreaBuild> {
  // Retried once: the first request of a file gets the response of its preload, even a failed one.
  const exposed = await loadExposed(loadable).catch((cause: unknown) => {
    if (isBuildError(cause)) throw cause;
    return loadExposed(loadable);
  });
  return { ...readRemote(exposed), area, build: loadable.build };
}

/** Whether the build's own code threw, so that a retry would fail in the same way. */
const isBuildError = (cause: unknown): boolean =>
  cause instanceof Error &&
  !isFileMissing(cause) &&
  (!cause.message.includes('RUNTIME-008') || cause.message.includes('ScriptExecutionError'));

/** Whether a file of a build could not be loaded; also a file that the build requests later. */
export const isFileMissing = (cause: unknown): boolean => cause instanceof Error && cause.name === 'ChunkLoadError';

/** Whether the connection can have caused an error of an area's part: not when the code of every build threw. */
export function canBeConnection(error: unknown): boolean {
  if (!isAreaLoadError(error)) return isFileMissing(error);
  const { cause } = error as Error;
  const causes: readonly unknown[] = cause instanceof AggregateError ? cause.errors : [cause];
  return !causes.every(isBuildError);
}

/**
 * Validates the exposed module.
 * @throws Error when it is not the module of an area
 */
function readRemote(exposed: unknown): RemoteModule {
  const { remote } = (exposed ?? {}) as { remote?: RemoteModule };
  if (!remote || !Array.isArray(remote.routes) || typeof remote.slots !== 'object') {
    throw new Error('The exposed module has no `remote` made by defineRemote');
  }
  return remote;
}
