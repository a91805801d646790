import type { Post } from '@cred/contract';
import {
  respond,
  dropConnection,
  expectConsoleError,
  makeMe,
  makeOriginalPost,
  makePost,
  makeUserSummary,
  respondWithError,
  renderInShell,
  screen,
  server,
  waitFor,
  within,
} from '@cred/testing';
import { MemberPosts } from '../member-posts';

const me = makeMe();
const post = makePost({ text: 'the post', _count: { comments: 0, reposts: 4 } });

/** Renders a list of one post and opens its repost dialog; the mock server stores the repost. */
async function open(shown: Post = post) {
  const state = { posts: [shown], requested: 0, bodies: [] as unknown[] };
  server.use(
    respond('getUserPosts', () => {
      state.requested += 1;
      return state.posts;
    }),
    respond('repost', ({ body }) => {
      state.bodies.push(body);
      const original = makeOriginalPost({ id: shown.id, text: shown.text, user: shown.user });
      const additionalText = body['additionalText'] === undefined ? null : String(body['additionalText']);
      const made = makePost({
        id: 'made',
        isRepost: true,
        additionalText,
        originalPost: original,
        user: me,
        userRepostId: additionalText === null ? 'made' : null,
        _count: { comments: 0, reposts: 5 },
      });
      state.posts = [made, { ...shown, userRepostId: made.userRepostId, _count: made._count }];
      return made;
    }),
  );
  const shell = renderInShell(<MemberPosts userId={shown.user.id} tab="posts" emptyText="Nothing" />, { me });
  const opener = await screen.findByRole('button', { name: /^Repost/ });
  await shell.user.click(opener);
  return { ...shell, opener, state };
}
const dialog = () => screen.getByRole('dialog', { name: 'Repost' });
const field = () => within(dialog()).getByRole('textbox', { name: 'Add a comment (optional)' });
const submit = () => within(dialog()).getByRole('button', { name: 'Repost' });
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('reposting a post', () => {
  it('shows what will be reposted, and closing returns the focus', async () => {
    const { user, opener } = await open();
    expect(opener).toHaveAccessibleName('Repost (4)');
    expect(within(dialog()).getByRole('region', { name: `Post by ${post.user.fullName}` })).toHaveTextContent(
      'the post',
    );
    await user.keyboard('{Escape}');
    await expectClosed();
    expect(opener).toHaveFocus();
  });

  it('needs no text, closes the dialog, increments the count and refetches the lists', async () => {
    const { user, opener, state } = await open();
    await user.click(submit());
    await expectClosed();
    expect(state.bodies).toEqual([{ userId: me.id, originalPostId: post.id, isValid: false }]);
    expect(opener).toHaveAccessibleName('Repost (5), reposted by you');
    expect(await screen.findByText(/^Reposted from/)).toBeInTheDocument();
    expect(state.requested).toBe(2);
  });

  it('sends an added text, with Ctrl and Enter too', async () => {
    const { user, state } = await open();
    await user.type(field(), 'Worth reading{Control>}{Enter}{/Control}');
    await expectClosed();
    expect(state.bodies).toEqual([expect.objectContaining({ additionalText: 'Worth reading' })]);
    expect(await screen.findByText('Worth reading')).toBeInTheDocument();
  });

  it('reposts the root of a repost', async () => {
    const root = makeOriginalPost({ text: 'the root', user: makeUserSummary({ fullName: 'Rui Prado' }) });
    const { user, state } = await open(
      makePost({ isRepost: true, text: 'the root', additionalText: 'seen', originalPost: root }),
    );
    expect(within(dialog()).getByRole('region', { name: 'Post by Rui Prado' })).toHaveTextContent('the root');
    await user.click(submit());
    await waitFor(() => expect(state.bodies).toEqual([expect.objectContaining({ originalPostId: root.id })]));
    await expectClosed();
  });

  it('keeps clinical images covered', async () => {
    await open(makePost({ img: 'http://api.test/media/card.webp', imgAlt: 'An open wound', isClinical: true }));
    expect(within(dialog()).getByText('Clinical image')).toBeInTheDocument();
    expect(within(dialog()).queryByRole('img', { name: 'An open wound' })).not.toBeInTheDocument();
  });

  it('sends one request for a double click', async () => {
    const { user, state } = await open();
    await user.dblClick(submit());
    await expectClosed();
    expect(state.bodies).toHaveLength(1);
  });

  it('rejects a text that is too long', async () => {
    const { user, state } = await open();
    await user.click(field());
    await user.paste('x'.repeat(2_001));
    expect(submit()).toBeDisabled();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(state.bodies).toEqual([]);
  });

  it.each([
    ['the server refuses', respondWithError('repost', { status: 404, code: 'not_found', message: 'No such post' })],
    ['there is no connection', dropConnection('repost')],
  ])('keeps dialog and text when %s, and can be sent again', async (_, failure) => {
    expectConsoleError(/^Create repost error/);
    const { user, opener } = await open();
    server.use(failure);
    await user.type(field(), 'Worth reading');
    await user.click(submit());
    expect(await screen.findByText('Not reposted. Your text is kept: try again.')).toBeInTheDocument();
    expect(field()).toHaveValue('Worth reading');
    expect(opener).toHaveAccessibleName('Repost (4)');
    server.use(respond('repost', makePost({ userRepostId: null })));
    await user.click(submit());
    await expectClosed();
  });

  it('keeps a draft when it is closed', async () => {
    const { user, opener } = await open();
    await user.type(field(), 'Half a tho');
    await user.keyboard('{Escape}');
    await user.click(opener);
    expect(field()).toHaveValue('Half a tho');
  });

  it('is not offered for a tombstone', async () => {
    server.use(respond('getUserPosts', [makePost({ isRepost: true, text: '', originalPost: null })]));
    renderInShell(<MemberPosts userId={me.id} tab="posts" emptyText="Nothing" />, { me });
    expect(await screen.findByText('This post is not available.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'The post is not available: nothing to repost' })).toBeDisabled();
  });
});

describe('a post that the viewer has reposted', () => {
  const reposted = makePost({ text: 'the post', userRepostId: 'own', _count: { comments: 0, reposts: 4 } });

  it('is marked, and offers a repost with a text only', async () => {
    const { user, opener, state } = await open(reposted);
    expect(opener).toHaveAccessibleName('Repost (4), reposted by you');
    expect(within(dialog()).getByText('You reposted this.')).toBeInTheDocument();
    expect(submit()).toBeDisabled();
    await user.type(within(dialog()).getByRole('textbox', { name: 'Repost with a comment' }), 'Worth reading');
    await user.click(submit());
    await expectClosed();
    expect(state.bodies).toEqual([expect.objectContaining({ additionalText: 'Worth reading' })]);
  });

  it('can be undone, once for a double click, in every card', async () => {
    const { user, opener, state } = await open(reposted);
    const deleted: string[] = [];
    server.use(
      respond('deletePost', ({ params }) => {
        deleted.push(params.id);
        return { ok: true as const };
      }),
    );
    state.posts = [{ ...reposted, userRepostId: null, _count: { comments: 0, reposts: 3 } }];
    await user.dblClick(within(dialog()).getByRole('button', { name: 'Undo repost' }));
    await expectClosed();
    await waitFor(() => expect(opener).toHaveAccessibleName('Repost (3)'));
    expect(opener).toHaveFocus();
    expect(deleted).toEqual(['own']);
  });

  it('stays so when the undo fails, which can be repeated', async () => {
    expectConsoleError(/^Undo repost error/);
    const { user, opener } = await open(reposted);
    server.use(dropConnection('deletePost'));
    await user.click(within(dialog()).getByRole('button', { name: 'Undo repost' }));
    expect(await within(dialog()).findByText('Not undone: try again.')).toBeInTheDocument();
    expect(opener).toHaveAccessibleName('Repost (4), reposted by you');
    server.use(respond('deletePost', { ok: true }));
    await user.click(within(dialog()).getByRole('button', { name: 'Undo repost' }));
    await expectClosed();
  });
});

describe('a repost without text', () => {
  const root = makeOriginalPost({ id: 'root', text: 'the root', user: makeUserSummary() });
  const plain = makePost({ id: 'plain', isRepost: true, text: 'the root', additionalText: null, originalPost: root });

  it('is rated and commented on as its root', async () => {
    const sent: unknown[] = [];
    const asked: string[] = [];
    const rated = { averageRating: 4, avaregeRating: 4, ratingCount: 1, userRating: 4 };
    server.use(
      respond('getUserPosts', () => [sent.length > 0 ? { ...plain, ...rated } : plain]),
      respond('getComments', ({ params }) => {
        asked.push(params.id);
        return [];
      }),
      respond('ratePost', ({ body }) => {
        sent.push(body);
        return { id: 'root', ...rated };
      }),
    );
    const { user } = renderInShell(<MemberPosts userId={plain.user.id} tab="posts" emptyText="Nothing" />, { me });
    await user.click(await screen.findByRole('button', { name: 'Rate this post' }));
    await user.click(await screen.findByRole('radio', { name: '4 stars' }));
    expect(await screen.findByRole('button', { name: /^Your rating: 4 of 5/ })).toBeInTheDocument();
    expect(sent).toEqual([{ postId: 'root', userId: me.id, value: 4 }]);
    await user.click(screen.getByRole('button', { name: /^Comments/ }));
    await screen.findByText('No comments yet');
    expect(asked).toEqual(['root']);
  });

  it('cannot be rated by the author of its root', async () => {
    server.use(respond('getUserPosts', [{ ...plain, originalPost: { ...root, user: me } }]));
    renderInShell(<MemberPosts userId={plain.user.id} tab="posts" emptyText="Nothing" />, { me });
    await screen.findByText('the root');
    expect(screen.queryByRole('button', { name: 'Rate this post' })).not.toBeInTheDocument();
  });

  it('has nothing to rate or to comment on when its root is gone', async () => {
    server.use(respond('getUserPosts', [{ ...plain, text: '', originalPost: null }]));
    renderInShell(<MemberPosts userId={plain.user.id} tab="posts" emptyText="Nothing" />, { me });
    await screen.findByText('This post is not available.');
    expect(screen.queryByRole('button', { name: 'Rate this post' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'The post is not available: no comments' })).toBeDisabled();
  });
});
