import type { Page } from '@playwright/test';
import { expectAreaVisible, pathOf } from '../fixtures/areas';
import { callApi } from '../fixtures/call-api';
import { bubble, createMember, type Member } from '../fixtures/chats';
import { expectNoShift, measureShift } from '../fixtures/layout-shift';
import { makePhoto } from '../fixtures/photo';
import { addPosts, cardOf, expectLoaded } from '../fixtures/posts';
import { processesUsing } from '../fixtures/processes';
import { areaNames } from '../fixtures/registry';
import { readPage } from '../fixtures/sent-page';
import { ServiceProcess } from '../fixtures/service-process';
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

/** A text of each page for visitors. */
const visitorsPages = [
  ['/auth/login', 'Sign in to Cred'],
  ['/auth/sign-up', 'Join today.'],
  ['/auth/forgot-password', 'Forgot your password?'],
] as const;

const PICTURE = 'With a picture of the ward';

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
  const [postId = ''] = await addPosts(context, stack, [PICTURE], 'general', await makePhoto());
  await addPosts(context, stack, posts);
  await callApi(context, stack, 'POST', '/post/save-post', { userId: member.id, postId, saved: true });
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

/** Opens rendered pages, and fails unless the browser hydrates all of them as they are, without moving anything. */
async function expectHydrated(page: Page, pages: readonly (readonly [path: string, text: string])[], theme: string) {
  const differences: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('A part was rendered again')) differences.push(message.text());
  });
  await markServerMarkup(page);
  await measureShift(page);
  for (const [path, text] of pages) {
    await openRendered(page, path, text);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expect(page.locator('main[data-server]')).toHaveCount(1);
    await expect(page.locator('[data-style]')).toHaveCount(0);
    await expectNoShift(page, path);
  }
  expect(differences).toEqual([]);
}

for (const { width, colorScheme, timezoneId } of [
  { width: 390, colorScheme: 'light', timezoneId: 'America/Sao_Paulo' },
  { width: 1280, colorScheme: 'dark', timezoneId: 'Asia/Tokyo' },
] as const) {
  test(`hydrates every page that the server rendered, ${width} wide, ${colorScheme}, ${timezoneId}`, async ({
    newClient,
  }) => {
    const options = { viewport: { width, height: 844 }, colorScheme, timezoneId };
    const visitor = await newClient(options);
    await expectHydrated(visitor.page, visitorsPages, colorScheme);
    const { page } = await newClient({ ...options, storageState: member.storageState });
    const pages = areaNames.map((area) => [pathOf(area, member.username), shows[area]] as const);
    await expectHydrated(page, [...pages, ['/bookmark', PICTURE], [conversation, shows.chat]], colorScheme);
    await expect(bubble(page, shows.chat)).toBeInViewport({ ratio: 1 });
    // Rows with positions: the list has taken over the server's.
    await expect(page.locator('[data-row][style]').last()).toBeVisible();
    await expect(bubble(page, shows.chat)).toBeInViewport({ ratio: 1 });
    await expectNoShift(page);
  });
}

test('shows posts, names, pictures and messages, and has plain links, without scripts', async ({ newClient }) => {
  const { page } = await newClient({ storageState: member.storageState, javaScriptEnabled: false });
  await openRendered(page, '/', shows.feed);
  const post = page.getByRole('article').filter({ hasText: 'A post for the first answer' });
  await expect(post).toBeVisible();
  const picture = cardOf(page, PICTURE).locator('button > img');
  await picture.scrollIntoViewIfNeeded();
  await expectLoaded(picture);
  // On a busy machine the page that the link opens can go without markup.
  await expect(async () => {
    await post.getByRole('link', { name: NAME }).first().click();
    await expect(page).toHaveTitle(`${NAME} · Cred`, { timeout: 2_000 });
  }).toPass();
  await expect(page).toHaveURL(pathOf('profile', member.username));
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
  await expect(cardOf(page, 'Avaliação clínica')).toContainText('<b>&amp;</b>');
  await openRendered(page, conversation, shows.chat);
  await expect(page).toHaveTitle(/^Nuno .* · Cred$/);
  await expect(bubble(page, shows.chat)).toBeInViewport({ ratio: 1 });
  await expect(bubble(page, 'Message 1 of a long chat')).not.toBeInViewport();
});

