import { createAccountByApi, makeMemberDetails } from '../fixtures/members';
import { addPosts, cardOf } from '../fixtures/posts';
import { expect, expectAccessible, test } from '../fixtures/test';

/**
 * Syntax of tsquery, SQL, regular expressions and HTML, right-to-left text, and a word without end. The made-up word is in
 * no post of the other specs.
 */
const hostile = [
  `'; drop table zq9v; -- & | ! <-> :*`,
  '(zq9v+)+$ .*[^\\',
  '<img src=zq9v onerror=alert(1)>',
  '\u202Eمرحبا\u202C العالم',
  'zq9v'.repeat(75),
  '"-from:@ since:99999999 zq9v"',
];

test('posts of others are found by operators, on a phone and by keyboard, and hostile input is searched as text', async ({
  newClient,
  stack,
}) => {
  const [author, reader] = [makeMemberDetails('Nara', 'Medicine'), makeMemberDetails('Otto', 'Pharmacy')];
  const [nara, otto] = [
    await newClient(),
    await newClient({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' }),
  ];
  await Promise.all([createAccountByApi(nara.page, author), createAccountByApi(otto.page, reader)]);
  await addPosts(nara.context, stack, [
    'Vancomycin troughs in dialysis, adults',
    'Vancomycin troughs in dialysis, children',
    'Troughs of vancomycin',
  ]);
  const { page } = otto;
  const field = page.getByRole('searchbox', { name: 'Search posts' });

  await test.step('operators choose the post, which opens and is left by keyboard', async () => {
    await page.goto('/search');
    // The shortcuts are loaded when the browser is idle.
    await expect(async () => {
      await page.keyboard.press('/');
      await expect(field).toBeFocused({ timeout: 200 });
    }).toPass();
    await expect(field).toHaveValue('');
    await field.fill(`from:${author.username} "vancomycin troughs" -children`);
    await field.press('Enter');
    await expect(page.getByRole('article')).toHaveCount(1);
    const card = cardOf(page, 'adults');
    await expect(card.locator('mark')).toHaveText(['Vancomycin', 'troughs']);
    await expectAccessible(page, 'found posts on a phone');
    await card.locator('a:has(time)').press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Post' })).toBeVisible();
    await page.goBack();
    await expect(card).toBeVisible();
    await expect(field).toHaveValue(/-children$/);
  });

  await test.step('hostile input finds nothing, is shown as text and fits the screen', async () => {
    for (const q of hostile) {
      await field.fill(q);
      await field.press('Enter');
      const answer = page
        .getByRole('main')
        .getByText(/^(No posts match|Type a word to search for|since: needs a date)/);
      await expect(answer).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    }
    await field.fill('children');
    await expect(cardOf(page, 'children')).toBeVisible();
  });

  await test.step('hostile names of topics and members are none', async () => {
    for (const topic of ['%27%3B%20drop', '(a%2B)%2B%24', '%3Cimg%20src%3Dx%3E', '%E2%80%AE%D9%85']) {
      await page.goto(`/topic/${topic}`);
      await expect(page.getByText('This topic is not available.')).toBeVisible();
    }
    await page.goto(`/topic/${'long'.repeat(20)}`);
    await expect(page.getByText(/^No posts with #longlong/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.goto('/');
    const composer = page.getByRole('textbox', { name: 'What would you like to share?' });
    await composer.pressSequentially(`@%_(.*)' @${author.username.slice(0, 4)}`);
    await expect(page.getByRole('option', { name: `@${author.username}` })).toBeVisible();
  });
});
