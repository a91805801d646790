import type { Post } from '@cred/contract';
import {
  respond,
  hang,
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
import { MemberPosts } from './member-posts';
import { PostCard } from './post-card';

const show = (over: Partial<Post> = {}) => renderInShell(<PostCard post={makePost(over)} />);

describe('PostCard', () => {
  it('names its author with links to the profile', () => {
    show({ user: makeUserSummary({ fullName: 'Rui Prado', username: 'rui.prado' }) });
    expect(screen.getByRole('article', { name: 'Rui Prado' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '@rui.prado' })).toHaveAttribute('href', '/profile/rui.prado');
  });

  it('shows its relative time, with the full date in the title', () => {
    show({ createdAt: new Date(Date.now() - 5 * 60_000).toISOString() });
    expect(screen.getByText(/^5 ?m$/)).toHaveAttribute('title');
  });

  it('leads to its own page by its time and by a press on its text, which links keep', async () => {
    const post = makePost({ text: 'Read www.example.org first' });
    const { user, location } = renderInShell(<PostCard post={post} />);
    expect(screen.getByRole('time').closest('a')).toHaveAttribute('href', `/post/${post.id}`);
    await user.click(screen.getByRole('link', { name: 'www.example.org' }));
    expect(location()).toBe('/');
    await user.click(screen.getByText(/^Read/));
    expect(location()).toBe(`/post/${post.id}`);
  });

  it('leads to the root of a repost by the text of the root', async () => {
    const root = makeOriginalPost({ text: 'the root' });
    const { user, location } = renderInShell(<PostCard post={makePost({ isRepost: true, originalPost: root })} />);
    await user.click(screen.getByText('the root'));
    expect(location()).toBe(`/post/${root.id}`);
  });

  it('shows a badge for verified authors only', () => {
    show({ user: makeUserSummary({ isVerificated: true }) });
    expect(screen.getByRole('img', { name: 'Verified medical professional' })).toBeInTheDocument();
    show({ user: makeUserSummary({ isVerificated: false }) });
    expect(screen.getAllByRole('img', { name: 'Verified medical professional' })).toHaveLength(1);
  });

  it('opens links in its text in a new tab, with rel="noopener"', () => {
    show({ text: 'See www.example.org for more' });
    const link = screen.getByRole('link', { name: 'www.example.org' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('shows an average in half stars once there are ratings', () => {
    show({ averageRating: 3.3, ratingCount: 12 });
    expect(screen.getByRole('img', { name: 'Rated 3.5 out of 5' })).toBeInTheDocument();
    expect(screen.getByText('3.5 (12)')).toBeInTheDocument();
  });

  it('shows no stars without ratings', () => {
    show({ averageRating: 0, ratingCount: 0 });
    expect(screen.queryByRole('img', { name: /Rated/ })).not.toBeInTheDocument();
  });

  it('shows the audience unless it is general', () => {
    show({ audience: ['health'] });
    expect(screen.getByText('Health Professionals')).toBeInTheDocument();
  });

  it('shows the author’s specialty next to the username (SHELL-30)', () => {
    show({ user: makeUserSummary({ username: 'nia', specialty: 'Physical_Therapy' }) });
    expect(screen.getByRole('link', { name: '@nia' }).parentElement).toHaveTextContent('@nia·Physical Therapy·');
  });

  it('shows the AI badge only if validated', () => {
    show({ isValid: true });
    show({ isValid: false });
    expect(screen.getAllByText('AI validated')).toHaveLength(1);
  });

  it('shows a repost as the added text and the post below it', () => {
    const original = makePost({ text: 'the original', user: makeUserSummary({ username: 'bea.nunes' }) });
    show({ isRepost: true, text: 'ignored', additionalText: 'worth reading', originalPost: original });
    expect(screen.getByText('worth reading')).toBeInTheDocument();
    expect(screen.getByText('the original')).toBeInTheDocument();
    expect(screen.getByText(/^Reposted from/)).toHaveTextContent('Reposted from @bea.nunes');
    expect(screen.queryByText('ignored')).not.toBeInTheDocument();
  });

  it('shows all of the post that it reposts, including its time', () => {
    const originalPost = makeOriginalPost({
      text: 'see www.example.org',
      createdAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
    });
    show({ isRepost: true, text: 'ignored', additionalText: '', originalPost, createdAt: new Date().toISOString() });
    expect(screen.getByRole('link', { name: 'www.example.org' })).toHaveAttribute('target', '_blank');
    expect(screen.getByText('3h')).toBeInTheDocument();
  });

  it('shows a tombstone for a post that is deleted or hidden', () => {
    show({ isRepost: true, text: '', additionalText: 'worth reading', originalPost: null });
    expect(screen.getByText('worth reading')).toBeInTheDocument();
    expect(screen.getByText('This post is not available.')).toBeInTheDocument();
    expect(screen.queryByText(/^Reposted from/)).not.toBeInTheDocument();
  });

  it('has its controls in a row, with their counts', () => {
    show({ _count: { comments: 1_204, reposts: 3 }, userRating: 4 });
    const row = screen.getByRole('group', { name: 'Post actions' });
    expect(
      within(row)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Comments (1,204)', 'Repost (3)', 'Your rating: 4 of 5. Change it', 'Bookmark']);
    expect(row).toHaveTextContent('1.2K34');
  });
});

describe('deleting a post', () => {
  const me = makeMe();
  const own = makePost({ text: 'my own', user: me });
  const other = makePost({ text: 'of another' });
  const list = async () => {
    server.use(respond('getUserPosts', [own, other]));
    const shell = renderInShell(<MemberPosts userId={me.id} tab="posts" emptyText="Nothing" />, { me });
    await screen.findByText('my own');
    return shell;
  };

  it('is offered on own posts only', async () => {
    await list();
    const [mine, theirs] = screen.getAllByRole('article');
    expect(within(mine!).getByRole('button', { name: 'Delete post' })).toBeInTheDocument();
    expect(within(theirs!).queryByRole('button', { name: 'Delete post' })).not.toBeInTheDocument();
  });

  it('asks for confirmation, and does nothing when cancelled', async () => {
    const { user } = await list();
    await user.click(screen.getByRole('button', { name: 'Delete post' }));
    await user.click(
      within(screen.getByRole('dialog', { name: 'Delete this post?' })).getByRole('button', { name: 'Cancel' }),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('my own')).toBeInTheDocument();
  });

  it('removes the post from the list, with one request for a double click', async () => {
    const deleted: string[] = [];
    server.use(respond('deletePost', ({ params }) => (deleted.push(params.id), { ok: true as const })));
    const { user } = await list();
    await user.click(screen.getByRole('button', { name: 'Delete post' }));
    await user.dblClick(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('my own')).not.toBeInTheDocument());
    expect(screen.getByText('of another')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('article')).toHaveFocus();
    expect(deleted).toEqual([own.id]);
  });

  it('keeps the dialog open while the request is in flight', async () => {
    server.use(hang('deletePost'));
    const { user } = await list();
    await user.click(screen.getByRole('button', { name: 'Delete post' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Delete this post?' })).toBeInTheDocument();
  });

  it('keeps the post and shows the reason when the server rejects the deletion', async () => {
    server.use(
      respondWithError('deletePost', {
        status: 429,
        code: 'too_many_requests',
        message: 'Too many requests. Wait a minute.',
      }),
    );
    const { user } = await list();
    await user.click(screen.getByRole('button', { name: 'Delete post' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Too many requests. Wait a minute.')).toBeInTheDocument();
    expect(screen.getByText('my own')).toBeInTheDocument();
  });
});
