import { createAccountByApi, logIn, logOut, makeMemberDetails, publishPost, signUpByApi } from '../fixtures/members';
import { addPosts, cardOf } from '../fixtures/posts';
import { expect, expectAccessible, test } from '../fixtures/test';

test('keeps the scroll position and announces new posts', async ({ newClient, stack }) => {
  const [author, reader] = [makeMemberDetails('Iris', 'Nutrition'), makeMemberDetails('Joel', 'Psychology')];
  const [iris, joel] = [await newClient(), await newClient()];
  await createAccountByApi(iris.page, author);
  const count = 90;
  await addPosts(
    iris.context,
    stack,
    Array.from({ length: count }, (_, n) => `Post number ${n} of ${author.username}. ${'More words. '.repeat(n % 9)}`),
  );
  const { page } = joel;
  // The page's clock runs as usual; it is moved forward only to the next poll for new posts.
  await page.clock.install();
  await signUpByApi(page, reader);
  const middlePost = page.getByRole('article').filter({ hasText: `Post number 30 of` });

  await test.step('loads further pages while few cards are in the document', async () => {
    await expect(async () => {
      // Less than a screen at a time, like a reader.
      await page.mouse.wheel(0, 700);
      await expect(middlePost).toBeInViewport({ timeout: 200 });
    }).toPass({ intervals: [50] });
    expect(await page.getByRole('article').count()).toBeLessThan(40);
  });

  await test.step('restores the position after a profile was opened', async () => {
    // Not Playwright's click, which scrolls the element into view first.
    const top = await middlePost.getByRole('link', { name: `@${author.username}` }).evaluate((link: HTMLElement) => {
      const y = link.closest('article')?.getBoundingClientRect().y ?? 0;
      link.click();
      return y;
    });
    await expect(page.getByRole('tab', { name: 'Ratings' })).toBeVisible();
    await page.goBack();
    await expect(middlePost).toBeInViewport();
    await expect.poll(async () => Math.abs(((await middlePost.boundingBox())?.y ?? 1e6) - top)).toBeLessThan(3);
  });

  await test.step('announces new posts without moving the visible ones', async () => {
    const before = await middlePost.boundingBox();
    await addPosts(iris.context, stack, [`The newest of ${author.username}`]);
    const control = page.getByRole('button', { name: 'New posts' });
    await page.clock.fastForward(60_000);
    await expect(control).toBeVisible();
    expect(Math.abs(((await middlePost.boundingBox())?.y ?? 1e6) - (before?.y ?? 0))).toBeLessThan(3);
    // The button is between composer and list at the top; while scrolled it overlays the list.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.getByRole('textbox', { name: 'What would you like to share?' })).toBeInViewport();
    await expectAccessible(page, 'the control for new posts');
    await control.click();
    await expect(page.getByRole('article').filter({ hasText: `The newest of ${author.username}` })).toBeInViewport();
    await expect(control).toBeHidden();
  });
});

test('keeps or rolls back every action without a connection', async ({ newClient }) => {
  const [author, reader] = [makeMemberDetails('Kai', 'Medicine'), makeMemberDetails('Lena', 'Medicine')];
  const [kai, lena] = [await newClient(), await newClient()];
  await signUpByApi(kai.page, author);
  const text = `Written before the line went down ${author.username}`;
  await publishPost(kai.page, text);
  await createAccountByApi(lena.page, reader);
  lena.expectErrors(
    /ERR_INTERNET_DISCONNECTED|error patch rating|error on save post|Create comment error|Create repost error/,
  );
  const { page, context } = lena;
  await page.goto(`/profile/${author.username}`);
  const card = cardOf(page, text);
  await expect(card).toBeVisible();
  // The dialogs' code is loaded before the connection is cut.
  await card.getByRole('button', { name: 'Comments' }).click();
  await expect(page.getByText('No comments yet')).toBeVisible();
  await page.keyboard.press('Escape');
  await context.setOffline(true);

  await card.getByRole('button', { name: 'Rate this post' }).click();
  await page.getByRole('radio', { name: '5 stars' }).click();
  await expect(card.getByRole('img', { name: /^Rated/ })).toHaveCount(0);
  await expect(card.getByRole('button', { name: 'Rate this post' })).toBeVisible();
  await card.getByRole('button', { name: 'Bookmark' }).click();
  await expect(card.getByRole('button', { name: 'Bookmark', pressed: false })).toBeVisible();

  await card.getByRole('button', { name: 'Comments' }).click();
  const dialog = page.getByRole('dialog', { name: 'Comments' });
  await dialog.getByRole('textbox', { name: 'Write a comment' }).fill('Kept while offline');
  await dialog.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(dialog.getByText('Not sent. Your text is kept: try again.')).toBeVisible();
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');

  await context.setOffline(true);
  await card.getByRole('button', { name: 'Repost' }).click();
  const repost = page.getByRole('dialog', { name: 'Repost' });
  await repost.getByRole('textbox').fill('Also kept');
  await repost.getByRole('button', { name: 'Repost' }).click();
  await expect(repost.getByText('Not reposted. Your text is kept: try again.')).toBeVisible();
  await context.setOffline(false);
  await repost.getByRole('button', { name: 'Repost' }).click();
  await expect(repost).toBeHidden();
  await page.goto(`/profile/${reader.username}`);
  await expect(cardOf(page, 'Also kept')).toHaveCount(1);

  // A post: the composer keeps the text and shows the required message.
  await logOut(page);
  await logIn(page, reader);
  await page.getByRole('textbox', { name: 'What would you like to share?' }).fill('Not lost');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Use Your Content' })).toBeEnabled();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Use Your Content' }).click();
  await expect(page.getByText('Invalid post, try again')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Use Your Content' }).dblclick();
  await expect(page.getByText('Post criado!')).toBeVisible();
  await expect(cardOf(page, 'Not lost')).toHaveCount(1);
});
