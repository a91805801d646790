import {
  act,
  respond,
  expectConsoleError,
  makeMe,
  makePost,
  respondWithError,
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

describe('hasNewPosts', () => {
  const shown = makePost({ createdAt: at(10) });
  const older = makePost({ createdAt: at(5) });

  it('is true for a newer post by another member', () => {
    expect(hasNewPosts([makePost({ createdAt: at(11) }), shown], [shown], me.id)).toBe(true);
  });

  it('ignores own posts', () => {
    expect(hasNewPosts([makePost({ createdAt: at(11), user: me }), shown], [shown], me.id)).toBe(false);
  });

  it('finds another member’s post below the viewer’s own', () => {
    expect(
      hasNewPosts([makePost({ createdAt: at(12), user: me }), makePost({ createdAt: at(11) })], [shown], me.id),
    ).toBe(true);
  });

  it('is false when the newest post was deleted', () => {
    expect(hasNewPosts([older], [shown], me.id)).toBe(false);
    expect(hasNewPosts([older, makePost({ createdAt: at(4) })], [older], me.id)).toBe(false);
  });

  it('is true for the first post in an empty feed', () => {
    expect(hasNewPosts([shown], [], me.id)).toBe(true);
  });
});

describe('polling for new posts', () => {
  it('requests few posts, and only while the page is visible', () => {
    expect(newestPostsQuery.refetchInterval).toBeGreaterThanOrEqual(30_000);
    expect(newestPostsQuery.refetchInterval).toBeLessThanOrEqual(60_000);
    expect(newestPostsQuery.refetchIntervalInBackground).toBe(false);
    expect(newestPostsQuery.networkMode).toBeUndefined();
  });
});

describe("'New posts'", () => {
  const old = makePost({ text: 'the old one', createdAt: at(10) });
  const newPost = makePost({ text: 'the new one', createdAt: at(11) });

  const open = async () => {
    const requestedTakes: (string | null)[] = [];
    const servePosts = (posts: Post[]) =>
      server.use(respond('getFeed', ({ query }) => (requestedTakes.push(query.get('take')), posts)));
    servePosts([old]);
    const shell = renderInShell(<HomePage />, { me });
    await screen.findByText('the old one');
    const poll = () => act(() => shell.queryClient.refetchQueries({ queryKey: newestPostsQuery.queryKey }));
    return { ...shell, servePosts, poll, requestedTakes };
  };
  const newPostsButton = () => screen.queryByRole('button', { name: 'New posts' });

  it('sends no second request at the start', async () => {
    const { requestedTakes } = await open();
    expect(requestedTakes).toEqual(['20']);
  });

  it('appears once another member has posted, announced politely, and changes nothing else', async () => {
    const { servePosts, poll, requestedTakes } = await open();
    servePosts([newPost, old]);
    expect(newPostsButton()).not.toBeInTheDocument();
    await poll();
    await waitFor(() => expect(newPostsButton()).toBeInTheDocument());
    expect(newPostsButton()!.closest('[role="status"]')).toBeInTheDocument();
    expect(screen.queryByText('the new one')).not.toBeInTheDocument();
    expect(requestedTakes).toEqual(['20', '5']);
  });

  it('is absent when only the viewer has posted', async () => {
    const { servePosts, poll } = await open();
    servePosts([makePost({ user: me, createdAt: at(12) }), old]);
    await poll();
    expect(newPostsButton()).not.toBeInTheDocument();
  });

  it('shows the newest post at the top, with the focus on the list', async () => {
    const { servePosts, poll, user } = await open();
    servePosts([newPost, old]);
    await poll();
    scrollPage(4_000);
    const scrollTo = jest.spyOn(window, 'scrollTo');
    await user.click(await screen.findByRole('button', { name: 'New posts' }));
    expect(await screen.findByText('the new one')).toBeInTheDocument();
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    await waitFor(() => expect(screen.getByRole('feed')).toHaveFocus());
    expect(newPostsButton()).not.toBeInTheDocument();
    scrollTo.mockRestore();
  });

  it('shows and logs an error when they cannot be loaded, and keeps the list', async () => {
    expectConsoleError(/^Posts error/);
    const { servePosts, poll, user } = await open();
    servePosts([newPost, old]);
    await poll();
    server.use(respondWithError('getFeed', { status: 503, code: 'overloaded', message: 'Too much to do' }));
    await user.click(await screen.findByRole('button', { name: 'New posts' }));
    expect(await screen.findByText('Too much to do')).toBeInTheDocument();
    expect(screen.getByText('the old one')).toBeInTheDocument();
    expect(newPostsButton()).toBeEnabled();
  });

  it('shows no error when polling fails', async () => {
    const { poll } = await open();
    server.use(respondWithError('getFeed', { status: 503, code: 'overloaded', message: 'Too much to do' }));
    await poll();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByText('the old one')).toBeInTheDocument();
  });
});
