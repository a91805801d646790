import type { FailureKind, Loadable } from '@cred/contract';
import type { AreaName, RemoteModule } from '@cred/platform';

/** A build of an area that is there and can be rendered. */
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

/** Loads what a build exposes; rejects when any part of it cannot be had. */
export type LoadExposed = (loadable: Loadable) => Promise<unknown>;

/** How long a build may take before the next one is tried beside it, in ms: longer than any wait that is worth one. */
export const PATIENCE_MS = 8_000;

/**
 * The first build that loads. One that fails makes room for the next; one that takes too long is joined by the
 * next, and whichever is there first wins: on a slow line nothing is given up.
 * @param onFailure hears of every build that was passed over
 * @throws an AggregateError when no build can be loaded
 */
export function loadFirst(
  builds: readonly Loadable[],
  load: (loadable: Loadable) => Promise<AreaBuild>,
  onFailure: (failure: BuildFailure) => void,
): Promise<AreaBuild> {
  return new Promise((resolve, reject) => {
    const causes: unknown[] = [];
    const open = new Set<Loadable>();
    let next = 0;
    let done = false;

    const tryNext = (): void => {
      const loadable = builds[next];
      next += 1;
      if (!loadable) {
        if (open.size === 0 && !done) reject(new AggregateError(causes, causes.map(String).join('; ')));
        return;
      }
      open.add(loadable);
      const timer = setTimeout(() => {
        if (!done) tryNext();
      }, PATIENCE_MS);
      load(loadable).then(
        (build) => {
          clearTimeout(timer);
          open.delete(loadable);
          if (done) return;
          done = true;
          // Those that came before and are still on their way were too slow.
          for (const slow of open)
            if (builds.indexOf(slow) < builds.indexOf(loadable))
              onFailure({ loadable: slow, kind: 'timeout', cause: undefined });
          resolve(build);
        },
        (cause: unknown) => {
          clearTimeout(timer);
          open.delete(loadable);
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

/** Loads one build. @throws whatever kept it from loading */
export async function loadBuild(area: AreaName, loadable: Loadable, loadExposed: LoadExposed): Promise<AreaBuild> {
  // At once a second time: a preload that failed answers the first request for its file once more, even
  // when the file has come back since.
  const exposed = await loadExposed(loadable).catch((cause: unknown) => {
    if (isOwnFault(cause)) throw cause;
    return loadExposed(loadable);
  });
  return { ...readRemote(exposed), area, build: loadable.build };
}

/** Whether the build's own code threw: once more would be no better. */
const isOwnFault = (cause: unknown): boolean =>
  cause instanceof Error &&
  !isFileMissing(cause) &&
  (!cause.message.includes('RUNTIME-008') || cause.message.includes('ScriptExecutionError'));

/** Whether a file of a build did not come, also one that it asks for later. */
export const isFileMissing = (cause: unknown): boolean => cause instanceof Error && cause.name === 'ChunkLoadError';

/** Accepts what an area exposes, or says what is wrong with it. */
function readRemote(exposed: unknown): RemoteModule {
  const { remote } = (exposed ?? {}) as { remote?: RemoteModule };
  if (!remote || !Array.isArray(remote.routes) || typeof remote.slots !== 'object') {
    throw new Error('The exposed module has no `remote` made by defineRemote');
  }
  return remote;
}
