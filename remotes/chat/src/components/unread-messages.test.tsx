import { makeMe, makeMessage, renderInShell, respond, screen, server, waitFor } from '@cred/testing';
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
  });

  it('follows the event stream, and is polled every 30 s without it', async () => {
    serve(0);
    const me = makeMe();
    const { emitLive, queryClient } = renderInShell(<UnreadMessages />, { me });
    const query = queryClient.getQueryCache().find({ queryKey: unreadMessagesQuery().queryKey });
    expect(query?.observers.map(({ options }) => options.refetchInterval)).toEqual([30_000]);
    serve(1);
    emitLive('message', { message: makeMessage() });
    expect(await screen.findByText('1 unread message')).toBeInTheDocument();
    serve(2);
    emitLive('reset', {});
    expect(await screen.findByText('2 unread messages')).toBeInTheDocument();
    serve(0);
    emitLive('chat', { chatId: makeMessage().chatId });
    await waitFor(() => expect(screen.queryByText(/unread/)).not.toBeInTheDocument());
  });
});
