import {
  dropConnection,
  expectConsoleError,
  hang,
  makePost,
  renderInShell,
  respond,
  respondWithError,
  screen,
  server,
  waitFor,
} from '@cred/testing';
import { PostCard } from '../components/post-card';
import { TopicPage } from './topic-page';

const open = (route: string) => renderInShell(<TopicPage />, { route, path: '/topic/:topic' });

describe('the page of a topic', () => {
  beforeEach(() => server.use(respond('getFollowedTopics', [])));

  it('lists its posts, whose topics and mentions are links', async () => {
    const text = 'For @ana: #Sepsis and #shock';
    const mentions = [{ userId: makePost().id, username: 'ana.new', start: 4, end: 8 }];
    server.use(respond('getTopicPosts', [makePost({ text, mentions })]));
    open('/topic/sepsis');
    expect(screen.getByRole('heading', { level: 1, name: '#sepsis' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Followed topics' })).toHaveAttribute('href', '/settings/followed-topics');
    expect(await screen.findByRole('link', { name: '#Sepsis' })).toHaveAttribute('href', '/topic/Sepsis');
    expect(screen.getByRole('link', { name: '@ana' })).toHaveAttribute('href', '/profile/ana.new');
    await waitFor(() => expect(document.title).toContain('#sepsis'));
  });

  it('says that there are no posts', async () => {
    server.use(respond('getTopicPosts', []));
    open('/topic/%E6%95%97%E8%A1%80%E7%97%87');
    expect(await screen.findByText(/^No posts with/)).toHaveTextContent('No posts with #敗血症 yet.');
  });

  it('asks nothing for what is no topic', () => {
    open('/topic/12');
    expect(screen.getByText('This topic is not available.')).toBeVisible();
  });

  it('shows placeholders while loading', () => {
    server.use(hang('getTopicPosts'));
    open('/topic/sepsis');
    expect(screen.getByRole('status')).toHaveTextContent('Loading posts');
  });

  it('shows an error with a retry, and that there is no connection', async () => {
    expectConsoleError(/^Topic posts error/);
    server.use(dropConnection('getTopicPosts'));
    const { user } = open('/topic/sepsis');
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection.');
    server.use(respond('getTopicPosts', [makePost({ text: 'Here it is' })]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Here it is')).toBeVisible();
  });

  it('follows the topic at once, and ends it', async () => {
    const changes: string[] = [];
    let followed: { topic: string; name: string }[] = [];
    server.use(
      respond('getTopicPosts', []),
      respond('getFollowedTopics', () => followed),
      respond('followTopic', ({ params }) => {
        changes.push(`+${params.topic}`);
        followed = [{ topic: 'sepsis', name: 'Sepsis' }];
        return { isFollowing: true as const };
      }),
      respond('unfollowTopic', ({ params }) => {
        changes.push(`-${params.topic}`);
        followed = [];
        return { isFollowing: false as const };
      }),
    );
    const { user, queryClient } = open('/topic/Sepsis');
    const button = await screen.findByRole('button', { name: 'Follow #Sepsis' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    expect(await screen.findByRole('button', { name: 'Following #Sepsis' })).toHaveFocus();
    await waitFor(() => expect(changes).toEqual(['+Sepsis']));
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Follow #Sepsis' })).toBeVisible();
    await waitFor(() => expect(changes).toEqual(['+Sepsis', '-Sepsis']));
    // What the member's other tabs load again (SHELL-9).
    const [mutation] = queryClient.getMutationCache().getAll();
    expect(mutation?.meta?.changes).toEqual([['followed-topics'], ['posts', 'feed'], ['settings', 'followed-topics']]);
  });

  it('shows why a topic cannot be followed, and restores the button', async () => {
    const message = 'You can follow at most 200 topics';
    server.use(
      respond('getTopicPosts', []),
      respondWithError('followTopic', { status: 409, code: 'conflict', message }),
    );
    const { user } = open('/topic/sepsis');
    const button = await screen.findByRole('button', { name: 'Follow #sepsis' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    expect(await screen.findByText(message)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Follow #sepsis' })).toBeVisible();
  });
});

describe('a card of the feed', () => {
  it('is marked with the followed topic from which it comes', () => {
    renderInShell(<PostCard post={makePost({ text: 'News', fromTopic: 'Sepsis' })} />);
    expect(screen.getByRole('link', { name: '#Sepsis' })).toHaveAttribute('href', '/topic/Sepsis');
    expect(screen.getByText('from')).toBeVisible();
  });
});
