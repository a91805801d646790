import {
  LiveContext,
  SessionContext,
  SlotHostContext,
  ThemeContext,
  type Session,
  type SlotComponents,
  type SlotHost,
  type SlotName,
  type Theme,
} from '@cred/platform';
import type { Me } from '@cred/contract';
import { AppToasts } from '@cred/ui/toasts';
import {
  QueryClient,
  QueryClientProvider,
  Route,
  Routes,
  useLocation,
  useRoutes,
  type RouteObject,
} from '@cred/vendor';
import { MemoryRouter } from '@cred/vendor/server';
import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { useState, type ComponentType, type ReactNode } from 'react';
import { makeMe } from './builders';
import { makeLiveSource, type EmitLive } from './live-source';

export interface ShellOptions {
  /** The URL to start at; '/' by default. */
  readonly route?: string;
  /** The route pattern of `ui`, if it reads parameters from the URL. */
  readonly path?: string;
  readonly me?: Me;
  readonly session?: Partial<Session>;
  readonly theme?: Theme;
  /** Components for slots; other slots render empty elements with the test id `slot-{name}`. */
  readonly slots?: Partial<SlotComponents>;
  readonly queryClient?: QueryClient;
}

export interface ShellResult extends RenderResult {
  readonly user: UserEvent;
  readonly queryClient: QueryClient;
  readonly session: Session;
  /** Delivers an event of the event stream. */
  readonly emitLive: EmitLive;
  /** The current path and query of the page. */
  readonly location: () => string;
}

/** The shell's query client without retries, so that a failure shows at once. */
export const makeQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity, refetchOnWindowFocus: false } } });

/** Renders inside everything that the shell provides: router, query client, session, theme, slots, toasts. */
export function renderInShell(ui: ReactNode, options: ShellOptions = {}): ShellResult {
  const { route = '/', path, theme = 'dark', slots = {}, queryClient = makeQueryClient() } = options;
  const session: Session = {
    me: options.me ?? makeMe(),
    refresh: jest.fn(async () => undefined),
    logOut: jest.fn(async () => undefined),
    confirmIdentity: jest.fn(async () => true),
    ...options.session,
  };
  const live = makeLiveSource();
  let shown = route;
  const Probe = (): null => {
    const { pathname, search } = useLocation();
    shown = pathname + search;
    return null;
  };
  const page =
    path === undefined ? (
      ui
    ) : (
      <Routes>
        <Route path={path} element={ui} />
        <Route path="*" element={null} />
      </Routes>
    );
  const result = render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[route]}>
        <ThemeHolder initial={theme}>
          <SessionContext value={session}>
            <LiveContext value={live.source}>
              <SlotHostContext value={makeSlotHost(slots)}>
                {page}
                <Probe />
                <AppToasts />
              </SlotHostContext>
            </LiveContext>
          </SessionContext>
        </ThemeHolder>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...result, user: userEvent.setup(), queryClient, session, emitLive: live.emit, location: () => shown };
}

/** Like `renderInShell`, for an area's routes. */
export function renderRoutes(routes: readonly RouteObject[], options: Omit<ShellOptions, 'path'> = {}): ShellResult {
  const Area = (): ReactNode => useRoutes([...routes, { path: '*', element: null }]);
  return renderInShell(<Area />, options);
}

function ThemeHolder({ initial, children }: { readonly initial: Theme; readonly children: ReactNode }): ReactNode {
  const [theme, setTheme] = useState(initial);
  const toggleTheme = (): void => setTheme(theme === 'dark' ? 'light' : 'dark');
  return <ThemeContext value={{ theme, setTheme, toggleTheme }}>{children}</ThemeContext>;
}

const makeSlotHost = (slots: Partial<SlotComponents>): SlotHost => ({
  render: <N extends SlotName>(name: N, props: object) => {
    const Part = slots[name] as ComponentType<object> | undefined;
    return Part ? <Part {...props} /> : <div data-testid={`slot-${name}`} data-props={JSON.stringify(props)} />;
  },
});
