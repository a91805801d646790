/**
 * The area loader: returns the build of an area that this tab shows. It owns this tab's release table and the
 * federation runtime, which it loads with the first area; it rejects files that are not in the table.
 */
import type { Preview, ReleaseTable } from '@cred/contract';
import { areas, type AreaName } from '@cred/platform';
import { pageConfig } from '../lib/page-config';
import { showPreviews } from '../previews/previews';
import type { Part } from './area-entry';
import { AreaStore } from './area-store';
import { isBusy } from './busy';
import type { Member } from './candidates';
import type { AreaBuild } from './load-build';
import { reportFailure, reportLoad, reportShown } from './report-builds';

export { isAreaLoadError } from './area-load-error';
export type { Part } from './area-entry';
export { unsavedWorkOf } from './busy';
export type { AreaBuild } from './load-build';

/** Delay before a failed load of the code that follows the table is retried, in ms. */
const RETRY_MS = 5_000;

let areaStore: AreaStore | undefined;

const getStore = (): AreaStore =>
  (areaStore ??= new AreaStore({
    table: pageConfig().releases,
    loader: async () => {
      await showPreviews();
      return (await import(/* webpackChunkName: "federation" */ './runtime')).loadExposed;
    },
    isBusy,
    onLoad: reportLoad,
    onFailure: reportFailure,
  }));

/** Loads that failed. */
const failedLoads = new WeakSet<Promise<AreaBuild>>();

/** Loads the build of an area to show; rejects with an AreaLoadError when no build can be loaded. */
export function loadArea(area: AreaName): Promise<AreaBuild> {
  const promise = getStore().load(area);
  promise.catch(() => failedLoads.add(promise));
  return promise;
}

/** Called when the member visits the area's page: repeats a load that failed earlier, for example in the background. */
export function retryFailedLoad(area: AreaName): void {
  if (failedLoads.has(loadArea(area))) forgetArea(area);
}

/** The build of an area if it is loaded already, so that a route change needs no pending state. */
export const loadedArea = (area: AreaName): AreaBuild | undefined => getStore().loaded(area);

/** Clears the loaded and failed builds of an area, so that the next `loadArea` starts again. */
export const forgetArea = (area: AreaName): void => getStore().forget(area);

/** Loads every other area in the background. Failures are handled when the area is needed. */
export function prefetchAreas(except: AreaName | null): void {
  for (const area of Object.keys(areas) as AreaName[]) {
    if (area !== except) loadArea(area).catch(() => undefined);
  }
}

/** Sets the signed-in member: trials apply to some members only. The same member again changes nothing. */
export const chooseBuildsFor = (member: Member): void => getStore().setMember(member);

/** The builds that this tab shows or would show, without the waiting ones. */
const shownBuilds = (): AreaBuild[] => (Object.keys(areas) as AreaName[]).flatMap((area) => loadedArea(area) ?? []);

/** Applied after the preview bar is shown, so that a preview is never mistaken for the live build. */
async function applyTable(table: ReleaseTable, previews: readonly Preview[]): Promise<void> {
  await showPreviews(previews);
  getStore().setTable(table);
}

/** Follows the release table until the returned function is called. */
export function followTable(): () => void {
  let stop: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  // Not awaited: the page's own table is fresh.
  const start = (): void => {
    import(/* webpackChunkName: "releases" */ './watch-table').then(
      ({ watchTable }) => {
        if (!stopped) stop = watchTable(pageConfig().releases, applyTable, shownBuilds);
      },
      // Without this code the tab would keep a rolled back build.
      () => {
        if (!stopped) timer = setTimeout(start, RETRY_MS);
      },
    );
  };
  start();
  return () => {
    stopped = true;
    clearTimeout(timer);
    stop?.();
  };
}

/** Calls `listener` when another build of any area must be shown, or one starts to wait. */
export const subscribeToAreas = (listener: () => void): (() => void) => getStore().subscribe(listener);
/** Changes whenever the area must be rendered from another build, or again. */
export const versionOf = (area: AreaName): number => getStore().versionOf(area);
/** The id of the build that waits until the member is not busy, or null. */
export const waitingBuildOf = (area: AreaName): string | null => getStore().waitingOf(area);
/** Shows the waiting build now. */
export const showWaiting = (area: AreaName): void => getStore().showWaiting(area);
/** Marks a part of the area as mounted until the returned function is called. */
export const mountArea = (area: AreaName): (() => void) => getStore().mount(area);
/** Records that the part was rendered: a later error is not one of its first render. */
export function commitPart(build: AreaBuild, part: Part): void {
  getStore().commit(build, part);
  if (part === 'page') reportShown(build);
}
/** Chooses another build after a part threw. @returns whether there is one to render at once */
export const recoverArea = (area: AreaName, part: Part, cause: unknown): boolean =>
  getStore().recover(area, part, cause);
