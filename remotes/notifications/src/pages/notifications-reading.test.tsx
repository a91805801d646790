import type { Notification } from '@cred/contract';
import {
  act,
  makeId,
  makeNotification,
  respond,
  respondWithError,
  renderRoutes,
  screen,
  server,
  showElement,
  waitFor,
  within,
} from '@cred/testing';
import { remote } from '../remote';

const open = () => renderRoutes(remote.routes, { route: '/notifications' });
const rows = () => screen.findAllByRole('listitem');

/** A mock server that stores its notifications and records what it is asked to mark. */
function serve(items: Notification[]) {
  const state = { items, marked: jest.fn() };
  server.use(
    respond('getNotifications', () => ({ items: state.items })),
    respond('markNotificationsRead', ({ body }) => {
      state.marked(body);
      const { ids } = body as { readonly ids?: readonly string[] };
      state.items = state.items.map((item) => ({ ...item, read: item.read || !ids || ids.includes(item.id) }));
      return { ok: true as const };
    }),
  );
  return state;
}

describe('Mark all as read', () => {
  it('marks everything up to the newest that is shown, in one press, and moves the focus to the menu', async () => {
    const { items, marked } = serve([makeNotification(), makeNotification(), makeNotification({ read: true })]);
    const { user } = open();
    await rows();
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(marked.mock.calls).toEqual([[{ until: items[0]?.id }]]));
    expect(screen.queryByText('Unread:')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Notification options' })).toHaveFocus();
  });

  it('shows at once, and is undone with a toast when it fails', async () => {
    serve([makeNotification(), makeNotification({ read: true })]);
    server.use(
      respondWithError('markNotificationsRead', { status: 500, code: 'internal', message: 'Something broke' }),
    );
    const { user } = open();
    await rows();
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByText('Could not mark as read')).toBeVisible();
    expect(await screen.findAllByText('Unread:')).toHaveLength(1);
  });

  it('is absent while nothing is unread', async () => {
    serve([makeNotification({ read: true })]);
    open();
    await rows();
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
  });
});

describe('what is seen', () => {
  /** Fake timers once the list is shown. */
  async function openWithClock() {
    const rendered = open();
    const shown = await rows();
    jest.useFakeTimers();
    return { ...rendered, shown };
  }
  afterEach(() => void jest.useRealTimers());
  const show = (element: Element, ratio?: number) => act(() => showElement(element, ratio));
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('is read after two seconds at 60%, all of it with one call', async () => {
    const { items, marked } = serve([makeNotification(), makeNotification(), makeNotification()]);
    const { shown } = await openWithClock();
    show(shown[0]!);
    show(shown[1]!, 0.6);
    show(shown[2]!, 0.5);
    await pass(1_900);
    expect(screen.getAllByText('Unread:')).toHaveLength(3);
    await pass(500);
    jest.useRealTimers();
    await waitFor(() => expect(marked.mock.calls).toEqual([[{ ids: [items[0]?.id, items[1]?.id] }]]));
    await waitFor(() => expect(screen.getAllByText('Unread:')).toHaveLength(1));
  });

  it('is not read when it leaves the screen or the page is hidden before that', async () => {
    serve([makeNotification(), makeNotification()]);
    const { shown } = await openWithClock();
    show(shown[0]!);
    show(shown[1]!);
    await pass(1_000);
    show(shown[0]!, 0);
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await pass(5_000);
    // No handler is called: the mock server would have marked them.
    expect(screen.getAllByText('Unread:')).toHaveLength(2);
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await pass(2_400);
    jest.useRealTimers();
    await waitFor(() => expect(screen.getAllByText('Unread:')).toHaveLength(1));
  });

  it('is sent when the page is left before it was sent', async () => {
    const { items, marked } = serve([makeNotification()]);
    const { shown, unmount } = await openWithClock();
    show(shown[0]!);
    await pass(2_100);
    unmount();
    jest.useRealTimers();
    await waitFor(() => expect(marked.mock.calls).toEqual([[{ ids: [items[0]?.id] }]]));
  });

  it('is unread again without a toast when it could not be marked', async () => {
    serve([makeNotification()]);
    let refuse = (): void => undefined;
    const refused = new Promise<{ ok: true }>((resolve) => (refuse = () => resolve({ ok: true })));
    server.use(respond('markNotificationsRead', () => refused, { status: 429 }));
    const { shown } = await openWithClock();
    show(shown[0]!);
    await pass(2_400);
    expect(screen.queryByText('Unread:')).not.toBeInTheDocument();
    jest.useRealTimers();
    refuse();
    expect(await screen.findByText('Unread:')).toBeInTheDocument();
    expect(screen.queryByText('Could not mark as read')).not.toBeInTheDocument();
  });

  it('is not sent again after a failure while it stays on the screen, but when it is seen again', async () => {
    serve([makeNotification()]);
    const asked = jest.fn();
    server.use(
      respond(
        'markNotificationsRead',
        () => {
          asked();
          return { ok: true as const };
        },
        { status: 500 },
      ),
    );
    const { shown } = await openWithClock();
    show(shown[0]!);
    await pass(2_400);
    await pass(1_000);
    expect(screen.getByText('Unread:')).toBeInTheDocument();
    // What an observer reports first: the element is still there.
    show(shown[0]!);
    await pass(10_000);
    expect(asked).toHaveBeenCalledTimes(1);
    show(shown[0]!, 0);
    show(shown[0]!);
    await pass(2_400);
    await pass(1_000);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('keeps the focus next to the button that disappears', async () => {
    serve([makeNotification()]);
    const { shown } = await openWithClock();
    act(() => within(shown[0]!).getByRole('button', { name: 'Mark as read' }).focus());
    show(shown[0]!);
    await pass(2_400);
    jest.useRealTimers();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete notification' })).toHaveFocus());
  });
});

describe('older notifications', () => {
  it('follow when the end is near; pages that overlap show each group once', async () => {
    const [first, second, third] = [makeNotification(), makeNotification(), makeNotification()];
    server.use(respond('getNotifications', { items: [first, second] }, { next: 'older' }));
    open();
    expect(await rows()).toHaveLength(2);
    const requested = jest.fn();
    server.use(
      respond('getNotifications', ({ query }) => {
        requested(query.get('cursor'));
        return { items: [second, third] };
      }),
    );
    const end = screen.getByRole('button', { name: 'Load more' });
    act(() => showElement(end.parentElement!.parentElement!));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
    expect(requested.mock.calls).toEqual([['older']]);
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  it('can be requested again after a failure', async () => {
    const items = [makeNotification()];
    server.use(respond('getNotifications', { items }, { next: 'older' }));
    const { user } = open();
    await rows();
    server.use(respondWithError('getNotifications', { status: 400, code: 'validation_failed', message: 'Refused' }));
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    server.use(respond('getNotifications', { items: [makeNotification()] }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  });
});

describe('what a notification is about', () => {
  it('is quoted, with the stars of a rating', async () => {
    serve([
      makeNotification({ type: 'rating', postId: makeId(), quote: 'Rounds start at seven.', stars: 4, read: true }),
    ]);
    open();
    const [row] = await rows();
    expect(within(row!).getByText('4 stars')).toBeInTheDocument();
    expect(within(row!).getByText('Rounds start at seven.').tagName).toBe('Q');
  });

  it('is the reason of a denial', async () => {
    const payload = { preview: 'Your verification was denied' };
    serve([makeNotification({ type: 'verification', payload, quote: 'The name differs', read: true })]);
    open();
    expect(await screen.findByText('The name differs')).toBeVisible();
  });
});
