import type { Post, SinglePost } from '@cred/contract';
import {
  dropConnection,
  expectConsoleError,
  makeComment,
  makeMe,
  makeOriginalPost,
  makePost,
  makeUserSummary,
  renderInShell,
  respond,
  respondWithError,
  screen,
  server,
  waitFor,
  within,
} from '@cred/testing';
import { feedQuery } from '../api/get-feed';
import { PostPage } from './post-page';

const me = makeMe();
const author = makeUserSummary({ fullName: 'Rui Prado', username: 'rui.prado' });
const single = (over: Partial<SinglePost> = {}): SinglePost => ({
  ...makePost({ user: author, text: 'A post with a place' }),
  ratingCounts: [0, 0, 0, 0, 0],
  ...over,
});

beforeEach(() => server.use(respond('getComments', [])));

function open(post: SinglePost) {
  server.use(respond('getPost', ({ params }) => ({ ...post, id: params.id })));
  return renderInShell(<PostPage />, { me, route: `/post/${post.id}`, path: '/post/:id' });
}

describe('the page of a post', () => {
  it('shows all of a long text, the ratings by stars and the comments', async () => {
    const text = Array.from({ length: 60 }, (_, line) => `Line ${line}`).join('\n');
    server.use(respond('getComments', [makeComment({ text: 'Seen here too' })]));
    open(single({ text, averageRating: 4.25, ratingCount: 4, ratingCounts: [0, 0, 1, 1, 2] }));
    expect(await screen.findByText(/Line 59/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    const ratings = within(screen.getByRole('region', { name: 'Ratings' }));
    expect(ratings.getByText('4.5')).toBeInTheDocument();
    expect(ratings.getByText('4 ratings')).toBeInTheDocument();
    expect(ratings.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['2', '1', '1', '0', '0']);
    expect(await screen.findByText('Seen here too')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Post by Rui Prado · Cred'));
  });

  it('shows at once what a list has of the post', async () => {
    const post: Post = makePost({ text: 'From the list' });
    const shell = renderInShell(null, { me });
    shell.queryClient.setQueryData(feedQuery.queryKey, {
      pages: [{ items: [post], nextCursor: null }],
      pageParams: [null],
    });
    server.use(dropConnection('getPost'));
    expectConsoleError(/^Post error/);
    renderInShell(<PostPage />, {
      me,
      route: `/post/${post.id}`,
      path: '/post/:id',
      queryClient: shell.queryClient,
    });
    expect(screen.getByText('From the list')).toBeInTheDocument();
  });

  it('focuses the field for a comment instead of opening the dialog', async () => {
    const { user } = open(single());
    await user.click(await screen.findByRole('button', { name: 'Comments' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Write a comment' })).toHaveFocus();
  });

  it.each([404, 400] as const)('says only that the post is not available after %d', async (status) => {
    server.use(respondWithError('getPost', { status, code: 'not_found', message: 'Not found' }));
    renderInShell(<PostPage />, { me, route: `/post/${single().id}`, path: '/post/:id' });
    expect(await screen.findByText('This post is not available.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Comments' })).not.toBeInTheDocument();
  });

  it('shows a failure with a button to try again', async () => {
    expectConsoleError(/^Post error/);
    server.use(respondWithError('getPost', { status: 503, code: 'overloaded', message: 'Too busy' }));
    const post = single();
    const { user } = renderInShell(<PostPage />, { me, route: `/post/${post.id}`, path: '/post/:id' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Too busy');
    server.use(respond('getPost', post));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('A post with a place')).toBeVisible();
  });

  it('says that the post is not available after the member has deleted it', async () => {
    const post = single({ user: me });
    const { user } = open(post);
    await user.click(await screen.findByRole('button', { name: 'Delete post' }));
    server.use(
      respond('deletePost', { ok: true }),
      respondWithError('getPost', { status: 404, code: 'not_found', message: 'Not found' }),
    );
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('This post is not available.')).toBeVisible();
  });

  it('links to the root of a repost', async () => {
    const root = makeOriginalPost({ text: 'The root' });
    open(single({ isRepost: true, originalPost: root }));
    const link = await screen.findByText('The root');
    expect(link.closest('[data-post-block]')?.querySelector(`a[href="/post/${root.id}"]`)).not.toBeNull();
  });
});

describe('sharing a post', () => {
  const openMenu = async () => {
    const post = single();
    const { user } = open(post);
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    return { user, url: `http://localhost/post/${post.id}` };
  };
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
  });

  it('copies the link', async () => {
    const { user, url } = await openMenu();
    expect(screen.queryByRole('menuitem', { name: 'Share with another app' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('menuitem', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(url);
  });

  it('opens the sheet of the system where there is one, and ignores that it is closed', async () => {
    const share = jest.fn(async () => Promise.reject(new DOMException('Closed', 'AbortError')));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const { user, url } = await openMenu();
    await user.click(screen.getByRole('menuitem', { name: 'Share with another app' }));
    expect(share).toHaveBeenCalledWith({ url });
    expect(screen.queryByText('Link copied')).not.toBeInTheDocument();
  });
});
