import type { Notification } from '@cred/contract';
import {
  act,
  respond,
  dropConnection,
  hang,
  makeId,
  makeNotification,
  makeUserSummary,
  otherErrorBodies,
  respondWithError,
  respondWithErrorBody,
  renderRoutes,
  screen,
  server,
  waitFor,
  within,
} from '@cred/testing';
import { remote } from '../remote';

const bruno = makeUserSummary({ fullName: 'Bruno Alves', username: 'bruno' });

/** A mock server that stores its notifications, like the real one. */
function serve(items: Notification[]): { items: Notification[] } {
  const state = { items };
  server.use(respond('getNotifications', () => ({ items: state.items })));
  return state;
}

/** One unread notification that the mock server marks as read on request, and the ids that it received. */
function serveUnread(over: Partial<Notification> = {}): { readonly item: Notification; readonly marked: jest.Mock } {
  const item = makeNotification({ fromUser: bruno, ...over });
  const marked = jest.fn();
  serve([item]);
  server.use(
    respond('markNotificationRead', ({ params }) => {
      marked(params.id);
      return { ...item, read: true };
    }),
  );
  return { item, marked };
}

const open = () => renderRoutes(remote.routes, { route: '/notifications' });
const items = () => screen.findAllByRole('listitem');

describe('the notifications screen', () => {
  it('requests the last 30, including read ones', async () => {
    const requested = jest.fn();
    server.use(
      respond('getNotifications', ({ query }) => {
        requested(query.toString());
        return { items: [] };
      }),
    );
    open();
    expect(await screen.findByText('No notifications')).toBeVisible();
    expect(screen.getByText(/of other members appear here\.$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Write a post at home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
    expect(requested).toHaveBeenCalledWith('onlyUnread=false&take=30');
  });

  it('shows a spinner while it loads', () => {
    server.use(hang('getNotifications'));
    open();
    expect(screen.getByText('Loading notifications')).toBeInTheDocument();
  });

  it('shows that the browser is offline, and loads when it is online again', async () => {
    serve([]);
    const { queryClient } = open();
    await screen.findByText('No notifications');
    act(() => void window.dispatchEvent(new Event('offline')));
    act(() => void queryClient.resetQueries());
    expect(await screen.findByText(/^You are offline/)).toBeVisible();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('No notifications')).toBeVisible();
  });

  it('shows the error, and retries', async () => {
    server.use(respondWithError('getNotifications', { status: 503, code: 'overloaded', message: 'Too busy' }));
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Too busy');
    serve([]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No notifications')).toBeVisible();
  });

  it.each([
    ['follow', 'followed you'],
    ['rating', 'rated your post'],
    ['repost', 'reposted your post'],
    ['message', 'sent you a message'],
  ] as const)('describes a %s: %s', async (type, text) => {
    serve([
      makeNotification({
        type,
        fromUser: bruno,
        read: true,
        createdAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
      }),
    ]);
    open();
    const [item] = await items();
    expect(item).toHaveTextContent(`Bruno Alves ${text} · 3h`);
    expect(within(item!).getByRole('link', { name: 'Bruno Alves' })).toHaveAttribute('href', '/profile/bruno');
  });

  it('links to the post, with the same words; following the link marks it as read', async () => {
    const { item, marked } = serveUnread({ type: 'rating', postId: makeId() });
    const { user, location } = open();
    const link = await screen.findByRole('link', { name: 'rated your post' });
    await user.click(link);
    expect(location()).toBe(`/post/${item.postId}`);
    await waitFor(() => expect(marked).toHaveBeenCalledWith(item.id));
  });
});

describe('a notification about a comment, a mention or a changed post', () => {
  it.each([
    ['comment', true, 'commented on your post'],
    ['reply', true, 'replied to your comment'],
    ['mention', true, 'mentioned you in a comment'],
    ['mention', false, 'mentioned you in a post'],
    ['changed', false, 'changed a post that you reacted to'],
  ] as const)('%s (in a comment: %s) says "%s" and leads to it', async (action, isInComment, text) => {
    const commentId = isInComment ? makeId() : undefined;
    const postId = makeId();
    const { item, marked } = serveUnread({
      type: 'verification',
      payload: { preview: `Bruno Alves ${text}` },
      action,
      postId,
      ...(commentId && { commentId }),
    });
    const { user, location } = open();
    const [listed] = await items();
    expect(listed).toHaveTextContent(`Bruno Alves ${text} ·`);
    expect(within(listed!).getByRole('link', { name: 'Bruno Alves' })).toHaveAttribute('href', '/profile/bruno');
    const link = within(listed!).getByRole('link', { name: text });
    expect(link).toHaveAttribute('href', `/post/${postId}${commentId ? `?comment=${commentId}` : ''}`);
    await user.click(link);
    expect(location()).toContain(`/post/${postId}`);
    await waitFor(() => expect(marked).toHaveBeenCalledWith(item.id));
  });

  it('shows the server’s sentence for an action that this build does not know', async () => {
    const payload = { preview: 'Bruno Alves waved at your post' };
    serve([makeNotification({ type: 'verification', payload, action: 'waved' as never, postId: makeId() })]);
    open();
    expect(await screen.findByRole('link', { name: 'Bruno Alves waved at your post' })).toBeVisible();
  });
});

describe('a group of notifications', () => {
  it.each([
    [0, 'Bruno Alves rated your post'],
    [1, 'Bruno Alves and 1 other rated your post'],
    [11, 'Bruno Alves and 11 others rated your post'],
    [100, 'Bruno Alves and 99+ others rated your post'],
  ])('of %s more members says "%s"', async (others, text) => {
    serve([makeNotification({ type: 'rating', fromUser: bruno, postId: makeId(), read: true, others })]);
    open();
    expect((await items())[0]).toHaveTextContent(`${text} ·`);
  });
});

describe('a notification from Cred itself', () => {
  it('about a paper leads to the post that cites it', async () => {
    const postId = makeId();
    const payload = { preview: 'A paper that you cited was retracted', about: 'evidence' as const };
    serve([makeNotification({ type: 'verification', payload, postId })]);
    open();
    expect(await screen.findByRole('link', { name: payload.preview })).toHaveAttribute('href', `/post/${postId}`);
  });

  it('about the certificate leads to the verification', async () => {
    serve([makeNotification({ type: 'verification', payload: { preview: 'Your account was verified' } })]);
    open();
    expect(await screen.findByRole('link', { name: 'Your account was verified' })).toHaveAttribute(
      'href',
      '/settings/verification-account',
    );
  });
});

describe('a moderation notification', () => {
  it('shows the server’s text and links to the decisions; clicking the link marks it as read', async () => {
    const payload = { preview: 'Your post was removed: spam or advertising', about: 'moderation' as const };
    const { item, marked } = serveUnread({ type: 'verification', payload });
    const { user, location } = open();
    const link = await screen.findByRole('link', { name: 'Your post was removed: spam or advertising' });
    expect(screen.queryByRole('link', { name: 'Bruno Alves' })).not.toBeInTheDocument();
    await user.click(link);
    expect(location()).toBe('/settings/moderation');
    await waitFor(() => expect(marked).toHaveBeenCalledWith(item.id));
  });
});

describe('a message notification', () => {
  it('quotes the message; clicking the quote opens the chat and marks the notification as read', async () => {
    const chatId = makeId();
    const { item, marked } = serveUnread({ type: 'message', chatId, payload: { preview: 'Can you look at this?' } });
    const { user, location } = open();
    const quote = await screen.findByRole('link', { name: /Can you look at this\?/ });
    expect(quote.querySelector('q')).toHaveTextContent('Can you look at this?');
    await user.click(quote);
    expect(location()).toBe(`/your-chat/bruno/${chatId}`);
    await waitFor(() => expect(marked).toHaveBeenCalledWith(item.id));
  });

  it('shows a message that is only an image as "Image", without quotation marks', async () => {
    const chatId = makeId();
    serve([
      makeNotification({ type: 'message', fromUser: bruno, chatId, payload: { preview: 'Image', media: 'IMAGE' } }),
    ]);
    open();
    const link = await screen.findByRole('link', { name: 'Image' });
    expect(link).toHaveAttribute('href', `/your-chat/bruno/${chatId}`);
    expect(link.querySelector('q')).toBeNull();
  });
});

describe('Mark as read', () => {
  it('shows at once, before the server’s response', async () => {
    serve([makeNotification({ fromUser: bruno })]);
    server.use(hang('markNotificationRead'));
    const { user } = open();
    expect((await items())[0]).toHaveTextContent('Unread:');
    await user.click(screen.getByRole('button', { name: 'Mark as read' }));
    await waitFor(() => expect(screen.getByRole('listitem')).not.toHaveTextContent('Unread:'));
    expect(screen.queryByRole('button', { name: 'Mark as read' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete notification' })).toHaveFocus();
  });

  it('also happens when the profile is opened', async () => {
    const { item, marked } = serveUnread();
    const { user, location } = open();
    await user.click(await screen.findByRole('link', { name: 'Bruno Alves' }));
    expect(location()).toBe('/profile/bruno');
    await waitFor(() => expect(marked).toHaveBeenCalledWith(item.id));
  });

  it('is undone with a toast when it fails', async () => {
    serve([makeNotification({ fromUser: bruno })]);
    server.use(respondWithError('markNotificationRead', { status: 500, code: 'internal', message: 'Something broke' }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Mark as read' }));
    expect(await screen.findByText('Could not mark as read')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Mark as read' })).toBeVisible();
  });
});

describe('deleting', () => {
  const two = () => [
    makeNotification({ fromUser: bruno, read: true }),
    makeNotification({ type: 'rating', read: true }),
  ];

  it('removes one notification', async () => {
    const state = serve(two());
    server.use(
      respond('deleteNotification', ({ params }) => {
        state.items = state.items.filter(({ id }) => id !== params.id);
        return { ok: true as const };
      }),
    );
    const { user } = open();
    const [first] = await items();
    await user.click(within(first!).getByRole('button', { name: 'Delete notification' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(screen.getByRole('listitem')).toHaveTextContent('rated your post');
    expect(await screen.findByText('Notifications deleted')).toBeVisible();
  });

  it('removes all with the menu item, and shows a toast', async () => {
    const state = serve(two());
    server.use(
      respond('deleteNotifications', () => {
        state.items = [];
        return { ok: true as const };
      }),
    );
    const { user } = open();
    await items();
    await user.click(screen.getByRole('button', { name: 'Notification options' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete all notifications' }));
    const dialog = screen.getByRole('dialog', { name: 'Delete all notifications?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete all' }));
    expect(await screen.findByText('Notifications deleted')).toBeVisible();
    expect(await screen.findByText('No notifications')).toBeVisible();
    expect(dialog).not.toBeInTheDocument();
  });

  it('asks for confirmation before it removes all', async () => {
    serve(two());
    const { user } = open();
    await items();
    await user.click(screen.getByRole('button', { name: 'Notification options' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete all notifications' }));
    // No handler is installed for the call: a request would fail the test.
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Notification options' })).toHaveFocus();
  });

  it('moves the focus to the next one, then to the previous one, then to the heading', async () => {
    const [a, b, c] = [makeNotification(), makeNotification(), makeNotification()];
    const state = serve([a, b, c]);
    server.use(
      respond('deleteNotification', ({ params }) => {
        state.items = state.items.filter(({ id }) => id !== params.id);
        return { ok: true as const };
      }),
    );
    const { user } = open();
    const deleteButtons = () => screen.queryAllByRole('button', { name: 'Delete notification' });
    await items();
    act(() => deleteButtons()[1]!.focus());
    for (const left of [2, 1, 0]) {
      await user.keyboard('{Enter}');
      await waitFor(() => expect(deleteButtons()).toHaveLength(left));
      expect(left === 0 ? screen.getByRole('heading', { level: 1 }) : deleteButtons().at(-1)).toHaveFocus();
    }
  });

  it('shows the server’s message when it fails', async () => {
    serve(two());
    server.use(respondWithError('deleteNotification', { status: 404, code: 'not_found', message: 'Not found' }));
    const { user } = open();
    const [first] = await items();
    await user.click(within(first!).getByRole('button', { name: 'Delete notification' }));
    expect(await screen.findByText('Not found')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it.each(otherErrorBodies)('shows the words of a server that answers with %s', async (_, body, words) => {
    serve(two());
    server.use(respondWithErrorBody('deleteNotification', 500, body));
    const { user } = open();
    const [first] = await items();
    await user.click(within(first!).getByRole('button', { name: 'Delete notification' }));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('shows "Error" when the server sent no message', async () => {
    serve(two());
    server.use(dropConnection('deleteNotifications'));
    const { user } = open();
    await items();
    await user.click(screen.getByRole('button', { name: 'Notification options' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete all notifications' }));
    await user.click(screen.getByRole('button', { name: 'Delete all' }));
    expect(await screen.findByText('Error')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('is disabled when there are none', async () => {
    serve([]);
    const { user } = open();
    await screen.findByText('No notifications');
    await user.click(screen.getByRole('button', { name: 'Notification options' }));
    expect(screen.getByRole('menuitem', { name: 'Delete all notifications' })).toBeDisabled();
  });
});
