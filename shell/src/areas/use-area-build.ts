import type { AreaName } from '@cred/platform';
import { useEffect, useSyncExternalStore } from 'react';
import {
  loadArea,
  loadedArea,
  mountArea,
  subscribeToAreas,
  versionOf,
  waitingBuildOf,
  type AreaBuild,
} from '../federation';

/** The result of each load; absent while it is pending. */
const results = new WeakMap<Promise<AreaBuild>, { readonly build: AreaBuild } | { readonly failure: unknown }>();
const observed = new WeakSet<Promise<AreaBuild>>();

/** The build of an area to render. Suspends while it loads; throws the error of a failed load. */
export function useAreaBuild(area: AreaName): AreaBuild {
  useAreaVersion(area);
  useEffect(() => mountArea(area), [area]);
  return loadedArea(area) ?? read(loadArea(area));
}

/** Replaces React's `use`, which suspends even for a promise that is already resolved. */
function read(promise: Promise<AreaBuild>): AreaBuild {
  const result = results.get(promise);
  if (result && 'build' in result) return result.build;
  if (result) throw result.failure;
  if (!observed.has(promise)) {
    observed.add(promise);
    promise.then(
      (build) => results.set(promise, { build }),
      (failure: unknown) => results.set(promise, { failure }),
    );
  }
  // Caught by the nearest `Suspense`, which renders again after the promise settles.
  throw promise;
}

/** Changes whenever the area must be rendered from another build, or again. */
export function useAreaVersion(area: AreaName): number {
  const getVersion = () => versionOf(area);
  return useSyncExternalStore(subscribeToAreas, getVersion, getVersion);
}

/** The id of the loaded build that is not shown yet because the member is busy, or null. */
export const useWaitingBuild = (area: AreaName): string | null =>
  useSyncExternalStore(
    subscribeToAreas,
    () => waitingBuildOf(area),
    () => null,
  );
