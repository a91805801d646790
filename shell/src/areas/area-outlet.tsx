import { areaOf, paths, useMe, type AreaName } from '@cred/platform';
import { LoadingPlaceholder, NotFound, VisuallyHidden } from '@cred/ui';
import { keyframes, styled, useLocation, useNavigationType, useRoutes } from '@cred/vendor';
import { lazy, Suspense, useDeferredValue, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { RetryBoundary } from '../components/retry-boundary';
import { followTable, type AreaBuild } from '../federation';
import { AreaBoundary } from './area-boundary';
import { AreaPart } from './area-part';
import { PartSuspense } from './part-suspense';
import { loadAreasAhead } from './load-areas-ahead';
import { areaTitles } from '../lib/area-titles';
import { useAreaBuild, useWaitingBuild } from './use-area-build';
import { KeepScrollAndFocus } from './keep-scroll-and-focus';

const notFound = <NotFound home={paths.home()} homeLabel="Back to Home" />;

/**
 * The page at the current address. Its area is loaded on demand; the others are loaded ahead.
 */
export function AreaOutlet(): ReactNode {
  const { pathname } = useLocation();
  const area = areaOf(pathname);
  // The page of another area follows in a second render, which input can interrupt, so that a slow processor paints the
  // marked entry, title and heading first (FED-25). Back shows what was there, at its place, in one.
  const rendered = useDeferredValue(area);
  const isBack = useNavigationType() === 'POP';

  const me = useMe();
  useEffect(() => loadAreasAhead(area, me), [area, me]);
  useEffect(() => followTable(), []);

  if (!area) return notFound;
  return (
    <>
      {/* Keyed by area: when the area changes, its placeholder replaces the old page at once. */}
      <AreaBoundary key={area} area={area} part="page" resetKey={pathname}>
        <PartSuspense area={area} fallback={<AreaPlaceholder area={area} />}>
          {rendered === area || isBack ? <AreaPage area={area} /> : <AreaPlaceholder area={area} />}
        </PartSuspense>
      </AreaBoundary>
      <NewVersionOffer area={area} />
    </>
  );
}

const NewVersion = lazy(async () => ({
  default: (await import(/* webpackChunkName: "releases" */ './new-version')).NewVersion,
}));

/** If the notice cannot be loaded, the page still works and the waiting build is shown later. */
function NewVersionOffer({ area }: { readonly area: AreaName }): ReactNode {
  const waiting = useWaitingBuild(area);
  return (
    <div aria-live="polite">
      {waiting !== null && (
        <RetryBoundary title="" onRetry={() => undefined} fallback={null}>
          <Suspense>
            <NewVersion key={waiting} area={area} />
          </Suspense>
        </RetryBoundary>
      )}
    </div>
  );
}

const hidden = keyframes`from { visibility: hidden; }`;

/** Does not flash where the page follows at once. */
const Late = styled.div`
  animation: ${hidden} 50ms step-end;
`;

const AreaPlaceholder = ({ area }: { readonly area: AreaName }): ReactNode => (
  <>
    <VisuallyHidden as="h1">{areaTitles[area]}</VisuallyHidden>
    <Late>
      <LoadingPlaceholder />
    </Late>
  </>
);

/**
 * Moves the focus from the content to the page's heading, if it takes it: the page follows its frame. A layout effect runs
 * again when a page of the same area is shown whose code had to be loaded.
 */
function FocusHeading(): ReactNode {
  useLayoutEffect(() => {
    const main = document.getElementById('content');
    if (main && document.activeElement === main)
      main.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
  }, []);
  return null;
}

function AreaPage({ area }: { readonly area: AreaName }): ReactNode {
  const build = useAreaBuild(area);
  return (
    <AreaPart build={build} part="page">
      <FocusHeading />
      <KeepScrollAndFocus build={build.build} />
      {/* Keyed by build, so that another build starts with new state. */}
      <AreaRoutes key={build.build} build={build} />
    </AreaPart>
  );
}

const AreaRoutes = ({ build }: { readonly build: AreaBuild }): ReactNode =>
  useRoutes([...build.routes, { path: '*', element: notFound }]);
