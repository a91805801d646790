import type { Locator } from '@playwright/test';
import { makeMemberDetails, publishPost, signUp } from '../fixtures/members';
import { expect, expectAccessible, test } from '../fixtures/test';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

test('every page fits a phone, is reachable from the menu and is accessible', async ({ newClient }) => {
  const { page } = await newClient(phone);
  const details = makeMemberDetails('Lia', 'Speech_Therapy');

  const expectFits = async (screen: string): Promise<void> => {
    const [content, window_] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(content, `${screen} is as wide as the phone`).toBeLessThanOrEqual(window_ ?? 0);
    await expectAccessible(page, `${screen} on a phone`);
  };

  await page.goto('/auth/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expectFits('login');
  await page.goto('/auth/sign-up');
  await expect(page.getByRole('button', { name: 'Sign up' })).toBeVisible();
  await expectFits('sign-up');
  await signUp(page, details);
  await publishPost(
    page,
    `A long word must not break the page: ${'pneumono'.repeat(20)} https://example.org/${'a'.repeat(120)}`,
  );
  await expect(page.getByRole('article').filter({ hasText: 'A long word must not break the page' })).toBeVisible();
  await expectFits('home');

  const screens = [
    ['Notifications', page.getByText('No notifications')],
    ['Bookmarks', page.getByRole('heading', { name: 'Your Bookmarks' })],
    ['Direct', page.getByText('Nenhum chat encontrado.')],
    ['Settings', page.getByText('Dark or light')],
    [details.fullName, page.getByRole('tab', { name: 'Ratings' })],
  ] as const;
  for (const [entry, sign] of screens) {
    await page.getByRole('button', { name: 'Open navigation' }).click();
    const menu = page.getByRole('dialog', { name: 'Navigation' });
    if (entry === 'Notifications') await expectFits('the open menu');
    await menu.getByRole('link', { name: new RegExp(entry) }).click();
    await expect(menu).toBeHidden();
    await expect(sign).toBeVisible();
    await expectFits(entry);
  }

  // With the keyboard: the search for members leads to the posts with the same words.
  await page.getByRole('button', { name: 'Search members' }).press('Enter');
  await page.getByRole('combobox', { name: 'Search members' }).fill('wórd mustt');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeFocused();
  await expect(page.getByRole('article').locator('mark').first()).toHaveText('word');
  await expectFits('found posts');
  await page.getByRole('tab', { name: 'Posts' }).press('ArrowRight');
  await expect(page.getByText('Nenhum usuário encontrado para “wórd mustt”.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search members' }).fill(details.username);
  await expect(page.getByRole('main').getByRole('link', { name: new RegExp(details.username) })).toBeVisible();
  await expectFits('found members');

  // With the keyboard: Escape closes the menu and returns the focus to its button.
  const opener = page.getByRole('button', { name: 'Open navigation' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const navigation = page.getByRole('dialog', { name: 'Navigation' });
  await expect(navigation).toBeVisible();
  // The place of the scrollbar, which no backdrop covers, has the colour of html.
  const backgroundOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor);
  expect(await backgroundOf(page.locator('html'))).not.toBe(await backgroundOf(page.locator('body')));
  const ownProfile = navigation.getByRole('link', { name: new RegExp(details.username) });
  await ownProfile.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await opener.press('Enter');
  await expect(ownProfile).toHaveAttribute('aria-current', 'page');
  const initials = ownProfile.locator('span[aria-hidden]');
  expect(await backgroundOf(initials)).not.toBe(await backgroundOf(ownProfile));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeHidden();
  await expect(opener).toBeFocused();

  // An unknown address shows the not-found page.
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectFits('not found');
});
