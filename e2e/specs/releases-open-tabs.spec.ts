import type { Page } from '@playwright/test';
import {
  openArea,
  expectAreaVisible,
  refreshReleaseTable,
  isSameDocument,
  markDocument,
  secondVariant,
  shownBy,
} from '../fixtures/areas';
import { bubble, createChat, messageField, signInNewMember } from '../fixtures/chats';
import { liveBuilds, promote, rollback, type Builds } from '../fixtures/registry';
import { buildsInMarkup, watchFrames } from '../fixtures/sent-page';
import { expect, test } from '../fixtures/test';

const draft = (page: Page) => page.getByRole('textbox', { name: 'What would you like to share?' });
const offer = (page: Page, area: 'Home' | 'Direct') => page.getByText(`A new version of ${area} is ready`);
/** Moves the focus out of the field, so that only the unsaved input keeps the build. */
const moveFocusAway = (page: Page) => page.getByRole('heading', { level: 1 }).first().focus();

let original: Builds;
let second: Pick<Builds, 'feed' | 'chat' | 'settings'>;

test.beforeAll(async ({ stack, variants }) => {
  test.setTimeout(180_000);
  original = await liveBuilds(stack);
  second = await variants.get('second', ['feed', 'chat', 'settings']);
});
test.afterEach(({ stack }) => promote(stack, original));

test('an open tab switches to another build and back within seconds, without a page load', async ({
  newClient,
  stack,
  variants,
}) => {
  const client = await newClient();
  client.expectErrors(/Thrown at the first render|%o/);
  const { page } = await signInNewMember(client, stack, 'Wanda');
  const { settings: thrower } = await variants.get('throws at its first render', ['settings']);
  await page.goto('/settings');
  await expectAreaVisible(page, 'settings');
  await markDocument(page);
  await promote(stack, { settings: second.settings });
  await expect(secondVariant(page, 'settings')).toBeVisible();
  await expectAreaVisible(page, 'settings');
  expect(await rollback(stack, 'settings')).toBe(original.settings);
  await expect(secondVariant(page, 'settings')).toHaveCount(0);
  await expectAreaVisible(page, 'settings');

  // A build that throws at its first render is tried and replaced.
  await promote(stack, { settings: second.settings });
  await refreshReleaseTable(page);
  await expect(secondVariant(page, 'settings')).toBeVisible();
  const tried = page.waitForRequest(`**/builds/settings/${thrower}/*`);
  await promote(stack, { settings: thrower });
  await refreshReleaseTable(page);
  await tried;
  await expect(secondVariant(page, 'settings')).toBeVisible();
  await expectAreaVisible(page, 'settings');
  expect(await isSameDocument(page)).toBe(true);

  // A rollback after the server rendered the page and before its scripts run: no frame lacks the page.
  await promote(stack, { settings: second.settings });
  const held: (() => void)[] = [];
  await page.route('**/shell/**', async (route) => {
    await new Promise<void>((resume) => held.push(resume));
    // Requests of a page that was left cannot continue.
    await route.continue().catch(() => undefined);
  });
  const hasFlashed = await watchFrames(page, shownBy('settings'));
  await expect(async () => {
    await page.goto('/settings', { waitUntil: 'commit' });
    expect(await buildsInMarkup(page)).toMatchObject({ settings: second.settings });
  }).toPass();
  await expectAreaVisible(page, 'settings');
  await promote(stack, { settings: original.settings });
  let shown: string | undefined;
  page.on('request', (request) => {
    shown = request.headers()['cred-shows'] ?? shown;
  });
  await page.unroute('**/shell/**');
  for (const resume of held) resume();
  await expect(async () => {
    await refreshReleaseTable(page);
    expect(shown).toContain(original.settings);
  }).toPass();
  await expect(secondVariant(page, 'settings')).toHaveCount(0);
  await expectAreaVisible(page, 'settings');
  expect(await hasFlashed()).toBe(false);
});

