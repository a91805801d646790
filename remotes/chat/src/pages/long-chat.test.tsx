import { limits, type Message } from '@cred/contract';
import {
  act,
  respond,
  fireEvent,
  makeChat,
  makeId,
  makeMe,
  makeMessage,
  makeUserSummary,
  respondWithError,
  renderRoutes,
  screen,
  server,
  waitFor,
} from '@cred/testing';
import { useNavigate } from '@cred/vendor';
import * as chatTime from '../lib/chat-time';
import { remote } from '../remote';

// Replaced by itself, so that calls can be counted.
jest.mock('../lib/chat-time', () => ({ __esModule: true, ...jest.requireActual<object>('../lib/chat-time') }));

const me = makeMe();
const bruno = makeUserSummary({ fullName: 'Bruno Alves', username: 'bruno' });
let chatId: string;
/** The height of every row in tests, in px; the view shows five. */
const ROW = 160;

const many = (count: number): Message[] =>
  Array.from({ length: count }, (_, at) =>
    makeMessage({
      chatId,
      senderId: bruno.id,
      text: `message ${at}!`,
      messageRead: [{ userId: me.id }],
      createdAt: new Date(Date.UTC(2026, 10, 20, 12, 0, at)).toISOString(),
    }),
  );

/** A mock server with a long chat; returns the cursors of the requested pages. */
function serve(count: number) {
  const all = many(count);
  const pages: { before: string; take: string | null }[] = [];
  const chat = respond('getChat', ({ query }) => {
    const before = query.get('before');
    if (before) pages.push({ before, take: query.get('take') });
    const end = before ? all.findIndex(({ id }) => id === before) : all.length;
    return makeChat({
      id: chatId,
      otherUser: bruno,
      messages: all.slice(Math.max(0, end - Number(query.get('take') ?? limits.chat.page)), end),
    });
  });
  server.use(respond('getChats', []), respond('sayTyping', { ok: true }), chat);
  return { all, pages, recover: () => server.use(respond('getChats', []), chat) };
}

let goTo: ReturnType<typeof useNavigate>;
function OtherPage() {
  goTo = useNavigate();
  return <h1>Another page</h1>;
}
/** Renders the conversation; `*` is a page of another area. */
const open = () =>
  renderRoutes([...remote.routes, { path: '*', element: <OtherPage /> }], { route: `/your-chat/bruno/${chatId}`, me });
const log = () => screen.getByRole('log');
const shown = (): string[] =>
  [...log().querySelectorAll('[data-message-id]')].map(
    (bubble) => /message \d+!/.exec(bubble.textContent ?? '')?.[0] ?? '',
  );
const scrollTo = (top: number): void => {
  log().scrollTop = top;
  fireEvent.scroll(log());
};
/** The distance from the view's top to a message, in px. */
const pixelOf = (text: string): number =>
  parseFloat(screen.getByText(text).closest<HTMLElement>('[data-index]')!.style.top) - log().scrollTop;

beforeEach(() => {
  chatId = makeId();
  jest.spyOn(Element.prototype, 'scrollTo').mockImplementation(function (this: Element, to?: ScrollToOptions | number) {
    if (typeof to === 'object')
      this.scrollTop = Math.max(0, Math.min(to.top ?? 0, this.scrollHeight - this.clientHeight));
  } as typeof Element.prototype.scrollTo);
});
afterEach(() => jest.restoreAllMocks());

