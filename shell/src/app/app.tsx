import { AppToasts, GlobalStyle } from '@cred/ui';
import { BrowserRouter, QueryClientProvider, useLocation, type QueryClient } from '@cred/vendor';
import { lazy, Suspense, type ReactNode } from 'react';
import { ThemeProvider } from '../theme/theme-provider';
import { FullPageSpinner } from './full-page';
import { RetryBoundary } from './retry-boundary';

// Two lanes, each a chunk of its own: who signs in loads nothing of what comes after.
const AuthLane = lazy(async () => ({ default: (await import(/* webpackChunkName: "auth" */ '../auth/auth-lane')).AuthLane }));
const AppLane = lazy(async () => ({ default: (await import(/* webpackChunkName: "app" */ './app-lane')).AppLane }));

export function App({ queryClient, nonce }: { readonly queryClient: QueryClient; readonly nonce?: string | undefined }): ReactNode {
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        <GlobalStyle />
        <BrowserRouter>
          <Lanes />
        </BrowserRouter>
        <AppToasts {...(nonce ? { nonce } : {})} />
      </ThemeProvider>
    </QueryClientProvider>
  );
}

function Lanes(): ReactNode {
  const { pathname } = useLocation();
  const auth = /^\/auth(\/|$)/u.test(pathname);
  return (
    <RetryBoundary title="This page could not be loaded" onRetry={() => window.location.reload()}>
      <Suspense key={auth ? 'auth' : 'app'} fallback={<FullPageSpinner />}>
        {auth ? <AuthLane /> : <AppLane />}
      </Suspense>
    </RetryBoundary>
  );
}
