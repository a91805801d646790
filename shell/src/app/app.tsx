import { GlobalStyle } from '@cred/ui';
import { BrowserRouter, useLocation } from '@cred/vendor';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { ThemeProvider } from '../theme/theme-provider';
import { FullPageSpinner } from '../components/full-page';
import { loadAppEntry, loadAuthEntry, loadedEntries } from './entry-chunks';
import { RetryBoundary } from '../components/retry-boundary';

const LazyAuthEntry = lazy(async () => ({ default: (await loadAuthEntry()).AuthEntry }));
const LazyAppEntry = lazy(async () => ({ default: (await loadAppEntry()).AppEntry }));
const AppToasts = lazy(async () => ({
  default: (await import(/* webpackChunkName: "toasts" */ './app-toasts')).AppToasts,
}));

interface Props {
  readonly nonce?: string | undefined;
  /** At build time a memory router replaces the browser's router. */
  readonly router?: ComponentType<{ readonly children: ReactNode }>;
}

export function App({ nonce, router: Router = BrowserRouter }: Props): ReactNode {
  return (
    <ThemeProvider>
      <GlobalStyle />
      <Router>
        <EntryChunk nonce={nonce} />
      </Router>
    </ThemeProvider>
  );
}

function EntryChunk({ nonce }: { readonly nonce: string | undefined }): ReactNode {
  const { pathname } = useLocation();
  const auth = /^\/auth(\/|$)/u.test(pathname);
  // Those that are loaded when the page starts. Chosen once: another component would lose the state of the page.
  const [entries] = useState(loadedEntries);
  const { AuthEntry = LazyAuthEntry } = entries.auth ?? {};
  const { AppEntry = LazyAppEntry } = entries.app ?? {};
  // Before the first interaction an auth page renders no toasts; afterwards they stay mounted across navigations.
  const [interacted, setInteracted] = useState(false);
  if (!auth && !interacted) setInteracted(true);
  return (
    <>
      <RetryBoundary title="This page could not be loaded" onRetry={() => window.location.reload()}>
        <Suspense key={auth ? 'auth' : 'app'} fallback={<FullPageSpinner />}>
          {auth ? <AuthEntry onInteraction={() => setInteracted(true)} /> : <AppEntry />}
        </Suspense>
      </RetryBoundary>
      {interacted && (
        // The page works without toasts.
        <RetryBoundary title="" onRetry={() => undefined} fallback={null}>
          <Suspense>
            <AppToasts {...(nonce ? { nonce } : {})} />
          </Suspense>
        </RetryBoundary>
      )}
    </>
  );
}
