import { GlobalStyle } from '@cred/ui';
import { BrowserRouter, useLocation } from '@cred/vendor';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { ThemeProvider } from '../theme/theme-provider';
import { FullPageSpinner } from './full-page';
import { RetryBoundary } from './retry-boundary';

// Two lanes, each a chunk of its own: who signs in loads nothing of what comes after.
const AuthLane = lazy(async () => ({ default: (await import(/* webpackChunkName: "auth" */ '../auth/auth-lane')).AuthLane }));
const AppLane = lazy(async () => ({ default: (await import(/* webpackChunkName: "app" */ './app-lane')).AppLane }));
const AppToasts = lazy(async () => ({ default: (await import(/* webpackChunkName: "toasts" */ './app-toasts')).AppToasts }));

export function App({ nonce }: { readonly nonce?: string | undefined }): ReactNode {
  return (
    <ThemeProvider>
      <GlobalStyle />
      <BrowserRouter>
        <Lanes nonce={nonce} />
      </BrowserRouter>
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
          <Suspense><AppToasts {...(nonce ? { nonce } : {})} /></Suspense>
        </RetryBoundary>
      )}
    </>
  );
}
