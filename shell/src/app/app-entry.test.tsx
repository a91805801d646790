import type { UserSummary } from '@cred/contract';
import { areas, useSession, type AreaName, type RemoteModule } from '@cred/platform';
import { Link, useQuery } from '@cred/vendor';
import {
  act,
  respond,
  dropConnection,
  expectConsoleError,
  fireEvent,
  hang,
  makeMe,
  makeUserSummary,
  respondWithError,
  screen,
  server,
  setMedia,
  waitFor,
  within,
} from '@cred/testing';
import { callApi } from '@cred/api-client';
import { useTitleCount } from '@cred/ui';
import * as federation from '../federation';
import type { AreaBuild } from '../federation';
import type * as fakes from '../testing/fake-federation';
import { renderApp, unauthenticated } from '../testing/render-app';

jest.mock('../federation', () => jest.requireActual<typeof fakes>('../testing/fake-federation').fakeFederation());
const { loadArea, loadedArea, forgetArea, prefetchAreas } = jest.mocked(federation);

const loadedBuilds = new Map<Promise<AreaBuild> | undefined, AreaBuild>();

/** An area in the form that the loader returns: first a promise, then the loaded module. */
const area = (routes: RemoteModule['routes'], slots: RemoteModule['slots'] = {}): Promise<AreaBuild> => {
  const promise = Promise.resolve<AreaBuild>({ area: 'feed', build: '00', contractVersion: '1.0.0', routes, slots });
  void promise.then((module) => loadedBuilds.set(promise, module));
  return promise;
};

const home = area([
  {
    path: '/',
    element: (
      <>
        <h1 tabIndex={-1}>Home page</h1>
        <Link to="/bookmark">Saved</Link>
      </>
    ),
  },
  { path: '/bookmark', element: <h1 tabIndex={-1}>Saved posts</h1> },
]);
const settings = area([{ path: '/settings', element: <h1 tabIndex={-1}>Settings page</h1> }]);
const notifications = area([{ path: '/notifications', element: <h1>Bells</h1> }], {
  'unread-count': () => <span>7 unread</span>,
});
const chat = area([], { 'unread-messages': () => null });
function SevenNotifications() {
  useTitleCount('notifications', 7);
  return <span>7 unread</span>;
}
function TwoMessages() {
  useTitleCount('messages', 2);
  return <span>2 messages</span>;
}
/** The areas with what is unread. */
const counting: Readonly<Partial<Record<AreaName, Promise<AreaBuild>>>> = {
  notifications: area([], { 'unread-count': SevenNotifications }),
  chat: area([], { 'unread-messages': TwoMessages }),
};
const profile = area([], {
  'follow-button': ({ username, onPress }) => <button onClick={onPress}>Follow {username}</button>,
});
const empty = Object.fromEntries(Object.keys(areas).map((name) => [name, area([])])) as Record<
  AreaName,
  Promise<AreaBuild>
>;
const workingAreas: Readonly<Record<AreaName, Promise<AreaBuild>>> = {
  ...empty,
  feed: home,
  settings,
  chat,
  notifications,
  profile,
};

const me = makeMe({ username: 'mara.lima', fullName: 'Mara Lima' });

/** One rejected promise per failing area, in the form that the loader returns. */
const failLoads = (names: readonly AreaName[]) => {
  const failures = new Map(names.map((name) => [name, Promise.reject<AreaBuild>(new Error(`${name} is down`))]));
  for (const failure of failures.values()) failure.catch(() => undefined);
  loadArea.mockImplementation((name) => failures.get(name) ?? workingAreas[name]);
};

beforeEach(() => {
  jest.clearAllMocks();
  loadArea.mockImplementation((name) => workingAreas[name]);
  loadedArea.mockImplementation((name) => loadedBuilds.get(loadArea.getMockImplementation()?.(name)));
  server.use(respond('getMe', me), respond('getSuggestions', []));
  setMedia('(min-width: 700px)', true);
  setMedia('(min-width: 1000px)', true);
});

