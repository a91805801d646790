import type { ListedUser } from '@cred/contract';
import {
  respond,
  hang,
  makeMe,
  makeUser,
  makeUserSummary,
  respondWithError,
  renderRoutes,
  screen,
  server,
  waitFor,
  within,
} from '@cred/testing';
import { remote } from '../../remote';

const listed = (over: Partial<ListedUser> = {}): ListedUser => ({ ...makeUserSummary(), isFollowing: false, ...over });
const member = makeUser({ username: 'rui.prado', fullName: 'Rui Prado', _count: { following: 3, followers: 2 } });

async function open(name: RegExp, me = makeMe()) {
  server.use(respond('getUser', member));
  const shell = renderRoutes(remote.routes, { route: '/profile/rui.prado', me });
  await shell.user.click(await screen.findByRole('button', { name }));
  return shell;
}

describe('the list of followers', () => {
  it('shows each with name, badge, username and a follow button, except for the viewer', async () => {
    const me = makeMe();
    const requests: unknown[] = [];
    const bea = listed({ username: 'bea.nunes', fullName: 'Bea Nunes', isVerificated: true, isFollowing: true });
    server.use(
      respond(
        'getFollowers',
        ({ params }) => (requests.push(params.userId), [bea, listed({ ...me, isFollowing: false })]),
      ),
    );
    await open(/^2 Followers$/, me);
    const dialog = screen.getByRole('dialog', { name: 'Followers' });
    const [first, second] = await within(dialog).findAllByRole('listitem');
    expect(first).toHaveTextContent('Bea Nunes@bea.nunes');
    expect(within(first!).getByRole('img', { name: 'Verified medical professional' })).toBeInTheDocument();
    expect(within(first!).getByRole('link')).toHaveAttribute('href', '/profile/bea.nunes');
    expect(within(first!).getByRole('button', { name: 'Unfollow' })).toBeInTheDocument();
    expect(second).toHaveTextContent('You');
    expect(within(second!).queryByRole('button')).not.toBeInTheDocument();
    expect(requests).toEqual([member.id]);
  });

  it('keeps an unfollowed member in the list, so that a mistake can be undone', async () => {
    server.use(
      respond('getFollowers', [listed({ fullName: 'Bea Nunes', isFollowing: true })]),
      respond('unfollow', { isFollowing: false as const }),
    );
    const { user } = await open(/^2 Followers$/);
    await user.click(await screen.findByRole('button', { name: 'Unfollow' }));
    const row = (await screen.findByText('Bea Nunes')).closest('li')!;
    expect(await within(row).findByRole('button', { name: 'Follow' })).toBeInTheDocument();
  });

  it('loads page by page and shows each member once', async () => {
    const [one, two] = [listed({ fullName: 'One' }), listed({ fullName: 'Two' })];
    server.use(respond('getFollowers', [one], { next: 'second' }));
    const { user } = await open(/^2 Followers$/);
    const more = await screen.findByRole('button', { name: 'Load more' });
    server.use(respond('getFollowers', ({ query }) => (query.get('cursor') === 'second' ? [one, two] : [])));
    await user.click(more);
    expect(await screen.findByText('Two')).toBeInTheDocument();
    expect(screen.getAllByText('One')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('link', { name: /Two/ })).toHaveFocus());
  });

  it('closes after navigation by one of its links', async () => {
    server.use(respond('getFollowers', [listed({ username: 'bea.nunes', fullName: 'Bea Nunes' })]));
    const { user, location } = await open(/^2 Followers$/);
    server.use(respond('getUser', makeUser({ username: 'bea.nunes' })));
    await user.click(await screen.findByRole('link', { name: /Bea Nunes/ }));
    await waitFor(() => expect(location()).toBe('/profile/bea.nunes'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('shows a failure with a retry', async () => {
    server.use(respondWithError('getFollowers', { status: 503, code: 'overloaded', message: 'Too much to do' }));
    const { user } = await open(/^2 Followers$/);
    expect(await screen.findByRole('alert')).toHaveTextContent('Too much to do');
    server.use(respond('getFollowers', []));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No followers yet')).toBeInTheDocument();
  });

  it('keeps its size while loading; Escape returns the focus', async () => {
    server.use(hang('getFollowers'));
    const { user } = await open(/^2 Followers$/);
    expect(screen.getByText('Loading members')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: '2 Followers' })).toHaveFocus();
  });
});

describe('the list of followed members', () => {
  it('has a different text when it is empty', async () => {
    server.use(respond('getFollowing', []));
    await open(/^3 Following$/);
    expect(screen.getByRole('dialog', { name: 'Following' })).toBeInTheDocument();
    expect(await screen.findByText('Not following anybody yet')).toBeInTheDocument();
    expect(screen.getByText('Members that this member follows appear here.')).toBeInTheDocument();
  });

  it('says on one’s own profile what to do next', async () => {
    server.use(respond('getFollowing', []));
    await open(/^3 Following$/, makeMe({ id: member.id }));
    expect(await screen.findByText(/^Search for members that you know/)).toBeInTheDocument();
  });
});
