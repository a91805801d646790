import type { User } from '@cred/contract';
import {
  act,
  respond,
  hang,
  makeQueryClient,
  makeUser,
  respondWithError,
  renderInShell,
  renderRoutes,
  screen,
  server,
  waitFor,
  within,
} from '@cred/testing';
import { useState } from 'react';
import { remote } from '../../remote';

const MemberMenu = remote.slots['member-menu']!;
type Shell = ReturnType<typeof renderRoutes>;

const rui = (over: Partial<User> = {}) =>
  makeUser({ id: '00000000-0000-7000-8000-0000000000aa', username: 'rui.prado', fullName: 'Rui Prado', ...over });

async function show(over: Partial<User> = {}) {
  server.use(respond('getUser', rui(over)));
  const shell = renderRoutes(remote.routes, { route: '/profile/rui.prado' });
  await screen.findByRole('heading', { level: 1, name: 'Rui Prado' });
  return shell;
}

const moreButton = () => screen.getByRole('button', { name: 'More' });

async function choose({ user }: Shell, item: string) {
  await user.click(moreButton());
  await user.click(screen.getByRole('menuitem', { name: item }));
}

describe("'More' on a profile", () => {
  it('offers mute, block and report, by keyboard too', async () => {
    const { user } = await show();
    moreButton().focus();
    await user.keyboard('{Enter}');
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Mute @rui.prado',
      'Block @rui.prado',
      'Report @rui.prado',
    ]);
    await user.keyboard('{Escape}');
    expect(moreButton()).toHaveFocus();
  });
});