describe('the guard', () => {
  it('shows a spinner while the session is loading', async () => {
    server.use(hang('getMe'));
    renderApp('/');
    expect(await screen.findByRole('status')).toHaveTextContent('Loading');
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('redirects visitors to the login page', async () => {
    server.use(respondWithError('getMe', unauthenticated));
    renderApp('/notifications');
    expect(await screen.findByRole('heading', { name: 'Sign in to Cred' })).toBeVisible();
    expect(window.location.pathname).toBe('/auth/login');
  });

  it('reports a missing connection and retries', async () => {
    server.use(dropConnection('getMe'));
    const { user } = renderApp('/');
    await screen.findByText('Cred cannot be reached');
    expect(window.location.pathname).toBe('/');
    server.use(respond('getMe', me));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Home page' })).toBeVisible();
  });

  it('redirects to the login page when any call returns 401', async () => {
    const Broken = () => {
      useQuery({ queryKey: ['chats'], queryFn: () => callApi('getChats', {}) });
      return null;
    };
    const routes = area([{ path: '/settings', element: <Broken /> }]);
    loadArea.mockImplementation((name) => (name === 'settings' ? routes : workingAreas[name]));
    server.use(
      respond('getMe', () => me),
      respondWithError('getChats', unauthenticated),
    );
    const { queryClient } = renderApp('/settings');
    await screen.findByRole('navigation', { name: 'Main' });
    server.use(respondWithError('getMe', unauthenticated));
    await act(() => queryClient.refetchQueries({ queryKey: ['chats'] }));
    expect(await screen.findByRole('heading', { name: 'Sign in to Cred' })).toBeVisible();
  });
});

describe('logging out', () => {
  it("ends the session, removes the member's data and redirects to the login page", async () => {
    const LogOut = () => {
      const { logOut } = useSession();
      return <button onClick={() => void logOut()}>Leave</button>;
    };
    const routes = area([{ path: '/settings', element: <LogOut /> }]);
    loadArea.mockImplementation((name) => (name === 'settings' ? routes : workingAreas[name]));
    const logoutCalled = jest.fn();
    server.use(
      respond('logout', () => {
        logoutCalled();
        server.use(respondWithError('getMe', unauthenticated));
        return { ok: true as const };
      }),
    );
    const { user, queryClient } = renderApp('/settings');
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'Sign in to Cred' })).toBeVisible();
    expect(logoutCalled).toHaveBeenCalledTimes(1);
    expect(
      queryClient
        .getQueryCache()
        .findAll()
        .map(({ queryKey }) => queryKey),
    ).toEqual([['session']]);
  });
});

