import { GlobalStyle } from '@cred/ui';
import { BrowserRouter, useLocation } from '@cred/vendor';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { ThemeProvider } from '../theme/theme-provider';
import { FullPageSpinner } from './full-page';
import { loadAppLane, loadAuthLane } from './lanes';
import { RetryBoundary } from './retry-boundary';

const AuthLane = lazy(async () => ({ default: (await loadAuthLane()).AuthLane }));
const AppLane = lazy(async () => ({ default: (await loadAppLane()).AppLane }));
const AppToasts = lazy(async () => ({
  default: (await import(/* webpackChunkName: "toasts" */ './app-toasts')).AppToasts,
}));

interface Props {
  readonly nonce?: string | undefined;
  /** Another one where there is no address bar: at build time. */
  readonly router?: ComponentType<{ readonly children: ReactNode }>;
}

export function App({ nonce, router: Router = BrowserRouter }: Props): ReactNode {
  return (
    <ThemeProvider>
      <GlobalStyle />
      <Router>
        <Lanes nonce={nonce} />
      </Router>
    </ThemeProvider>
  );
}

function Lanes({ nonce }: { readonly nonce: string | undefined }): ReactNode {
  const { pathname } = useLocation();
  const auth = /^\/auth(\/|$)/u.test(pathname);
  // Nothing is told on an auth page before somebody uses it; from then on messages outlive any navigation.
  const [touched, setTouched] = useState(false);
  if (!auth && !touched) setTouched(true);
  return (
    <>
      <RetryBoundary title="This page could not be loaded" onRetry={() => window.location.reload()}>
        <Suspense key={auth ? 'auth' : 'app'} fallback={<FullPageSpinner />}>
          {auth ? <AuthLane onTouch={() => setTouched(true)} /> : <AppLane />}
        </Suspense>
      </RetryBoundary>
      {touched && (
        // Without messages the page still works.
        <RetryBoundary title="" onRetry={() => undefined} fallback={null}>
          <Suspense>
            <AppToasts {...(nonce ? { nonce } : {})} />
          </Suspense>
        </RetryBoundary>
      )}
    </>
  );
}
