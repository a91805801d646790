import { areas, CONTRACT_VERSION } from '@cred/platform';
import { answer, makeId, makePost, renderInShell, screen, server } from '@cred/testing';
import { remote } from './remote';

describe('the feed area', () => {
  it('has a page for each route that is its own', () => {
    expect(remote.routes.map((route) => route.path)).toEqual([...areas.feed.routes]);
    expect(remote.contractVersion).toBe(CONTRACT_VERSION);
  });
});

describe("the slot 'post-list'", () => {
  const PostList = remote.slots['post-list']!;

  it('shows the posts of the member that it is given', async () => {
    const userId = makeId();
    server.use(answer('getUserPosts', ({ params }) => [makePost({ text: `by ${params.userId}` })]));
    renderInShell(<PostList userId={userId} emptyText="Nothing here" />);
    expect(await screen.findByText(`by ${userId}`)).toBeInTheDocument();
  });

  it('says what it was told to when there are none', async () => {
    server.use(answer('getUserPosts', []));
    renderInShell(<PostList userId={makeId()} emptyText="Nothing here" />);
    expect(await screen.findByText('Nothing here')).toBeInTheDocument();
  });
});