describe('the frame', () => {
  it("shows the navigation in its order, with the unread count and the member's profile", async () => {
    renderApp('/');
    const nav = await screen.findByRole('navigation', { name: 'Main' });
    await within(nav).findByText('7 unread');
    const links = within(nav)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links.slice(0, 6)).toEqual(['/', '/', '/notifications', '/bookmark', '/your-chat', '/settings']);
    expect(links.at(-1)).toBe('/profile/mara.lima');
    expect(within(nav).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    expect(within(nav).getByRole('link', { name: 'Direct' })).toBeVisible();
  });

  it('moves the focus and changes the title with the page', async () => {
    const { user } = renderApp('/');
    await user.click(await screen.findByRole('link', { name: 'Saved' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Saved posts' })).toHaveFocus());
    expect(document.title).toBe('Bookmarks · Cred');
  });

  it('has a link that skips the navigation', async () => {
    const { user } = renderApp('/');
    await screen.findByRole('heading', { name: 'Home page' });
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('lists members to follow', async () => {
    const ana = makeUserSummary({ username: 'ana', fullName: 'Ana Ribeiro', isVerificated: true });
    server.use(respond('getSuggestions', [ana]));
    renderApp('/');
    expect(await screen.findByRole('heading', { name: 'More users' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Ana Ribeiro/ })).toHaveAttribute('href', '/profile/ana');
    expect(await screen.findByRole('button', { name: 'Follow ana' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /theme/ })).not.toBeInTheDocument();
  });

  it('keeps the suggestions of a page, and shows later ones on the next page, not under the pointer (SHELL-31)', async () => {
    const [ana, bea, cleo] = ['Ana', 'Bea', 'Cleo'].map((fullName) =>
      makeUserSummary({ fullName, specialty: 'Nursing' }),
    );
    server.use(respond('getSuggestions', [ana!, bea!, cleo!]));
    const { user, queryClient } = renderApp('/');
    const names = () =>
      within(screen.getByRole('complementary', { name: 'Search and suggestions' }))
        .getAllByRole('link', { name: /@/ })
        .map((row) => /Ana|Bea|Cleo/.exec(row.textContent ?? '')?.[0]);
    await screen.findByRole('heading', { name: 'More users' });
    expect(screen.getByRole('link', { name: /Ana/ })).toHaveTextContent(`@${ana!.username}Nursing`);
    const reload = (users: (typeof ana)[]) => {
      server.use(respond('getSuggestions', users as UserSummary[]));
      return act(() => queryClient.invalidateQueries({ queryKey: ['users', 'suggestions'] }));
    };
    const follow = await screen.findByRole('button', { name: `Follow ${ana!.username}` });
    await user.click(follow);
    await user.unhover(follow);
    act(() => follow.blur());
    await reload([bea!, cleo!]);
    expect(names()).toEqual(['Ana', 'Bea', 'Cleo']);
    // The viewer has blocked Cleo.
    await reload([bea!]);
    expect(names()).toEqual(['Ana', 'Bea']);
    const row = screen.getByRole('link', { name: /Ana/ });
    fireEvent.pointerOver(row);
    act(() => screen.getByRole('link', { name: 'Saved' }).focus());
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Saved posts' });
    expect(names()).toEqual(['Ana', 'Bea']);
    fireEvent.pointerOut(row);
    expect(names()).toEqual(['Bea']);
  });

  it('offers the theme toggle when there are no suggestions', async () => {
    const { user } = renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'Light theme' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
    expect(localStorage.getItem('theme')).toBe('light');
  });

  it('logs a failed load of the suggestions and offers the theme toggle instead', async () => {
    expectConsoleError(/^Error to get suggest users/);
    const consoleError = jest.spyOn(console, 'error');
    server.use(dropConnection('getSuggestions'));
    renderApp('/');
    expect(await screen.findByRole('button', { name: 'Light theme' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'More users' })).not.toBeInTheDocument();
    await waitFor(() => expect(consoleError).toHaveBeenCalledWith('Error to get suggest users', expect.any(Error)));
    consoleError.mockRestore();
  });

  it('shows notifications and messages on the button that opens the navigation, on small screens (SHELL-13)', async () => {
    setMedia('(min-width: 700px)', false);
    loadArea.mockImplementation((name) => counting[name] ?? workingAreas[name]);
    const { user } = renderApp('/');
    const banner = await screen.findByRole('banner');
    expect(await within(banner).findByText('9')).toBeVisible();
    expect(within(banner).getByText('7 unread')).toBeInTheDocument();
    expect(within(banner).getByText('2 messages')).toBeInTheDocument();
    // The drawer has both counts too; none counts twice.
    await user.click(within(banner).getByRole('button', { name: 'Open navigation' }));
    const drawer = screen.getByRole('dialog', { name: 'Navigation' });
    expect(await within(drawer).findByText('2 messages')).toBeVisible();
    expect(within(banner).getByText('9')).toBeVisible();
  });

  it('opens the navigation as a drawer on small screens and closes it after navigation', async () => {
    setMedia('(min-width: 700px)', false);
    const { user } = renderApp('/');
    const opener = await screen.findByRole('button', { name: 'Open navigation' });
    await user.click(opener);
    const drawer = screen.getByRole('dialog', { name: 'Navigation' });
    await user.keyboard('{Escape}');
    expect(drawer).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
    await user.click(opener);
    await user.click(screen.getByRole('link', { name: 'Settings' }));
    expect(await screen.findByRole('heading', { name: 'Settings page' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows a notice when the browser is offline', async () => {
    renderApp('/');
    await screen.findByRole('heading', { name: 'Home page' });
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText(/You are offline/)).toBeVisible();
    online.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
  });
});

describe('areas', () => {
  it('show the placeholder while they load', async () => {
    const neverLoads = new Promise<AreaBuild>(() => undefined);
    loadArea.mockImplementation((name) => (name === 'feed' ? neverLoads : workingAreas[name]));
    renderApp('/');
    await screen.findByRole('navigation', { name: 'Main' });
    expect(within(screen.getByRole('main')).getAllByTestId('skeleton')).toHaveLength(4);
  });

  it('are prefetched when the browser is idle, except for the open one', async () => {
    renderApp('/settings');
    await screen.findByRole('heading', { name: 'Settings page' });
    await waitFor(() => expect(prefetchAreas).toHaveBeenCalledWith('settings'));
  });

  it('fail separately: a panel names the failed area, the others work, and Try again reloads it', async () => {
    expectConsoleError(/settings is down/);
    failLoads(['settings']);
    const { user } = renderApp('/settings');
    await screen.findByText('Settings could not be shown');
    expect(screen.getByText(/Check your connection/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Home' }));
    expect(await screen.findByRole('heading', { name: 'Home page' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Settings' }));
    await screen.findByText('Settings could not be shown');
    loadArea.mockImplementation((name) => workingAreas[name]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Settings page' })).toBeVisible();
    expect(forgetArea).toHaveBeenCalledWith('settings');
  });

  it('fail separately when they throw during rendering', async () => {
    expectConsoleError(/cannot render/);
    const Thrower = (): never => {
      throw new Error('cannot render');
    };
    const broken = area([{ path: '/settings', element: <Thrower /> }]);
    loadArea.mockImplementation((name) => (name === 'settings' ? broken : workingAreas[name]));
    renderApp('/settings');
    expect(await screen.findByText('Settings could not be shown')).toBeVisible();
    expect(screen.getByText(/Something went wrong in this part, and it was reported/)).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });

  it('show a small note in their slots after a failed load', async () => {
    expectConsoleError(/is down/);
    failLoads(['notifications', 'profile']);
    server.use(respond('getSuggestions', [makeUserSummary()]));
    renderApp('/');
    expect(await screen.findByRole('img', { name: 'Count not available' })).toBeVisible();
    expect(await screen.findByRole('img', { name: 'Following is not available' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Home page' })).toBeVisible();
  });
});

describe('an unmatched address', () => {
  it.each(['/nothing', '/settings/nothing/at/all', '/settings/nothing'])(
    '%s shows the not-found page inside the frame',
    async (address) => {
      renderApp(address);
      expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
      expect(document.title).toBe('Page not found · Cred');
    },
  );
});
