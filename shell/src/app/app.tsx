import { GlobalStyle, useToastsWanted } from '@cred/ui';
import { BrowserRouter, useLocation } from '@cred/vendor';
import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { ThemeProvider } from '../theme/theme-provider';
import { FullPageSpinner } from '../components/full-page';
import { whenIdle } from '../lib/idle';
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

/** Without transitions, which would show nothing of the next page before all of it is rendered (FED-25). */
const PageRouter = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <BrowserRouter useTransitions={false}>{children}</BrowserRouter>
);

export function App({ nonce, router: Router = PageRouter }: Props): ReactNode {
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
  const [interacted, setInteracted] = useState(false);
  return (
    <>
      <RetryBoundary title="This page could not be loaded" onRetry={() => window.location.reload()}>
        <Suspense key={auth ? 'auth' : 'app'} fallback={<FullPageSpinner />}>
          {auth ? <AuthEntry onInteraction={() => setInteracted(true)} /> : <AppEntry />}
        </Suspense>
      </RetryBoundary>
      <Toasts auth={auth} interacted={interacted} nonce={nonce} />
    </>
  );
}

interface ToastsProps {
  readonly auth: boolean;
  /** Whether the member has used an auth page. */
  readonly interacted: boolean;
  readonly nonce: string | undefined;
}

/**
 * The messages of the page. Their code is loaded before there is one, which may be that the connection is lost: on auth
 * pages at the first interaction, on others when the browser is idle. They stay mounted across navigations. The state is
 * here, because an update of the page above it, before all of it is hydrated, could replace its markup.
 */
function Toasts({ auth, interacted, nonce }: ToastsProps): ReactNode {
  const [idle, setIdle] = useState(false);
  const wanted = useToastsWanted();
  useEffect(() => (auth ? undefined : whenIdle(() => setIdle(true))), [auth]);
  if (!idle && !wanted && !interacted) return null;
  return (
    // The page works without toasts.
    <RetryBoundary title="" onRetry={() => undefined} fallback={null}>
      <Suspense>
        <AppToasts {...(nonce ? { nonce } : {})} />
      </Suspense>
    </RetryBoundary>
  );
}
