import { respond, fireEvent, makeNotification, renderInShell, screen, server, waitFor } from '@cred/testing';
import { setPageTitle } from '@cred/ui';
import { newestNotificationsQuery } from '../api/get-notifications';
import { remote } from '../remote';
import { NotificationItem } from './notification-item';
import { UnreadCount } from './unread-count';

const unread = (count: number) => Array.from({ length: count }, () => makeNotification());

describe('the slot unread-count', () => {
  it('is a slot of the area', () => {
    expect(remote.slots['unread-count']).toBe(UnreadCount);
  });

  it('counts the unread notifications', async () => {
    server.use(respond('getNotifications', { items: [...unread(2), makeNotification({ read: true })] }));
    renderInShell(<UnreadCount />);
    expect(await screen.findByText('2 unread notifications')).toBeInTheDocument();
    expect(screen.getByText('2')).toBeVisible();
  });

  it('shows nothing when all are read', async () => {
    server.use(respond('getNotifications', { items: [makeNotification({ read: true })] }));
    const { queryClient, container } = renderInShell(<UnreadCount />);
    await waitFor(() =>
      expect(queryClient.getQueryData(newestNotificationsQuery().queryKey)).toMatchObject({ items: [{}] }),
    );
    expect(container.querySelector('span')).toBeNull();
  });

  it('shows 99+ for more than 99', async () => {
    server.use(respond('getNotifications', { items: unread(100) }));
    renderInShell(<UnreadCount />);
    expect(await screen.findByText('99+')).toBeVisible();
  });

  it("shares the list's query, which is polled every 30 s and fresh for 15 s", async () => {
    server.use(respond('getNotifications', { items: unread(1) }));
    const { queryClient } = renderInShell(<UnreadCount />);
    expect(await screen.findByText('1 unread notification')).toBeInTheDocument();
    const query = queryClient.getQueryCache().find({ queryKey: newestNotificationsQuery().queryKey });
    expect(query?.observers.map(({ options }) => options.refetchInterval)).toEqual([30_000]);
    expect(newestNotificationsQuery().staleTime).toBe(15_000);
    const three = { items: unread(3), nextCursor: null, at: 0, unread: { count: 3, messages: 0 } };
    queryClient.setQueryData(newestNotificationsQuery().queryKey, three);
    expect(await screen.findByText('3 unread notifications')).toBeInTheDocument();
  });

  it('shows the count in the tab’s title while it is mounted', async () => {
    setPageTitle('Home');
    server.use(respond('getNotifications', { items: unread(3) }));
    const { unmount } = renderInShell(<UnreadCount />);
    await waitFor(() => expect(document.title).toBe('(3) Home · Cred'));
    unmount();
    expect(document.title).toBe('Home · Cred');
  });
});

describe('the event stream', () => {
  /** Counts requests; each response waits for `release`. */
  function serveSlowly(): { readonly requested: jest.Mock; readonly release: (count: number) => void } {
    const requested = jest.fn();
    const waiting: ((count: number) => void)[] = [];
    server.use(
      respond('getNotifications', async () => {
        requested();
        const count = await new Promise<number>((resolve) => waiting.push(resolve));
        return { items: unread(count) };
      }),
    );
    return { requested, release: (count) => waiting.shift()?.(count) };
  }

  it.each(['notifications', 'reset'] as const)('refetches the count at once on %s', async (name) => {
    server.use(respond('getNotifications', { items: unread(1) }));
    const { emitLive } = renderInShell(<UnreadCount />);
    await screen.findByText('1 unread notification');
    server.use(respond('getNotifications', { items: unread(2) }));
    emitLive(name, {});
    expect(await screen.findByText('2 unread notifications')).toBeInTheDocument();
  });

  it('sends at most one further request for any number of events during a request', async () => {
    const { requested, release } = serveSlowly();
    const { emitLive } = renderInShell(<UnreadCount />);
    await waitFor(() => expect(requested).toHaveBeenCalledTimes(1));
    release(1);
    await screen.findByText('1 unread notification');
    for (let event = 0; event < 5; event += 1) emitLive('notifications', {});
    await waitFor(() => expect(requested).toHaveBeenCalledTimes(2));
    release(2);
    await waitFor(() => expect(requested).toHaveBeenCalledTimes(3));
    release(3);
    expect(await screen.findByText('3 unread notifications')).toBeInTheDocument();
    expect(requested).toHaveBeenCalledTimes(3);
  });

  it('refetches after an event during the first request, whose response may be older', async () => {
    const { requested, release } = serveSlowly();
    const { emitLive } = renderInShell(<UnreadCount />);
    await waitFor(() => expect(requested).toHaveBeenCalledTimes(1));
    emitLive('reset', {});
    release(0);
    await waitFor(() => expect(requested).toHaveBeenCalledTimes(2));
    release(1);
    expect(await screen.findByText('1 unread notification')).toBeInTheDocument();
    expect(requested).toHaveBeenCalledTimes(2);
  });

  it('refetches only after a notification has been marked as read, not during the request', async () => {
    const item = makeNotification();
    let done = (): void => undefined;
    const requested = jest.fn();
    server.use(
      respond('getNotifications', () => {
        requested();
        return { items: [item] };
      }),
      respond('markNotificationRead', () => new Promise((resolve) => (done = () => resolve({ ...item, read: true })))),
    );
    const { emitLive, queryClient } = renderInShell(
      <>
        <UnreadCount />
        <NotificationItem notification={item} onSeen={jest.fn()} />
      </>,
    );
    await screen.findByText('1 unread notification');
    fireEvent.click(screen.getByRole('button', { name: 'Mark as read' }));
    await waitFor(() => expect(screen.queryByText('1 unread notification')).not.toBeInTheDocument());
    emitLive('notifications', {});
    await waitFor(() => expect(queryClient.isMutating()).toBe(1));
    expect(requested).toHaveBeenCalledTimes(1);
    done();
    await waitFor(() => expect(requested).toHaveBeenCalledTimes(2));
  });
});
