import {
  act,
  answer,
  expectConsoleError,
  makeMe,
  makePost,
  refuse,
  renderInShell,
  screen,
  scrollPage,
  server,
  waitFor,
} from '@cred/testing';
import type { Post } from '@cred/contract';
import { hasNewPosts, newestPostsQuery } from '../api/get-new-posts';
import { HomePage } from '../pages/home-page';

const at = (minute: number): string => new Date(Date.UTC(2026, 10, 21, 8, minute)).toISOString();
const me = makeMe();

describe('hasNews', () => {
  const known = makePost({ createdAt: at(10) });
  const older = makePost({ createdAt: at(5) });

  it('is told of a newer post by somebody else', () => {
    expect(hasNewPosts([makePost({ createdAt: at(11) }), known], [known], me.id)).toBe(true);
  });

  it('does not count own posts', () => {
    expect(hasNewPosts([makePost({ createdAt: at(11), user: me }), known], [known], me.id)).toBe(false);
  });

  it('sees another’s post behind an own one', () => {
    expect(
      hasNewPosts([makePost({ createdAt: at(12), user: me }), makePost({ createdAt: at(11) })], [known], me.id),
    ).toBe(true);
  });

  it('does not take the next one for news when the newest was deleted', () => {
    expect(hasNewPosts([older], [known], me.id)).toBe(false);
    expect(hasNewPosts([older, makePost({ createdAt: at(4) })], [older], me.id)).toBe(false);
  });

  it('is told of the first post of all', () => {
    expect(hasNewPosts([known], [], me.id)).toBe(true);
  });
});

describe('asking for new posts', () => {
  it('is cheap, and done only while the page is visible', () => {
    expect(newestPostsQuery.refetchInterval).toBeGreaterThanOrEqual(30_000);
    expect(newestPostsQuery.refetchInterval).toBeLessThanOrEqual(60_000);
    expect(newestPostsQuery.refetchIntervalInBackground).toBe(false);
    expect(newestPostsQuery.networkMode).toBeUndefined();
  });
});

describe("'New posts'", () => {
  const old = makePost({ text: 'the old one', createdAt: at(10) });
  const young = makePost({ text: 'the young one', createdAt: at(11) });

  const open = async () => {
    const taken: (string | null)[] = [];
    const give = (posts: Post[]) =>
      server.use(answer('getFeed', ({ query }) => (taken.push(query.get('take')), posts)));
    give([old]);
    const shell = renderInShell(<HomePage />, { me });
    await screen.findByText('the old one');
    const poll = () => act(() => shell.queryClient.refetchQueries({ queryKey: newestPostsQuery.queryKey }));
    return { ...shell, give, poll, taken };
  };
  const pill = () => screen.queryByRole('button', { name: 'New posts' });

  it('does not ask twice at the start', async () => {
    const { taken } = await open();
    expect(taken).toEqual(['20']);
  });

  it('appears politely once somebody has posted, and changes nothing else', async () => {
    const { give, poll, taken } = await open();
    give([young, old]);
    expect(pill()).not.toBeInTheDocument();
    await poll();
    await waitFor(() => expect(pill()).toBeInTheDocument());
    expect(pill()!.closest('[role="status"]')).toBeInTheDocument();
    expect(screen.queryByText('the young one')).not.toBeInTheDocument();
    expect(taken).toEqual(['20', '5']);
  });

  it('stays away without news', async () => {
    const { give, poll } = await open();
    give([makePost({ user: me, createdAt: at(12) }), old]);
    await poll();
    expect(pill()).not.toBeInTheDocument();
  });

  it('shows the newest at the top, with the focus on the list', async () => {
    const { give, poll, user } = await open();
    give([young, old]);
    await poll();
    scrollPage(4_000);
    const scrollTo = jest.spyOn(window, 'scrollTo');
    await user.click(await screen.findByRole('button', { name: 'New posts' }));
    expect(await screen.findByText('the young one')).toBeInTheDocument();
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    await waitFor(() => expect(screen.getByRole('feed')).toHaveFocus());
    expect(pill()).not.toBeInTheDocument();
    scrollTo.mockRestore();
  });

  it('says so when they cannot be fetched, logs it, and keeps what is there', async () => {
    expectConsoleError(/^Posts error/);
    const { give, poll, user } = await open();
    give([young, old]);
    await poll();
    server.use(refuse('getFeed', { status: 503, code: 'overloaded', message: 'Too much to do' }));
    await user.click(await screen.findByRole('button', { name: 'New posts' }));
    expect(await screen.findByText('Too much to do')).toBeInTheDocument();
    expect(screen.getByText('the old one')).toBeInTheDocument();
    expect(pill()).toBeEnabled();
  });

  it('is silent when asking fails', async () => {
    const { poll } = await open();
    server.use(refuse('getFeed', { status: 503, code: 'overloaded', message: 'Too much to do' }));
    await poll();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByText('the old one')).toBeInTheDocument();
  });
});
