import type { Locator, Page } from '@playwright/test';
import { film } from '../fixtures/film';
import { logIn, logOut, makePerson, publishPost, signUp } from '../fixtures/members';
import { makePhoto } from '../fixtures/photo';
import { addPosts } from '../fixtures/posts';
import { expect, expectAccessible, test } from '../fixtures/test';

const cardOf = (page: Page, text: string): Locator => page.getByRole('article').filter({ hasText: text });

/** Waits until an image or a poster has pixels. */
const expectLoaded = (image: Locator) => expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);

test('members rate, discuss, repost and keep a post', async ({ newVisitor }) => {
  const [author, reader] = [makePerson('Clara', 'Medicine'), makePerson('Davi', 'Pharmacy')];
  const [clara, davi] = [await newVisitor(), await newVisitor()];
  const text = `Vancomycin levels, a chart for the ward ${author.username}`;
  await signUp(clara.page, author);
  await signUp(davi.page, reader);
  await publishPost(clara.page, text, await makePhoto());
  await expect(cardOf(clara.page, text).getByRole('button', { name: /rat/i })).toHaveCount(0);

  await davi.page.goto(`/profile/${author.username}`);
  const card = cardOf(davi.page, text);

  await test.step('the rating shows at once, and after a reload', async () => {
    await card.getByRole('button', { name: 'Rate this post' }).click();
    const stars = davi.page.getByRole('radiogroup', { name: 'Your rating' });
    await expectAccessible(davi.page, 'the stars');
    await stars.getByRole('radio', { name: '4 stars' }).dblclick();
    await expect(stars).toBeHidden();
    await expect(card.getByRole('img', { name: 'Rated 4 out of 5' })).toBeVisible();
    await davi.page.reload();
    await expect(card.getByRole('button', { name: /^Your rating: 4 of 5/ })).toBeVisible();
    await davi.page.getByRole('tab', { name: 'Ratings' }).click();
    await expect(card).toBeVisible();
    await davi.page.getByRole('tab', { name: 'Posts' }).click();
  });

  await test.step('a comment reaches the author, who deletes it', async () => {
    const opener = card.getByRole('button', { name: 'Comments' });
    await opener.click();
    const dialog = davi.page.getByRole('dialog', { name: 'Comments' });
    await dialog.getByRole('textbox', { name: 'Write a comment' }).fill('Which assay do you use?');
    await dialog.getByRole('button', { name: 'Comment', exact: true }).dblclick();
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await expectAccessible(davi.page, 'comments');
    await davi.page.keyboard.press('Escape');
    await expect(card.getByRole('button', { name: 'Comments (1)' })).toBeFocused();

    await clara.page.reload();
    await cardOf(clara.page, text).getByRole('button', { name: 'Comments (1)' }).click();
    await clara.page.getByRole('dialog', { name: 'Comments' }).getByRole('button', { name: 'Delete comment' }).click();
    await clara.page.getByRole('dialog', { name: 'Delete this comment?' }).getByRole('button', { name: 'Delete' }).click();
    await expect(clara.page.getByText('No comments yet')).toBeVisible();
    await clara.page.keyboard.press('Escape');
  });

  await test.step('the repost carries the picture, and is told to the author', async () => {
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
    await clara.page.getByRole('link', { name: /Notifications/ }).first().click();
    await expect(clara.page.getByRole('main').getByText('reposted your post')).toBeVisible({ timeout: 45_000 });
    await expect(clara.page.getByRole('main').getByText('rated your post')).toBeVisible();
  });

  await test.step('a bookmark is kept, and taken out again', async () => {
    await davi.page.goto(`/profile/${author.username}`);
    await card.getByRole('button', { name: 'Bookmark' }).click();
    await expect(card.getByRole('button', { name: 'Bookmark', pressed: true })).toBeVisible();
    await davi.page.getByRole('link', { name: 'Bookmarks' }).first().click();
    await expect(card).toBeVisible();
    await expectAccessible(davi.page, 'bookmarks');
    await card.getByRole('button', { name: 'Bookmark' }).click();
    await expect(card.getByRole('button', { name: 'Bookmark', pressed: false })).toBeVisible();
    await davi.page.reload();
    await expect(davi.page.getByText('No saved posts')).toBeVisible();
  });

  await test.step('the author deletes the post: the repost keeps its own words only', async () => {
    await clara.page.goto(`/profile/${author.username}`);
    const source = await cardOf(clara.page, text).locator('img[src*="/media/"]').first().getAttribute('src');
    await cardOf(clara.page, text).getByRole('button', { name: 'Delete post' }).click();
    await clara.page.getByRole('dialog', { name: 'Delete this post?' }).getByRole('button', { name: 'Delete' }).dblclick();
    await expect(cardOf(clara.page, text)).toHaveCount(0);
    await davi.page.goto(`/profile/${reader.username}`);
    const repost = cardOf(davi.page, 'For our ward too');
    await expect(repost).toContainText('This post is not available.');
    await expect(repost).not.toContainText(text);
    expect((await davi.context.request.get(source ?? '')).status()).toBe(404);
  });
});