describe('muting a member', () => {
  it('applies at once with a message that can undo it', async () => {
    const requests: string[] = [];
    server.use(
      respond('mute', ({ params }) => (requests.push(`mute ${params.userId}`), { isMuted: true as const })),
      respond('unmute', ({ params }) => (requests.push(`unmute ${params.userId}`), { isMuted: false as const })),
    );
    const shell = await show();
    server.use(respond('getUser', rui({ isMuted: true })));
    await choose(shell, 'Mute @rui.prado');
    expect(await screen.findByText('Their posts stay out of your feed.')).toBeInTheDocument();
    const undo = await screen.findByRole('button', { name: 'Undo', hidden: true });
    server.use(respond('getUser', rui()));
    await shell.user.click(undo);
    expect(await screen.findByText('You unmuted @rui.prado')).toBeInTheDocument();
    expect(requests).toEqual([`mute ${rui().id}`, `unmute ${rui().id}`]);
    await waitFor(() => expect(screen.queryByText(/Their posts stay out/)).not.toBeInTheDocument());
  });

  it('is reverted with a message when the server rejects it', async () => {
    server.use(
      respondWithError('mute', { status: 409, code: 'conflict', message: 'You can mute at most 1000 members' }),
    );
    const shell = await show();
    await choose(shell, 'Mute @rui.prado');
    expect(await screen.findByText('You can mute at most 1000 members')).toBeInTheDocument();
    expect(screen.queryByText(/Their posts stay out/)).not.toBeInTheDocument();
  });

  it('cannot be undone from the message after the member was unmuted elsewhere', async () => {
    server.use(respond('mute', { isMuted: true as const }), respond('unmute', { isMuted: false as const }));
    const shell = await show();
    server.use(respond('getUser', rui({ isMuted: true })));
    await choose(shell, 'Mute @rui.prado');
    const undoMessage = (await screen.findByRole('button', { name: 'Undo', hidden: true })).closest('.Toastify__toast');
    await shell.user.click(screen.getByRole('button', { name: 'Unmute' }));
    await screen.findByText('You unmuted @rui.prado');
    expect(undoMessage?.className).toContain('cred-toast-exit');
  });

  it('can be undone on the profile, and the focus moves to the heading', async () => {
    server.use(respond('unmute', { isMuted: false as const }));
    const { user } = await show({ isMuted: true });
    server.use(respond('getUser', rui()));
    await user.click(screen.getByRole('button', { name: 'Unmute' }));
    expect(await screen.findByText('You unmuted @rui.prado')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    await user.click(moreButton());
    expect(screen.getByRole('menuitem', { name: 'Mute @rui.prado' })).toBeInTheDocument();
  });
});

describe('blocking a member', () => {
  it('asks first and explains the effect; Cancel does nothing', async () => {
    const shell = await show();
    await choose(shell, 'Block @rui.prado');
    const dialog = screen.getByRole('dialog', { name: 'Block @rui.prado?' });
    expect(dialog).toHaveTextContent('You no longer see each other’s posts and comments');
    await shell.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(moreButton()).toHaveFocus();
  });

  it('hides posts, chat and follow at once, and shows the banner', async () => {
    server.use(hang('block'));
    const shell = await show({ isFollowing: true, _count: { following: 0, followers: 5 } });
    await choose(shell, 'Block @rui.prado');
    await shell.user.dblClick(screen.getByRole('button', { name: 'Block' }));
    expect(await screen.findByText('You blocked @rui.prado')).toBeInTheDocument();
    expect(screen.queryByTestId('slot-post-list')).not.toBeInTheDocument();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /follow$|^chat/i })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '4 Followers' })).toBeInTheDocument();
    expect(moreButton()).toHaveFocus();
  });

  it('sends one request and refetches every list of posts', async () => {
    const requests: string[] = [];
    server.use(respond('block', ({ params }) => (requests.push(params.userId), { isBlocked: true as const })));
    const shell = await show();
    shell.queryClient.setQueryData(['posts', 'feed'], []);
    server.use(respond('getUser', rui({ isBlocked: true })));
    await choose(shell, 'Block @rui.prado');
    await shell.user.dblClick(screen.getByRole('button', { name: 'Block' }));
    expect(await screen.findByText('You blocked @rui.prado', { selector: 'strong' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByText('You blocked @rui.prado')).toHaveLength(2));
    expect(requests).toEqual([rui().id]);
    expect(shell.queryClient.getQueryState(['posts', 'feed'])?.isInvalidated).toBe(true);
  });

  it('is reverted with a message when the server rejects it', async () => {
    server.use(
      respondWithError('block', {
        status: 429,
        code: 'too_many_requests',
        message: 'Too many requests. Wait a minute.',
      }),
    );
    const shell = await show({ isFollowing: true });
    await choose(shell, 'Block @rui.prado');
    await shell.user.click(screen.getByRole('button', { name: 'Block' }));
    expect(await screen.findByText('Too many requests. Wait a minute.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Unfollow' })).toBeInTheDocument();
    expect(screen.getByTestId('slot-post-list')).toBeInTheDocument();
  });

  it('can be undone from the banner after a confirmation', async () => {
    server.use(respond('unblock', { isBlocked: false as const }));
    const { user } = await show({ isBlocked: true });
    server.use(respond('getUser', rui()));
    await user.click(screen.getByRole('button', { name: 'Unblock' }));
    const dialog = screen.getByRole('dialog', { name: 'Unblock @rui.prado?' });
    await user.click(within(dialog).getByRole('button', { name: 'Unblock' }));
    expect(await screen.findByText('You unblocked @rui.prado')).toBeInTheDocument();
    expect(await screen.findByTestId('slot-post-list')).toBeInTheDocument();
    expect(screen.queryByText('You blocked @rui.prado')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

describe("the slot 'member-menu'", () => {
  const postId = '00000000-0000-7000-8000-0000000000bb';
  const render = (queryClient = makeQueryClient()) =>
    renderInShell(<MemberMenu userId={rui().id} username="rui.prado" postId={postId} startsOpen />, { queryClient });

  it('is open initially, with the entry for the post first', () => {
    render();
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Report post',
      'Mute @rui.prado',
      'Block @rui.prado',
    ]);
    expect(screen.getByRole('menuitem', { name: 'Report post' })).toHaveFocus();
  });

  it('uses the state of a loaded profile', () => {
    const client = makeQueryClient();
    client.setQueryData(['users', 'profile', 'rui.prado'], rui({ isMuted: true }));
    render(client);
    expect(screen.getByRole('menuitem', { name: 'Unmute @rui.prado' })).toBeInTheDocument();
  });

  it('undoes a mute although its card was removed', async () => {
    const requests: string[] = [];
    server.use(
      respond('mute', () => (requests.push('mute'), { isMuted: true as const })),
      respond('unmute', () => (requests.push('unmute'), { isMuted: false as const })),
    );
    let removeCard: () => void = () => undefined;
    const Card = () => {
      const [shown, setShown] = useState(true);
      removeCard = () => setShown(false);
      return shown && <MemberMenu userId={rui().id} username="rui.prado" postId={postId} startsOpen />;
    };
    const { user } = renderInShell(<Card />);
    await user.click(screen.getByRole('menuitem', { name: 'Mute @rui.prado' }));
    const undo = await screen.findByRole('button', { name: 'Undo', hidden: true });
    act(() => removeCard());
    await user.click(undo);
    expect(await screen.findByText('You unmuted @rui.prado')).toBeInTheDocument();
    expect(requests).toEqual(['mute', 'unmute']);
  });
});
