import type { Page } from '@playwright/test';
import { pathOf } from '../fixtures/areas';
import { createMember, type Member } from '../fixtures/chats';
import { addPosts } from '../fixtures/posts';
import { areaNames } from '../fixtures/registry';
import { expect, test } from '../fixtures/test';

/** A text of each area's page that the server's markup contains. */
const shows = {
  feed: 'A post for the first answer',
  notifications: 'No notifications',
  chat: 'Nenhum chat encontrado.',
  settings: 'Dark or light',
  profile: 'A post for the first answer',
} as const;

let member: Member;

test.beforeAll(async ({ browser, stack }) => {
  member = await createMember(browser, stack, 'Rita');
  const context = await browser.newContext({ storageState: member.storageState });
  await addPosts(context, stack, ['A post for the first answer', 'Another one']);
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
async function openRendered(page: Page, path: string, text: string): Promise<void> {
  await expect(async () => {
    const html = (await (await page.goto(path))?.text()) ?? '';
    const markup = html.slice(html.indexOf('<div id="root">'), html.indexOf('id="cred-page"'));
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
    for (const area of areaNames) {
      await openRendered(page, pathOf(area, member.username), shows[area]);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await expect(page.locator('main[data-server]')).toHaveCount(1);
      await expect(page.locator('[data-style]')).toHaveCount(0);
    }
    expect(differences).toEqual([]);
  });
}

test('shows posts, names and working links without scripts', async ({ newClient }) => {
  const { page } = await newClient({ storageState: member.storageState, javaScriptEnabled: false });
  await openRendered(page, '/', shows.feed);
  const post = page.getByRole('article').filter({ hasText: 'A post for the first answer' });
  await expect(post).toBeVisible();
  const profile = await post.getByRole('link', { name: 'Rita Test' }).getAttribute('href');
  await openRendered(page, profile ?? '', shows.profile);
  await expect(page.getByRole('heading', { name: 'Rita Test' })).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Another one' })).toBeVisible();
});
