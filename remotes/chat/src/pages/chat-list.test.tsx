import type { Message } from '@cred/contract';
import {
  respond,
  dropConnection,
  hang,
  makeChat,
  makeMe,
  makeMessage,
  makeUserSummary,
  renderRoutes,
  screen,
  server,
  showElement,
  waitFor,
  within,
} from '@cred/testing';
import { remote } from '../remote';

const bruno = makeUserSummary({ fullName: 'Bruno Álvares', username: 'bruno.a', isVerificated: true });
const carla = makeUserSummary({ fullName: 'Carla Dias', username: 'cdias' });
const withBruno = makeChat({
  otherUser: bruno,
  unreadCount: 2,
  messages: [makeMessage({ text: 'See you at the ward' })],
});
const withCarla = makeChat({ otherUser: carla });

const open = (route = '/your-chat') => renderRoutes(remote.routes, { route });
const rows = () => screen.findAllByRole('listitem');
const pages = { first: [withBruno], second: [withCarla] };
function servePages() {
  const requested: (string | null)[] = [];
  const second = respond('getChats', ({ query }) => (requested.push(query.get('cursor')), pages.second));
  const first = respond(
    'getChats',
    ({ query }) => (requested.push(query.get('cursor')), server.use(second), pages.first),
    {
      next: 'page-2',
    },
  );
  server.use(first);
  return requested;
}
const list = () => server.use(respond('getChats', [withBruno, withCarla]));

describe('the index of Direct', () => {
  it('shows its title and the placeholder', async () => {
    server.use(respond('getChats', []));
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Direct' })).toBeVisible();
    expect(
      screen.getByText('Private chats in one place. Select a conversation on the left or start a new one.'),
    ).toBeVisible();
    expect(await screen.findByText('Nenhum chat encontrado.')).toBeVisible();
    // What to do next, with a drawing (CHAT-36).
    expect(screen.getByText('Find a member by name and write the first message.')).toBeVisible();
    await waitFor(() => expect(document.querySelector('svg[viewBox="0 0 160 110"]')).toBeInTheDocument());
  });
});

