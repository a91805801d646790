import type { ListedRating, ListedRepost } from '@cred/contract';
import {
  dropConnection,
  hang,
  makePost,
  makeUserSummary,
  renderInShell,
  respond,
  screen,
  server,
  waitFor,
  within,
} from '@cred/testing';
import { PostPeople } from './post-people';

const post = makePost({ ratingCount: 2, averageRating: 4, _count: { comments: 0, reposts: 1 } });
const rating = (fullName: string, value: number): ListedRating => ({
  user: makeUserSummary({ fullName, username: fullName.toLowerCase(), specialty: 'Nursing', isVerificated: true }),
  value,
});
const repost: ListedRepost = {
  id: 'a-repost',
  user: makeUserSummary({ fullName: 'Caio' }),
  createdAt: new Date().toISOString(),
  additionalText: 'For our ward',
};
const rows = (name: string) => within(screen.getByRole('dialog', { name })).findAllByRole('listitem');

async function open(name: string) {
  const shell = renderInShell(<PostPeople post={post} />);
  const opener = screen.getByRole('button', { name });
  await shell.user.click(opener);
  return { ...shell, opener };
}

describe('who rated and who reposted (POST-121)', () => {
  it('lists the members with their stars, page by page, and closing returns the focus', async () => {
    server.use(
      respond('getPostRatings', ({ query }) => (query.get('cursor') ? [rating('Dora', 1)] : [rating('Bea', 5)]), {
        next: 'cursor-2',
      }),
    );
    const { user, opener } = await open('Who rated (2)');
    const [bea] = await rows('Rated by');
    expect(within(bea!).getByRole('link')).toHaveAttribute('href', '/profile/bea');
    expect(bea).toHaveTextContent('@bea · Nursing');
    expect(within(bea!).getByRole('link')).toHaveAccessibleName(/@bea Nursing$/);
    expect(within(bea!).getByRole('img', { name: '5 stars' })).toBeInTheDocument();
    server.use(respond('getPostRatings', [rating('Dora', 1)]));
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('img', { name: '1 star' })).toBeInTheDocument();
    const loaded = await rows('Rated by');
    expect(loaded).toHaveLength(2);
    await waitFor(() => expect(within(loaded[1]!).getByRole('link')).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Fechar modal' }));
    expect(opener).toHaveFocus();
  });

  it('lists the reposts with their texts', async () => {
    server.use(respond('getPostReposts', [repost]));
    await open('Who reposted (1)');
    const [caio] = await rows('Reposted by');
    expect(caio).toHaveTextContent(/^.*Caio@.*For our ward$/);
  });

  it('shows its progress, and a failure with another try', async () => {
    server.use(hang('getPostRatings'));
    const { user, unmount } = await open('Who rated (2)');
    expect(await screen.findByText('Loading members')).toBeInTheDocument();
    unmount();
    server.use(dropConnection('getPostReposts'));
    await open('Who reposted (1)');
    expect(await screen.findByText('The list could not be loaded.')).toBeInTheDocument();
    server.use(respond('getPostReposts', []));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No reposts yet')).toBeInTheDocument();
  });

  it('is not offered without ratings and reposts, and asks for nothing before it is opened', async () => {
    renderInShell(<PostPeople post={post} />);
    renderInShell(<PostPeople post={makePost()} />);
    await waitFor(() => expect(screen.getAllByRole('button')).toHaveLength(2));
  });
});
