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
      const made = makePost({
        isRepost: true,
        additionalText: String(body['additionalText'] ?? ''),
        originalPost: original,
        user: me,
      });
      state.posts = [made, { ...shown, _count: { ...shown._count, reposts: 5 } }];
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
    expect(opener).toHaveAccessibleName('Repost (5)');
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
    server.use(respond('repost', makePost()));
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
