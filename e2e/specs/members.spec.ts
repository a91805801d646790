import type { Locator, Page } from '@playwright/test';
import { callApi } from '../fixtures/call-api';
import { createAccountByApi, logOut, makeMemberDetails, publishPost, signUpByApi } from '../fixtures/members';
import { makePhoto } from '../fixtures/photo';
import { addPosts, cardOf } from '../fixtures/posts';
import { expect, expectAccessible, test } from '../fixtures/test';

test('changes a profile and finds the member by the new name', async ({ newClient }) => {
  const [details, seeker] = [makeMemberDetails('Petra', 'Nutrition'), makeMemberDetails('Quim', 'Nursing')];
  const [petra, quim] = [await newClient(), await newClient()];
  await createAccountByApi(petra.page, details);
  await signUpByApi(quim.page, seeker);
  const { page } = petra;
  const renamed = `${details.username}.new`;

  await test.step('changes name, username and bio', async () => {
    await page.goto(`/profile/${details.username}`);
    await page.getByRole('button', { name: 'Edit profile' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit your profile' });
    await expect(dialog.getByLabel('Username')).toHaveValue(details.username);
    await expectAccessible(page, 'edit profile');
    await dialog.getByLabel('Username').fill(renamed);
    await dialog.getByLabel('Bio').fill('Diets for the kidney');
    await dialog.getByRole('button', { name: 'Update' }).dblclick();
    await expect(page).toHaveURL(new RegExp(`/profile/${renamed}$`));
    await expect(page.getByText('Diets for the kidney')).toBeVisible();
  });

  await test.step('crops and uploads a new avatar', async () => {
    await page.getByLabel('Change avatar').setInputFiles(await makePhoto());
    const dialog = page.getByRole('dialog', { name: 'Your new avatar' });
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
    await expectAccessible(page, 'crop');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('main').locator('img[src*="/media/"]').first()).toBeVisible();
  });

  await test.step('finds the member by the new username; an old link leads there', async () => {
    const search = quim.page.getByRole('combobox');
    await search.fill(renamed.slice(0, 9));
    await expect(quim.page.getByRole('option', { name: new RegExp(renamed) })).toBeVisible();
    await expectAccessible(quim.page, 'search results');
    await quim.page.keyboard.press('ArrowDown');
    await quim.page.keyboard.press('Enter');
    await expect(quim.page).toHaveURL(new RegExp(`/profile/${renamed}$`));
    // The URL changes before the page does, and the results close with the new page.
    await expect(quim.page.getByRole('heading', { level: 1, name: details.fullName })).toBeVisible();
    await search.fill('nobody-has-this-name');
    await expect(quim.page.getByText('Nenhum usuário encontrado para “nobody-has-this-name”.')).toBeVisible();
    await quim.page.goto(`/profile/${details.username}`);
    await expect(quim.page).toHaveURL(new RegExp(`/profile/${renamed}$`));
    await expect(quim.page.getByText('Diets for the kidney')).toBeVisible();
  });
});

test('shows the same in two tabs after a change in one of them', async ({ newClient, stack }) => {
  const [details, author] = [makeMemberDetails('Vito', 'Nursing'), makeMemberDetails('Wanda', 'Medicine')];
  const [vito, wanda] = [await newClient(), await newClient()];
  await createAccountByApi(wanda.page, author);
  const text = `Two tabs ${author.username}`;
  await addPosts(wanda.context, stack, [text]);
  await signUpByApi(vito.page, details);
  const first = vito.page;
  const second = await vito.context.newPage();
  const [here, there] = [cardOf(first, text), cardOf(second, text)];
  const follow = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  await second.goto('/');
  // Both tabs take part as soon as one reads the event stream and the other waits for it.
  const streams = async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return [...held, ...pending].filter(({ name }) => name?.startsWith('cred:live')).length;
  };
  await expect.poll(() => second.evaluate(streams)).toBe(2);

  await test.step('a bookmark, in the icon and in the list', async () => {
    await here.getByRole('button', { name: 'Bookmark' }).click();
    await expect(there.getByRole('button', { name: 'Bookmark' })).toHaveAttribute('aria-pressed', 'true');
    await second.getByRole('link', { name: 'Bookmarks' }).click();
    await expect(there).toBeVisible();
    await here.getByRole('button', { name: 'Bookmark' }).click();
    await expect(second.getByText('No saved posts')).toBeVisible();
  });

  await test.step('a rating and a follow', async () => {
    await second.goBack();
    await here.getByRole('button', { name: 'Rate this post' }).click();
    await first.getByRole('radio', { name: '4 stars' }).click();
    await expect(there.getByRole('button', { name: 'Your rating: 4 of 5. Change it' })).toBeVisible();
    await Promise.all([first, second].map((page) => page.goto(`/profile/${author.username}`)));
    await expect.poll(() => second.evaluate(streams)).toBe(2);
    await follow(first, 'Follow').click();
    await expect(follow(second, 'Unfollow')).toBeVisible();
  });

  await test.step('a block: the feed and the suggestions, the conversations, the profile', async () => {
    const { id: otherUserId } = await callApi<{ id: string }>(vito.context, stack, 'GET', '/auth/me');
    const { id: chatId } = await callApi<{ id: string }>(wanda.context, stack, 'POST', '/chat/dm', { otherUserId });
    await callApi(wanda.context, stack, 'POST', '/chat/messages', { chatId, text: 'Hello from two tabs' });
    const change = async (name: 'Block' | 'Unblock'): Promise<void> => {
      await first.getByRole('main').getByRole('button', { name: 'More' }).first().click();
      await first.getByRole('menuitem', { name: `${name} @${author.username}` }).click();
      await first.getByRole('dialog').getByRole('button', { name, exact: true }).click();
    };
    const navigation = second.getByRole('navigation', { name: 'Main' });
    await navigation.getByRole('link', { name: /Direct/ }).click();
    const row = second.getByRole('main').getByText('Hello from two tabs');
    await expect(row).toBeVisible();
    await change('Block');
    await expect(row).toHaveCount(0);
    await navigation.getByRole('link', { name: /Home/ }).click();
    await change('Unblock');
    await expect(there).toBeVisible();
    await change('Block');
    await expect(there).toHaveCount(0);
    await expect(second.getByRole('complementary').getByText(author.fullName)).toHaveCount(0);
    await second.goto(`/profile/${author.username}`);
    await expect.poll(() => second.evaluate(streams)).toBe(2);
    await expect(second.getByText(`You blocked @${author.username}`)).toBeVisible();
    await change('Unblock');
    await expect(follow(second, 'Follow')).toBeVisible();
  });

  await test.step('the theme and the end of the session', async () => {
    await first.goto('/settings/theme');
    await first.getByRole('radio', { name: /light/i }).check();
    await expect(second.locator('html')).toHaveAttribute('data-theme', 'light');
    await logOut(first);
    await expect(second).toHaveURL(/\/auth\/login/);
  });
});

