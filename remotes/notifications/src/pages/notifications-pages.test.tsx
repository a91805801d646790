import { limits, type Notification } from '@cred/contract';
import {
  act,
  fireEvent,
  makeId,
  makeNotification,
  makeQueryClient,
  respond,
  renderRoutes,
  screen,
  server,
  showElement,
  waitFor,
} from '@cred/testing';
import { newestNotificationsQuery, olderNotificationsQuery } from '../api/get-notifications';
import { UnreadCount } from '../components/unread-count';
import { remote } from '../remote';

const START = Date.parse('2026-11-20T11:00:00.000Z');
/** Pages of the mock server have two items; it gives what is asked for above 30 in addition. */
const PAGE = 2;
const lengthOf = (query: URLSearchParams): number => Number(query.get('take')) - limits.notifications.take + PAGE;

/** The notification number `place` of the list at its start; below 0 are newer ones. */
const make = (place: number, over: Partial<Notification> = {}): Notification =>
  makeNotification({
    type: 'rating',
    postId: makeId(),
    group: `rating ${place}`,
    read: true,
    quote: `Post ${place};`,
    createdAt: new Date(START - place * 1_000).toISOString(),
    ...over,
  });

/** A mock server with a list of pages, whose cursors are the times of the last items. */
function serve(count: number) {
  const state = { items: Array.from({ length: count }, (_, place) => make(place)), requested: [] as string[] };
  const after = (query: URLSearchParams): Notification[] => {
    const cursor = query.get('cursor');
    return state.items.filter(({ createdAt }) => cursor === null || createdAt < cursor);
  };
  server.use(
    respond(
      'getNotifications',
      ({ query }) => {
        const cursor = query.get('cursor');
        state.requested.push(cursor === null ? 'newest' : `after ${(START - Date.parse(cursor)) / 1_000}`);
        const unread = state.items.filter(({ read }) => !read).length;
        const items = after(query).slice(0, lengthOf(query));
        return { items, ...(cursor === null && { unread: { count: unread, messages: 0 } }) };
      },
      {
        next: ({ query }) =>
          after(query).length > lengthOf(query) ? after(query)[lengthOf(query) - 1]?.createdAt : undefined,
      },
    ),
  );
  return state;
}

const rows = () => screen.getAllByRole('listitem');
/** Faster than the search by role. */
const texts = () => screen.getAllByText(/^Post -?\d+;$/);
const quotes = () => texts().map(({ textContent }) => /-?\d+/.exec(textContent)?.[0]);
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

/** Opens the list and the count. */
function open(queryClient = makeQueryClient()) {
  const [page] = remote.routes;
  const element = (
    <>
      <UnreadCount />
      {page?.element}
    </>
  );
  return renderRoutes([{ path: '/notifications', element }], { route: '/notifications', queryClient });
}

/** Opens the list, and loads so many pages. */
async function openPages(pages: number) {
  const rendered = open();
  await screen.findAllByRole('listitem');
  for (let loaded = 2; loaded <= pages; loaded += 1) {
    fireEvent.click(screen.getByText('Load more'));
    await waitFor(() => expect(texts()).toHaveLength(loaded * PAGE));
  }
  return rendered;
}

/** Scrolls to the page that has this row. */
const showPageOf = (place: number) =>
  act(() => showElement(rows().find((row) => row.textContent?.includes(`Post ${place};`))!.parentElement!));

