import type { Comment, Post } from '@cred/contract';
import {
  respond,
  dropConnection,
  expectConsoleError,
  hang,
  makeComment,
  makeMe,
  makePost,
  respondWithError,
  renderInShell,
  screen,
  server,
  waitFor,
  within,
} from '@cred/testing';
import { MemberPosts } from '../member-posts';

const me = makeMe();
const post = makePost({ _count: { comments: 2, reposts: 0 } });
const comments = (...texts: string[]): Comment[] => texts.map((text) => makeComment({ text }));

async function open(shown = post) {
  server.use(respond('getUserPosts', [shown]));
  const shell = renderInShell(<MemberPosts userId={shown.user.id} tab="posts" emptyText="Nothing" />, { me });
  const opener = await screen.findByRole('button', { name: /^Comments/ });
  await shell.user.click(opener);
  return { ...shell, opener };
}
const dialog = () => screen.getByRole('dialog', { name: 'Comments' });
const field = () => within(dialog()).getByRole('textbox', { name: 'Write a comment' });
const send = () => within(dialog()).getByRole('button', { name: 'Comment' });
const findCommentsButton = (name: string) => screen.findByRole('button', { name });

describe('the comments of a post', () => {
  it('open from their count, newest first, and closing returns the focus', async () => {
    server.use(respond('getComments', comments('newest', 'older')));
    const { user, opener } = await open();
    expect(opener).toHaveAccessibleName('Comments (2)');
    await screen.findByText('newest');
    expect(
      within(dialog())
        .getAllByRole('listitem')
        .map((row) => within(row).getByText(/newest|older/).textContent),
    ).toEqual(['newest', 'older']);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  it('stand below the post that they belong to: of a repost its author’s text, without one its root (POST-116)', async () => {
    server.use(respond('getComments', comments('a comment')));
    const root = makePost({ text: 'the root', user: makeMe({ fullName: 'Rita Root' }) });
    const quoted = async (shown: Post) => {
      const { unmount } = await open(shown);
      const card = await within(dialog()).findByRole('region', { name: /^Post by/ });
      const found = [card.getAttribute('aria-label'), card.querySelector('p')?.textContent];
      unmount();
      return found;
    };
    const { user } = post;
    expect(await quoted(post)).toEqual([`Post by ${user.fullName}`, post.text]);
    const repost = { ...post, text: 'the root', isRepost: true, originalPost: root };
    expect(await quoted({ ...repost, additionalText: 'my view' })).toEqual([`Post by ${user.fullName}`, 'my view']);
    expect(await quoted({ ...repost, additionalText: null })).toEqual(['Post by Rita Root', 'the root']);
  });

  it('are skeleton rows while loading', async () => {
    server.use(hang('getComments'));
    await open();
    expect(within(dialog()).getAllByTestId('skeleton').length).toBeGreaterThan(3);
    expect(within(dialog()).getByText('Loading comments')).toBeInTheDocument();
  });

  it('show a message when there are none', async () => {
    server.use(respond('getComments', []));
    await open();
    expect(await screen.findByText('No comments yet')).toBeInTheDocument();
  });

  it('can be loaded again after a failure', async () => {
    expectConsoleError(/^Comment post error/);
    server.use(respondWithError('getComments', { status: 503, code: 'overloaded', message: 'Too much to do' }));
    const { user } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Too much to do');
    server.use(respond('getComments', comments('there again')));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('there again')).toBeInTheDocument();
  });

  it('load the next page on demand, without duplicates', async () => {
    const [first, second] = comments('first', 'second') as [Comment, Comment];
    server.use(respond('getComments', [first], { next: 'cursor-2' }));
    const { user } = await open();
    await screen.findByText('first');
    const requested: (string | null)[] = [];
    server.use(respond('getComments', ({ query }) => (requested.push(query.get('cursor')), [first, second])));
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('second')).toBeInTheDocument();
    expect(screen.getAllByText('first')).toHaveLength(1);
    expect(requested).toEqual(['cursor-2']);
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  it('stay when the next page fails', async () => {
    expectConsoleError(/^Comment post error/);
    server.use(respond('getComments', comments('first'), { next: 'cursor-2' }));
    const { user } = await open();
    await screen.findByText('first');
    server.use(dropConnection('getComments'));
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(screen.getByText('first')).toBeInTheDocument();
  });

  it('close when one of their links is followed', async () => {
    server.use(respond('getComments', [makeComment({ user: { ...makeComment().user, username: 'bea.nunes' } })]));
    const { user, location } = await open();
    await user.click(await screen.findByRole('link', { name: '@bea.nunes' }));
    expect(location()).toBe('/profile/bea.nunes');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('writing a comment', () => {
  it('sends it with Ctrl and Enter: it is the first of the list, the card counts it, the field is empty', async () => {
    const bodies: unknown[] = [];
    server.use(
      respond('getComments', comments('older')),
      respond(
        'createComment',
        ({ body }) => (bodies.push(body), makeComment({ text: String(body['text']), user: me })),
      ),
    );
    const { user } = await open();
    await screen.findByText('older');
    expect(send()).toBeDisabled();
    await user.type(field(), 'Agreed{Control>}{Enter}{/Control}');
    await waitFor(() => expect(within(dialog()).getAllByRole('listitem')[0]).toHaveTextContent('Agreed'));
    expect(bodies).toEqual([{ postId: post.id, userId: me.id, text: 'Agreed' }]);
    expect(field()).toHaveValue('');
    expect(await findCommentsButton('Comments (3)')).toBeInTheDocument();
  });

  it('sends it once for a double click, and shows that it is in flight', async () => {
    const sent = jest.fn();
    server.use(
      respond('getComments', []),
      respond('createComment', () => (sent(), new Promise<never>(() => undefined))),
    );
    const { user } = await open();
    await user.type(field(), 'Agreed');
    await user.dblClick(send());
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    expect(send()).toHaveAttribute('aria-busy', 'true');
    expect(field()).toHaveAttribute('readonly');
  });

  it('focuses the field after sending with the button, which is disabled then', async () => {
    server.use(respond('getComments', []), respond('createComment', makeComment({ text: 'Agreed', user: me })));
    const { user } = await open();
    await user.type(field(), 'Agreed');
    await user.click(send());
    await within(dialog()).findByRole('listitem');
    await waitFor(() => expect(field()).toHaveFocus());
  });

  it('keeps the text when the post was deleted, and does not suggest a retry', async () => {
    expectConsoleError(/^Create comment error/);
    server.use(
      respond('getComments', []),
      respondWithError('createComment', { status: 404, code: 'not_found', message: 'Not found' }),
    );
    const { user } = await open();
    await user.type(field(), 'Agreed');
    await user.click(send());
    expect(await screen.findByText('This post is not available any more. Your text is kept.')).toBeInTheDocument();
    expect(field()).toHaveValue('Agreed');
  });

  it('sends neither blanks nor a text that is too long', async () => {
    server.use(respond('getComments', []));
    const { user } = await open();
    await user.type(field(), '   ');
    expect(send()).toBeDisabled();
    await user.paste('\u200B');
    expect(send()).toBeDisabled();
    await user.clear(field());
    await user.click(field());
    await user.paste('x'.repeat(2_001));
    expect(send()).toBeDisabled();
    expect(screen.getByText('1 too many')).toBeInTheDocument();
    await user.keyboard('{Control>}{Enter}{/Control}');
  });

  it.each([
    [
      'the server refuses',
      respondWithError('createComment', { status: 429, code: 'too_many_requests', message: 'Wait a minute' }),
    ],
    ['there is no connection', dropConnection('createComment')],
  ])('keeps the text when %s, with a note, and can be sent again', async (_, failure) => {
    expectConsoleError(/^Create comment error/);
    server.use(respond('getComments', []), failure);
    const { user } = await open();
    await user.type(field(), 'Agreed');
    await user.click(send());
    expect(await screen.findByText('Not sent. Your text is kept: try again.')).toBeInTheDocument();
    expect(field()).toHaveValue('Agreed');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    server.use(respond('createComment', makeComment({ text: 'Agreed', user: me })));
    await user.click(send());
    expect(await within(dialog()).findByRole('listitem')).toHaveTextContent('Agreed');
    expect(screen.queryByText(/^Not sent/)).not.toBeInTheDocument();
  });

  it('keeps a draft when the dialog is closed, and when the card was unmounted', async () => {
    server.use(respond('getComments', []));
    const { user, opener, unmount } = await open();
    await user.type(field(), 'Half a tho');
    await user.keyboard('{Escape}');
    await user.click(opener);
    expect(field()).toHaveValue('Half a tho');
    unmount();
    await open();
    expect(field()).toHaveValue('Half a tho');
  });

  it('is sent even if the dialog is closed while the request is in flight', async () => {
    let arrive: () => void = () => undefined;
    server.use(
      respond('getComments', []),
      respond('createComment', async () => {
        await new Promise<void>((resolve) => (arrive = resolve));
        return makeComment({ text: 'Agreed', user: me });
      }),
    );
    const { user, opener } = await open();
    await user.type(field(), 'Agreed');
    await user.click(send());
    await user.keyboard('{Escape}');
    await waitFor(() => {
      arrive();
      expect(opener).toHaveAccessibleName('Comments (3)');
    });
    await user.click(opener);
    expect(field()).toHaveValue('');
  });
});

describe('deleting a comment', () => {
  const own = makeComment({ text: 'my own', user: me });
  const other = makeComment({ text: 'of another' });
  const row = (text: string) => screen.getByText(text).closest('li')!;
  const remove = (text: string) => within(row(text)).queryByRole('button', { name: 'Delete comment' });
  const confirm = () => within(screen.getByRole('dialog', { name: 'Delete this comment?' }));

  it('is offered on the viewer’s comments, and on all comments of the viewer’s post', async () => {
    server.use(respond('getComments', [own, other]));
    const { unmount } = await open();
    await screen.findByText('my own');
    expect(remove('my own')).toBeInTheDocument();
    expect(remove('of another')).not.toBeInTheDocument();
    unmount();
    await open({ ...post, user: me });
    await screen.findByText('of another');
    expect(remove('of another')).toBeInTheDocument();
  });

  it('asks for confirmation, then removes it from the list and the count, once for a double click', async () => {
    const deleted: string[] = [];
    server.use(
      respond('getComments', [own, other]),
      respond('deleteComment', ({ params }) => (deleted.push(params.id), { ok: true as const })),
    );
    const { user } = await open();
    await screen.findByText('my own');
    await user.click(remove('my own')!);
    await user.click(confirm().getByRole('button', { name: 'Cancel' }));
    expect(remove('my own')).toHaveFocus();
    await user.click(remove('my own')!);
    let openDuringFocus: number | undefined;
    row('of another').addEventListener('focus', () => {
      openDuringFocus = screen.queryAllByRole('dialog', { name: 'Delete this comment?' }).length;
    });
    await user.dblClick(confirm().getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('my own')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Delete this comment?' })).not.toBeInTheDocument());
    // Elements behind an open dialog cannot be focused in a browser, so the focus moves afterwards.
    expect(row('of another')).toHaveFocus();
    expect(openDuringFocus).toBe(0);
    expect(deleted).toEqual([own.id]);
    expect(await findCommentsButton('Comments (1)')).toBeInTheDocument();
  });

  it('moves the focus to the list when it was the only comment', async () => {
    server.use(respond('getComments', [own]), respond('deleteComment', { ok: true }));
    const { user } = await open();
    await screen.findByText('my own');
    await user.click(remove('my own')!);
    await user.click(confirm().getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No comments yet')).toBeInTheDocument();
    await waitFor(() => expect(within(dialog()).getByRole('list', { name: 'Comments' })).toHaveFocus());
  });

  it('keeps it and shows the reason when the server rejects the deletion', async () => {
    server.use(
      respond('getComments', [own]),
      respondWithError('deleteComment', {
        status: 429,
        code: 'too_many_requests',
        message: 'Too many requests. Wait a minute.',
      }),
    );
    const { user } = await open();
    await screen.findByText('my own');
    await user.click(remove('my own')!);
    await user.click(confirm().getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Too many requests. Wait a minute.')).toBeInTheDocument();
    expect(screen.getByText('my own')).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Delete this comment?' })).not.toBeInTheDocument();
  });
});
