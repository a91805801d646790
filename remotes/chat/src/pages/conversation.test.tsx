import type { Chat, Message } from '@cred/contract';
import {
  respond,
  makeChat,
  makeId,
  makeMe,
  makeMessage,
  makeUserSummary,
  respondWithError,
  renderRoutes,
  screen,
  server,
  showElement,
  waitFor,
} from '@cred/testing';
import { conversationQuery } from '../api/get-chat';
import { remote } from '../remote';

const me = makeMe();
const bruno = makeUserSummary({ fullName: 'Bruno Alves', username: 'bruno' });
const chatId = makeId();
const mine = (over: Partial<Message> = {}) => makeMessage({ chatId, senderId: me.id, ...over });
const fromBruno = (over: Partial<Message> = {}) => makeMessage({ chatId, senderId: bruno.id, ...over });

/** A mock server with one chat; the next poll returns what the test changed. */
function serve(messages: Message[], over: Partial<Chat> = {}) {
  const state = { messages };
  server.use(
    respond('getChats', []),
    respond('getChat', () => makeChat({ id: chatId, otherUser: bruno, messages: state.messages, ...over })),
  );
  return state;
}

const open = () => renderRoutes(remote.routes, { route: `/your-chat/bruno/${chatId}`, me });

const bubbleOf = async (text: string): Promise<HTMLElement> => {
  const bubble = (await screen.findByText(text)).closest<HTMLElement>('[data-message-id]');
  if (!bubble) throw new Error(`No bubble around ${text}`);
  return bubble;
};

