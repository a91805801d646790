import { callApi } from '../fixtures/call-api';
import { createAccountByApi, makeMemberDetails } from '../fixtures/members';
import { addPosts } from '../fixtures/posts';
import { expect, expectAccessible, test } from '../fixtures/test';

test('groups notifications, leads to the post and switches a kind off, by keyboard on a phone', async ({
  newClient,
  stack,
}) => {
  const [olga, pia, rui] = [
    await newClient({ viewport: { width: 390, height: 844 } }),
    await newClient(),
    await newClient(),
  ];
  const names = ['Olga', 'Pia', 'Rui'] as const;
  const [author, first, second] = names.map((name) => makeMemberDetails(name, 'Nursing'));
  if (!author || !first || !second) throw new Error('Members are missing');
  await Promise.all([
    createAccountByApi(olga.page, author),
    createAccountByApi(pia.page, first),
    createAccountByApi(rui.page, second),
  ]);
  const [postId, otherId] = await addPosts(olga.context, stack, ['Rounds start at seven.', 'Rounds start at eight.']);
  const act = async ({ context }: typeof pia) => {
    const { id: userId } = await callApi<{ id: string }>(context, stack, 'GET', '/auth/me');
    return {
      rate: (id = postId) => callApi(context, stack, 'PATCH', '/post/rating', { postId: id, userId, value: 5 }),
      comment: (text: string) =>
        callApi<{ id: string }>(context, stack, 'POST', '/post/comment', { postId, userId, text }),
    };
  };
  const [actions, others] = [await act(pia), await act(rui)];
  const { id: commentId } = await actions.comment('At the north ward?');
  await actions.rate();
  await others.rate();
  const { page } = olga;
  const items = page.getByRole('list', { name: 'Notifications' }).getByRole('listitem');

  await test.step('one item for both ratings leads to the post, the comment’s to the comment', async () => {
    await page.goto('/notifications');
    await expect(items).toHaveText([/Rui Test\s*and 1 other rated your post/, /Pia Test\s*commented on your post/]);
    await expect(page).toHaveTitle('(2) Notifications · Cred');
    await expectAccessible(page, 'grouped notifications');
    await page.getByRole('link', { name: 'rated your post' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/post/${postId}$`));
    await expect(page).toHaveTitle(/^\(1\) /);
    await page.goBack();
    await page.getByRole('link', { name: 'commented on your post' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/post/${postId}\\?comment=${commentId}$`));
    await expect(page.getByText('At the north ward?')).toBeVisible();
  });

  await test.step('a kind that is switched off does not arrive', async () => {
    await page.goto('/settings/notifications');
    const ratings = page.getByRole('switch', { name: 'Ratings' });
    await expect(ratings).toBeChecked();
    await expectAccessible(page, 'switches of notifications');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
    await ratings.focus();
    await page.keyboard.press('Space');
    await expect(ratings).not.toBeChecked();
    await saved;
    await actions.rate(otherId);
    await actions.comment('And at the south ward?');
    await page.goto('/notifications');
    await expect(items).toHaveText([/Pia Test\s*commented on your post/, /Rui Test\s*and 1 other rated your post/]);
  });
});
