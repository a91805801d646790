import { areas } from '@cred/platform';
import {
  act,
  respond,
  expectConsoleError,
  hang,
  makeChat,
  makeMe,
  makeUser,
  respondWithError,
  renderInShell,
  renderRoutes,
  screen,
  server,
  waitFor,
  within,
} from '@cred/testing';
import type { Me, User } from '@cred/contract';
import { useNavigate } from '@cred/vendor';
import { remote } from '../remote';

const rui = (over: Partial<User> = {}) =>
  makeUser({
    username: 'rui.prado',
    fullName: 'Rui Prado',
    createdAt: '2024-03-31T23:30:00.000Z',
    _count: { following: 12, followers: 1_204 },
    ...over,
  });

const open = (me: Me = makeMe()) => renderRoutes(remote.routes, { route: '/profile/rui.prado', me });

async function show(over: Partial<User> = {}) {
  const user = rui(over);
  server.use(respond('getUser', user));
  const shell = open();
  await screen.findByRole('heading', { level: 1, name: 'Rui Prado' });
  return { ...shell, member: user };
}

describe('the profile area', () => {
  it('has a page for each of its routes', () => {
    expect(remote.routes.map((route) => route.path)).toEqual([...areas.profile.routes]);
  });
});

describe('a profile', () => {
  it("shows the member's identity", async () => {
    await show({ bio: 'Dermatologist in Porto', isVerificated: true });
    expect(screen.getByText('@rui.prado').parentElement).toHaveTextContent('@rui.prado · Medicine');
    expect(screen.getByText('Dermatologist in Porto')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Verified medical professional' })).toBeInTheDocument();
    expect(screen.getByText('Joined March 2024')).toBeInTheDocument();
    const counts = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(counts).toEqual(expect.arrayContaining(['12 Following', '1.2K Followers']));
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/');
  });

  it('of a former username gets the present address', async () => {
    const requested = jest.fn();
    server.use(
      respond('getUser', ({ params }) => {
        requested(params.username);
        return rui({ username: 'rui.novo' });
      }),
    );
    const { location } = open();
    await waitFor(() => expect(location()).toBe('/profile/rui.novo'));
    expect(await screen.findByText('@rui.novo')).toBeVisible();
    expect(requested.mock.calls[0]).toEqual(['rui.prado']);
  });

  it('opens the link in a new tab, safely', async () => {
    await show({ link: 'https://rui.example/' });
    const link = screen.getByRole('link', { name: 'rui.example' });
    expect(link).toHaveAttribute('href', 'https://rui.example/');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('has a default cover when the member has no cover image', async () => {
    await show({ coverImg: null });
    expect(screen.getByTestId('default-cover')).toBeInTheDocument();
  });

  it("shows the member's posts under both tabs, Posts first", async () => {
    const { user, member } = await show();
    const props = () => JSON.parse(screen.getByTestId('slot-post-list').dataset['props'] ?? '') as unknown;
    expect(screen.getByRole('tab', { name: 'Posts' })).toHaveAttribute('aria-selected', 'true');
    expect(props()).toEqual({ userId: member.id, tab: 'posts', emptyText: 'No posts yet' });
    await user.click(screen.getByRole('tab', { name: 'Ratings' }));
    expect(screen.getByRole('tab', { name: 'Ratings' })).toHaveAttribute('aria-selected', 'true');
    expect(props()).toEqual({ userId: member.id, tab: 'ratings', emptyText: 'No rated posts yet' });
  });

  it('restores the selected tab after Back, and starts a new visit with the first tab', async () => {
    server.use(respond('getUser', rui()));
    let go: ReturnType<typeof useNavigate> = () => undefined;
    const Away = () => {
      go = useNavigate();
      return <p>Away</p>;
    };
    const { user } = renderRoutes([...remote.routes, { path: '/away', element: <Away /> }], { route: '/away' });
    act(() => void go('/profile/rui.prado'));
    await user.click(await screen.findByRole('tab', { name: 'Ratings' }));
    act(() => void go('/away'));
    act(() => void go(-1));
    expect(await screen.findByRole('tab', { name: 'Ratings', selected: true })).toBeInTheDocument();
    act(() => void go('/away'));
    act(() => void go('/profile/rui.prado'));
    expect(await screen.findByRole('tab', { name: 'Posts', selected: true })).toBeInTheDocument();
  });

  it('keeps its layout while loading', () => {
    server.use(hang('getUser'));
    open();
    expect(screen.getByText('Loading profile')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: '@rui.prado' })).toBeInTheDocument();
  });

  it("shows 'User not found' for an unknown username", async () => {
    server.use(respondWithError('getUser', { status: 404, code: 'not_found', message: 'Not found' }));
    open();
    expect(await screen.findByText('User not found')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back' })).toBeInTheDocument();
  });

  it('shows any other failure with a retry button', async () => {
    server.use(respondWithError('getUser', { status: 503, code: 'overloaded', message: 'Too much to do' }));
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Too much to do');
    server.use(respond('getUser', rui()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Rui Prado' })).toBeInTheDocument();
  });
});

describe('the viewer’s profile', () => {
  it('has neither a follow button nor a chat button', async () => {
    const me = makeMe({ username: 'rui.prado', fullName: 'Rui Prado' });
    server.use(respond('getUser', me));
    open(me);
    await screen.findByRole('heading', { level: 1, name: 'Rui Prado' });
    expect(screen.queryByRole('button', { name: /^(un)?follow$|chat|^more$/i })).not.toBeInTheDocument();
  });
});

describe('the pictures of another member (POST-123)', () => {
  it('open in the viewer, and the focus returns', async () => {
    const { user } = await show({ profileImg: '/media/face.webp', coverImg: '/media/ward.webp' });
    for (const [name, src] of [
      ['picture of Rui Prado', '/media/face.webp'],
      ['cover of Rui Prado', '/media/ward.webp'],
    ] as const) {
      const opener = screen.getByRole('button', { name: `Open ${name}` });
      await user.click(opener);
      const viewer = await screen.findByRole('dialog', { name: 'Image' });
      expect(within(viewer).getByAltText(`The ${name}`)).toHaveAttribute('src', src);
      await user.keyboard('{Escape}');
      expect(opener).toHaveFocus();
    }
  });

  it('are nothing to open without pictures, and the own ones are changed instead', async () => {
    const { unmount } = await show();
    expect(screen.queryByRole('button', { name: /^Open / })).not.toBeInTheDocument();
    unmount();
    const me = makeMe({ username: 'rui.prado' });
    server.use(respond('getUser', rui({ id: me.id, profileImg: '/media/face.webp' })));
    open(me);
    expect(await screen.findByLabelText('Change avatar')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Open / })).not.toBeInTheDocument();
  });
});

describe('the chat icon', () => {
  it('opens the direct chat once, then navigates to /your-chat', async () => {
    const requests: unknown[] = [];
    server.use(respond('openChat', ({ body }) => (requests.push(body), makeChat())));
    const { user, member, location } = await show();
    await user.dblClick(screen.getByRole('button', { name: 'Chat with @rui.prado' }));
    await waitFor(() => expect(location()).toMatch(/^\/your-chat\/rui\.prado\/[0-9a-f-]{36}$/));
    expect(requests).toEqual([{ otherUserId: member.id }]);
  });

  it('stays on the page when the server rejects the request', async () => {
    expectConsoleError(/^Opening the chat failed/);
    server.use(respondWithError('openChat', { status: 429, code: 'too_many_requests', message: 'Too many' }));
    const { user, location } = await show();
    const button = screen.getByRole('button', { name: 'Chat with @rui.prado' });
    await user.click(button);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    expect(location()).toBe('/profile/rui.prado');
    expect(button).toHaveAttribute('title', 'The chat could not be opened. Try again.');
    expect(screen.getByText('The chat could not be opened. Try again.')).toHaveAttribute('role', 'status');
  });
});

describe('Follow on a profile', () => {
  const followers = () => screen.getByRole('button', { name: /Followers?$/ });

  it("shows 'Following' and the new count at once while pending, then 'Unfollow'", async () => {
    let allowResponse: () => void = () => undefined;
    const responseAllowed = new Promise<void>((resolve) => (allowResponse = resolve));
    server.use(respond('follow', async () => (await responseAllowed, { isFollowing: true as const })));
    const { user } = await show({ _count: { following: 0, followers: 1 } });
    await user.dblClick(screen.getByRole('button', { name: 'Follow' }));
    expect(await screen.findByRole('button', { name: 'Following' })).toHaveAttribute('aria-busy', 'true');
    expect(followers()).toHaveTextContent('2 Followers');
    server.use(respond('getUser', rui({ isFollowing: true, _count: { following: 0, followers: 2 } })));
    allowResponse();
    expect(await screen.findByRole('button', { name: 'Unfollow' })).toBeEnabled();
    expect(followers()).toHaveTextContent('2 Followers');
  });

  it("shows 'Unfollowing...' while an unfollow is pending", async () => {
    server.use(hang('unfollow'));
    const { user } = await show({ isFollowing: true, _count: { following: 0, followers: 2 } });
    await user.click(screen.getByRole('button', { name: 'Unfollow' }));
    expect(await screen.findByRole('button', { name: 'Unfollowing...' })).toBeInTheDocument();
    expect(followers()).toHaveTextContent('1 Follower');
  });

  it('reverts when the server rejects the request', async () => {
    expectConsoleError(/^Follow failed/);
    server.use(respondWithError('follow', { status: 403, code: 'forbidden', message: 'No' }));
    const { user } = await show({ _count: { following: 0, followers: 1 } });
    await user.click(screen.getByRole('button', { name: 'Follow' }));
    expect(await screen.findByText('@rui.prado: this could not be saved. Try again.')).toHaveAttribute(
      'role',
      'status',
    );
    expect(followers()).toHaveTextContent('1 Follower');
    server.use(hang('follow'));
    await user.click(screen.getByRole('button', { name: 'Follow' }));
    expect(screen.queryByText(/could not be saved/)).not.toBeInTheDocument();
  });
});

describe("the slot 'follow-button'", () => {
  const FollowButton = remote.slots['follow-button']!;
  const member = makeUser({ username: 'bea.nunes' });
  const render = (isFollowing: boolean) =>
    renderInShell(<FollowButton userId={member.id} username={member.username} isFollowing={isFollowing} />);

  it('follows once on a double click, and shows the new state although its list is stale', async () => {
    const requests: unknown[] = [];
    server.use(respond('follow', ({ body }) => (requests.push(body), { isFollowing: true as const })));
    const { user, session, container } = render(false);
    await user.dblClick(within(container).getByRole('button', { name: 'Follow' }));
    expect(await screen.findByRole('button', { name: 'Unfollow' })).toBeInTheDocument();
    expect(requests).toEqual([{ followerId: session.me.id, followingId: member.id }]);
  });

  it('is outlined on request, in both states', () => {
    const background = (quiet: boolean, isFollowing: boolean) => {
      const { container, unmount } = renderInShell(
        <FollowButton userId={member.id} username={member.username} isFollowing={isFollowing} quiet={quiet} />,
      );
      const button = within(container).getByRole('button');
      const { backgroundColor, borderColor } = getComputedStyle(button);
      unmount();
      return [backgroundColor, borderColor].join();
    };
    const usual = background(false, false);
    expect(background(true, false)).not.toBe(usual);
    expect(background(true, false)).toBe(background(false, true));
    expect(background(true, true)).toBe(background(false, true));
  });

  it('unfollows', async () => {
    server.use(respond('unfollow', { isFollowing: false as const }));
    const { user } = render(true);
    await user.click(screen.getByRole('button', { name: 'Unfollow' }));
    expect(await screen.findByRole('button', { name: 'Follow' })).toBeInTheDocument();
  });
});
