import type { BrowserContext, Page, Request } from '@playwright/test';
import { callApi } from '../fixtures/call-api';
import { createAccountByApi, makeMemberDetails, signUpByApi } from '../fixtures/members';
import { addPosts } from '../fixtures/posts';
import type { Stack } from '../fixtures/stack';
import { expect, expectAccessible, test } from '../fixtures/test';

const idOf = async (context: BrowserContext, stack: Stack): Promise<string> =>
  (await callApi<{ id: string }>(context, stack, 'GET', '/auth/me')).id;

/** Hidden tabs do not poll, so everything that arrives was pushed; and nothing in them counts as seen. */
const hide = (): void => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
const hideTab = (page: Page): Promise<void> => page.evaluate(hide);
const showTab = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Reflect.deleteProperty(document, 'visibilityState');
    document.dispatchEvent(new Event('visibilitychange'));
  });

const isStream = (request: Request): boolean => new URL(request.url()).pathname === '/api/events';
const lastEventIdOf = (request: Request): string | null => new URL(request.url()).searchParams.get('lastEventId');

test('shows notifications at once in every tab, over one stream', async ({ newClient, stack }) => {
  const [details, other] = [makeMemberDetails('Vera', 'Nursing'), makeMemberDetails('Wim', 'Dentistry')];
  const [vera, wim] = [await newClient(), await newClient()];
  const streams: Request[] = [];
  vera.context.on('request', (request) => void (isStream(request) && streams.push(request)));
  const opened = vera.page.waitForResponse((response) => isStream(response.request()) && response.ok());
  await signUpByApi(vera.page, details);
  await createAccountByApi(wim.page, other);
  await opened;
  await addPosts(vera.context, stack, ['Rounds start at seven.']);
  const [veraId, wimId] = [await idOf(vera.context, stack), await idOf(wim.context, stack)];
  const [post] = await callApi<{ id: string }[]>(wim.context, stack, 'GET', `/post/user/${veraId}`);
  const postId = post?.id;
  const { id: chatId } = await callApi<{ id: string }>(wim.context, stack, 'POST', '/chat/dm', { otherUserId: veraId });
  const sendMessage = (text: string) => callApi(wim.context, stack, 'POST', '/chat/messages', { chatId, text });
  const first = vera.page;
  const second = await vera.context.newPage();
  await second.addInitScript(hide);

  await test.step('shows the count in the navigation and in the title', async () => {
    await hideTab(first);
    await callApi(wim.context, stack, 'POST', '/user/follow', { followerId: wimId, followingId: veraId });
    await expect(first).toHaveTitle('(1) Home · Cred');
    await callApi(wim.context, stack, 'PATCH', '/post/rating', { postId, userId: wimId, value: 5 });
    await expect(first).toHaveTitle('(2) Home · Cred');
    await callApi(wim.context, stack, 'POST', '/post/repost', {
      userId: wimId,
      originalPostId: postId,
      additionalText: 'Same here.',
      isValid: false,
    });
    await expect(first).toHaveTitle('(3) Home · Cred');
    await sendMessage('Can you look at this?');
    await expect(first).toHaveTitle('(4) Home · Cred');
    await expect(
      first
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: /Notifications.*4 unread notifications/ }),
    ).toBeVisible();
  });

  const items = second.getByRole('list', { name: 'Notifications' }).getByRole('listitem');
  const item = (text: string) => items.filter({ hasText: text });

  await test.step('synchronises read and deleted notifications between tabs', async () => {
    await second.goto('/notifications');
    await expect(items).toHaveText([
      /Wim Test\s*sent you a message.*Can you look at this\?/s,
      /Wim Test\s*reposted your post.*Rounds start at seven\./s,
      /Wim Test\s*rated your post.*5 stars.*Rounds start at seven\./s,
      /Wim Test\s*followed you/,
    ]);
    await expect(second).toHaveTitle('(4) Notifications · Cred');
    await expectAccessible(second, 'notifications');
    await item('rated your post').getByRole('button', { name: 'Mark as read' }).click();
    await expect(first).toHaveTitle('(3) Home · Cred');
    await item('followed you').getByRole('button', { name: 'Delete notification' }).click();
    await expect(second.getByText('Notifications deleted')).toBeVisible();
    await expect(items).toHaveCount(3);
    await expect(first).toHaveTitle('(2) Home · Cred');
    expect(streams, 'one stream for both tabs').toHaveLength(1);
  });

  await test.step('moves the stream to the other tab without missing an event', async () => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await second.route(/\/api\/events/, async (route) => {
      await released;
      await route.continue();
    });
    const next = second.waitForRequest(isStream);
    await first.close();
    expect(Number(lastEventIdOf(await next))).toBeGreaterThan(0);
    await callApi(wim.context, stack, 'PATCH', '/post/rating', { postId, userId: wimId, value: 4 });
    await sendMessage('Said while nobody listened');
    await expect(item('Said while nobody listened')).toHaveCount(0);
    release();
    await expect(item('Said while nobody listened')).toHaveCount(1);
    await expect(items).toHaveCount(3);
    await sendMessage('And once more');
    await expect(item('And once more')).toHaveCount(1);
    expect(streams).toHaveLength(2);
  });

  await test.step('marks a message notification as read when its chat is opened from it', async () => {
    await item('And once more')
      .getByRole('link', { name: /And once more/ })
      .click();
    await expect(second).toHaveURL(new RegExp(`/your-chat/${other.username}/${chatId}$`));
    await expect(second).toHaveTitle(`(1) ${other.fullName} · Cred`);
  });

  await test.step('marks as read what is seen for a moment, and all in one press', async () => {
    await second.getByRole('link', { name: /Notifications/ }).click();
    await showTab(second);
    await expect(items.getByRole('button', { name: 'Mark as read' })).toHaveCount(0);
    // The title counts the messages themselves, which are read in their chat.
    const count = second.getByRole('navigation', { name: 'Main' }).getByText(/unread notification/);
    await expect(count).toHaveCount(0);
    await hideTab(second);
    await sendMessage('Unread again');
    await expect(count).toHaveText('1 unread notification');
    await second.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(count).toHaveCount(0);
    await second.reload();
    await expect(items).toHaveCount(4);
    await expect(items.getByRole('button', { name: 'Mark as read' })).toHaveCount(0);
  });

  await test.step('deletes all notifications after a confirmation', async () => {
    await second.getByRole('button', { name: 'Notification options' }).click();
    await second.getByRole('menuitem', { name: 'Delete all notifications' }).click();
    const dialog = second.getByRole('dialog', { name: 'Delete all notifications?' });
    await expectAccessible(second, 'delete all notifications');
    await dialog.getByRole('button', { name: 'Delete all' }).click();
    await expect(second.getByText('No notifications')).toBeVisible();
    await expectAccessible(second, 'no notifications');
  });

  await test.step('signs out at once when the session is ended elsewhere', async () => {
    const elsewhere = await newClient();
    await callApi(elsewhere.context, stack, 'POST', '/auth/login', {
      username: details.username,
      password: details.password,
    });
    await callApi(elsewhere.context, stack, 'DELETE', '/auth/sessions');
    await expect(second).toHaveURL(/\/auth\/login\?next=%2Fnotifications$/);
    await expect(second).toHaveTitle('Sign in · Cred');
    await expect(second.getByText('Your session has ended. Sign in to continue where you were.')).toBeVisible();
  });
});

