import type { Page } from '@playwright/test';
import { pathOf } from '../fixtures/areas';
import { callApi } from '../fixtures/call-api';
import { bubble, createMember, type Member } from '../fixtures/chats';
import { addPosts, cardOf } from '../fixtures/posts';
import { areaNames } from '../fixtures/registry';
import { readPage } from '../fixtures/sent-page';
import { expect, test } from '../fixtures/test';

/** A text of each area's page that the server's markup contains. */
const shows = {
  feed: 'A post for the first answer',
  notifications: 'No notifications',
  chat: 'Message 20 of a long chat',
  settings: 'Dark or light',
  profile: 'A post for the first answer',
} as const;

/** Texts that a browser could write in another way than the server: two scripts and directions, joined characters. */
const NAME = 'Rita مريم 👩‍⚕️ d’Ávila';
const posts = [
  'A post for the first answer',
  'Avaliação clínica: pressão 12×8, “sem urgência”…\r\n\r\n  Atenção às contraindicações! 🫀👨‍👩‍👧‍👦 <b>&amp;</b> São\u00a0Paulo',
  'ضغط الدم 120/80 – follow-up in 6 weeks\u200f, שלום',
];

/** More than fits on any of the screens. */
const messages = Array.from(
  { length: 20 },
  (_, at) => `Message ${at + 1} of a long chat. ${'A few more words. '.repeat(8)}`,
);

let member: Member;
let conversation: string;

test.beforeAll(async ({ browser, stack }) => {
  member = await createMember(browser, stack, 'Rita');
  const context = await browser.newContext({ storageState: member.storageState });
  await callApi(context, stack, 'PUT', `/user/${member.id}`, { fullName: NAME, bio: 'Cuidados paliativos, رعاية 💊' });
  await addPosts(context, stack, posts);
  const other = await createMember(browser, stack, 'Nuno');
  const chat = await callApi<{ id: string }>(context, stack, 'POST', '/chat/dm', { otherUserId: other.id });
  for (const text of messages) await callApi(context, stack, 'POST', '/chat/messages', { chatId: chat.id, text });
  conversation = `/your-chat/${other.username}/${chat.id}`;
  await context.close();
});

/** Marks the server's main element before any script of the shell runs; hydration keeps it, rendering it again does not. */
const markServerMarkup = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    document.addEventListener('readystatechange', () =>
      document.querySelector('#root main')?.setAttribute('data-server', ''),
    ),
  );

/** Opens a page that the server rendered with this text: on a busy machine a page can go without markup (FED-18). */
async function openRendered(page: Page, path: string, text: string, options?: { waitUntil: 'commit' }): Promise<void> {
  await expect(async () => {
    const { markup } = readPage((await (await page.goto(path, options))?.text()) ?? '');
    expect(markup).toContain(text);
    expect(markup).not.toMatch(/<[^>]* style=/);
  }).toPass();
}

for (const { width, colorScheme, timezoneId } of [
  { width: 390, colorScheme: 'light', timezoneId: 'America/Sao_Paulo' },
  { width: 1280, colorScheme: 'dark', timezoneId: 'Asia/Tokyo' },
] as const) {
  test(`hydrates every page that the server rendered, ${width} wide, ${colorScheme}, ${timezoneId}`, async ({
    newClient,
  }) => {
    const { page } = await newClient({
      storageState: member.storageState,
      viewport: { width, height: 844 },
      colorScheme,
      timezoneId,
    });
    const differences: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('A part was rendered again')) differences.push(message.text());
    });
    await markServerMarkup(page);
    await page.addInitScript(() => {
      const shift = { sum: 0 };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shift.sum += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
      Object.assign(window, { shift });
    });
    const pages = areaNames.map((area) => [pathOf(area, member.username), shows[area]] as const);
    for (const [path, text] of [...pages, [conversation, shows.chat] as const]) {
      await openRendered(page, path, text);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await expect(page.locator('main[data-server]')).toHaveCount(1);
      await expect(page.locator('[data-style]')).toHaveCount(0);
    }
    await expect(bubble(page, shows.chat)).toBeInViewport({ ratio: 1 });
    // Rows with positions: the list has taken over the server's.
    await expect(page.locator('[data-row][style]').last()).toBeVisible();
    await expect(bubble(page, shows.chat)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate<number>('window.shift.sum')).toBeLessThanOrEqual(0.02);
    expect(differences).toEqual([]);
  });
}

test('shows posts, names, messages and working links without scripts', async ({ newClient }) => {
  const { page } = await newClient({ storageState: member.storageState, javaScriptEnabled: false });
  await openRendered(page, '/', shows.feed);
  const post = page.getByRole('article').filter({ hasText: 'A post for the first answer' });
  await expect(post).toBeVisible();
  const profile = await post.getByRole('link', { name: NAME }).getAttribute('href');
  await openRendered(page, profile ?? '', shows.profile);
  await expect(page).toHaveTitle(`${NAME} · Cred`);
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
  await expect(cardOf(page, 'Avaliação clínica')).toContainText('<b>&amp;</b>');
  await openRendered(page, conversation, shows.chat);
  await expect(page).toHaveTitle(/^Nuno .* · Cred$/);
  await expect(bubble(page, shows.chat)).toBeInViewport({ ratio: 1 });
  await expect(bubble(page, 'Message 1 of a long chat')).not.toBeInViewport();

  // Hidden messages have no role.
  const messagesOf = (sent: Page) => sent.locator('[data-message-id]');
  await expect(messagesOf(page).last()).toBeVisible();
  // The messages are at the bottom: with half of the page, they would move when the rest arrives.
  await page.route(`**${conversation}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.slice(0, html.lastIndexOf('data-complete')) });
  });
  await expect(async () => {
    await page.goto(conversation);
    expect(await messagesOf(page).count()).toBeGreaterThan(0);
  }).toPass();
  await expect(messagesOf(page).last()).toBeHidden();
  await expect(page.getByRole('link', { name: 'Back' })).toBeVisible();
});

test('repeats once what a member typed and pressed before the scripts ran', async ({ newClient }) => {
  const { page } = await newClient({ storageState: member.storageState });
  const held: (() => void)[] = [];
  await page.route('**/shell/**', async (route) => {
    await new Promise<void>((resume) => held.push(resume));
    // Requests of a page that was left cannot continue.
    await route.continue().catch(() => undefined);
  });
  const saves: string[] = [];
  page.on('request', (request) => request.url().endsWith('/post/save-post') && saves.push(request.postData() ?? ''));
  const saved = page.waitForResponse('**/api/post/save-post');
  await openRendered(page, '/', shows.feed, { waitUntil: 'commit' });
  const draft = page.getByRole('textbox', { name: 'What would you like to share?' });
  const search = page.getByRole('combobox');
  await draft.pressSequentially('Meia publicação, não');
  await search.pressSequentially('rit');
  const post = cardOf(page, shows.feed);
  await post.getByRole('button', { name: 'Bookmark' }).click();
  await page.unroute('**/shell/**');
  for (const resume of held) resume();

  await saved;
  await expect(page.getByRole('button', { name: 'Post', exact: true })).toBeEnabled();
  await expect(draft).toHaveValue('Meia publicação, não');
  await expect(search).toHaveValue('rit');
  // Only the state of the search shows this button.
  await expect(page.getByRole('button', { name: 'Clear search' })).toBeVisible();
  await expect(post.getByRole('button', { name: 'Bookmark', pressed: true })).toBeVisible();
  expect(saves).toHaveLength(1);
});
