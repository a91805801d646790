import { sampleVideo } from '../fixtures/video';
import { signUpByApi, makeMemberDetails, publishPost } from '../fixtures/members';
import { makePhoto, makePicture } from '../fixtures/photo';
import { addPosts, cardOf, expectLoaded } from '../fixtures/posts';
import { expect, expectAccessible, test } from '../fixtures/test';

test('validates, drafts, covers and plays images and videos', async ({ newClient }) => {
  const details = makeMemberDetails('Helena', 'Medicine');
  const client = await newClient();
  const { page } = client;
  await signUpByApi(page, details);
  const picker = page.locator('input[type=file]');

  await test.step('rejects types other than png, jpeg and mp4 with the alert', async () => {
    for (const file of [
      { name: 'setup.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
      { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
      { name: 'photo.png', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') },
    ]) {
      const alertText = page.waitForEvent('dialog').then(async (dialog) => {
        const message = dialog.message();
        await dialog.accept();
        return message;
      });
      await picker.setInputFiles(file);
      expect(await alertText).toBe('Formato não suportado. Use apenas PNG, JPG/JPEG ou MP4.');
      expect(await picker.evaluate((input: HTMLInputElement) => input.value)).toBe('');
    }
  });

  await test.step('keeps the post when the server rejects a file with a false type', async () => {
    await page.getByRole('textbox', { name: 'What would you like to share?' }).fill('Not a video');
    await picker.setInputFiles({
      name: 'video.mp4',
      mimeType: 'video/mp4',
      buffer: Buffer.from('MZ this is a program'),
    });
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'AI verification' });
    client.expectErrors(/status of 415/);
    await dialog.getByRole('button', { name: 'Use Your Content' }).click();
    await expect(page.getByText('Formato não suportado. Use apenas PNG, JPG/JPEG ou MP4.')).toBeVisible();
    // Escape does not close the dialog while the post is being created, and the toast can appear before that has ended.
    const publish = dialog.getByRole('button', { name: 'Use Your Content' });
    await expect(publish).not.toHaveAttribute('aria-busy', 'true');
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden({ timeout: 1_000 });
    }).toPass({ timeout: 15_000 });
    await expect(page.getByRole('textbox', { name: 'What would you like to share?' })).toHaveValue('Not a video');
    await page.getByRole('button', { name: 'Remove video' }).click();
  });

  await test.step('keeps a draft with its image across a reload', async () => {
    await page
      .getByRole('textbox', { name: 'What would you like to share?' })
      .fill(`Wound, third day ${details.username}`);
    await picker.setInputFiles(await makePhoto());
    await page.getByRole('textbox', { name: /Describe the image/ }).fill('A clean wound edge');
    await page.getByRole('checkbox', { name: 'Clinical image' }).check();
    await expect(page.getByRole('img', { name: /Preview of/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('img', { name: /Preview of/ })).toBeVisible();
    await expect(page.getByRole('textbox', { name: /Describe the image/ })).toHaveValue('A clean wound edge');
    await expect(page.getByRole('checkbox', { name: 'Clinical image' })).toBeChecked();
    await expectAccessible(page, 'a composer with an image');
  });

  await test.step('covers a clinical image until it is opened', async () => {
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'AI verification' })
      .getByRole('button', { name: 'Use Your Content' })
      .click();
    await expect(page.getByText('Post criado!')).toBeVisible();
    const card = cardOf(page, 'Wound, third day');
    await expect(card.locator('img[src*="/media/"]')).toHaveCount(0);
    await expectAccessible(page, 'a covered image');
    await card.getByRole('button', { name: 'Show clinical image' }).click();
    await expectLoaded(card.locator('img[src*="/media/"]'));
    await card.getByRole('button', { name: 'Open image: A clean wound edge' }).click();
    const dialog = page.getByRole('dialog', { name: 'Image' });
    await expectLoaded(dialog.getByRole('img', { name: 'A clean wound edge' }));
    await expectAccessible(page, 'an image in full size');
    await page.keyboard.press('Escape');
    await expect(card.getByRole('button', { name: /^Open image/ })).toBeFocused();
  });

  await test.step('plays a video in its original size and seeks in it', async () => {
    await publishPost(page, `Gait before and after ${details.username}`, sampleVideo);
    const video = cardOf(page, 'Gait before and after').locator('video');
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(0);
    expect(await video.evaluate((element: HTMLVideoElement) => [element.videoWidth, element.videoHeight])).toEqual([
      64, 48,
    ]);
    const source = (await video.evaluate((element: HTMLVideoElement) => element.currentSrc)) ?? '';
    const part = await page.context().request.get(source, { headers: { range: 'bytes=0-99' } });
    expect([part.status(), (await part.body()).length]).toEqual([206, 100]);
    const whole = (await (await page.context().request.get(source)).body()).toString('latin1');
    for (const word of ['Secret phone', 'Dr Somebody', 'GPS 12.34', '+12.34-056.78']) expect(whole).not.toContain(word);
  });
});