describe('a list of many loaded pages (NOTIF-17)', () => {
  it('asks for the newest page only at each event, and shows what has arrived', async () => {
    const state = serve(110);
    const client = makeQueryClient();
    const at = Date.now();
    const pages = Array.from({ length: 50 }, (_, page) => {
      const items = state.items.slice(page * PAGE, (page + 1) * PAGE);
      return { items, nextCursor: items.at(-1)?.createdAt ?? null, at };
    });
    const unread = { count: 0, messages: 0 };
    client.setQueryData(newestNotificationsQuery().queryKey, { ...pages[0]!, unread });
    client.setQueryData(olderNotificationsQuery(null).queryKey, {
      pages: pages.slice(1),
      pageParams: pages.slice(0, -1).map(({ nextCursor }) => nextCursor ?? ''),
    });
    const { emitLive } = open(client);
    expect(quotes()).toEqual(numbers(0, 99));
    state.items = [make(-1, { read: false }), ...state.items];
    emitLive('notifications', {});
    expect(await screen.findByText('1 unread notification')).toBeInTheDocument();
    expect(quotes()).toEqual(numbers(-1, 99));
    state.items = [make(-2, { read: false }), ...state.items];
    emitLive('notifications', {});
    expect(await screen.findByText('2 unread notifications')).toBeInTheDocument();
    expect(quotes()).toEqual(numbers(-2, 99));
    expect(state.requested).toEqual(['newest', 'newest']);
  });

  it('also asks for the page in view, and for another one when it comes into view', async () => {
    const state = serve(20);
    const { emitLive } = await openPages(5);
    showPageOf(4);
    state.requested.length = 0;
    state.items = state.items.filter((_, place) => place !== 5 && place !== 9);
    emitLive('notifications', {});
    await waitFor(() => expect(quotes()).not.toContain('5'));
    expect(state.requested).toEqual(['newest', 'after 3']);
    expect(quotes()).toEqual(['0', '1', '2', '3', '4', '6', '7', '8', '9']);
    showPageOf(8);
    await waitFor(() => expect(quotes()).toEqual(['0', '1', '2', '3', '4', '6', '7', '8', '10']));
    expect(state.requested).toEqual(['newest', 'after 3', 'after 7']);
    showPageOf(4);
    await waitFor(() => expect(state.requested).toHaveLength(3));
  });

  it('shows in view what was read elsewhere', async () => {
    const state = serve(10);
    state.items = state.items.map((item) => ({ ...item, read: false }));
    const { emitLive } = await openPages(3);
    showPageOf(4);
    state.items = state.items.map((item, place) => ({ ...item, read: place === 4 }));
    emitLive('notifications', {});
    await waitFor(() => expect(screen.getAllByText('Unread:')).toHaveLength(5));
    expect(screen.getByText('9 unread notifications')).toBeInTheDocument();
  });

  it('shows a group at its new place only', async () => {
    const state = serve(10);
    const { emitLive } = await openPages(4);
    const grown = make(-1, { group: 'rating 5', others: 1, read: false });
    state.items = [grown, ...state.items.filter((_, place) => place !== 5)];
    emitLive('notifications', {});
    await waitFor(() => expect(quotes()).toEqual(['-1', '0', '1', '2', '3', '4', '6', '7']));
    expect(rows()[0]).toHaveTextContent('and 1 other rated your post');
  });

  it('removes a deleted group also from the older page where it was', async () => {
    const state = serve(10);
    server.use(
      respond('deleteNotification', ({ params }) => {
        state.items = state.items.filter(({ id }) => id !== params.id);
        return { ok: true as const };
      }),
    );
    const { emitLive, user } = await openPages(4);
    state.items = [make(-1, { group: 'rating 5' }), ...state.items.filter((_, place) => place !== 5)];
    emitLive('notifications', {});
    await waitFor(() => expect(quotes()[0]).toBe('-1'));
    await user.click(screen.getAllByRole('button', { name: 'Delete notification' })[0]!);
    await waitFor(() => expect(quotes()).toEqual(['0', '1', '2', '3', '4', '6', '7']));
  });

  it('forgets older pages that do not follow the newest any more', async () => {
    const state = serve(10);
    const { emitLive, user } = await openPages(3);
    state.items = [...Array.from({ length: 9 }, (_, index) => make(index - 9)), ...state.items];
    emitLive('notifications', {});
    await waitFor(() => expect(quotes()).toEqual(numbers(-9, -8)));
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(quotes()).toEqual(numbers(-9, -6)));
  });

  it('forgets them when the page is left', async () => {
    const state = serve(10);
    const { emitLive, unmount, queryClient } = await openPages(3);
    unmount();
    expect(queryClient.getQueryData(['notifications', 'older'])).toBeUndefined();
    expect(emitLive).toBeDefined();
    expect(state.requested).toHaveLength(3);
  });
});

describe('the number of unread notifications (NOTIF-16)', () => {
  it('is that of the server; marking some changes it at once, and marking all makes it 0', async () => {
    const state = serve(40);
    state.items = state.items.map((item) => ({ ...item, read: false }));
    server.use(respond('markNotificationRead', () => new Promise(() => undefined)));
    const { user } = await openPages(1);
    expect(await screen.findByText('40 unread notifications')).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Mark as read' })[0]!);
    expect(await screen.findByText('39 unread notifications')).toBeInTheDocument();
    server.use(respond('markNotificationsRead', () => new Promise(() => undefined)));
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(screen.queryByText(/unread notification/)).not.toBeInTheDocument());
  });

  it('offers to mark all also when only notifications that are not listed are unread', async () => {
    const state = serve(10);
    state.items = state.items.map((item, place) => ({ ...item, read: place !== 9 }));
    await openPages(1);
    expect(screen.queryByText('Unread:')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeVisible();
  });
});