test('a rollback during a post and a chat message loses nothing and waits until they are sent', async ({
  newClient,
  stack,
}) => {
  await promote(stack, { feed: second.feed, chat: second.chat });
  const [ana, bia] = [
    await signInNewMember(await newClient(), stack, 'Ana'),
    await signInNewMember(await newClient(), stack, 'Bia'),
  ];
  const chat = await createChat(stack, ana, bia);
  await Promise.all([chat.open(bia), ana.page.goto('/')]);
  await expect(secondVariant(ana.page, 'feed')).toBeVisible();
  await expect(secondVariant(bia.page, 'chat')).toBeVisible();
  await Promise.all([ana, bia].map(({ page }) => markDocument(page)));
  await draft(ana.page).fill('Half a post');
  await messageField(bia.page).fill('Half a message');
  await Promise.all([ana, bia].map(({ page }) => moveFocusAway(page)));

  const rollBack = async (): Promise<void> => {
    await Promise.all([rollback(stack, 'feed'), rollback(stack, 'chat')]);
    await Promise.all([ana, bia].map(({ page }) => refreshReleaseTable(page)));
    await Promise.all([expect(offer(ana.page, 'Home')).toBeVisible(), expect(offer(bia.page, 'Direct')).toBeVisible()]);
    await expect(secondVariant(ana.page, 'feed')).toBeVisible();
    await expect(secondVariant(bia.page, 'chat')).toBeVisible();
    await expect(draft(ana.page)).toHaveValue('Half a post');
    await expect(messageField(bia.page)).toHaveValue('Half a message');
  };
  await rollBack();
  // Promoted again before the offer was accepted: the offer disappears.
  await promote(stack, { feed: second.feed, chat: second.chat });
  await Promise.all([ana, bia].map(({ page }) => refreshReleaseTable(page)));
  await Promise.all([expect(offer(ana.page, 'Home')).toHaveCount(0), expect(offer(bia.page, 'Direct')).toHaveCount(0)]);
  await rollBack();

  await draft(ana.page).fill('Half a post, and the other half');
  await ana.page.getByRole('button', { name: 'Post', exact: true }).click();
  await ana.page
    .getByRole('dialog', { name: 'AI verification' })
    .getByRole('button', { name: 'Use Your Content' })
    .click();
  await expect(ana.page.getByText('Post criado!')).toBeVisible();
  await expect(secondVariant(ana.page, 'feed')).toHaveCount(0);
  await expect(ana.page.getByRole('article').filter({ hasText: 'Half a post, and the other half' })).toHaveCount(1);
  await expect(draft(ana.page)).toHaveValue('');

  await messageField(bia.page).fill('Half a message, and the other half');
  await messageField(bia.page).press('Enter');
  await expect(bubble(bia.page, 'Half a message, and the other half')).toHaveCount(1);
  await expect(secondVariant(bia.page, 'chat')).toHaveCount(0);
  await expect(bubble(bia.page, 'Half a message, and the other half')).toHaveCount(1);
  expect(await chat.texts()).toEqual(['Half a message, and the other half']);

  await Promise.all([expect(offer(ana.page, 'Home')).toHaveCount(0), expect(offer(bia.page, 'Direct')).toHaveCount(0)]);
  for (const { page } of [ana, bia]) expect(await isSameDocument(page)).toBe(true);
});

test('keeps the draft when the new build is accepted or the area is left', async ({ newClient, stack }) => {
  const [ana, bia] = [
    await signInNewMember(await newClient(), stack, 'Ana'),
    await signInNewMember(await newClient(), stack, 'Bia'),
  ];
  const chat = await createChat(stack, ana, bia);
  await Promise.all([chat.open(bia), ana.page.goto('/')]);
  await draft(ana.page).fill('Half a post');
  await messageField(bia.page).fill('Half a message');
  await promote(stack, { feed: second.feed, chat: second.chat });
  await Promise.all([ana, bia].map(({ page }) => refreshReleaseTable(page)));

  await ana.page.getByRole('button', { name: 'Show now' }).click();
  await expect(secondVariant(ana.page, 'feed')).toBeVisible();
  await expect(draft(ana.page)).toHaveValue('Half a post');

  await expect(offer(bia.page, 'Direct')).toBeVisible();
  await openArea(bia.page, 'settings');
  await bia.page.goBack();
  await expect(secondVariant(bia.page, 'chat')).toBeVisible();
  await expect(messageField(bia.page)).toHaveValue('Half a message');
});