describe('the conversation header', () => {
  it('shows the other member and when they last read, in Sao Paulo time', async () => {
    const other = { userId: bruno.id, lastReadAt: '2026-11-20T17:05:00.000Z', user: bruno };
    const viewer = { userId: me.id, lastReadAt: '2026-11-20T20:00:00.000Z', user: me };
    serve([], { participants: [viewer, other] });
    open();
    expect(await screen.findByText('20/11/2026, 14:05')).toBeVisible();
    expect(screen.getByText(/Last Read/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Bruno Alves' })).toBeVisible();
    expect(screen.getByRole('link', { name: '@bruno' })).toHaveAttribute('href', '/profile/bruno');
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/your-chat');
  });

  it('shows no time before the other member has read the chat', async () => {
    serve([]);
    open();
    await screen.findByText('@bruno');
    expect(screen.queryByText(/Last Read/)).not.toBeInTheDocument();
  });
});

describe('the messages', () => {
  it('show an invitation when there are none', async () => {
    serve([]);
    open();
    expect(await screen.findByText('No messages yet. Say hi 👋')).toBeVisible();
    expect(screen.getByText(/^Write to Bruno Alves in the field below/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('log').querySelector('svg')).toBeInTheDocument());
  });

  it('are ordered oldest first, below their day, with the time in Sao Paulo', async () => {
    serve([
      fromBruno({ text: 'first', createdAt: '2025-11-20T02:30:00.000Z' }),
      mine({ text: 'second', createdAt: '2025-11-20T12:00:00.000Z' }),
    ]);
    open();
    expect(await bubbleOf('first')).toHaveTextContent('Bruno Alves: first23:30');
    expect(await bubbleOf('second')).toHaveTextContent('You: second09:00');
    const text = screen.getByRole('log').textContent ?? '';
    expect([...text.matchAll(/19 de novembro de 2025|first|20 de novembro de 2025|second/g)].flat()).toEqual([
      '19 de novembro de 2025',
      'first',
      '20 de novembro de 2025',
      'second',
    ]);
  });

  it('show one check when sent and two when another member has read', async () => {
    const messages = [
      mine({ text: 'sent one', messageRead: [{ userId: me.id }] }),
      mine({ text: 'read one', messageRead: [{ userId: bruno.id }] }),
    ];
    serve(messages);
    open();
    expect((await bubbleOf('sent one')).querySelector('[aria-label]')).toHaveAccessibleName('Sent');
    expect((await bubbleOf('read one')).querySelector('[aria-label]')).toHaveAccessibleName('Read');
  });

  it('show new messages with the next poll', async () => {
    const state = serve([fromBruno({ text: 'old' })]);
    open();
    await bubbleOf('old');
    state.messages = [...state.messages, fromBruno({ text: 'brand new' })];
    expect(await bubbleOf('brand new')).toBeVisible();
  });

  it('are polled every 2 s, on focus, reconnect and mount, and cached for 5 minutes', async () => {
    serve([]);
    const { queryClient } = open();
    await screen.findByText(/No messages yet/);
    const query = queryClient.getQueryCache().find({ queryKey: conversationQuery(chatId).queryKey });
    const interval = conversationQuery(chatId).refetchInterval;
    expect(typeof interval === 'function' && query ? interval(query as never) : interval).toBe(2_000);
    expect(conversationQuery(chatId)).toMatchObject({
      refetchOnWindowFocus: 'always',
      refetchOnReconnect: 'always',
      gcTime: 300_000,
    });
    const { refetchOnMount } = conversationQuery(chatId);
    const onMount = (dataUpdatedAt: number): unknown =>
      typeof refetchOnMount === 'function' && query
        ? refetchOnMount(Object.assign(Object.create(query), { state: { ...query.state, dataUpdatedAt } }))
        : refetchOnMount;
    expect(onMount(Date.now())).toBe('always');
    // The server's markup has the messages, so that its page does not fetch them again.
    expect(onMount(Date.now() + 10_000)).toBe(false);
  });
});

describe('an incoming unread message', () => {
  const marking = () => {
    const marked = jest.fn();
    server.use(
      respond('markMessageRead', ({ params }) => {
        marked(params.messageId);
        return { messageId: params.messageId, userId: me.id };
      }),
    );
    return marked;
  };

  it('shows "Novo" until it is read', async () => {
    const state = serve([fromBruno({ text: 'hello' })]);
    open();
    await bubbleOf('hello');
    expect(screen.getByText('Novo')).toBeVisible();
    state.messages = state.messages.map((message) => ({ ...message, messageRead: [{ userId: me.id }] }));
    await waitFor(() => expect(screen.queryByText('Novo')).not.toBeInTheDocument());
  });

  it('is marked read once, when 60% of it is visible', async () => {
    const message = fromBruno({ text: 'hello' });
    serve([message]);
    const marked = marking();
    open();
    const bubble = await bubbleOf('hello');
    showElement(bubble, 0.59);
    expect(marked).not.toHaveBeenCalled();
    showElement(bubble, 0.6);
    await waitFor(() => expect(marked).toHaveBeenCalledWith(message.id));
    showElement(bubble, 1);
    expect(marked).toHaveBeenCalledTimes(1);
  });

  it('is not marked when it is the viewer’s own or already read', async () => {
    serve([mine({ text: 'mine' }), fromBruno({ text: 'known', messageRead: [{ userId: me.id }] })]);
    const marked = marking();
    open();
    showElement(await bubbleOf('mine'), 1);
    showElement(await bubbleOf('known'), 1);
    expect(screen.queryByText('Novo')).not.toBeInTheDocument();
    expect(marked).not.toHaveBeenCalled();
  });
});

describe('a conversation that cannot be shown', () => {
  it('shows that the chat does not exist, and links to the list', async () => {
    server.use(
      respond('getChats', []),
      respondWithError('getChat', { status: 404, code: 'not_found', message: 'Not found' }),
    );
    open();
    expect(await screen.findByText('Chat not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to your chats' })).toHaveAttribute('href', '/your-chat');
  });

  it('also replaces an open chat that becomes unavailable, until it is available again', async () => {
    serve([fromBruno({ text: 'until now' })]);
    server.use(respond('sayTyping', { ok: true }));
    const { emitLive, user } = open();
    await bubbleOf('until now');
    await user.type(screen.getByPlaceholderText('Message...'), 'half a word');
    server.use(respondWithError('getChat', { status: 404, code: 'not_found', message: 'Not found' }));
    emitLive('chat', { chatId });
    expect(await screen.findByText('Chat not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to your chats' })).toBeVisible();
    for (const text of ['until now', /Not up to date/]) expect(screen.queryByText(text)).not.toBeInTheDocument();
    expect(screen.queryByPlaceholderText('Message...')).not.toBeInTheDocument();
    expect(screen.queryByTestId('skeleton')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Search messages' })).not.toBeInTheDocument();
    serve([fromBruno({ text: 'until now' })]);
    emitLive('chat', { chatId });
    await bubbleOf('until now');
    expect(screen.getByPlaceholderText('Message...')).toHaveValue('half a word');
  });

  it('shows the error, and retries', async () => {
    server.use(
      respond('getChats', []),
      respondWithError('getChat', { status: 503, code: 'overloaded', message: 'Too busy' }),
    );
    const { user } = open();
    expect(await screen.findByText('Too busy')).toBeVisible();
    serve([fromBruno({ text: 'back again' })]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await bubbleOf('back again');
  });
});