test('hides a member and their posts from a blocked member', async ({ newClient }) => {
  const [details, other] = [makeMemberDetails('Rosa', 'Medicine'), makeMemberDetails('Saul', 'Medicine')];
  const [rosa, saul] = [await newClient(), await newClient()];
  await signUpByApi(rosa.page, details);
  await publishPost(rosa.page, `Not for everybody ${details.username}`);
  await signUpByApi(saul.page, other);
  await expect(saul.page.getByText(`Not for everybody ${details.username}`)).toBeVisible();

  await rosa.page.goto(`/profile/${other.username}`);
  await rosa.page.getByRole('main').getByRole('button', { name: 'More' }).click();
  await rosa.page.getByRole('menuitem', { name: `Block @${other.username}` }).click();
  const dialog = rosa.page.getByRole('dialog', { name: `Block @${other.username}?` });
  await expectAccessible(rosa.page, 'block');
  // The page shows the block before the server has stored it.
  const stored = rosa.page.waitForResponse((response) => response.url().includes('/api/user/block/') && response.ok());
  await dialog.getByRole('button', { name: 'Block' }).click();
  await stored;
  await expect(rosa.page.getByRole('main').getByText(`You blocked @${other.username}`)).toBeVisible();

  saul.expectErrors(/status of 404/);
  await saul.page.goto(`/profile/${details.username}`);
  await expect(saul.page.getByText('User not found')).toBeVisible();
  await saul.page.goto('/');
  await expect(saul.page.getByRole('tab', { name: 'For you' })).toBeVisible();
  await expect(
    saul.page.getByRole('article').or(saul.page.getByText('No posts in this tab. Switch 👻')).first(),
  ).toBeVisible();
  await expect(saul.page.getByText(`Not for everybody ${details.username}`)).toHaveCount(0);
});

