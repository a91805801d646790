import type { Comment, ListedComment, Post } from '@cred/contract';
import {
  dropConnection,
  expectConsoleError,
  makeComment,
  makeMe,
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
import { PostPage } from '../../pages/post-page';

const me = makeMe();
const author = makeUserSummary({ fullName: 'Rui Prado', username: 'rui.prado' });
const post: Post = makePost({ user: author, _count: { comments: 2, reposts: 0 } });

const replyTo = (parent: Pick<Comment, 'id'>, text: string, over: Partial<Comment> = {}): Comment =>
  makeComment({ text, parentId: parent.id, ...over });
const thread = (text: string, replies: readonly string[] = [], over: Partial<ListedComment> = {}): ListedComment => {
  const comment = makeComment({ text });
  return {
    ...comment,
    replies: replies.slice(0, 3).map((reply) => replyTo(comment, reply)),
    replyCount: replies.length,
    ...over,
  };
};

function open(comments: readonly ListedComment[], address = '') {
  server.use(respond('getPost', { ...post, ratingCounts: [0, 0, 0, 0, 0] }), respond('getComments', [...comments]));
  return renderInShell(<PostPage />, { me, route: `/post/${post.id}${address}`, path: '/post/:id' });
}
const row = (text: string) => screen.getByText(text).closest('li')!;
const textsIn = (element: HTMLElement) =>
  within(element)
    .queryAllByText(/^(Reply|New) \d$/)
    .map(({ textContent }) => textContent);

describe('replies', () => {
  it('stand below their comment, and the author of the post is marked', async () => {
    const comment = thread('Question');
    open([{ ...comment, replyCount: 1, replies: [replyTo(comment, 'Answer', { user: author })] }]);
    const replies = within(await screen.findByRole('list', { name: 'Replies' }));
    expect(replies.getByText('Answer')).toBeVisible();
    expect(within(row('Answer')).getByText('Author')).toBeVisible();
    expect(screen.getAllByText('Author')).toHaveLength(1);
  });

  it('beyond the first are loaded on demand, page by page, and the focus moves to the first of them', async () => {
    const comment = thread('Question', ['Reply 1', 'Reply 2', 'Reply 3', 'Reply 4', 'Reply 5']);
    const all = [1, 2, 3, 4, 5].map((index) => replyTo(comment, `Reply ${index}`));
    const { user } = open([comment]);
    server.use(dropConnection('getReplies'));
    await user.click(await screen.findByRole('button', { name: 'Show 2 more replies' }));
    await screen.findByRole('button', { name: 'Try again' });
    expect(textsIn(row('Question'))).toEqual(['Reply 1', 'Reply 2', 'Reply 3']);
    server.use(respond('getReplies', all.slice(0, 4), { next: 'cursor-2' }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Reply 4');
    server.use(respond('getReplies', ({ query }) => (query.get('cursor') === 'cursor-2' ? all.slice(4) : [])));
    await user.click(screen.getByRole('button', { name: 'Show 1 more reply' }));
    await screen.findByText('Reply 5');
    await waitFor(() => expect(row('Reply 5')).toHaveFocus());
    expect(screen.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
  });
});

describe('replying', () => {
  it('opens a form in its place, which Escape closes, keeping the text and returning the focus', async () => {
    const { user } = open([thread('Question')]);
    await screen.findByText('Question');
    const button = within(row('Question')).getByRole('button', { name: /^Reply to/ });
    await user.click(button);
    const field = screen.getByRole('textbox', { name: 'Write a reply' });
    expect(field).toHaveFocus();
    await user.type(field, 'Half a tho{Escape}');
    expect(field).not.toBeInTheDocument();
    expect(button).toHaveFocus();
    await user.click(button);
    expect(screen.getByRole('textbox', { name: 'Write a reply' })).toHaveValue('Half a tho');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(button).toHaveFocus();
  });

  it('sends it with its comment, shows it as the last reply and counts it', async () => {
    const comment = thread('Question', ['Reply 1']);
    const bodies: unknown[] = [];
    server.use(
      respond('createComment', ({ body }) => (bodies.push(body), replyTo(comment, String(body['text']), { user: me }))),
    );
    const { user } = open([comment]);
    await screen.findByText('Question');
    const [button] = within(row('Question')).getAllByRole('button', { name: /^Reply to/ });
    await user.click(button!);
    await user.type(screen.getByRole('textbox', { name: 'Write a reply' }), 'New 1{Control>}{Enter}{/Control}');
    await screen.findByText('New 1');
    expect(bodies).toEqual([{ postId: post.id, userId: me.id, text: 'New 1', parentId: comment.id }]);
    expect(textsIn(row('Question'))).toEqual(['Reply 1', 'New 1']);
    expect(screen.queryByRole('textbox', { name: 'Write a reply' })).not.toBeInTheDocument();
    expect(button).toHaveFocus();
    expect(await screen.findByRole('button', { name: 'Comments (3)' })).toBeInTheDocument();
  });

  it('to a reply names the answered member in the text', async () => {
    const comment = thread('Question');
    const reply = replyTo(comment, 'Reply 1', { user: author });
    const { user } = open([{ ...comment, replyCount: 1, replies: [reply] }]);
    await user.click(await screen.findByRole('button', { name: 'Reply to Rui Prado' }));
    expect(screen.getByRole('textbox', { name: 'Write a reply' })).toHaveValue('@rui.prado ');
  });

  it.each([
    [
      'the comment was deleted',
      respondWithError('createComment', { status: 404, code: 'not_found', message: 'Not found' }),
      'This comment is not available any more. Your text is kept.',
    ],
    ['there is no connection', dropConnection('createComment'), 'Not sent. Your text is kept: try again.'],
  ])('keeps the text when %s', async (_, failure, note) => {
    expectConsoleError(/^Create comment error/);
    const { user } = open([thread('Question')]);
    server.use(failure);
    await user.click(await screen.findByRole('button', { name: /^Reply to/ }));
    await user.type(screen.getByRole('textbox', { name: 'Write a reply' }), 'Thanks');
    await user.click(screen.getByRole('button', { name: 'Reply' }));
    expect(await screen.findByText(note)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Write a reply' })).toHaveValue('Thanks');
  });
});

describe('deleting', () => {
  const confirm = async (user: ReturnType<typeof open>['user'], text: string) => {
    const [button] = within(row(text)).getAllByRole('button', { name: 'Delete comment' });
    await user.click(button!);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  };

  it('a comment leaves its place while it has replies, which goes with the last of them', async () => {
    const comment = thread('Question', [], { user: me });
    const reply = replyTo(comment, 'Answer', { user: me });
    const { user } = open([{ ...comment, replyCount: 1, replies: [reply] }]);
    server.use(respond('deleteComment', { ok: true }));
    await screen.findByText('Question');
    await confirm(user, 'Question');
    expect(await screen.findByText('Comment deleted')).toBeVisible();
    expect(screen.queryByText('Question')).not.toBeInTheDocument();
    await waitFor(() => expect(row('Comment deleted')).toHaveFocus());
    expect(within(row('Comment deleted')).getByText('Answer')).toBeVisible();
    await confirm(user, 'Answer');
    expect(await screen.findByText('No comments yet')).toBeVisible();
  });

  it('is offered for replies to their author only, and shows a place that the server has sent', async () => {
    const comment = thread('Gone', [], { user: null, text: '' });
    open([
      { ...comment, replyCount: 2, replies: [replyTo(comment, 'Mine', { user: me }), replyTo(comment, 'Of another')] },
    ]);
    expect(await screen.findByText('Comment deleted')).toBeVisible();
    expect(within(row('Mine')).getByRole('button', { name: 'Delete comment' })).toBeVisible();
    expect(within(row('Of another')).queryByRole('button', { name: 'Delete comment' })).not.toBeInTheDocument();
  });
});

describe('the order of comments', () => {
  it('can be changed when there are several', async () => {
    const { user, unmount } = open([thread('Only')]);
    await screen.findByText('Only');
    expect(screen.queryByRole('group', { name: 'Order of comments' })).not.toBeInTheDocument();
    unmount();
    open([thread('New 2'), thread('New 1')]);
    await screen.findByText('New 2');
    const asked: (string | null)[] = [];
    server.use(
      respond('getComments', ({ query }) => (asked.push(query.get('sort')), [thread('New 1'), thread('New 2')])),
    );
    await user.click(screen.getByRole('button', { name: 'Oldest' }));
    await waitFor(() => expect(textsIn(screen.getByRole('list', { name: 'Comments' }))).toEqual(['New 1', 'New 2']));
    expect(asked).toEqual(['oldest']);
    expect(screen.getByRole('button', { name: 'Oldest' })).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('a link to a comment', () => {
  it('is copied', async () => {
    const comment = thread('Question');
    const { user } = open([comment]);
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(`http://localhost/post/${post.id}?comment=${comment.id}`);
  });

  it.each(['?comment=', '#comment-'])(
    '%s opens the page that has it, moves the focus there, and leads to all',
    async (form) => {
      const [newest, linked] = [thread('New 9'), thread('Linked')];
      server.use(
        respond('getCommentPlace', ({ params }) => ({
          postId: post.id,
          threadId: params.id,
          cursor: 'page-7',
          repliesCursor: null,
        })),
      );
      const { user } = open([], `${form}${linked.id}`);
      server.use(respond('getComments', ({ query }) => [query.get('cursor') === 'page-7' ? linked : newest]));
      await screen.findByText('Linked');
      await waitFor(() => expect(row('Linked')).toHaveFocus());
      await user.click(screen.getByRole('button', { name: 'Show all comments' }));
      expect(await screen.findByText('New 9')).toBeVisible();
    },
  );

  it('leaves the focus to a member who has begun something else before it is found', async () => {
    const linked = thread('Linked');
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    server.use(
      respond('getCommentPlace', async ({ params }) => {
        await answered;
        return { postId: post.id, threadId: params.id, cursor: 'page-7', repliesCursor: null };
      }),
    );
    const { user } = open([linked], `?comment=${linked.id}`);
    const field = await screen.findByRole('textbox', { name: 'Write a comment' });
    await user.type(field, 'My');
    answer();
    await screen.findByRole('button', { name: 'Show all comments' });
    await user.keyboard(' answer');
    expect(field).toHaveValue('My answer');
  });

  it('to a reply opens the page of replies that has it', async () => {
    const comment = thread('Question', ['Reply 1', 'Reply 2', 'Reply 3', 'Reply 4', 'Reply 5']);
    const linked = replyTo(comment, 'Reply 5');
    server.use(
      respond('getCommentPlace', { postId: post.id, threadId: comment.id, cursor: null, repliesCursor: 'from-5' }),
      respond('getReplies', ({ query }) => (query.get('cursor') === 'from-5' ? [linked] : (comment.replies ?? []))),
    );
    const { user } = open([comment], `?comment=${linked.id}`);
    await screen.findByText('Reply 5');
    await waitFor(() => expect(row('Reply 5')).toHaveFocus());
    expect(textsIn(row('Question'))).toEqual(['Reply 5']);
    await user.click(screen.getByRole('button', { name: 'Show all replies' }));
    await screen.findByText('Reply 1');
  });

  it.each([
    [
      'deleted or hidden',
      respondWithError('getCommentPlace', { status: 404, code: 'not_found', message: 'Not found' }),
    ],
    [
      'of another post',
      respond('getCommentPlace', ({ params }) => ({
        postId: params.id,
        threadId: params.id,
        cursor: null,
        repliesCursor: null,
      })),
    ],
  ])('says that one is not available that is %s', async (_, answer) => {
    server.use(answer);
    open([thread('Question')], `?comment=${makeComment().id}`);
    expect(await screen.findByText('This comment is not available.')).toBeVisible();
    expect(screen.getByText('Question')).toBeVisible();
  });
});
