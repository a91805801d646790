import { areaOf, paths, type AreaName } from '@cred/platform';
import { LoadingPlaceholder, NotFound, VisuallyHidden } from '@cred/ui';
import { useLocation, useRoutes } from '@cred/vendor';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { RetryBoundary } from '../app/retry-boundary';
import { whenIdle } from '../app/use-idle';
import { followTable, prefetchAreas, type AreaBuild } from '../federation';
import { AreaBoundary } from './area-boundary';
import { AreaPart } from './area-part';
import { areaTitles } from './area-titles';
import { useAreaBuild, useWaitingBuild } from './use-area-build';
import { KeptPlace } from './kept-place';

const notFound = <NotFound home={paths.home()} homeLabel="Back to Home" />;

/** The page at the current address: its area is loaded when first needed, the others when the browser is idle. */
export function AreaOutlet(): ReactNode {
  const { pathname } = useLocation();
  const area = areaOf(pathname);

  useEffect(() => whenIdle(() => prefetchAreas(area)), [area]);
  useEffect(() => followTable(), []);

  if (!area) return notFound;
  return (
    <>
      {/* By area: a new one shows its placeholder at once instead of keeping the old page. */}
      <AreaBoundary key={area} area={area} part="page" resetKey={pathname}>
        <Suspense fallback={<Waiting area={area} />}>
          <AreaPage area={area} />
        </Suspense>
      </AreaBoundary>
      <Offer area={area} />
    </>
  );
}

const NewVersion = lazy(async () => ({
  default: (await import(/* webpackChunkName: "releases" */ './new-version')).NewVersion,
}));

/** Without the offer the page still works, and the build that waits takes over later. */
function Offer({ area }: { readonly area: AreaName }): ReactNode {
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

const Waiting = ({ area }: { readonly area: AreaName }): ReactNode => (
  <>
    <VisuallyHidden as="h1">{areaTitles[area]}</VisuallyHidden>
    <LoadingPlaceholder />
  </>
);

function AreaPage({ area }: { readonly area: AreaName }): ReactNode {
  const build = useAreaBuild(area);
  return (
    <AreaPart build={build} part="page">
      <KeptPlace build={build.build} />
      {/* By build: another one brings other components, and starts afresh with them. */}
      <AreaRoutes key={build.build} build={build} />
    </AreaPart>
  );
}

const AreaRoutes = ({ build }: { readonly build: AreaBuild }): ReactNode =>
  useRoutes([...build.routes, { path: '*', element: notFound }]);