test('deletes an account and all of its data', async ({ newClient }) => {
  const [details, reader] = [makeMemberDetails('Tania', 'Psychology'), makeMemberDetails('Udo', 'Nursing')];
  const [tania, udo] = [await newClient(), await newClient()];
  await signUpByApi(tania.page, details);
  await publishPost(tania.page, `Soon gone ${details.username}`);
  await signUpByApi(udo.page, reader);
  await expect(udo.page.getByText(`Soon gone ${details.username}`)).toBeVisible();

  const { page } = tania;
  tania.expectErrors(/status of 40[01]/);
  await page.goto('/settings/delete-account');
  await expectAccessible(page, 'delete account');
  await page.getByLabel('Password', { exact: true }).fill('not my password');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Password', { exact: true }).fill(details.password);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await page.getByLabel('Username').fill(details.username);
  await page.getByLabel('Password', { exact: true }).fill(details.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('main').getByText('Username or password is wrong')).toBeVisible();

  udo.expectErrors(/status of 404/);
  await udo.page.reload();
  await expect(udo.page.getByRole('tab', { name: 'For you' })).toBeVisible();
  await expect(udo.page.getByText(`Soon gone ${details.username}`)).toHaveCount(0);
  await udo.page.goto(`/profile/${details.username}`);
  await expect(udo.page.getByText('User not found')).toBeVisible();
});

test('shows the card of a member on hover and with the keyboard, not on touch', async ({ newClient, stack }) => {
  const [details, reader] = [makeMemberDetails('Ulla', 'Nursing'), makeMemberDetails('Veit', 'Medicine')];
  const [ulla, veit] = [await newClient(), await newClient({ viewport: { width: 1_280, height: 800 } })];
  await createAccountByApi(ulla.page, details);
  const text = `A card for ${details.username}`;
  const [postId] = await addPosts(ulla.context, stack, [text]);
  const me = await callApi<{ id: string }>(ulla.context, stack, 'GET', '/auth/me');
  await callApi(ulla.context, stack, 'POST', '/post/comment', { postId, userId: me.id, text: 'First' });
  const { page } = veit;
  await signUpByApi(page, reader);
  const name = (scope: Page | Locator) => scope.getByRole('link', { name: details.fullName, exact: true });
  const card = page.getByRole('group', { name: `About ${details.fullName}` });
  const post = cardOf(page, text);
  const button = (label: string) => card.getByRole('button', { name: label, exact: true });

  await test.step('on hover; the pointer may move into it, and a follow counts everywhere', async () => {
    await name(post).hover();
    await expect(card).toContainText(`@${details.username} · Nursing`);
    await button('Follow').click();
    await expect(button('Unfollow')).toBeVisible();
    await expect(button('Unfollow')).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
    await expect(card).toContainText('1 Follower');
    await expectAccessible(page, 'the card of a member');
    await card.getByRole('link', { name: details.fullName }).click();
    await expect(page.getByRole('main').getByRole('button', { name: 'Unfollow', exact: true })).toBeVisible();
    await expect(card).toBeHidden();
    await page.goBack();
  });

  await test.step('it closes after the pointer has left', async () => {
    await name(post).hover();
    await expect(button('Unfollow')).toBeVisible();
    await page.mouse.move(5, 5);
    await expect(card).toBeHidden();
  });

  await test.step('with the focus; Escape closes it, and the focus stays', async () => {
    await post.focus();
    await page.keyboard.press('Tab');
    await expect(name(post)).toBeFocused();
    await expect(card).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await expect(name(post)).toBeFocused();
  });

  await test.step('in front of the comments, which its Escape leaves open', async () => {
    await post.getByRole('button', { name: 'Comments' }).click();
    const dialog = page.getByRole('dialog', { name: 'Comments' });
    await name(dialog.getByRole('listitem')).hover();
    await button('Unfollow').hover();
    await expectAccessible(page, 'the card of a member over the comments');
    await button('Unfollow').click();
    await expect(button('Follow')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await expect(dialog).toBeVisible();
  });

  await test.step('not on touch', async () => {
    const touch = await newClient({
      viewport: { width: 1_280, height: 800 },
      isMobile: true,
      hasTouch: true,
      storageState: await veit.context.storageState(),
    });
    const requested: string[] = [];
    touch.page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await touch.page.clock.install();
    await touch.page.goto('/');
    await name(cardOf(touch.page, text)).hover();
    await touch.page.clock.fastForward(1_000);
    await name(cardOf(touch.page, text)).tap();
    await expect(touch.page.getByRole('heading', { level: 1, name: details.fullName })).toBeVisible();
    expect(requested.filter((path) => path.includes('member-card'))).toEqual([]);
  });
});
