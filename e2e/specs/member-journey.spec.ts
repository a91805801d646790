import { expectNoShift, measureShift } from '../fixtures/layout-shift';
import { logIn, logOut, makeMemberDetails, publishPost, signUp } from '../fixtures/members';
import { makePhoto } from '../fixtures/photo';
import { expect, expectAccessible, test } from '../fixtures/test';

test.describe('Two members', () => {
  const author = makeMemberDetails('Ana', 'Nursing');
  const reader = makeMemberDetails('Bruno', 'Dentistry');
  const text = 'Checklist on every bed rail since Monday. The guideline: https://www.who.int/hand-hygiene';

  test('sign up, post a photo, follow, chat, and find everything after a restart', async ({ newClient, stack }) => {
    const [ana, bruno] = [await newClient(), await newClient()];

    await test.step('both sign up with different specialties', async () => {
      await ana.page.goto('/');
      await expect(ana.page).toHaveURL(/\/auth\/login$/);
      await expectAccessible(ana.page, 'login');
      await ana.page.getByRole('link', { name: /sign up/i }).click();
      await expectAccessible(ana.page, 'sign-up');
      await signUp(ana.page, author);
      await signUp(bruno.page, reader);
      // Not home: members of other files have posts on the same product.
      await bruno.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bookmarks' }).click();
      await expect(bruno.page.getByText('No saved posts')).toBeVisible();
      await expectAccessible(bruno.page, 'empty bookmarks');
      await bruno.page.goBack();
      await expect(bruno.page.getByRole('heading', { name: 'Home' })).toBeVisible();
    });

    await test.step('the offer of the first steps moves nothing when it is loaded', async () => {
      const { page } = bruno;
      await measureShift(page);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.reload();
        await expect(page.getByRole('region', { name: 'First steps' })).toBeVisible();
        await expectNoShift(page, `${width} px`);
      }
    });

    await test.step('one takes the first steps, the other skips them', async () => {
      await bruno.page.getByRole('button', { name: 'Skip' }).click();
      await expect(bruno.page.getByText('Welcome to Cred')).toHaveCount(0);
      const { page } = ana;
      await page.getByRole('button', { name: 'Start' }).click();
      const dialog = page.getByRole('dialog', { name: 'Welcome to Cred' });
      await dialog.getByLabel('One sentence about you').fill('Nurse in Porto');
      await expectAccessible(page, 'first steps: profile');
      await dialog.getByRole('button', { name: 'Save and continue' }).click();
      await expect(dialog.getByRole('list', { name: 'Members to follow' })).toBeVisible();
      await expectAccessible(page, 'first steps: members');
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await expectAccessible(page, 'first steps: check');
      await dialog.getByRole('button', { name: 'Done' }).click();
      await expect(page.getByText('Welcome to Cred')).toHaveCount(0);
      await page.goto(`/profile/${author.username}`);
      await expect(page.getByText('Nurse in Porto')).toBeVisible();
    });

    await test.step('the author logs in again with the same password', async () => {
      await logOut(ana.page);
      await logIn(ana.page, author);
    });

    await test.step('the author posts text with a photo and a link', async () => {
      await publishPost(ana.page, text, await makePhoto());
      const card = ana.page.getByRole('article').filter({ hasText: 'Checklist on every bed rail' });
      await expect(card).toBeVisible();
      await expect(ana.page.getByRole('textbox', { name: 'What would you like to share?' })).toHaveValue('');
    });

    await test.step('the reader sees the post with its photo and a safe link', async () => {
      await bruno.page.reload();
      const card = bruno.page.getByRole('article').filter({ hasText: 'Checklist on every bed rail' });
      const link = card.getByRole('link', { name: /who\.int/ });
      await expect(link).toHaveAttribute('href', 'https://www.who.int/hand-hygiene');
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
      const image = card.locator('img[src*="/media/"]');
      await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(600);
      await expect(card.getByRole('button', { name: /delete/i })).toHaveCount(0);
      await expectAccessible(bruno.page, 'home with a post');
    });

    await test.step('the reader uses the keyboard shortcuts', async () => {
      const { page } = bruno;
      await page.keyboard.press('j');
      const article = page.getByRole('article').first();
      await expect(article).toBeFocused();
      await page.keyboard.press('l');
      await page.getByRole('radio', { name: '5 stars' }).click();
      await expect(article.getByRole('button', { name: 'Your rating: 5 of 5. Change it' })).toBeVisible();
      await expect(page.getByRole('radiogroup', { name: 'Your rating' })).toHaveCount(0);
      await page.keyboard.press('r');
      await expect(page.getByRole('dialog', { name: /Comments/ })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.keyboard.press('/');
      await expect(page.getByRole('combobox', { name: 'Search members' })).toBeFocused();
      await page.keyboard.type('?');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('combobox', { name: 'Search members' }).fill('');
      await article.focus();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
      await expectAccessible(page, 'keyboard shortcuts');
      await page.keyboard.press('Escape');
    });

    await test.step('the reader follows the author', async () => {
      await bruno.page
        .getByRole('article')
        .first()
        .getByRole('link', { name: `@${author.username}` })
        .click();
      await expect(bruno.page).toHaveURL(new RegExp(`/profile/${author.username}$`));
      const main = bruno.page.getByRole('main');
      await expect(main.getByRole('heading', { name: author.fullName })).toBeVisible();
      await expect(main.getByRole('article')).toHaveCount(1);
      await main.getByRole('button', { name: 'Follow', exact: true }).click();
      await expect(main.getByRole('button', { name: 'Unfollow', exact: true })).toBeVisible();
      await expectAccessible(bruno.page, 'profile');
    });

    await test.step('the reader opens a chat and sends a message', async () => {
      await bruno.page
        .getByRole('main')
        .getByRole('button', { name: /^Chat with/ })
        .click();
      await expect(bruno.page).toHaveURL(/\/your-chat\/.+\/.+/);
      await expect(bruno.page.getByText('No messages yet. Say hi 👋')).toBeVisible();
      await bruno.page.getByPlaceholder('Message...').fill('Which checklist do you use?');
      await bruno.page.keyboard.press('Enter');
      await expect(bruno.page.getByPlaceholder('Message...')).toHaveValue('');
      await expect(bruno.page.getByRole('main').getByText('Which checklist do you use?').last()).toBeVisible();
      await expectAccessible(bruno.page, 'conversation');
    });

    await test.step('the author sees both notifications, opens the chat from one and replies', async () => {
      await ana.page
        .getByRole('link', { name: /Notifications/ })
        .first()
        .click();
      const main = ana.page.getByRole('main');
      // The list may be fresh for 15 s before it is fetched again.
      await expect(main.getByText('followed you')).toBeVisible({ timeout: 45_000 });
      await expect(main.getByText('sent you a message')).toBeVisible();
      await expectAccessible(ana.page, 'notifications');
      await main.getByRole('link', { name: /Which checklist do you use\?/ }).click();
      await expect(ana.page).toHaveURL(/\/your-chat\/.+\/.+/);
      await ana.page.getByPlaceholder('Message...').fill('The one of the WHO, in Portuguese.');
      await ana.page.keyboard.press('Enter');
      // Bruno's open chat polls: the reply arrives without a reload.
      await expect(bruno.page.getByRole('main').getByText('The one of the WHO, in Portuguese.').last()).toBeVisible();
    });

    await test.step('the theme survives a reload', async () => {
      await ana.page.goto('/settings/theme');
      await expect(ana.page.getByRole('heading', { name: 'Select Theme Cred' })).toBeVisible();
      await expectAccessible(ana.page, 'theme');
      await ana.page.getByRole('radio', { name: /light/i }).check();
      await expect(ana.page.locator('html')).toHaveAttribute('data-theme', 'light');
      await ana.page.reload();
      await expect(ana.page.locator('html')).toHaveAttribute('data-theme', 'light');
      await ana.page.getByRole('radio', { name: /dark/i }).check();
      await ana.page.reload();
      await expect(ana.page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });

    await test.step('the author logs out', async () => {
      await logOut(ana.page);
      await ana.page.goto('/settings');
      await expect(ana.page).toHaveURL(/\/auth\/login\?next=%2Fsettings$/);
    });

    await test.step('the product is stopped and started', async () => {
      bruno.expectErrors(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|Failed to load resource/);
      ana.expectErrors(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|Failed to load resource/);
      expect(await stack.stop('SIGTERM')).toBe(0);
      await stack.start();
    });

    await test.step('all data is still available', async () => {
      await logIn(ana.page, author);
      const card = ana.page.getByRole('article').filter({ hasText: 'Checklist on every bed rail' });
      const image = card.locator('img[src*="/media/"]');
      await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(600);
      await ana.page.getByRole('link', { name: 'Direct' }).first().click();
      await ana.page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(reader.fullName) })
        .click();
      const main = ana.page.getByRole('main');
      await expect(main.getByText('Which checklist do you use?').last()).toBeVisible();
      await expect(main.getByText('The one of the WHO, in Portuguese.').last()).toBeVisible();
      // Bruno never logged out: his session survives the restart.
      await bruno.page.goto(`/profile/${author.username}`);
      await expect(bruno.page.getByRole('main').getByRole('button', { name: 'Unfollow', exact: true })).toBeVisible();
    });
  });
});