test('shows pictures on the whole screen', async ({ newClient, stack }) => {
  const { page, context } = await newClient({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const details = makeMemberDetails('Nora', 'Nursing');
  await signUpByApi(page, details);
  const text = (name: string): string => `${name} of ${details.username}`;
  await addPosts(context, stack, [text('Scan')], 'general', await makePicture('scan.png', 1_600, 1_200));
  await addPosts(context, stack, [text('Strip')], 'general', await makePicture('strip.png', 4_000, 300));
  await addPosts(context, stack, [text('List')], 'general', await makePicture('list.png', 600, 2_400));
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'Image' });
  const picture = dialog.locator('img');
  const open = cardOf(page, text('List')).getByRole('button', { name: 'Open image' });
  /** The picture's place on the screen; steps are animated. */
  const boxOf = async (): Promise<{ x: number; y: number; width: number; height: number }> =>
    picture.evaluate(async (element) => {
      await Promise.all(element.getAnimations().map((animation) => animation.finished));
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
    });

  await test.step('a tall picture has the width of the phone, and the whole of it is one key away', async () => {
    await open.press('Enter');
    await expectLoaded(picture);
    const width = await dialog.evaluate((element) => element.clientWidth);
    expect(await boxOf()).toMatchObject({ x: 0, width, height: width * 4 });
    await expectAccessible(page, 'the viewer on a phone');
    for (const button of await dialog.getByRole('button').all())
      expect((await button.boundingBox())?.width).toBeGreaterThanOrEqual(40);
    const top = (await boxOf()).y;
    await page.keyboard.press('ArrowDown');
    expect((await boxOf()).y).toBe(top - 80);
    await page.keyboard.press('0');
    expect((await boxOf()).height).toBeLessThan(844);
  });

  await test.step('the keys zoom, rotate and lead to the other pictures of the list', async () => {
    await page.keyboard.press('PageDown');
    await expect(dialog.getByText(/^(Image )?\d+ of \d+$/)).toBeVisible();
    await expectLoaded(picture);
    expect(await boxOf()).toMatchObject({ x: 0, width: 4_000, height: 300 });
    await page.keyboard.press('PageDown');
    await expectLoaded(picture);
    const whole = await boxOf();
    expect(whole).toMatchObject({ x: 0, width: await dialog.evaluate((element) => element.clientWidth) });
    await page.keyboard.press('+');
    expect((await boxOf()).width).toBeGreaterThan(whole.width);
    await page.keyboard.press('-');
    await page.keyboard.press('r');
    expect((await boxOf()).height).toBeGreaterThan((await boxOf()).width);
    expect(await dialog.getByRole('link', { name: 'Download' }).getAttribute('href')).toContain('/media/');
  });

  await test.step('a double tap shows the pixels, and the focus returns', async () => {
    await page.keyboard.press('r');
    for (let n = 0; n < 2; n += 1) await page.touchscreen.tap(195, 400);
    await expect.poll(async () => (await boxOf()).width).toBeGreaterThan(1_190);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
  });

  await test.step('the wheel zooms at the pointer, a drag moves, and a press next to the picture closes', async () => {
    await page.setViewportSize({ width: 1_280, height: 800 });
    await open.click();
    await expectLoaded(picture);
    expect(await boxOf()).toMatchObject({ width: 600, height: 2_400 });
    await expectAccessible(page, 'the viewer');
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, -400);
    await expect.poll(async () => (await boxOf()).width).toBeGreaterThan(900);
    const before = await boxOf();
    await page.mouse.down();
    await page.mouse.move(640, 350, { steps: 3 });
    await page.mouse.up();
    expect((await boxOf()).y).toBeLessThan(before.y - 40);
    await page.keyboard.press('0');
    await boxOf();
    await page.mouse.click(100, 400);
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
  });
});