describe('the chat list', () => {
  it('shows name, badge, username, last message and unread mark, and links to the chat', async () => {
    list();
    open();
    const [first, second] = await rows();
    expect(within(first!).getByText('Bruno Álvares')).toBeVisible();
    expect(within(first!).getByRole('img', { name: 'Verified medical professional' })).toBeVisible();
    expect(within(first!).getByText('@bruno.a')).toBeVisible();
    expect(within(first!).getByText('See you at the ward')).toBeVisible();
    expect(within(first!).getByText('2 unread messages')).toBeInTheDocument();
    expect(within(first!).getByRole('link')).toHaveAttribute('href', `/your-chat/bruno.a/${withBruno.id}`);
    expect(within(second!).queryByText(/unread/)).not.toBeInTheDocument();
  });

  it('shows when the last message was sent, in Sao Paulo time, and whose it is', async () => {
    const now = Date.now();
    const [me, other] = [makeMe(), makeUserSummary()];
    const at = (msAgo: number, over: Partial<Message> = {}) =>
      makeChat({
        messages: [makeMessage({ senderId: other.id, createdAt: new Date(now - msAgo).toISOString(), ...over })],
      });
    const [MINUTE, DAY] = [60_000, 24 * 60 * 60_000];
    server.use(
      respond('getChats', [
        at(5 * MINUTE, { text: 'From me', senderId: me.id }),
        at(3 * DAY, { text: 'From them' }),
        at(MINUTE, { text: null, senderId: me.id, isDeleted: true }),
      ]),
    );
    renderRoutes(remote.routes, { route: '/your-chat', me });
    const [first, second, third] = await rows();
    expect(within(first!).getByText('5m')).toBeVisible();
    expect(first).toHaveTextContent('You: From me');
    const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'America/Sao_Paulo' });
    expect(within(second!).getByText(weekday.format(now - 3 * DAY))).toBeVisible();
    expect(second).not.toHaveTextContent('You: ');
    expect(third).toHaveTextContent(/Message deleted$/);
    expect(third).not.toHaveTextContent('You: ');
  });

  it('shows the open chat before its first message, until another one is opened', async () => {
    const empty = makeChat({ otherUser: carla, messages: [] });
    server.use(
      respond('getChats', [withBruno]),
      respond('getChat', ({ params }) => (params.chatId === empty.id ? empty : withBruno)),
      hang('markChatRead'),
    );
    const { user } = open(`/your-chat/cdias/${empty.id}`);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    const row = screen.getAllByRole('listitem')[0]!;
    expect(row).toHaveTextContent(/Carla Dias.*start chat$/);
    expect(within(row).getByRole('link')).toHaveAttribute('aria-current', 'page');
    await user.type(screen.getByPlaceholderText('Search chat'), 'bruno');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: /Bruno/ }));
    await user.clear(screen.getByPlaceholderText('Search chat'));
    expect(screen.queryByText('start chat')).not.toBeInTheDocument();
  });

  it('shows 99+ for more than 99 unread messages, also to screen readers', async () => {
    server.use(
      respond('getChats', [
        { ...withBruno, unreadCount: 100 },
        { ...withCarla, unreadCount: 99 },
      ]),
    );
    open();
    const [first, second] = await rows();
    expect(within(first!).getByText('99+')).toHaveAttribute('aria-hidden', 'true');
    expect(within(first!).getByText('More than 99 unread messages')).toBeInTheDocument();
    expect(within(second!).getByText('99')).toBeVisible();
  });

  it.each([
    ['ÁLVARES', 'Bruno Álvares'],
    ['CDIAS', 'Carla Dias'],
    [' carla', 'Carla Dias'],
    ['alvares', 'Bruno Álvares'],
  ])('finds "%s" in full names and usernames, ignoring case', async (term, name) => {
    list();
    const { user } = open();
    await rows();
    await user.type(screen.getByPlaceholderText('Search chat'), term);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('listitem')).toHaveTextContent(name);
  });

  it('shows a message when nothing matches', async () => {
    list();
    const { user } = open();
    await rows();
    await user.type(screen.getByPlaceholderText('Search chat'), 'zzz');
    expect(screen.getByText('Nenhum chat encontrado.')).toBeVisible();
    expect(screen.queryByText('Find a member by name and write the first message.')).not.toBeInTheDocument();
  });

  it('marks a chat read when it is clicked, and removes the unread mark at once', async () => {
    list();
    server.use(hang('getChat'), hang('markChatRead'));
    const { user, location } = open();
    const [first] = await rows();
    await user.click(within(first!).getByRole('link'));
    expect(location()).toBe(`/your-chat/bruno.a/${withBruno.id}`);
    await waitFor(() => expect(screen.queryByText('2 unread messages')).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: /Bruno/ })).toHaveAttribute('aria-current', 'page');
  });

  it('calls the server to mark it read', async () => {
    const marked = jest.fn();
    list();
    server.use(
      hang('getChat'),
      respond('markChatRead', ({ params }) => {
        marked(params.chatId);
        return { chatId: params.chatId, lastReadAt: '2026-11-20T12:00:00.000Z' };
      }),
    );
    const { user } = open();
    await user.click(within((await rows())[0]!).getByRole('link'));
    await waitFor(() => expect(marked).toHaveBeenCalledWith(withBruno.id));
  });

  it('loads the next page when its end is near', async () => {
    const requested = servePages();
    open();
    expect(await rows()).toHaveLength(1);
    expect(requested).toEqual([null]);
    showElement(screen.getByText('Loading more chats').closest('div[role=status]')!.parentElement!);
    await screen.findByText('Carla Dias');
    expect(requested).toEqual([null, 'page-2']);
    expect(screen.queryByText('Loading more chats')).not.toBeInTheDocument();
  });

  it('searches all chats, not only the loaded ones', async () => {
    const requested = servePages();
    const { user } = open();
    await rows();
    await user.type(screen.getByPlaceholderText('Search chat'), 'carla');
    expect(await screen.findByText('Carla Dias')).toBeVisible();
    expect(requested).toEqual([null, 'page-2']);
    await user.type(screen.getByPlaceholderText('Search chat'), 'x');
    expect(screen.getByText('Nenhum chat encontrado.')).toBeVisible();
  });

  it('moves a chat to the top and counts its unread message when one is pushed', async () => {
    list();
    const { emitLive } = open();
    await rows();
    server.use(hang('getChats'));
    emitLive('message', {
      message: makeMessage({
        chatId: withCarla.id,
        senderId: carla.id,
        text: 'New here',
        createdAt: '2026-11-21T10:00:00.000Z',
      }),
    });
    await waitFor(() =>
      expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(/Carla Dias.*New here.*1 unread message$/),
    );
  });

  it('refetches for an unknown chat, and when a chat was read in another browser', async () => {
    server.use(respond('getChats', [withBruno]));
    const { emitLive } = open();
    expect(await rows()).toHaveLength(1);
    list();
    emitLive('message', { message: makeMessage({ chatId: withCarla.id }) });
    await screen.findByText('Carla Dias');
    server.use(respond('getChats', [{ ...withBruno, unreadCount: 0 }]));
    emitLive('chat', { chatId: withBruno.id });
    await waitFor(() => expect(screen.queryByText('2 unread messages')).not.toBeInTheDocument());
  });

  it('keeps the search when another conversation opens', async () => {
    list();
    server.use(hang('getChat'), hang('markChatRead'));
    const { user } = open();
    await rows();
    await user.type(screen.getByPlaceholderText('Search chat'), 'bru');
    await user.click(screen.getByRole('link', { name: /Bruno/ }));
    expect(screen.getByPlaceholderText('Search chat')).toHaveValue('bru');
  });

  it('shows skeleton rows while it loads', () => {
    server.use(hang('getChats'));
    open();
    expect(screen.getByText('Loading chats')).toBeInTheDocument();
  });

  it('shows the error, and retries', async () => {
    server.use(dropConnection('getChats'));
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection');
    list();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(2);
  });
});
