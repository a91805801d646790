import { dropConnection, hang, renderRoutes, respond, screen, server, within } from '@cred/testing';
import { remote } from '../remote';

const sepsis = { topic: 'sepsis', name: 'Sepsis' };
const open = () => renderRoutes(remote.routes, { route: '/settings/followed-topics' });

describe('the followed topics', () => {
  it('lists them with links to their pages, or says that there are none', async () => {
    server.use(respond('getFollowedTopics', [sepsis]));
    const { unmount } = open();
    expect(await screen.findByRole('link', { name: '#Sepsis' })).toHaveAttribute('href', '/topic/Sepsis');
    unmount();
    server.use(respond('getFollowedTopics', []));
    open();
    expect(await screen.findByText(/You follow no topics/)).toBeVisible();
  });

  it('shows placeholders while loading, and can be reloaded after a failure', async () => {
    server.use(hang('getFollowedTopics'));
    const { unmount } = open();
    expect(screen.getByText('Loading: Followed topics')).toBeInTheDocument();
    unmount();
    server.use(dropConnection('getFollowedTopics'));
    const { user } = open();
    expect(await screen.findByText('Your topics could not be loaded')).toBeVisible();
    server.use(respond('getFollowedTopics', [sepsis]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('#Sepsis')).toBeVisible();
  });

  it('unfollows a topic once on a double click, and follows it again', async () => {
    const requests: string[] = [];
    server.use(
      respond('getFollowedTopics', [sepsis]),
      respond('unfollowTopic', ({ params }) => (requests.push(`- ${params.topic}`), { isFollowing: false as const })),
      respond('followTopic', ({ params }) => (requests.push(`+ ${params.topic}`), { isFollowing: true as const })),
    );
    const { user } = open();
    const row = within((await screen.findByText('#Sepsis')).closest('li')!);
    await user.dblClick(row.getByRole('button', { name: 'Unfollow #Sepsis' }));
    const undo = await row.findByRole('button', { name: 'Undo: unfollow #Sepsis' });
    expect(row.getByRole('status')).toHaveTextContent('Unfollowed: #Sepsis');
    expect(undo).toHaveFocus();
    await user.click(undo);
    expect(await row.findByRole('button', { name: 'Unfollow #Sepsis' })).toBeVisible();
    expect(requests).toEqual(['- Sepsis', '+ Sepsis']);
  });

  it('keeps a topic that could not be unfollowed, and says why', async () => {
    server.use(respond('getFollowedTopics', [sepsis]), dropConnection('unfollowTopic'));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Unfollow #Sepsis' }));
    expect(await screen.findByText(/No connection/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Unfollow #Sepsis' })).toBeVisible();
  });
});