describe('a long conversation', () => {
  it('opens at its end, with only the rows near the view rendered', async () => {
    serve(50);
    open();
    await screen.findByText('message 49!');
    expect(shown().length).toBeLessThan(30);
    expect(screen.queryByRole('button', { name: 'Latest messages' })).not.toBeInTheDocument();
  });

  it('loads earlier pages automatically, and keeps the position', async () => {
    const { all, pages } = serve(70);
    open();
    await screen.findByText('message 69!');
    scrollTo(700);
    const seen = shown().find((text) => pixelOf(text) >= 0)!;
    await waitFor(() => expect(pages).toEqual([{ before: all[20]!.id, take: '50' }]));
    await waitFor(() => expect(screen.queryByRole('button', { name: /earlier/ })).not.toBeInTheDocument());
    // 20 messages and their day were inserted above, higher than the view.
    expect(log().scrollTop).toBeGreaterThan(700 + 5 * ROW);
    // Exact to the pixel only with a real layout (e2e/specs/chat.spec.ts).
    expect(Math.abs(pixelOf(seen))).toBeLessThan(ROW);
  });

  it('goes to its ends by Home and End, but leaves the keys of a player alone', async () => {
    serve(50);
    const { user } = open();
    await screen.findByText('message 49!');
    act(() => log().focus());
    await user.keyboard('{Home}');
    expect(log().scrollTop).toBe(0);
    await user.keyboard('{End}');
    expect(log().scrollTop).toBe(log().scrollHeight - log().clientHeight);
    log().append(document.createElement('audio'));
    expect(fireEvent.keyDown(log().querySelector('audio')!, { key: 'Home' })).toBe(true);
    expect(log().scrollTop).toBeGreaterThan(0);
  });

  it('shows that loading failed, and retries on demand', async () => {
    const { pages, recover } = serve(70);
    const { user } = open();
    await screen.findByText('message 69!');
    server.use(respondWithError('getChat', { status: 429, code: 'too_many_requests', message: 'Too many' }));
    scrollTo(100);
    const again = await screen.findByRole('button', { name: 'Try again to load earlier messages' });
    expect(pages).toEqual([]);
    recover();
    await user.click(again);
    await waitFor(() => expect(again).not.toBeInTheDocument());
  });

  it('follows new messages at its end, and counts them while the viewer has scrolled up', async () => {
    serve(50);
    const { user, emitLive } = open();
    await screen.findByText('message 49!');
    const end = () => log().scrollHeight - log().clientHeight;
    scrollTo(end());
    const before = end();
    const pushMessage = (text: string, minute: number) =>
      emitLive('message', {
        message: makeMessage({
          chatId,
          senderId: bruno.id,
          text,
          createdAt: new Date(Date.UTC(2026, 10, 20, 13, minute)).toISOString(),
        }),
      });
    pushMessage('message 50!', 0);
    await screen.findByText('message 50!');
    await waitFor(() => expect(log().scrollTop).toBe(end()));
    expect(end()).toBeGreaterThan(before);
    scrollTo(2_000);
    pushMessage('message 51!', 1);
    pushMessage('message 52!', 2);
    const latest = await screen.findByRole('button', { name: 'Latest messages 2 new' });
    expect(log().scrollTop).toBe(2_000);
    await user.click(latest);
    expect(log().scrollTop).toBe(end());
    expect(latest).not.toBeInTheDocument();
  });

  it('is at its place after Back, with all loaded pages, and at its end on a new visit', async () => {
    serve(120);
    const { user } = open();
    await screen.findByText('message 119!');
    scrollTo(100);
    await waitFor(() => expect(log().scrollTop).toBeGreaterThan(100 + 5 * ROW));
    scrollTo(3_000);
    const before = { seen: shown(), top: log().scrollTop };
    await user.click(screen.getByRole('link', { name: '@bruno' }));
    await screen.findByRole('heading', { name: 'Another page' });
    act(() => void goTo(-1));
    expect({ seen: shown(), top: log().scrollTop }).toEqual(before);
    expect(screen.queryByTestId('skeleton')).not.toBeInTheDocument();

    await user.click(screen.getByRole('link', { name: '@bruno' }));
    act(() => void goTo(`/your-chat/bruno/${chatId}`));
    await waitFor(() => expect(shown().at(-1)).toBe('message 119!'));
  });

  it('is not rendered again while a message is written', async () => {
    const format = jest.spyOn(chatTime, 'formatClock');
    serve(50);
    const { user } = open();
    await screen.findByText('message 49!');
    // Each row that is rendered formats its time.
    expect(format).toHaveBeenCalled();
    format.mockClear();
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'hello');
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('hello');
    expect(format).not.toHaveBeenCalled();
  });

  it('announces new messages, but not earlier ones', async () => {
    serve(3);
    const { emitLive } = open();
    await screen.findByText('message 2!');
    expect(log()).toHaveAttribute('aria-live', 'off');
    expect(screen.queryByText('Bruno Alves: message 2')).not.toBeInTheDocument();
    emitLive('message', {
      message: makeMessage({ chatId, senderId: bruno.id, text: 'hello', createdAt: '2026-11-21T12:00:00.000Z' }),
    });
    expect(await screen.findByText('Bruno Alves: hello', { selector: '[role=status]' })).toBeInTheDocument();
  });

  it('shows a message once, in any order of stream, poll and response', async () => {
    const { all } = serve(2);
    const { emitLive } = open();
    await screen.findByText('message 1!');
    const message = makeMessage({
      chatId,
      senderId: bruno.id,
      text: 'message 2!',
      createdAt: '2026-11-21T12:00:00.000Z',
    });
    emitLive('message', { message });
    emitLive('message', { message });
    all.push(message);
    emitLive('chat', { chatId });
    await waitFor(() => expect(shown()).toEqual(['message 0!', 'message 1!', 'message 2!']));
  });
});

describe('the typing line', () => {
  it('shows that the other member is typing, until they send or stop for a while', async () => {
    const other = { userId: bruno.id, lastReadAt: null, user: bruno };
    server.use(
      respond('getChats', []),
      respond('getChat', () => makeChat({ id: chatId, otherUser: bruno, participants: [other] })),
    );
    const { emitLive } = open();
    await screen.findByText(/No messages yet/);
    emitLive('typing', { chatId, userId: me.id });
    emitLive('typing', { chatId: makeId(), userId: bruno.id });
    expect(screen.queryByText(/is typing/)).not.toBeInTheDocument();
    emitLive('typing', { chatId, userId: bruno.id });
    expect(screen.getByText('Bruno Alves is typing')).toBeVisible();
    emitLive('message', { message: makeMessage({ chatId, senderId: bruno.id, text: 'there' }) });
    expect(screen.queryByText(/is typing/)).not.toBeInTheDocument();
    jest.useFakeTimers();
    emitLive('typing', { chatId, userId: bruno.id });
    act(() => void jest.advanceTimersByTime(limits.live.typingMs - 1));
    expect(screen.getByText('Bruno Alves is typing')).toBeVisible();
    act(() => void jest.advanceTimersByTime(1));
    expect(screen.queryByText(/is typing/)).not.toBeInTheDocument();
    jest.useRealTimers();
  });
});
