import { areaOf, paths, type AreaName } from '@cred/platform';
import { LoadingPlaceholder, NotFound, VisuallyHidden } from '@cred/ui';
import { useLocation, useRoutes } from '@cred/vendor';
import { Suspense, use, useEffect, type ReactNode } from 'react';
import { RetryBoundary } from '../app/retry-boundary';
import { whenIdle } from '../app/use-idle';
import { forgetArea, loadArea, loadedArea, prefetchAreas } from '../federation';
import { areaTitles } from './area-titles';

const notFound = <NotFound home={paths.home()} homeLabel="Back to Home" />;

/** The page at the current address: its area is loaded when first needed, the others when the browser is idle. */
export function AreaOutlet(): ReactNode {
  const { pathname } = useLocation();
  const area = areaOf(pathname);

  useEffect(() => whenIdle(() => prefetchAreas(area)), [area]);

  if (!area) return notFound;
  return (
    // By area: a new one shows its placeholder at once instead of keeping the old page.
    <RetryBoundary key={area} heading={areaTitles[area]} title={`${areaTitles[area]} could not be shown`} resetKey={pathname} onRetry={() => forgetArea(area)}>
      <Suspense fallback={<Waiting area={area} />}>
        <AreaRoutes area={area} />
      </Suspense>
    </RetryBoundary>
  );
}

const Waiting = ({ area }: { readonly area: AreaName }): ReactNode => (
  <>
    <VisuallyHidden as="h1">{areaTitles[area]}</VisuallyHidden>
    <LoadingPlaceholder />
  </>
);

function AreaRoutes({ area }: { readonly area: AreaName }): ReactNode {
  const { routes } = loadedArea(area) ?? use(loadArea(area));
  return useRoutes([...routes, { path: '*', element: notFound }]);
}
