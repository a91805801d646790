import { limits, type Message } from '@cred/contract';
import {
  act,
  fireEvent,
  makeChat,
  makeId,
  makeMe,
  makeMessage,
  makeUserSummary,
  renderRoutes,
  respond,
  screen,
  server,
  showElement,
  waitFor,
} from '@cred/testing';
import { keepPlace, startKeepingPlaces } from '../lib/kept-places';
import { remote } from '../remote';

// A reload empties the memory.
jest.mock('../lib/scroll-positions', () => ({
  findScrollPosition: () => undefined,
  saveScrollPosition: () => undefined,
}));

const me = makeMe();
const bruno = makeUserSummary({ fullName: 'Bruno Alves', username: 'bruno' });
let chatId: string;
let all: Message[];

const fromBruno = (at: number, read = true): Message =>
  makeMessage({
    chatId,
    senderId: bruno.id,
    text: `message ${at}!`,
    messageRead: read ? [{ userId: me.id }] : [],
    createdAt: new Date(Date.UTC(2026, 10, 20, 12, 0, at)).toISOString(),
  });

const many = (count: number): Message[] => Array.from({ length: count }, (_, at) => fromBruno(at));

/** As the browser reports how the page was opened. */
const openedBy = (type: NavigationTimingType): void => {
  performance.getEntriesByType = () => [{ type } as PerformanceNavigationTiming];
};

/** Serves the conversation; returns the sizes of the requested earlier pages, and the messages that were marked as read. */
function serve(onEarlier: () => unknown = () => undefined) {
  const pages: number[] = [];
  const marked: unknown[] = [];
  server.use(
    respond('getChats', []),
    respond('markMessageRead', ({ params }) => {
      marked.push(params.messageId);
      return { messageId: params.messageId, userId: me.id };
    }),
    respond('getChat', ({ query }) => {
      const before = query.get('before');
      const take = Number(query.get('take') ?? limits.chat.page);
      if (before) {
        pages.push(take);
        onEarlier();
      }
      const end = before ? all.findIndex(({ id }) => id === before) : all.length;
      return makeChat({ id: chatId, otherUser: bruno, messages: all.slice(Math.max(0, end - take), end) });
    }),
  );
  return { pages, marked };
}

const log = () => screen.getByRole('log');
const pixelOf = (text: string): number =>
  parseFloat(screen.getByText(text).closest<HTMLElement>('[data-index]')!.style.top) - log().scrollTop;
const open = (viewer = me) => renderRoutes(remote.routes, { route: `/your-chat/bruno/${chatId}`, me: viewer });
const unload = (): void => void act(() => window.dispatchEvent(new Event('pagehide')));
const bubbleOf = (text: string): HTMLElement => screen.getByText(text).closest<HTMLElement>('[data-message-id]')!;
const scrollTo = (top: number): void => {
  log().scrollTop = top;
  fireEvent.scroll(log());
};

/** The first message that begins in the view. */
const firstVisible = (): string => {
  const bubbles = [...log().querySelectorAll('[data-message-id]')];
  const texts = bubbles.map((bubble) => /message \d+!/.exec(bubble.textContent ?? '')?.[0] ?? '');
  return texts.find((text) => pixelOf(text) >= 0)!;
};

/** Reads the conversation further up, after `pages` earlier ones, until the page is unloaded; returns what is at the top. */
async function readAndLeave(pages = 0) {
  const { pages: loaded } = serve();
  const shell = open();
  await screen.findByText(`message ${all.length - 1}!`);
  for (let page = 1; page <= pages; page += 1) {
    scrollTo(0);
    await waitFor(() => expect(loaded).toHaveLength(page));
    await waitFor(() => expect(log().scrollTop).toBeGreaterThan(0));
  }
  scrollTo(3_000);
  await waitFor(() => expect(screen.queryByText(`message ${all.length - 1}!`)).not.toBeInTheDocument());
  const text = firstVisible();
  const pixel = pixelOf(text);
  unload();
  shell.unmount();
  return { text, pixel };
}

beforeEach(() => {
  sessionStorage.clear();
  chatId = makeId();
  all = many(50);
  openedBy('reload');
  jest.spyOn(Element.prototype, 'scrollTo').mockImplementation(function (this: Element, to?: ScrollToOptions | number) {
    if (typeof to === 'object')
      this.scrollTop = Math.max(0, Math.min(to.top ?? 0, this.scrollHeight - this.clientHeight));
  } as typeof Element.prototype.scrollTo);
});
afterEach(() => jest.restoreAllMocks());

describe('a conversation after a reload (CHAT-33)', () => {
  it('is at the message that was read, also above newer ones, and stays there when one arrives', async () => {
    const { text, pixel } = await readAndLeave();
    all = [...all, fromBruno(50, false)];
    serve();
    const { emitLive } = open();
    await screen.findByText(text);
    expect(pixelOf(text)).toBe(pixel);
    expect(screen.queryByText('message 50!')).not.toBeInTheDocument();
    emitLive('message', { message: fromBruno(51, false) });
    await screen.findByRole('button', { name: 'Latest messages 1 new' });
    expect(pixelOf(text)).toBe(pixel);
  });

  it('is at its end when it was left there', async () => {
    serve();
    const { unmount } = open();
    await screen.findByText('message 49!');
    unload();
    unmount();
    all = [...all, fromBruno(50)];
    open();
    await screen.findByText('message 50!');
    expect(screen.queryByRole('button', { name: 'Latest messages' })).not.toBeInTheDocument();
  });

  it('is at its end when it was opened, not reloaded, and for another member', async () => {
    const { text } = await readAndLeave();
    const other = open(makeMe());
    await screen.findByText('message 49!');
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    other.unmount();
    openedBy('navigate');
    open();
    await screen.findByText('message 49!');
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  it('loads the messages up to the one that was read, and marks none at its end as read until then', async () => {
    all = many(240);
    const { text, pixel } = await readAndLeave(3);
    all = [...all, fromBruno(240, false)];
    const { pages, marked } = serve(() => showElement(bubbleOf('message 240!'), 1));
    open();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(pages).toEqual([limits.list.max, limits.list.max]);
    expect(pixelOf(text)).toBe(pixel);
    expect(marked).toEqual([]);
  });

  it('stays at its end when the member scrolls first, and messages are read there', async () => {
    all = many(240);
    const { text } = await readAndLeave(3);
    all = [...all, fromBruno(240, false)];
    const { pages, marked } = serve(() => window.dispatchEvent(new Event('wheel')));
    open();
    await screen.findByText('message 240!');
    await waitFor(() => expect(pages).toHaveLength(1));
    showElement(bubbleOf('message 240!'), 1);
    await waitFor(() => expect(marked).toEqual([all.at(-1)?.id]));
    expect(pages).toHaveLength(1);
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  it('loads a thousand messages at most', async () => {
    all = many(1_300);
    startKeepingPlaces();
    keepPlace(`${me.id} default ${chatId}`, { messageId: all[0]!.id, distance: 0 });
    const { pages } = serve();
    open();
    await waitFor(() => expect(pages).toHaveLength(10));
    await waitFor(() => expect(screen.getByText('message 1299!')).toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Latest messages' })).not.toBeInTheDocument();
    expect(pages).toHaveLength(10);
  });
});