test('shows the messages of a page whose rest never arrives without scripts only', async ({ newClient }) => {
  for (const javaScriptEnabled of [true, false]) {
    const { page, expectErrors } = await newClient({ storageState: member.storageState, javaScriptEnabled });
    expectErrors(/ERR_FAILED/);
    await page.route('**/shell/**', (route) => route.abort());
    await page.route(`**${conversation}`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.slice(0, html.lastIndexOf('data-complete')) });
    });
    // Hidden messages have no role.
    const messages = page.locator('[data-message-id]');
    await expect(async () => {
      await page.goto(conversation, { waitUntil: 'commit' });
      await expect(messages.last()).toBeAttached({ timeout: 2_000 });
    }).toPass();
    // The messages are at the bottom: with scripts they would move when the rest arrives.
    await expect(messages.last()).toBeVisible({ visible: !javaScriptEnabled });
    await expect(page.getByRole('link', { name: 'Back' })).toBeVisible();
  }
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

test('asks for what a page reads first when its link is pointed at or pressed, and shows a page at once after Back', async ({
  newClient,
}) => {
  // Low enough that home can be scrolled.
  const viewport = { width: 1280, height: 500 };
  const { page } = await newClient({ storageState: member.storageState, viewport });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.replace('/api', '')));
  const count = (path: string): number => asked.filter((each) => each === path).length;
  const answer = (path: string) =>
    page
      .waitForResponse((response) => new URL(response.url()).pathname === `/api${path}`)
      .then((each) => each.finished());
  await openRendered(page, '/', shows.feed);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const post = cardOf(page, shows.feed);
  await page.mouse.move(640, 250);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  const top = (await post.boundingBox())?.y;

  const [pointedAt, pressed] = [`/post/user/${member.id}`, `/post/saved-posts/${member.id}`];
  const profile = navigation.locator('[data-profile]');
  await Promise.all([answer(pointedAt), profile.hover()]);
  await profile.click();
  await expectAreaVisible(page, 'profile');
  await expect(post).toBeVisible();
  expect(count(pointedAt)).toBe(1);

  const bookmarks = navigation.getByRole('link', { name: 'Bookmarks' });
  await Promise.all([answer(pressed), bookmarks.dispatchEvent('pointerdown')]);
  await bookmarks.click();
  await expect(cardOf(page, PICTURE)).toBeVisible();
  expect(count(pressed)).toBe(1);

  // No call of the API is answered any more: what is shown was there.
  await page.route('**/api/**', () => undefined);
  await page.evaluate(() => {
    const skeletons: boolean[] = [];
    Object.assign(window, { skeletons });
    const look = (): unknown => skeletons.push(document.querySelector('main [data-testid=skeleton]') !== null);
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
  });
  await page.goBack();
  await expectAreaVisible(page, 'profile');
  await expect(post).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(post).toBeInViewport();
  await expect.poll(async () => Math.abs(((await post.boundingBox())?.y ?? 1e6) - (top ?? 0))).toBeLessThan(3);
  expect(await page.evaluate('window.skeletons.length > 0 && !window.skeletons.includes(true)')).toBe(true);
});

test('shows a page when the process that renders it is killed, and renders the next one', async ({
  newClient,
  stack,
}) => {
  const { page } = await newClient({ storageState: member.storageState });
  const running = processesUsing(stack.data).filter(({ command }) => command.includes('services/render'));
  expect(running.length).toBeGreaterThan(0);
  for (const { pid } of running) process.kill(pid, 'SIGKILL');
  await page.goto('/');
  await expect(cardOf(page, shows.feed)).toBeVisible();
  await openRendered(page, '/', shows.feed);
});

test('browsers make the same pages themselves when rendering is turned off', async ({ newClient, stack }) => {
  const web = await ServiceProcess.start(stack, 'web', { RENDER: 'off' });
  try {
    const { page } = await newClient({ storageState: member.storageState });
    /** Elements, and the attributes that a browser keeps from the server’s markup without a comparison. */
    const elements = () =>
      page
        .locator('main')
        .evaluate((main) =>
          [...main.querySelectorAll('*')].map((element) =>
            ['class', 'href', 'src', 'role', 'type', 'title', 'aria-label', 'aria-current', 'datetime'].reduce(
              (text, name) => `${text} ${element.getAttribute(name) ?? ''}`,
              element.tagName,
            ),
          ),
        );
    for (const area of areaNames) {
      const path = pathOf(area, member.username);
      await openRendered(page, path, shows[area]);
      await expect(page.getByRole('main').getByText(shows[area]).first()).toBeVisible();
      const rendered = await elements();
      // The document only, so that it has the origin of the product.
      await page.route(`**${path}`, async (route) =>
        route.fulfill({ response: await route.fetch({ url: `http://localhost:${web.port}${path}` }) }),
      );
      const response = await page.goto(path);
      expect(readPage((await response?.text()) ?? ''), area).toEqual({ markup: '', builds: undefined });
      await expect.poll(elements, area).toEqual(rendered);
      await page.unroute(`**${path}`);
    }
  } finally {
    await web.kill();
  }
});
