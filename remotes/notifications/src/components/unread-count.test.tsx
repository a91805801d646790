import { answer, makeNotification, renderInShell, screen, server, waitFor } from '@cred/testing';
import { notificationsOptions } from '../api/get-notifications';
import { remote } from '../remote';
import { UnreadCount } from './unread-count';

const unread = (count: number) => Array.from({ length: count }, () => makeNotification());

describe('the slot unread-count', () => {
  it('is offered by the area', () => {
    expect(remote.slots['unread-count']).toBe(UnreadCount);
  });

  it('counts the unread ones', async () => {
    server.use(answer('getNotifications', { items: [...unread(2), makeNotification({ read: true })] }));
    renderInShell(<UnreadCount />);
    expect(await screen.findByText('2 unread notifications')).toBeInTheDocument();
    expect(screen.getByText('2')).toBeVisible();
  });

  it('shows nothing when all are read', async () => {
    server.use(answer('getNotifications', { items: [makeNotification({ read: true })] }));
    const { queryClient, container } = renderInShell(<UnreadCount />);
    await waitFor(() => expect(queryClient.getQueryData(notificationsOptions().queryKey)).toHaveLength(1));
    expect(container.querySelector('span')).toBeNull();
  });

  it('shows 99+ for more than 99', async () => {
    server.use(answer('getNotifications', { items: unread(100) }));
    renderInShell(<UnreadCount />);
    expect(await screen.findByText('99+')).toBeVisible();
  });

  it('follows the list, which it shares: asked every 30 s, fresh for 15 s', async () => {
    server.use(answer('getNotifications', { items: unread(1) }));
    const { queryClient } = renderInShell(<UnreadCount />);
    expect(await screen.findByText('1 unread notification')).toBeInTheDocument();
    const query = queryClient.getQueryCache().find({ queryKey: notificationsOptions().queryKey });
    expect(query?.observers.map(({ options }) => options.refetchInterval)).toEqual([30_000]);
    expect(notificationsOptions().staleTime).toBe(15_000);
    queryClient.setQueryData(notificationsOptions().queryKey, unread(3));
    expect(await screen.findByText('3 unread notifications')).toBeInTheDocument();
  });
});
