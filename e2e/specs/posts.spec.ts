import { callApi } from '../fixtures/call-api';
import { changeRows } from '../fixtures/database';
import { expectNoShift, measureShift } from '../fixtures/layout-shift';
import { createAccountByApi, makeMemberDetails, publishPost, signUpByApi } from '../fixtures/members';
import { makePhoto } from '../fixtures/photo';
import { cardOf, expectLoaded } from '../fixtures/posts';
import { expect, expectAccessible, test } from '../fixtures/test';
import { sampleVideo } from '../fixtures/video';

test('members rate, comment, repost and bookmark a post', async ({ newClient }) => {
  const [author, reader] = [makeMemberDetails('Clara', 'Medicine'), makeMemberDetails('Davi', 'Pharmacy')];
  const [clara, davi] = [await newClient(), await newClient()];
  const text = `Vancomycin levels, a chart for the ward ${author.username}`;
  await signUpByApi(clara.page, author);
  await createAccountByApi(davi.page, reader);
  await publishPost(clara.page, text, await makePhoto());
  await expect(cardOf(clara.page, text).getByRole('button', { name: /rat/i })).toHaveCount(0);

  await davi.page.goto(`/profile/${author.username}`);
  const card = cardOf(davi.page, text);

  await test.step('shows the rating at once and after a reload', async () => {
    await card.getByRole('button', { name: 'Rate this post' }).click();
    const stars = davi.page.getByRole('radiogroup', { name: 'Your rating' });
    await expectAccessible(davi.page, 'the stars');
    // The page is loaded again when the server has stored the rating, which the card does not wait for.
    const stored = davi.page.waitForResponse(/\/api\/post\/rating/);
    await stars.getByRole('radio', { name: '4 stars' }).dblclick();
    await expect(stars).toBeHidden();
    await expect(card.getByRole('img', { name: 'Rated 4 out of 5' })).toBeVisible();
    await stored;
    await davi.page.reload();
    await expect(card.getByRole('button', { name: /^Your rating: 4 of 5/ })).toBeVisible();
    await davi.page.getByRole('tab', { name: 'Ratings' }).click();
    await expect(card).toBeVisible();
    await davi.page.getByRole('tab', { name: 'Posts' }).click();
  });

  await test.step('shows a comment to the author, who deletes it', async () => {
    const opener = card.getByRole('button', { name: 'Comments' });
    await opener.click();
    const dialog = davi.page.getByRole('dialog', { name: 'Comments' });
    await dialog.getByRole('textbox', { name: 'Write a comment' }).fill('Which assay do you use?');
    await dialog.getByRole('button', { name: 'Comment', exact: true }).dblclick();
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await expect(dialog.getByRole('region', { name: /^Post by/ })).toContainText(text);
    await expectAccessible(davi.page, 'comments');
    await davi.page.keyboard.press('Escape');
    await expect(card.getByRole('button', { name: 'Comments (1)' })).toBeFocused();

    await clara.page.reload();
    await cardOf(clara.page, text).getByRole('button', { name: 'Comments (1)' }).click();
    await clara.page.getByRole('dialog', { name: 'Comments' }).getByRole('button', { name: 'Delete comment' }).click();
    await clara.page
      .getByRole('dialog', { name: 'Delete this comment?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(clara.page.getByText('No comments yet')).toBeVisible();
    await clara.page.keyboard.press('Escape');
  });

  await test.step('shows the image in the repost and notifies the author', async () => {
    await card.getByRole('button', { name: 'Repost' }).click();
    const dialog = davi.page.getByRole('dialog', { name: 'Repost' });
    await dialog.getByRole('textbox').fill('For our ward too');
    await expectAccessible(davi.page, 'repost');
    await dialog.getByRole('button', { name: 'Repost' }).dblclick();
    await expect(dialog).toBeHidden();
    await davi.page.goto(`/profile/${reader.username}`);
    const repost = cardOf(davi.page, 'For our ward too');
    await expect(repost).toHaveCount(1);
    await expect(repost).toContainText(`Reposted from @${author.username}`);
    await expectLoaded(repost.locator('img[src*="/media/"]'));
    await clara.page
      .getByRole('link', { name: /Notifications/ })
      .first()
      .click();
    await expect(clara.page.getByRole('main').getByText('reposted your post')).toBeVisible({ timeout: 45_000 });
    await expect(clara.page.getByRole('main').getByText('rated your post')).toBeVisible();
  });

  await test.step('lists who rated and who reposted on the page of the post', async () => {
    await davi.page.goto(`/profile/${author.username}`);
    await card.locator('a:has(time)').first().click();
    for (const [opener, title, shown] of [
      ['Who rated (1)', 'Rated by', `@${reader.username} · Pharmacy`],
      ['Who reposted (1)', 'Reposted by', 'For our ward too'],
    ] as const) {
      const button = davi.page.getByRole('button', { name: opener });
      await button.press('Enter');
      await expect(davi.page.getByRole('dialog', { name: title }).getByRole('listitem')).toContainText(shown);
      await expectAccessible(davi.page, title);
      await davi.page.keyboard.press('Escape');
      await expect(button).toBeFocused();
    }
  });

  await test.step('adds and removes a bookmark', async () => {
    await davi.page.goto(`/profile/${author.username}`);
    await card.getByRole('button', { name: 'Bookmark' }).click();
    await expect(card.getByRole('button', { name: 'Bookmark', pressed: true })).toBeVisible();
    await davi.page.getByRole('link', { name: 'Bookmarks' }).first().click();
    await expect(card).toBeVisible();
    await expectAccessible(davi.page, 'bookmarks');
    const removed = davi.page.waitForResponse(/\/api\/post\/save-post/);
    await card.getByRole('button', { name: 'Bookmark' }).click();
    await expect(card.getByRole('button', { name: 'Bookmark', pressed: false })).toBeVisible();
    await removed;
    await davi.page.reload();
    await expect(davi.page.getByText('No saved posts')).toBeVisible();
  });

  await test.step("leaves only the repost's text when the author deletes the post", async () => {
    await clara.page.goto(`/profile/${author.username}`);
    const source = await cardOf(clara.page, text).locator('img[src*="/media/"]').first().getAttribute('src');
    await cardOf(clara.page, text).getByRole('button', { name: 'Delete post' }).click();
    await clara.page
      .getByRole('dialog', { name: 'Delete this post?' })
      .getByRole('button', { name: 'Delete' })
      .dblclick();
    await expect(cardOf(clara.page, text)).toHaveCount(0);
    await davi.page.goto(`/profile/${reader.username}`);
    const repost = cardOf(davi.page, 'For our ward too');
    await expect(repost).toContainText('This post is not available.');
    await expect(repost).not.toContainText(text);
    expect((await davi.context.request.get(source ?? '')).status()).toBe(404);
  });
});

test('never sends a post for health professionals to another member', async ({ newClient, stack }) => {
  const [author, colleague, other] = [
    makeMemberDetails('Elis', 'Nursing'),
    makeMemberDetails('Fabio', 'Dentistry'),
    makeMemberDetails('Gil', 'Other_Professions'),
  ];
  const text = `A needle stick, and what we changed ${author.username}`;
  const elis = await newClient();
  await signUpByApi(elis.page, author);
  await elis.page.getByRole('radio', { name: 'Health Professionals' }).check();
  await publishPost(elis.page, text, await makePhoto());
  // The audience is reset to general.
  await expect(elis.page.getByRole('radio', { name: 'All Users' })).toBeChecked();
  const image = cardOf(elis.page, text).locator('img[src*="/media/"]').first();
  const source = (await image.getAttribute('src')) ?? '';

  const fabio = await newClient();
  await signUpByApi(fabio.page, colleague);
  await expectLoaded(cardOf(fabio.page, text).locator('img[src*="/media/"]').first());

  const gil = await newClient();
  await signUpByApi(gil.page, other);
  await expect(gil.page.getByRole('radio', { name: 'Health Professionals' })).toHaveCount(0);
  await gil.page.goto(`/profile/${author.username}`);
  await expect(gil.page.getByText('No posts yet')).toBeVisible();
  expect((await gil.context.request.get(source)).status()).toBe(404);
  for (const path of ['post?take=100', 'post/search?q=needle&take=100']) {
    const response = await gil.context.request.get(`${stack.apiUrl}/api/${path}`);
    expect(response.status()).toBe(200);
    expect(await response.text(), path).not.toContain(author.username);
  }
});

test('shows the preview of a link without asking for it, and moves nothing while posts of every kind load', async ({
  newClient,
  stack,
}) => {
  const details = makeMemberDetails('Noel', 'Medicine');
  const { page, context } = await newClient();
  await signUpByApi(page, details);
  const photo = await makePhoto();
  const link = 'https://www.who.int/hand-hygiene';
  const { id: userId } = await callApi<{ id: string }>(context, stack, 'GET', '/auth/me');
  const post = async (text: string, files: object = {}): Promise<string> => {
    const response = await context.request.post(`${stack.apiUrl}/api/post`, {
      headers: { origin: stack.url },
      multipart: { userId, text, audience: '["general"]', ...files },
    });
    return ((await response.json()) as { id: string }).id;
  };
  // Of each kind, so that a page of 20 has all of them. The stack has no connection to other sites.
  for (let round = 1; round <= 4; round += 1) {
    await post(`A photo of round ${round}`, { img: photo });
    await post(`A video of round ${round}`, { video: sampleVideo });
    const root = await post(`Unknown yet ${round}: ${link}/${round}`);
    await callApi(context, stack, 'POST', '/post/repost', { userId, originalPostId: root });
    await post(`Long ${round}\n\n\n\n${'Wash, rinse, dry, and mind the time. '.repeat(40)}`);
  }
  const known = await post(`Read this first ${details.username}: ${link}`);
  await changeRows(
    stack,
    `insert into post_previews (post_id, preview) values ($1, $2)
     on conflict (post_id) do update set preview = excluded.preview, next_at = null`,
    [
      known,
      {
        url: link,
        image: '/api/preview/image?u=x&s=y',
        imageSize: { width: 640, height: 480 },
        siteName: 'WHO',
        title: 'Clean hands',
        description: 'When and how, in five moments.',
      },
    ],
  );
  await page.route(/\/api\/preview\/image/, (route) =>
    route.fulfill({ contentType: photo.mimeType, body: photo.buffer }),
  );
  const asked: string[] = [];
  page.on('request', (request) => void (request.url() === `${stack.url}/api/preview` && asked.push(request.url())));

  await test.step('on a slow line and processor', async () => {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 90_000,
    });
    await measureShift(page);
    await page.goto('/');
    await expectLoaded(cardOf(page, 'Read this first').locator('a img').last());
    for (const text of ['Long 4', 'A video of round 4', 'A photo of round 4', 'Long 3'])
      await cardOf(page, text).first().scrollIntoViewIfNeeded();
    await expectLoaded(cardOf(page, 'A photo of round 4').getByRole('button').locator('img').first());
    await expectNoShift(page);
    await devtools.detach();
  });

  await page.goto('/');
  const preview = cardOf(page, 'Read this first').getByRole('link', { name: /Clean hands/ });
  await expect(preview).toContainText('WHO · who.int');
  await expect(preview).toHaveAttribute('href', link);
  await expect(preview).toHaveAttribute('target', '_blank');
  await expect(preview).toHaveAttribute('rel', /noopener/);
  await expectLoaded(preview.locator('img'));
  await expectAccessible(page, 'a link preview');
  expect(asked).toEqual([]);
});