test('a post for health professionals never reaches another member', async ({ newVisitor, stack }) => {
  const [author, colleague, other] = [makePerson('Elis', 'Nursing'), makePerson('Fabio', 'Dentistry'), makePerson('Gil', 'Other_Professions')];
  const text = `A needle stick, and what we changed ${author.username}`;
  const elis = await newVisitor();
  await signUp(elis.page, author);
  await elis.page.getByRole('radio', { name: 'Health Professionals' }).check();
  await publishPost(elis.page, text, await makePhoto());
  // The audience is general again for the next one.
  await expect(elis.page.getByRole('radio', { name: 'All Users' })).toBeChecked();
  const image = cardOf(elis.page, text).locator('img[src*="/media/"]').first();
  const source = (await image.getAttribute('src')) ?? '';

  const fabio = await newVisitor();
  await signUp(fabio.page, colleague);
  await expectLoaded(cardOf(fabio.page, text).locator('img[src*="/media/"]').first());

  const gil = await newVisitor();
  await signUp(gil.page, other);
  await expect(gil.page.getByRole('radio', { name: 'Health Professionals' })).toHaveCount(0);
  await gil.page.goto(`/profile/${author.username}`);
  await expect(gil.page.getByText('No posts yet')).toBeVisible();
  expect((await gil.context.request.get(source)).status()).toBe(404);
  expect(await (await gil.context.request.get(`${stack.apiUrl}/api/post?take=100`)).text()).not.toContain(author.username);
});

