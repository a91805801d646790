/**
 * The area loader: turns an area's name into the module of the build that this tab shows. It owns the
 * release table in this tab and the federation runtime, which it loads only when the first area is asked
 * for; it refuses any file that the table does not list.
 */
import type { Preview, ReleaseTable } from '@cred/contract';
import { areas, type AreaName } from '@cred/platform';
import { pageConfig } from '../page-config';
import { tellPreviews } from '../previews/previews';
import type { Part } from './area-entry';
import { AreaStore } from './area-store';
import { isBusy } from './busy';
import type { Member } from './candidates';
import type { AreaBuild } from './load-build';
import { tellFailure, tellLoad, tellShown } from './tell';

export { isAreaLoadError } from './area-load-error';
export type { Part } from './area-entry';
export { unsavedWorkOf } from './busy';
export type { AreaBuild } from './load-build';

/** How soon is asked again for the code that follows the table, if it did not come, in ms. */
const START_AGAIN_MS = 5_000;

let made: AreaStore | undefined;

const store = (): AreaStore =>
  (made ??= new AreaStore({
    table: pageConfig().releases,
    loader: async () => {
      await tellPreviews();
      return (await import(/* webpackChunkName: "federation" */ './runtime')).loadExposed;
    },
    isBusy,
    onLoad: tellLoad,
    onFailure: tellFailure,
  }));

/** Loads that came to nothing. */
const lost = new WeakSet<Promise<AreaBuild>>();

/** The build of an area to show; rejects with an AreaLoadError when none can be loaded. */
export function loadArea(area: AreaName): Promise<AreaBuild> {
  const promise = store().load(area);
  promise.catch(() => lost.add(promise));
  return promise;
}

/** Somebody comes to the area's page: what could not be had earlier, in the background perhaps, is asked for anew. */
export function visitArea(area: AreaName): void {
  if (lost.has(loadArea(area))) forgetArea(area);
}

/** The same, if it is there already, so that a route change needs no pending state. */
export const loadedArea = (area: AreaName): AreaBuild | undefined => store().loaded(area);

/** Forgets an area with all that failed of it, so that the next `loadArea` tries anew. */
export const forgetArea = (area: AreaName): void => store().forget(area);

/** Loads every other area in the background. Failures wait until somebody needs the area. */
export function prefetchAreas(except: AreaName | null): void {
  for (const area of Object.keys(areas) as AreaName[]) {
    if (area !== except) loadArea(area).catch(() => undefined);
  }
}

/** Says who is signed in: trials are for some members. The same member again changes nothing. */
export const chooseBuildsFor = (member: Member): void => store().setMember(member);

/** The builds that this tab shows, or would show; one that waits for its moment is none of them. */
const shownBuilds = (): AreaBuild[] => (Object.keys(areas) as AreaName[]).flatMap((area) => loadedArea(area) ?? []);

/** Not before whoever looks at this tab is told of its previews. */
async function takeTable(table: ReleaseTable, previews: readonly Preview[]): Promise<void> {
  await tellPreviews(previews);
  store().setTable(table);
}

/** Follows the release table until the returned function is called. */
export function followTable(): () => void {
  let stop: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  // Nobody waits for it: the table of the page itself is new.
  const start = (): void => {
    import(/* webpackChunkName: "releases" */ './watch-table').then(
      ({ watchTable }) => {
        if (!stopped) stop = watchTable(pageConfig().releases, takeTable, shownBuilds);
      },
      // Without it this tab would keep what is rolled back.
      () => {
        if (!stopped) timer = setTimeout(start, START_AGAIN_MS);
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

/** Hears when another build of any area is to be shown, or one begins to wait. */
export const subscribeToAreas = (listener: () => void): (() => void) => store().subscribe(listener);
/** Changes whenever the area is to be rendered from another build, or anew. */
export const turnOf = (area: AreaName): number => store().turnOf(area);
/** The id of a build that waits for a good moment to take over, or null. */
export const waitingBuildOf = (area: AreaName): string | null => store().waitingOf(area);
/** Lets that build take over now. */
export const showWaiting = (area: AreaName): void => store().showWaiting(area);
/** The area stands on the page until the returned function is called. */
export const putAreaOnPage = (area: AreaName): (() => void) => store().use(area);
/** That part of a build was on the page: what it throws from here on is no failed start. */
export function commitPart(build: AreaBuild, part: Part): void {
  store().commit(build, part);
  if (part === 'page') tellShown(build);
}
/** Makes room for another build after a part threw; whether there is something to render at once. */
export const recoverArea = (area: AreaName, part: Part, cause: unknown): boolean => store().recover(area, part, cause);
