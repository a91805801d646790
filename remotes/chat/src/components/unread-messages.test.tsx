import { act, makeMessage, renderInShell, respond, screen, server, waitFor } from '@cred/testing';
import { setPageTitle } from '@cred/ui';
import { unreadMessagesQuery } from '../api/get-unread-messages';
import { remote } from '../remote';
import { UnreadMessages } from './unread-messages';

const serve = (unread: number) => server.use(respond('getUnreadMessages', { unread }));

describe('the slot unread-messages', () => {
  it('shows the number in the navigation and in the tab’s title', async () => {
    expect(remote.slots['unread-messages']).toBe(UnreadMessages);
    setPageTitle('Home');
    serve(3);
    const { unmount } = renderInShell(<UnreadMessages />);
    expect(await screen.findByText('3 unread messages')).toBeInTheDocument();
    expect(screen.getByText('3')).toBeVisible();
    expect(document.title).toBe('(3) Home · Cred');
    unmount();
    expect(document.title).toBe('Home · Cred');
  });

  it('shows nothing at 0, and 99+ for more than 99', async () => {
    serve(0);
    const { container, queryClient } = renderInShell(<UnreadMessages />);
    await waitFor(() => expect(queryClient.getQueryData(unreadMessagesQuery().queryKey)).toBe(0));
    expect(container.querySelector('span')).toBeNull();
    queryClient.setQueryData(unreadMessagesQuery().queryKey, 100);
    expect(await screen.findByText('99+')).toBeVisible();
    expect(screen.getByText('More than 99 unread messages')).toBeInTheDocument();
  });

  it('is polled every 30 s without the event stream', () => {
    serve(0);
    const { queryClient } = renderInShell(<UnreadMessages />);
    const query = queryClient.getQueryCache().find({ queryKey: unreadMessagesQuery().queryKey });
    expect(query?.observers.map(({ options }) => options.refetchInterval)).toEqual([30_000]);
  });

  it.each([
    ['message', { message: makeMessage() }],
    ['chat', { chatId: makeMessage().chatId }],
    ['reset', {}],
  ] as const)('follows the event %s', async (name, data) => {
    serve(1);
    const { emitLive } = renderInShell(<UnreadMessages />);
    expect(await screen.findByText('1 unread message')).toBeInTheDocument();
    serve(2);
    emitLive(name, data);
    expect(await screen.findByText('2 unread messages')).toBeInTheDocument();
  });

  it('asks at most every two seconds during many events, and again after the last one', async () => {
    serve(1);
    const { emitLive } = renderInShell(<UnreadMessages />);
    await screen.findByText('1 unread message');
    jest.useFakeTimers();
    const asked = jest.fn();
    server.use(
      respond('getUnreadMessages', () => {
        asked();
        return { unread: asked.mock.calls.length + 1 };
      }),
    );
    for (let count = 0; count < 5; count += 1) {
      emitLive('message', { message: makeMessage() });
      await act(() => jest.advanceTimersByTimeAsync(100));
    }
    expect(asked).toHaveBeenCalledTimes(1);
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    jest.useRealTimers();
    expect(await screen.findByText('3 unread messages')).toBeInTheDocument();
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
