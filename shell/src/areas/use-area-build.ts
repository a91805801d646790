import type { AreaName } from '@cred/platform';
import { useEffect, useSyncExternalStore } from 'react';
import {
  loadArea,
  loadedArea,
  putAreaOnPage,
  subscribeToAreas,
  turnOf,
  waitingBuildOf,
  type AreaBuild,
} from '../federation';

/** How an area's load ended, by its promise; absent while it goes on. */
const ends = new WeakMap<Promise<AreaBuild>, { readonly build: AreaBuild } | { readonly failure: unknown }>();
const watched = new WeakSet<Promise<AreaBuild>>();

/** The build of an area to render; suspends while it loads, and throws what its load failed with. */
export function useAreaBuild(area: AreaName): AreaBuild {
  useAreaTurn(area);
  useEffect(() => putAreaOnPage(area), [area]);
  return loadedArea(area) ?? read(loadArea(area));
}

/** Not React's `use`: that counts as a hook, and a build that is there already must not have to wait for it. */
function read(promise: Promise<AreaBuild>): AreaBuild {
  const end = ends.get(promise);
  if (end && 'build' in end) return end.build;
  if (end) throw end.failure;
  if (!watched.has(promise)) {
    watched.add(promise);
    promise.then(
      (build) => ends.set(promise, { build }),
      (failure: unknown) => ends.set(promise, { failure }),
    );
  }
  // Caught by the nearest `Suspense`, which renders again when it has settled.
  throw promise;
}

/** Changes whenever the area is to be rendered from another build, or anew. */
export const useAreaTurn = (area: AreaName): number => useSyncExternalStore(subscribeToAreas, () => turnOf(area));

/** The id of a build that waits for a good moment to take over, or null. */
export const useWaitingBuild = (area: AreaName): string | null =>
  useSyncExternalStore(subscribeToAreas, () => waitingBuildOf(area));
