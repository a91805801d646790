import { areas, CONTRACT_VERSION } from '@cred/platform';
import {
  act,
  respond,
  expectConsoleError,
  makeId,
  makeMe,
  makePost,
  respondWithError,
  renderInShell,
  screen,
  server,
  waitFor,
} from '@cred/testing';
import { useState } from 'react';
import { remote } from './remote';

describe('the feed area', () => {
  it('has a page for each of its routes', () => {
    expect(remote.routes.map((route) => route.path)).toEqual([...areas.feed.routes]);
    expect(remote.contractVersion).toBe(CONTRACT_VERSION);
  });
});

describe("the slot 'post-list'", () => {
  const PostList = remote.slots['post-list']!;

  it('shows the posts of the member in its props', async () => {
    const userId = makeId();
    server.use(respond('getUserPosts', ({ params }) => [makePost({ text: `by ${params.userId}` })]));
    renderInShell(<PostList userId={userId} tab="posts" emptyText="Nothing here" />);
    expect(await screen.findByText(`by ${userId}`)).toBeInTheDocument();
  });

  it('has a separate list for each tab, and keeps both', async () => {
    const userId = makeId();
    const requested: (string | null)[] = [];
    server.use(
      respond(
        'getUserPosts',
        ({ query }) => (requested.push(query.get('tab')), [makePost({ text: `under ${query.get('tab')}` })]),
      ),
    );
    let show: (tab: 'posts' | 'ratings') => void = () => undefined;
    function Profile() {
      const [tab, setTab] = useState<'posts' | 'ratings'>('posts');
      show = (next) => act(() => setTab(next));
      return <PostList userId={userId} tab={tab} emptyText="Nothing here" />;
    }
    renderInShell(<Profile />);
    await screen.findByText('under posts');
    show('ratings');
    expect(await screen.findByText('under ratings')).toBeInTheDocument();
    expect(screen.queryByText('under posts')).not.toBeInTheDocument();
    show('posts');
    expect(screen.getByText('under posts')).toBeInTheDocument();
    show('ratings');
    expect(screen.getByText('under ratings')).toBeInTheDocument();
    expect(requested).toEqual(['posts', 'ratings']);
  });

  it('logs a failure, and shows it with a retry button', async () => {
    expectConsoleError(/^Posts error/);
    server.use(respondWithError('getUserPosts', { status: 503, code: 'overloaded', message: 'Too much to do' }));
    const { user } = renderInShell(<PostList userId={makeId()} tab="posts" emptyText="Nothing here" />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Too much to do');
    server.use(respond('getUserPosts', []));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing here')).toBeInTheDocument();
  });

  it('shows the `emptyText` of its props when there are none', async () => {
    server.use(respond('getUserPosts', []));
    renderInShell(<PostList userId={makeId()} tab="posts" emptyText="Nothing here" />);
    expect(await screen.findByText('Nothing here')).toBeInTheDocument();
  });

  it('says what to do next when it is empty, to the member themselves and to others', async () => {
    server.use(respond('getUserPosts', []));
    const me = makeMe();
    const show = (userId: string, tab: 'posts' | 'ratings') =>
      renderInShell(<PostList userId={userId} tab={tab} emptyText="Nothing" />, { me });
    const own = show(me.id, 'posts');
    expect(await screen.findByRole('link', { name: 'Write a post at home' })).toHaveAttribute('href', '/');
    own.unmount();
    const rated = show(me.id, 'ratings');
    expect(await screen.findByText(/^Press the star below a post/)).toBeInTheDocument();
    rated.unmount();
    show(makeId(), 'ratings');
    expect(await screen.findByText('Posts that this member rates appear here.')).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    await waitFor(() => expect(document.querySelector('svg[viewBox="0 0 160 110"]')).toBeInTheDocument());
  });
});
