import type { Page } from '@playwright/test';
import { callApi } from '../fixtures/call-api';
import { createAccountByApi, makeMemberDetails } from '../fixtures/members';
import { addPosts } from '../fixtures/posts';
import { expect, expectAccessible, test } from '../fixtures/test';

/** From the top, where no bar covers a part of a control. */
async function expectAccessibleFromTop(page: Page, screen: string): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page, screen);
}

test('members discuss a post with replies, by keyboard and on a phone', async ({ newClient, stack }) => {
  const [author, reader, other] = [
    makeMemberDetails('Vera', 'Medicine'),
    makeMemberDetails('Nuno', 'Pharmacy'),
    makeMemberDetails('Lia', 'Nursing'),
  ];
  const [vera, nuno, lia] = [
    await newClient(),
    await newClient({ viewport: { width: 390, height: 800 } }),
    await newClient(),
  ];
  await Promise.all([
    createAccountByApi(vera.page, author),
    createAccountByApi(nuno.page, reader),
    createAccountByApi(lia.page, other),
  ]);
  const [postId = ''] = await addPosts(vera.context, stack, [`A question of ${author.username}`]);
  const address = `/post/${postId}`;
  const idOf = async ({ context }: typeof vera): Promise<string> =>
    ((await (await context.request.get(`${stack.apiUrl}/api/auth/me`)).json()) as { id: string }).id;
  const question = await callApi<{ id: string }>(nuno.context, stack, 'POST', '/post/comment', {
    userId: await idOf(nuno),
    postId,
    text: 'Which dose?',
  });
  // The linked comment is on the second page of the list.
  const liaId = await idOf(lia);
  await Promise.all(
    Array.from({ length: 21 }, (_, index) =>
      callApi(lia.context, stack, 'POST', '/post/comment', { userId: liaId, postId, text: `Aside ${index}` }),
    ),
  );

  await test.step('a link leads to the comment, which the author answers by keyboard', async () => {
    await vera.page.goto(`${address}?comment=${question.id}`);
    const row = vera.page.getByRole('listitem').filter({ hasText: 'Which dose?' });
    await expect(row).toBeFocused();
    await expect(row).toBeInViewport();
    const reply = row.getByRole('button', { name: 'Reply to Nuno' });
    await reply.focus();
    await vera.page.keyboard.press('Enter');
    const field = row.getByRole('textbox', { name: 'Write a reply' });
    await expect(field).toBeFocused();
    await vera.page.keyboard.press('Escape');
    await expect(reply).toBeFocused();
    await vera.page.keyboard.press('Enter');
    await field.fill('Ten milligrams');
    await vera.page.keyboard.press('ControlOrMeta+Enter');
    await expect(row.getByRole('list', { name: 'Replies' })).toContainText('Ten milligrams');
    await expect(row.getByText('Author', { exact: true })).toBeVisible();
    await expect(reply).toBeFocused();
  });

  await test.step('another member answers the reply on a phone, oldest first', async () => {
    await nuno.page.goto(address);
    await nuno.page.getByRole('button', { name: 'Oldest' }).click();
    const row = nuno.page.getByRole('listitem').filter({ hasText: 'Which dose?' });
    await row.getByRole('button', { name: /^Reply to Vera/ }).click();
    const field = row.getByRole('textbox', { name: 'Write a reply' });
    await expect(field).toHaveValue(`@${author.username} `);
    await field.pressSequentially('thank you');
    await row.getByRole('button', { name: 'Reply', exact: true }).click();
    await expect(row.getByRole('list', { name: 'Replies' }).getByRole('listitem')).toHaveCount(2);
    await expectAccessibleFromTop(nuno.page, 'replies on a phone');
    expect(await nuno.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  await test.step('a deleted comment leaves its place to the replies, and its link leads to none', async () => {
    const row = nuno.page.getByRole('listitem').filter({ hasText: 'Which dose?' });
    await row.getByRole('button', { name: 'Delete comment' }).first().click();
    await nuno.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(nuno.page.getByText('Comment deleted')).toBeVisible();
    lia.expectErrors(/status of 404.*\/place/);
    await lia.page.goto(`${address}?comment=${question.id}`);
    await expect(lia.page.getByText('This comment is not available.')).toBeVisible();
    await lia.page.getByRole('button', { name: 'Oldest' }).click();
    const place = lia.page.getByRole('listitem').filter({ hasText: 'Comment deleted' });
    await expect(place).toContainText('Ten milligrams');
    await expect(lia.page.getByText('Which dose?')).toHaveCount(0);
    await expectAccessibleFromTop(lia.page, 'the place of a deleted comment');
  });
});
