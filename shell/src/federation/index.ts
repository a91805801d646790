/**
 * The area loader: returns the build of an area that this tab shows. It keeps this tab's release table and the
 * code that loads containers, with the shared packages, which it loads with the first area; it rejects files that are not
 * in the table.
 */
import type { Preview, ReleaseTable, TrialMember } from '@cred/contract';
import { areas, type AreaName } from '@cred/platform';
import { whenIdle } from '../lib/idle';
import { pageConfig } from '../lib/page-config';
import { showPreviews } from '../previews/previews';
import type { Part } from './area-entry';
import { AreaStore, type StoreOptions } from './area-store';
import { isBusy } from './busy';
import type { AreaBuild } from './load-build';
import { reportFailure, reportLoad, reportShown, reportThrown } from './report-builds';

export { isAreaLoadError } from './area-load-error';
export type { Part } from './area-entry';
export { unsavedWorkOf } from './busy';
export { canBeConnection, type AreaBuild } from './load-build';

/** Delay before a failed load of the code that polls the release table is retried, in ms. */
const RETRY_MS = 5_000;

let areaStore: AreaStore | undefined;

/** Sets the loader of areas where there is no browser, and in tests. */
export function provideAreas(options: StoreOptions): void {
  areaStore = new AreaStore(options);
}

/** The loader of areas of a browser's page. */
export const browserAreas = (): StoreOptions => ({
  table: pageConfig().releases,
  loader: async () => {
    await showPreviews();
    return (await import(/* webpackChunkName: "app" */ './runtime')).loadExposed;
  },
  isBusy,
  onLoad: reportLoad,
  onFailure: reportFailure,
});

/** Reports errors of an area's code in events, timers and promises that nothing awaits (FED-28). */
function watchErrors(): void {
  addEventListener('error', ({ error }: ErrorEvent) => reportThrown('event', error, shownBuilds()));
  addEventListener('unhandledrejection', ({ reason }) => reportThrown('promise', reason, shownBuilds()));
}

/** Called before the first area is loaded: no code of an area runs earlier. */
function startStore(): AreaStore {
  watchErrors();
  return new AreaStore(browserAreas());
}

const getStore = (): AreaStore => (areaStore ??= startStore());

/** The promises of loads that failed. */
const failedLoads = new WeakSet<Promise<AreaBuild>>();

/** Loads the build of an area to show; rejects with an AreaLoadError when no build can be loaded. */
export function loadArea(area: AreaName): Promise<AreaBuild> {
  const promise = getStore().load(area);
  promise.catch(() => failedLoads.add(promise));
  return promise;
}

/**
 * Called when the member visits the area's page: loads the area again if an earlier load, for example in the
 * background, failed.
 */
export function retryFailedLoad(area: AreaName): void {
  if (failedLoads.has(loadArea(area))) forgetArea(area);
}

/** The build of an area if it is loaded already, so that a route change needs no pending state. */
export const loadedArea = (area: AreaName): AreaBuild | undefined => getStore().loaded(area);

/** Clears the loaded and failed builds of an area, so that the next `loadArea` starts with the first candidate. */
export const forgetArea = (area: AreaName): void => getStore().forget(area);

/** Loads every area except one in the background. A failure is handled when the area is shown. */
export function prefetchAreas(except: AreaName | null): void {
  for (const area of Object.keys(areas) as AreaName[]) {
    if (area !== except) loadArea(area).catch(() => undefined);
  }
}

/** Sets the signed-in member, because trials apply to some members only. Does nothing when the member is the same. */
export const chooseBuildsFor = (member: TrialMember): void => getStore().setMember(member);

/** The shown builds of all loaded areas, without the waiting ones. */
const shownBuilds = (): AreaBuild[] => (Object.keys(areas) as AreaName[]).flatMap((area) => loadedArea(area) ?? []);

/** Applies a release table after the preview bar is shown, so that a preview is never mistaken for the live build. */
async function applyTable(table: ReleaseTable, previews: readonly Preview[]): Promise<void> {
  await showPreviews(previews);
  getStore().setTable(table);
}

/**
 * Polls the release table until the returned function is called. The code for it is loaded when the browser is idle,
 * because the table in the page is up to date.
 */
export function followTable(): () => void {
  const startedAt = performance.now();
  let stop: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const start = (): void => {
    import(/* webpackChunkName: "releases" */ './watch-table').then(
      ({ watchTable }) => {
        if (!stopped) stop = watchTable(pageConfig().releases, applyTable, shownBuilds, performance.now() - startedAt);
      },
      // Retried: without this code the tab would keep a build that was rolled back.
      () => {
        if (!stopped) timer = setTimeout(start, RETRY_MS);
      },
    );
  };
  const cancelIdle = whenIdle(start);
  return () => {
    stopped = true;
    cancelIdle();
    clearTimeout(timer);
    stop?.();
  };
}

/** Calls `listener` when the shown or the waiting build of any area changes. */
export const subscribeToAreas = (listener: () => void): (() => void) => getStore().subscribe(listener);
/** Changes when another build of the area must be rendered, or the same build again. */
export const versionOf = (area: AreaName): number => getStore().versionOf(area);
/** The id of the build that waits until the member is not busy, or null. */
export const waitingBuildOf = (area: AreaName): string | null => getStore().waitingOf(area);
/** Shows the waiting build at once. */
export const showWaiting = (area: AreaName): void => getStore().showWaiting(area);
/** Marks a part of the area as mounted until the returned function is called. */
export const mountArea = (area: AreaName): (() => void) => getStore().mount(area);
/** Records that the part was rendered, so that an error that it throws later does not count as one of its first render. */
export function commitPart(build: AreaBuild, part: Part): void {
  getStore().commit(build, part);
  if (part !== 'page') return;
  resolvePageShown();
  reportShown(build);
}

let resolvePageShown: () => void;
/** Resolves when the browser has rendered, or hydrated, the first page of an area. */
export const pageShown = new Promise<void>((resolve) => {
  resolvePageShown = resolve;
});
/** Chooses another build after a part threw an error. @returns whether there is another build to render at once */
export const recoverArea = (area: AreaName, part: Part, cause: unknown): boolean =>
  getStore().recover(area, part, cause);