test('polls the count without a stream', async ({ newClient, stack }) => {
  const [details, other] = [makeMemberDetails('Xana', 'Nursing'), makeMemberDetails('Yuri', 'Dentistry')];
  const [xana, yuri] = [await newClient(), await newClient()];
  xana.expectErrors(/ERR_FAILED/);
  await xana.context.route(/\/api\/events/, (route) => route.abort());
  await xana.page.clock.install();
  const failedStream = xana.page.waitForEvent('requestfailed', isStream);
  await signUpByApi(xana.page, details);
  await createAccountByApi(yuri.page, other);
  // The stream opens after the first calls, so the page has its first list now, without the follow.
  await failedStream;
  await callApi(yuri.context, stack, 'POST', '/user/follow', {
    followerId: await idOf(yuri.context, stack),
    followingId: await idOf(xana.context, stack),
  });
  // Again when the page had not set its timer yet.
  await expect(async () => {
    await xana.page.clock.fastForward(31_000);
    await expect(xana.page).toHaveTitle('(1) Home · Cred', { timeout: 3_000 });
  }).toPass();
});

test('switches a page to the member who signs in in another tab and shows no data of the previous member', async ({
  newClient,
  stack,
}) => {
  const [details, other] = [makeMemberDetails('Zoe', 'Nursing'), makeMemberDetails('Abel', 'Dentistry')];
  const [zoe, abel] = [await newClient(), await newClient()];
  const rejectedStream = zoe.page.waitForResponse(
    (response) => isStream(response.request()) && [401, 403].includes(response.status()),
  );
  // Requests between the end of one session and the start of the other are rejected.
  zoe.expectErrors(/status of 40[13]|Please log in first/);
  await createAccountByApi(abel.page, other);
  await createAccountByApi(zoe.page, details);
  await zoe.page.goto('/notifications');
  await expect(zoe.page.getByText('No notifications')).toBeVisible();
  // Logs in within the same browser context, outside of this page: the cookie belongs to Abel now, and Zoe's session
  // has ended.
  await callApi(zoe.context, stack, 'POST', '/auth/login', { username: other.username, password: other.password });
  await rejectedStream;
  // In the navigation only: the suggestions may show any member.
  const navigation = zoe.page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link', { name: new RegExp(other.username) }).first()).toBeVisible();
  await expect(navigation.getByRole('link', { name: new RegExp(details.username) })).toHaveCount(0);
});
