import {
  respond,
  dropConnection,
  expectConsoleError,
  hang,
  makeMe,
  makePost,
  otherErrorBodies,
  respondWithError,
  respondWithErrorBody,
  renderInShell,
  screen,
  server,
  waitFor,
} from '@cred/testing';
import { PostCard } from '../post-card';

const me = makeMe();
const post = makePost();
const button = () => screen.getByRole('button', { name: 'Bookmark' });
const show = () => renderInShell(<PostCard post={post} />, { me });
const saved = (postIds: string[]) => respond('getSavedPostIds', { postIds });

describe('the bookmark of a post', () => {
  it('is set if the post is among the saved ones', async () => {
    server.use(saved([post.id]));
    show();
    await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'true'));
    expect(button()).toHaveAttribute('title', 'Remove bookmark');
  });

  it('sends one request for all cards', async () => {
    const requested: string[] = [];
    server.use(respond('getSavedPostIds', ({ params }) => (requested.push(params.userId), { postIds: [post.id] })));
    renderInShell(
      [post, makePost(), makePost()].map((each) => <PostCard key={each.id} post={each} />),
      { me },
    );
    await screen.findByRole('button', { pressed: true });
    expect(requested).toEqual([me.id]);
  });

  it('is set at once, and stays set after the response', async () => {
    const bodies: unknown[] = [];
    server.use(respond('savePost', ({ body }) => (bodies.push(body), { saved: true })));
    const { user } = show();
    await user.click(button());
    expect(button()).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(bodies).toEqual([{ postId: post.id, userId: me.id, saved: true }]));
    expect(button()).toHaveAttribute('aria-pressed', 'true');
  });

  it('changes before the server responds', async () => {
    server.use(saved([post.id]), hang('savePost'));
    const { user } = show();
    await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'true'));
    await user.click(button());
    expect(button()).toHaveAttribute('aria-pressed', 'false');
  });

  it('toggles with the same call, also with the keyboard', async () => {
    const sent: unknown[] = [];
    server.use(respond('savePost', ({ body }) => (sent.push(body['saved']), { saved: body['saved'] === true })));
    const { user } = show();
    button().focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent).toEqual([true]));
    await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'true'));
    await user.keyboard(' ');
    await waitFor(() => expect(sent).toEqual([true, false]));
    expect(button()).toHaveAttribute('aria-pressed', 'false');
    expect(button()).toHaveFocus();
  });

  it('toggles once for a double click', async () => {
    const sent: unknown[] = [];
    server.use(respond('savePost', ({ body }) => (sent.push(body['saved']), { saved: true })));
    const { user } = show();
    await user.dblClick(button());
    await waitFor(() => expect(sent).toEqual([true]));
    expect(button()).toHaveAttribute('aria-pressed', 'true');
  });

  it.each([
    ['the server refuses', respondWithError('savePost', { status: 404, code: 'not_found', message: 'No such post' })],
    ['there is no connection', dropConnection('savePost')],
  ])('is undone when %s, and marked on the control', async (_, failure) => {
    expectConsoleError(/^error on save post/);
    server.use(failure);
    const { user } = show();
    await user.click(button());
    await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'false'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByText('The bookmark could not be saved. Try again.')).toHaveAttribute('role', 'status');
  });

  it('shows an error when there are too many', async () => {
    expectConsoleError(/^error on save post/);
    server.use(
      respondWithError('savePost', {
        status: 409,
        code: 'conflict',
        message: 'You have 2,000 bookmarks. Remove some first.',
      }),
    );
    const { user } = show();
    await user.click(button());
    expect(await screen.findByText('You have 2,000 bookmarks. Remove some first.')).toBeInTheDocument();
    expect(button()).toHaveAttribute('aria-pressed', 'false');
  });

  it.each(otherErrorBodies)('shows the words of a server that answers with %s', async (_, body, words) => {
    expectConsoleError(/^error on save post/);
    server.use(respondWithErrorBody('savePost', 409, body));
    const { user } = show();
    await user.click(button());
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('is not set when the ids are unavailable, which is logged once', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    server.use(respondWithError('getSavedPostIds', { status: 503, code: 'overloaded', message: 'Too much to do' }));
    renderInShell(
      [post, makePost()].map((each) => <PostCard key={each.id} post={each} />),
      { me },
    );
    await waitFor(() => expect(logged).toHaveBeenCalled());
    expect(logged.mock.calls.map(([name]) => name)).toEqual(['Error get ids saved posts']);
    expect(screen.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
    logged.mockRestore();
  });
});
