import { callApi } from '../fixtures/call-api';
import { createAccountByApi, makeMemberDetails } from '../fixtures/members';
import { addPosts, cardOf } from '../fixtures/posts';
import { expect, expectAccessible, test } from '../fixtures/test';

test('a post has a separate page, to which lists, notifications and links lead', async ({ newClient, stack }) => {
  const [author, reader] = [makeMemberDetails('Iris', 'Medicine'), makeMemberDetails('Jon', 'Pharmacy')];
  const [iris, jon] = [await newClient(), await newClient({ viewport: { width: 390, height: 800 } })];
  await createAccountByApi(iris.page, author);
  await createAccountByApi(jon.page, reader);
  const texts = Array.from({ length: 14 }, (_, index) => `Round ${index} of ${author.username}\n\nThree lines each.`);
  const ids = await addPosts(iris.context, stack, texts);
  const text = texts[4] ?? '';
  const address = `/post/${ids[4]}`;
  const me = (await (await jon.context.request.get(`${stack.apiUrl}/api/auth/me`)).json()) as { id: string };
  await callApi(jon.context, stack, 'PATCH', '/post/rating', { postId: ids[4], userId: me.id, value: 4 });

  await test.step('opens from a list by keyboard, and Back returns to the same pixel', async () => {
    await jon.page.goto(`/profile/${author.username}`);
    const card = cardOf(jon.page, text.split('\n')[0] ?? '');
    await expect(async () => {
      await jon.page.mouse.wheel(0, 300);
      await expect(card).toBeInViewport({ ratio: 1, timeout: 500 });
    }).toPass();
    const link = card.locator(`a[href="${address}"]`);
    await link.focus();
    const top = await card.evaluate((element) => element.getBoundingClientRect().top);
    await jon.page.keyboard.press('Enter');
    await expect(jon.page).toHaveURL(address);
    await expect(jon.page.getByRole('heading', { name: 'Post', exact: true })).toBeFocused();
    await expect(jon.page.getByRole('region', { name: 'Ratings' })).toContainText('1 rating');
    await expectAccessible(jon.page, 'the page of a post');
    await jon.page.getByRole('link', { name: 'Back' }).click();
    await expect(jon.page).toHaveURL(`/profile/${author.username}`);
    await expect.poll(() => card.evaluate((element) => element.getBoundingClientRect().top)).toBe(top);
  });

  await test.step('is in the first answer of the server', async () => {
    // Otherwise calls of the page before would be counted.
    await jon.page.goto('about:blank');
    const requested: string[] = [];
    jon.page.on('request', (request) => requested.push(request.url()));
    await jon.page.goto(address);
    await expect(jon.page.getByText('No comments yet')).toBeVisible();
    expect(requested.filter((url) => url.includes(`/api/post/`))).toEqual([]);
    expect(await (await jon.context.request.get(address, { headers: { accept: 'text/html' } })).text()).toContain(
      `Round 4 of ${author.username}`,
    );
  });

  await test.step('opens from a notification', async () => {
    await iris.page.goto('/notifications');
    await iris.page.getByRole('link', { name: 'rated your post' }).click();
    await expect(iris.page).toHaveURL(address);
    await expect(cardOf(iris.page, author.username)).toContainText(`Round 4 of`);
  });

  await test.step('opens from a copied link, after the login', async () => {
    await jon.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await jon.page.getByRole('button', { name: 'Share' }).click();
    await expectAccessible(jon.page, 'the menu for sharing');
    await jon.page.getByRole('menuitem', { name: 'Copy link' }).click();
    await expect(jon.page.getByText('Link copied')).toBeVisible();
    const link = await jon.page.evaluate(() => navigator.clipboard.readText());
    const { page } = await newClient();
    await page.goto(link);
    await page.getByLabel('Username').fill(reader.username);
    await page.getByLabel('Password', { exact: true }).fill(reader.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(link);
    await expect(cardOf(page, author.username)).toContainText('Round 4 of');
  });

  await test.step('is not available after it was deleted', async () => {
    await callApi(iris.context, stack, 'DELETE', address);
    jon.expectErrors(/status of 404.*\/api\/post\//);
    await jon.page.reload();
    await expect(jon.page.getByRole('main')).toHaveText('PostThis post is not available.');
    await expectAccessible(jon.page, 'a post that is not available');
  });
});
