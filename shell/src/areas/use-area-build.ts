import type { AreaName } from '@cred/platform';
import { use, useEffect, useSyncExternalStore } from 'react';
import { loadArea, loadedArea, putAreaOnPage, subscribeToAreas, turnOf, waitingBuildOf, type AreaBuild } from '../federation';

/** The build of an area to render; suspends while it loads. The caller's last hook: React loses count of those behind a `use` that is skipped. */
export function useAreaBuild(area: AreaName): AreaBuild {
  useAreaTurn(area);
  useEffect(() => putAreaOnPage(area), [area]);
  const promise = loadArea(area);
  const there = loadedArea(area);
  // Read without suspending. React asks for `use` of the same promise in every render once one has waited in it.
  return use(there ? Object.assign(promise, { status: 'fulfilled', value: there }) : promise);
}

/** Changes whenever the area is to be rendered from another build, or anew. */
export const useAreaTurn = (area: AreaName): number => useSyncExternalStore(subscribeToAreas, () => turnOf(area));

/** The id of a build that waits for a good moment to take over, or null. */
export const useWaitingBuild = (area: AreaName): string | null => useSyncExternalStore(subscribeToAreas, () => waitingBuildOf(area));