test('pictures and films are taken with care', async ({ newVisitor }) => {
  const person = makePerson('Helena', 'Medicine');
  const visitor = await newVisitor();
  const { page } = visitor;
  await signUp(page, person);
  const picker = page.locator('input[type=file]');

  await test.step('what is no png, jpeg or mp4 is refused with the alert', async () => {
    for (const file of [
      { name: 'setup.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
      { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
      { name: 'photo.png', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') },
    ]) {
      const alerted = page.waitForEvent('dialog').then(async (dialog) => {
        const message = dialog.message();
        await dialog.accept();
        return message;
      });
      await picker.setInputFiles(file);
      expect(await alerted).toBe('Formato não suportado. Use apenas PNG, JPG/JPEG ou MP4.');
      expect(await picker.evaluate((input: HTMLInputElement) => input.value)).toBe('');
    }
  });

  await test.step('what only claims to be one is refused by the server, and nothing is lost', async () => {
    await page.getByRole('textbox', { name: 'What would you like to share?' }).fill('Not a film');
    await picker.setInputFiles({ name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.from('MZ this is a program') });
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'AI verification' });
    visitor.expectErrors(/status of 415/);
    await dialog.getByRole('button', { name: 'Use Your Content' }).click();
    await expect(page.getByText('Formato não suportado. Use apenas PNG, JPG/JPEG ou MP4.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('textbox', { name: 'What would you like to share?' })).toHaveValue('Not a film');
    await page.getByRole('button', { name: 'Remove video' }).click();
  });

  await test.step('a draft with its picture survives a reload', async () => {
    await page.getByRole('textbox', { name: 'What would you like to share?' }).fill(`Wound, third day ${person.username}`);
    await picker.setInputFiles(await makePhoto());
    await page.getByRole('textbox', { name: /Describe the image/ }).fill('A clean wound edge');
    await page.getByRole('checkbox', { name: 'Clinical image' }).check();
    await expect(page.getByRole('img', { name: /Preview of/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('img', { name: /Preview of/ })).toBeVisible();
    await expect(page.getByRole('textbox', { name: /Describe the image/ })).toHaveValue('A clean wound edge');
    await expect(page.getByRole('checkbox', { name: 'Clinical image' })).toBeChecked();
    await expectAccessible(page, 'a composer with a picture');
  });

  await test.step('a clinical picture is covered until asked for, and opens large', async () => {
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await page.getByRole('dialog', { name: 'AI verification' }).getByRole('button', { name: 'Use Your Content' }).click();
    await expect(page.getByText('Post criado!')).toBeVisible();
    const card = cardOf(page, 'Wound, third day');
    await expect(card.locator('img[src*="/media/"]')).toHaveCount(0);
    await expectAccessible(page, 'a covered picture');
    await card.getByRole('button', { name: 'Show clinical image' }).click();
    await expectLoaded(card.locator('img[src*="/media/"]'));
    await card.getByRole('button', { name: 'Open image: A clean wound edge' }).click();
    const dialog = page.getByRole('dialog', { name: 'Image' });
    await expectLoaded(dialog.getByRole('img', { name: 'A clean wound edge' }));
    await expectAccessible(page, 'a picture in full size');
    await page.keyboard.press('Escape');
    await expect(card.getByRole('button', { name: /^Open image/ })).toBeFocused();
  });

  await test.step('a film plays, in its own size and from where one likes', async () => {
    await publishPost(page, `Gait before and after ${person.username}`, film);
    const video = cardOf(page, 'Gait before and after').locator('video');
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(0);
    expect(await video.evaluate((element: HTMLVideoElement) => [element.videoWidth, element.videoHeight])).toEqual([64, 48]);
    const source = (await video.evaluate((element: HTMLVideoElement) => element.currentSrc)) ?? '';
    const part = await page.context().request.get(source, { headers: { range: 'bytes=0-99' } });
    expect([part.status(), (await part.body()).length]).toEqual([206, 100]);
    const whole = (await (await page.context().request.get(source)).body()).toString('latin1');
    for (const word of ['Secret phone', 'Dr Somebody', 'GPS 12.34', '+12.34-056.78']) expect(whole).not.toContain(word);
  });
});

test('a link shows what is behind it', async ({ newVisitor, stack }) => {
  const person = makePerson('Noel', 'Medicine');
  const { page } = await newVisitor();
  const link = 'https://www.who.int/hand-hygiene';
  // The answer alone is made up: the page server fetches from no address of this machine, and tests need no other.
  await page.route(`${stack.url}/api/preview`, (route) =>
    route.fulfill({ json: { url: link, image: '/api/preview/image?u=x&s=y', siteName: 'WHO', title: 'Clean hands', description: 'When and how, in five moments.' } }),
  );
  const picture = await makePhoto();
  await page.route(/\/api\/preview\/image/, (route) => route.fulfill({ contentType: picture.mimeType, body: picture.buffer }));
  await signUp(page, person);
  await publishPost(page, `Read this first ${person.username}: ${link}`);
  const preview = cardOf(page, 'Read this first').getByRole('link', { name: /Clean hands/ });
  await expect(preview).toContainText('WHO');
  await expect(preview).toHaveAttribute('href', link);
  await expect(preview).toHaveAttribute('target', '_blank');
  await expect(preview).toHaveAttribute('rel', /noopener/);
  await expectLoaded(preview.locator('img'));
  await expectAccessible(page, 'a link preview');
  // And a failure leaves nothing behind.
  await page.unroute(`${stack.url}/api/preview`);
  await page.reload();
  await expect(cardOf(page, 'Read this first')).toBeVisible();
  await expect(preview).toHaveCount(0);
});

test('the list keeps its place and tells of new posts', async ({ newVisitor, stack }) => {
  const [author, reader] = [makePerson('Iris', 'Nutrition'), makePerson('Joel', 'Psychology')];
  const [iris, joel] = [await newVisitor(), await newVisitor()];
  await signUp(iris.page, author);
  await signUp(joel.page, reader);
  const count = 90;
  await addPosts(iris.context, stack, Array.from({ length: count }, (_, n) => `Post number ${n} of ${author.username}. ${'More words. '.repeat(n % 9)}`));
  const { page } = joel;
  await page.reload();
  const wanted = page.getByRole('article').filter({ hasText: `Post number 30 of` });

  await test.step('it goes on by itself, with few cards in the page', async () => {
    await expect(async () => {
      // Less than a screen at a time, as a reader does.
      await page.mouse.wheel(0, 700);
      await expect(wanted).toBeInViewport({ timeout: 200 });
    }).toPass();
    expect(await page.getByRole('article').count()).toBeLessThan(40);
  });

  await test.step('on the way back from a profile it is where it was', async () => {
    // Not Playwright's click, which first scrolls what it clicks to where it likes it.
    const top = await wanted.getByRole('link', { name: `@${author.username}` }).evaluate((link: HTMLElement) => {
      const y = link.closest('article')?.getBoundingClientRect().y ?? 0;
      link.click();
      return y;
    });
    await expect(page.getByRole('tab', { name: 'Ratings' })).toBeVisible();
    await page.goBack();
    await expect(wanted).toBeInViewport();
    await expect.poll(async () => Math.abs(((await wanted.boundingBox())?.y ?? 1e6) - top)).toBeLessThan(3);
  });

  await test.step('new posts of others are told without moving what is read', async () => {
    const before = await wanted.boundingBox();
    await addPosts(iris.context, stack, [`The newest of ${author.username}`]);
    const control = page.getByRole('button', { name: 'New posts' });
    await expect(control).toBeVisible({ timeout: 60_000 });
    expect(Math.abs(((await wanted.boundingBox())?.y ?? 1e6) - (before?.y ?? 0))).toBeLessThan(3);
    // At rest between composer and list; while one reads it lies over whatever passes below.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.getByRole('textbox', { name: 'What would you like to share?' })).toBeInViewport();
    await expectAccessible(page, 'the control for new posts');
    await control.click();
    await expect(page.getByRole('article').filter({ hasText: `The newest of ${author.username}` })).toBeInViewport();
    await expect(control).toBeHidden();
  });
});

test('without a connection every action ends well', async ({ newVisitor }) => {
  const [author, reader] = [makePerson('Kai', 'Medicine'), makePerson('Lena', 'Medicine')];
  const [kai, lena] = [await newVisitor(), await newVisitor()];
  await signUp(kai.page, author);
  const text = `Written before the line went down ${author.username}`;
  await publishPost(kai.page, text);
  await signUp(lena.page, reader);
  lena.expectErrors(/ERR_INTERNET_DISCONNECTED|error patch rating|error on save post|Create comment error|Create repost error/);
  const { page, context } = lena;
  await page.goto(`/profile/${author.username}`);
  const card = cardOf(page, text);
  await expect(card).toBeVisible();
  // Everything that the dialogs need is there before the line goes down.
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

  // And a post: the text stays in the composer, with the words of the specification.
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
