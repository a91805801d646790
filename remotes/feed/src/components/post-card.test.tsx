import type { Post } from '@cred/contract';
import { answer, fireEvent, hang, makeMe, makePost, makeUserSummary, refuse, renderInShell, screen, server, waitFor, within } from '@cred/testing';
import { MemberPosts } from './member-posts';
import { PostCard } from './post-card';

const show = (over: Partial<Post> = {}) => renderInShell(<PostCard post={makePost(over)} />);

describe('PostCard', () => {
  it('names its author with links to the profile', () => {
    show({ user: makeUserSummary({ fullName: 'Rui Prado', username: 'rui.prado' }) });
    expect(screen.getByRole('article', { name: 'Rui Prado' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '@rui.prado' })).toHaveAttribute('href', '/profile/rui.prado');
  });

  it('tells when it was written, the full date in the title', () => {
    show({ createdAt: new Date(Date.now() - 5 * 60_000).toISOString() });
    expect(screen.getByText(/^5 ?m$/)).toHaveAttribute('title');
  });

  it('badges a verified author and nobody else', () => {
    show({ user: makeUserSummary({ isVerificated: true }) });
    expect(screen.getByRole('img', { name: 'Verified medical professional' })).toBeInTheDocument();
    show({ user: makeUserSummary({ isVerificated: false }) });
    expect(screen.getAllByRole('img', { name: 'Verified medical professional' })).toHaveLength(1);
  });

  it('opens links in its text in a new tab, safely', () => {
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

  it('says who may see it when that is not everybody', () => {
    show({ audience: ['health'] });
    expect(screen.getByText('Health Professionals')).toBeInTheDocument();
  });

  it('carries the AI badge only if validated', () => {
    show({ isValid: true });
    show({ isValid: false });
    expect(screen.getAllByText('AI validated')).toHaveLength(1);
  });

  it('shows a repost as the words added and the post below them', () => {
    const original = makePost({ text: 'the original', user: makeUserSummary({ username: 'bea.nunes' }) });
    show({ isRepost: true, text: 'ignored', additionalText: 'worth reading', originalPost: original });
    expect(screen.getByText('worth reading')).toBeInTheDocument();
    expect(screen.getByText('the original')).toBeInTheDocument();
    expect(screen.getByText(/^Reposted from/)).toHaveTextContent('Reposted from @bea.nunes');
    expect(screen.queryByText('ignored')).not.toBeInTheDocument();
  });

  it('has no controls for what cannot be done', () => {
    show();
    expect(screen.queryAllByRole('button')).toHaveLength(0);
  });
});

describe('the image of a post', () => {
  const img = 'http://api.test/media/card.webp';
  const imgInfo = {
    width: 600, height: 400, fullUrl: 'http://api.test/media/full.webp', fullWidth: 2400, fullHeight: 1600, placeholder: 'data:image/webp;base64,AAAA',
  };

  it('has its place reserved, a blur in it until it is there', () => {
    show({ img, imgInfo, imgAlt: 'A chest film' });
    const image = screen.getByAltText('A chest film');
    expect(image).toHaveAttribute('width', '600');
    expect(image).toHaveAttribute('height', '400');
    const frame = screen.getByRole('button', { name: 'Open image: A chest film' });
    expect(frame).toHaveStyle({ aspectRatio: '1.5' });
    expect(frame.style.backgroundImage).toContain(imgInfo.placeholder);
    fireEvent.load(image);
    expect(frame.style.backgroundImage).toBe('');
  });

  it('crops what is very tall to a card', () => {
    show({ img, imgInfo: { ...imgInfo, width: 300, height: 3000 } });
    expect(screen.getByRole('button', { name: 'Open image' })).toHaveStyle({ aspectRatio: '0.8' });
  });

  it('opens in full size, and closing gives the focus back', async () => {
    const { user } = show({ img, imgInfo, imgAlt: 'A chest film' });
    const open = screen.getByRole('button', { name: 'Open image: A chest film' });
    await user.click(open);
    const dialog = screen.getByRole('dialog', { name: 'Image' });
    const full = within(dialog).getByAltText('A chest film');
    expect(full).toHaveAttribute('src', imgInfo.fullUrl);
    expect(full).toHaveAttribute('width', '2400');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(open).toHaveFocus();
  });
});

describe('deleting a post', () => {
  const me = makeMe();
  const own = makePost({ text: 'my own', user: me });
  const other = makePost({ text: 'of another' });
  const list = async () => {
    server.use(answer('getUserPosts', [own, other]));
    const shell = renderInShell(<MemberPosts userId={me.id} emptyText="Nothing" />, { me });
    await screen.findByText('my own');
    return shell;
  };

  it('is offered on own posts only', async () => {
    await list();
    const [mine, theirs] = screen.getAllByRole('article');
    expect(within(mine!).getByRole('button', { name: 'Delete post' })).toBeInTheDocument();
    expect(within(theirs!).queryByRole('button', { name: 'Delete post' })).not.toBeInTheDocument();
  });

  it('asks first, and does nothing when cancelled', async () => {
    const { user } = await list();
    await user.click(screen.getByRole('button', { name: 'Delete post' }));
    await user.click(within(screen.getByRole('dialog', { name: 'Delete this post?' })).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('my own')).toBeInTheDocument();
  });

  it('takes the post out of the list, with one request for a double click', async () => {
    const deleted: string[] = [];
    server.use(answer('deletePost', ({ params }) => (deleted.push(params.id), { ok: true as const })));
    const { user } = await list();
    await user.click(screen.getByRole('button', { name: 'Delete post' }));
    await user.dblClick(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('my own')).not.toBeInTheDocument());
    expect(screen.getByText('of another')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(deleted).toEqual([own.id]);
  });

  it('stays open while it is under way', async () => {
    server.use(hang('deletePost'));
    const { user } = await list();
    await user.click(screen.getByRole('button', { name: 'Delete post' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Delete this post?' })).toBeInTheDocument();
  });

  it('keeps the post and says why when the server refuses', async () => {
    server.use(refuse('deletePost', { status: 429, code: 'too_many_requests', message: 'Too many requests. Wait a minute.' }));
    const { user } = await list();
    await user.click(screen.getByRole('button', { name: 'Delete post' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Too many requests. Wait a minute.')).toBeInTheDocument();
    expect(screen.getByText('my own')).toBeInTheDocument();
  });
});
