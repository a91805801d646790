import type { Post } from '@cred/contract';
import {
  dropConnection,
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
import { MemberPosts } from '../member-posts';

const me = makeMe();
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

/** Renders a list with one post. */
async function open(post: Post) {
  server.use(respond('getUserPosts', [post]));
  const shell = renderInShell(<MemberPosts userId={post.user.id} tab="posts" emptyText="Nothing" />, { me });
  await screen.findByRole('article');
  return shell;
}

/** Opens the form of an own post. */
async function openForm(over: Partial<Post> = {}) {
  const post = makePost({ user: me, text: 'Frist text', createdAt: hoursAgo(2), version: 3, ...over });
  const shell = await open(post);
  await shell.user.click(screen.getByRole('button', { name: 'Edit post' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit post' });
  return { ...shell, post, dialog, field: within(dialog).getByRole('textbox', { name: 'Text' }) };
}

describe('the form that changes a post', () => {
  it('saves the text and shows it in the list', async () => {
    const sent: unknown[] = [];
    const { user, post, dialog, field } = await openForm();
    expect(field).toHaveValue('Frist text');
    expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled();
    const changed = { ...post, text: 'First text', version: 4, editedAt: new Date().toISOString() };
    server.use(
      respond('editPost', ({ body }) => (sent.push(body), changed)),
      respond('getUserPosts', [changed]),
    );
    await user.clear(field);
    expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.type(field, 'First text');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(screen.getByRole('article')).findByText('First text')).toBeInTheDocument();
    expect(sent).toEqual([{ text: 'First text', isValid: false, version: 3 }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'edited' })).toBeInTheDocument();
  });

  it('says whether the change leaves a trace, and that the badge goes', async () => {
    const { dialog } = await openForm({ isValid: true });
    expect(dialog).toHaveTextContent('The post will be marked as edited');
    expect(dialog).toHaveTextContent('no AI validation badge');
  });

  it('says that a new post changes without a trace', async () => {
    const { dialog } = await openForm({ createdAt: hoursAgo(0) });
    expect(dialog).toHaveTextContent('changes without a trace');
    expect(dialog).not.toHaveTextContent('badge');
  });

  it.each([
    [{ status: 409, code: 'conflict', message: 'Changed elsewhere' }, 'Changed elsewhere'],
    [
      { status: 404, code: 'not_found', message: 'Not found' },
      'This post is not available any more. Your text is kept.',
    ],
  ] as const)('keeps the text when the server refuses it (%j)', async (error, shown) => {
    server.use(
      respondWithError('editPost', error),
      respondWithError('getPost', { status: 404, code: 'not_found', message: 'Not found' }),
    );
    const { user, dialog, field } = await openForm();
    await user.type(field, '!');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText(shown)).toBeInTheDocument();
    expect(field).toHaveValue('Frist text!');
  });

  it('takes the newest version after a conflict and keeps what was typed (POST-111)', async () => {
    const sent: unknown[] = [];
    const { user, post, dialog, field } = await openForm();
    const elsewhere = { ...post, text: 'Text of another tab', version: 4 };
    server.use(
      respondWithError('editPost', { status: 409, code: 'conflict', message: 'Changed elsewhere' }),
      respond('getPost', { ...elsewhere, ratingCounts: [0, 0, 0, 0, 0] }),
    );
    await user.type(field, '!');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('Saving again replaces this text: “Text of another tab”')).toBeVisible();
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Changed elsewhere');
    expect(field).toHaveValue('Frist text!');
    server.use(respond('editPost', ({ body }) => (sent.push(body), { ...elsewhere, text: 'Frist text!', version: 5 })));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([{ text: 'Frist text!', isValid: false, version: 4 }]);
  });

  it('starts with the newest version when it is opened again after a conflict (POST-111)', async () => {
    const { user, post, dialog, field } = await openForm();
    server.use(
      respondWithError('editPost', { status: 409, code: 'conflict', message: 'Changed elsewhere' }),
      respond('getPost', { ...post, text: 'Text of another tab', version: 4, ratingCounts: [0, 0, 0, 0, 0] }),
    );
    await user.type(field, '!');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(screen.getByRole('article')).findByText('Text of another tab')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await user.click(await screen.findByRole('button', { name: 'Edit post' }));
    const opened = await screen.findByRole('dialog', { name: 'Edit post' });
    expect(within(opened).getByRole('textbox', { name: 'Text' })).toHaveValue('Text of another tab');
    expect(within(opened).queryByRole('alert')).not.toBeInTheDocument();
  });

  it('publishes the checked text with a request for the badge', async () => {
    const sent: unknown[] = [];
    const { user, post, dialog, field } = await openForm();
    server.use(
      respond('validatePost', { formalizado: 'The formal text', referencias: [], keywords: [], error: null }),
      respond('editPost', ({ body }) => (sent.push(body), { ...post, text: 'The formal text', isValid: true })),
    );
    await user.type(field, '!');
    await user.click(within(dialog).getByRole('button', { name: 'Check with AI' }));
    await user.click(await screen.findByRole('button', { name: 'Use Content' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([{ text: 'The formal text', isValid: true, version: 3 }]);
  });

  it('asks before it discards a change', async () => {
    const { user, field } = await openForm();
    await user.type(field, '!');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(await screen.findByRole('textbox', { name: 'Text' })).toHaveValue('Frist text!');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is offered on own posts only', async () => {
    await open(makePost());
    expect(screen.queryByRole('button', { name: 'Edit post' })).not.toBeInTheDocument();
  });

  it('is not offered on a repost', async () => {
    await open(makePost({ user: me, isRepost: true, originalPost: makeOriginalPost() }));
    expect(screen.getByRole('button', { name: 'Delete post' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Edit post' })).not.toBeInTheDocument();
  });
});

describe('the earlier texts of a post', () => {
  const versions = [
    { version: 2, text: 'Second text', isValid: false, writtenAt: hoursAgo(4), replacedAt: hoursAgo(3) },
    { version: 1, text: 'First text', isValid: false, writtenAt: hoursAgo(5), replacedAt: hoursAgo(4) },
  ];

  it('are shown newest first, below the present one', async () => {
    server.use(respond('getPostVersions', versions));
    const { user } = await open(makePost({ text: 'Third text', version: 3, editedAt: hoursAgo(3) }));
    await user.click(screen.getByRole('button', { name: 'edited' }));
    const dialog = await screen.findByRole('dialog', { name: 'Earlier texts' });
    const items = await within(dialog).findAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Current text · 3hThird text',
      '4hSecond text',
      '5hFirst text',
    ]);
  });

  it('show which one was reposted', async () => {
    server.use(respond('getPostVersions', versions));
    const original = makeOriginalPost({ version: 3, editedAt: hoursAgo(3) });
    const { user } = await open(
      makePost({ user: makeUserSummary(), isRepost: true, originalPost: original, originalVersion: 2 }),
    );
    await user.click(screen.getByRole('button', { name: 'edited since this repost' }));
    expect(await screen.findByText(/as it was reposted/)).toHaveTextContent('4h · as it was reposted');
  });

  it('can be loaded again after a failure', async () => {
    server.use(dropConnection('getPostVersions'));
    const { user } = await open(makePost({ version: 3, editedAt: hoursAgo(3) }));
    await user.click(screen.getByRole('button', { name: 'edited' }));
    expect(await screen.findByText('The earlier texts could not be loaded.')).toBeInTheDocument();
    server.use(respond('getPostVersions', versions));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Second text')).toBeInTheDocument();
  });
});
