import type { Page } from '@playwright/test';
import { expectArea, expectShown, hearNow, isSameDocument, markDocument, secondEdition } from '../fixtures/areas';
import { bubble, chatOf, field, join } from '../fixtures/chats';
import { liveBuilds, promote, rollback, type Builds } from '../fixtures/registry';
import { expect, test } from '../fixtures/test';

const draft = (page: Page) => page.getByRole('textbox', { name: 'What would you like to share?' });
const offer = (page: Page, area: 'Home' | 'Direct') => page.getByText(`A new version of ${area} is ready`);
/** What is unsaved counts, not where the focus is. */
const lookAway = (page: Page) => page.getByRole('heading', { level: 1 }).first().focus();

let original: Builds;
let second: Pick<Builds, 'feed' | 'chat' | 'settings'>;

test.beforeAll(async ({ stack, editions }) => {
  test.setTimeout(180_000);
  original = await liveBuilds(stack);
  second = await editions.of('second', ['feed', 'chat', 'settings']);
});
test.afterEach(({ stack }) => promote(stack, original));

test('an open tab shows another build within seconds, without a page load, and goes back', async ({
  newVisitor,
  stack,
  editions,
}) => {
  const visitor = await newVisitor();
  visitor.expectErrors(/Thrown at the first render|%o/);
  const { page } = await join(visitor, stack, 'Wanda');
  const { settings: thrower } = await editions.of('throws at its first render', ['settings']);
  await page.goto('/settings');
  await expectShown(page, 'settings');
  await markDocument(page);
  await promote(stack, { settings: second.settings });
  await expect(secondEdition(page, 'settings')).toBeVisible();
  await expectShown(page, 'settings');
  expect(await rollback(stack, 'settings')).toBe(original.settings);
  await expect(secondEdition(page, 'settings')).toHaveCount(0);
  await expectShown(page, 'settings');

  // One that throws at its first render here is tried, and gives way.
  await promote(stack, { settings: second.settings });
  await hearNow(page);
  await expect(secondEdition(page, 'settings')).toBeVisible();
  const tried = page.waitForRequest(`**/builds/settings/${thrower}/*`);
  await promote(stack, { settings: thrower });
  await hearNow(page);
  await tried;
  await expect(secondEdition(page, 'settings')).toBeVisible();
  await expectShown(page, 'settings');
  expect(await isSameDocument(page)).toBe(true);
});

test('a rollback in the middle of a post and of a chat message loses nothing, and waits until they are sent', async ({
  newVisitor,
  stack,
}) => {
  await promote(stack, { feed: second.feed, chat: second.chat });
  const [ana, bia] = [await join(await newVisitor(), stack, 'Ana'), await join(await newVisitor(), stack, 'Bia')];
  const chat = await chatOf(stack, ana, bia);
  await Promise.all([chat.open(bia), ana.page.goto('/')]);
  await expect(secondEdition(ana.page, 'feed')).toBeVisible();
  await expect(secondEdition(bia.page, 'chat')).toBeVisible();
  await Promise.all([ana, bia].map(({ page }) => markDocument(page)));
  await draft(ana.page).fill('Half a post');
  await field(bia.page).fill('Half a message');
  await Promise.all([ana, bia].map(({ page }) => lookAway(page)));

  const rollBack = async (): Promise<void> => {
    await Promise.all([rollback(stack, 'feed'), rollback(stack, 'chat')]);
    await Promise.all([ana, bia].map(({ page }) => hearNow(page)));
    await Promise.all([expect(offer(ana.page, 'Home')).toBeVisible(), expect(offer(bia.page, 'Direct')).toBeVisible()]);
    await expect(secondEdition(ana.page, 'feed')).toBeVisible();
    await expect(secondEdition(bia.page, 'chat')).toBeVisible();
    await expect(draft(ana.page)).toHaveValue('Half a post');
    await expect(field(bia.page)).toHaveValue('Half a message');
  };
  await rollBack();
  // Promoted again before anybody took it: there is nothing to offer.
  await promote(stack, { feed: second.feed, chat: second.chat });
  await Promise.all([ana, bia].map(({ page }) => hearNow(page)));
  await Promise.all([expect(offer(ana.page, 'Home')).toHaveCount(0), expect(offer(bia.page, 'Direct')).toHaveCount(0)]);
  await rollBack();

  await draft(ana.page).fill('Half a post, and the other half');
  await ana.page.getByRole('button', { name: 'Post', exact: true }).click();
  await ana.page
    .getByRole('dialog', { name: 'AI verification' })
    .getByRole('button', { name: 'Use Your Content' })
    .click();
  await expect(ana.page.getByText('Post criado!')).toBeVisible();
  await expect(secondEdition(ana.page, 'feed')).toHaveCount(0);
  await expect(ana.page.getByRole('article').filter({ hasText: 'Half a post, and the other half' })).toHaveCount(1);
  await expect(draft(ana.page)).toHaveValue('');

  await field(bia.page).fill('Half a message, and the other half');
  await field(bia.page).press('Enter');
  await expect(bubble(bia.page, 'Half a message, and the other half')).toHaveCount(1);
  await expect(secondEdition(bia.page, 'chat')).toHaveCount(0);
  await expect(bubble(bia.page, 'Half a message, and the other half')).toHaveCount(1);
  expect(await chat.texts()).toEqual(['Half a message, and the other half']);

  await Promise.all([expect(offer(ana.page, 'Home')).toHaveCount(0), expect(offer(bia.page, 'Direct')).toHaveCount(0)]);
  for (const { page } of [ana, bia]) expect(await isSameDocument(page)).toBe(true);
});

test('whoever takes the other build at once, or leaves the area, keeps the draft', async ({ newVisitor, stack }) => {
  const [ana, bia] = [await join(await newVisitor(), stack, 'Ana'), await join(await newVisitor(), stack, 'Bia')];
  const chat = await chatOf(stack, ana, bia);
  await Promise.all([chat.open(bia), ana.page.goto('/')]);
  await draft(ana.page).fill('Half a post');
  await field(bia.page).fill('Half a message');
  await promote(stack, { feed: second.feed, chat: second.chat });
  await Promise.all([ana, bia].map(({ page }) => hearNow(page)));

  await ana.page.getByRole('button', { name: 'Show now' }).click();
  await expect(secondEdition(ana.page, 'feed')).toBeVisible();
  await expect(draft(ana.page)).toHaveValue('Half a post');

  await expect(offer(bia.page, 'Direct')).toBeVisible();
  await expectArea(bia.page, 'settings');
  await bia.page.goBack();
  await expect(secondEdition(bia.page, 'chat')).toBeVisible();
  await expect(field(bia.page)).toHaveValue('Half a message');
});
