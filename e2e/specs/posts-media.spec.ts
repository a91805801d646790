import { sampleVideo } from '../fixtures/video';
import { signUpByApi, makeMemberDetails, publishPost } from '../fixtures/members';
import { makePhoto } from '../fixtures/photo';
import { cardOf, expectLoaded } from '../fixtures/posts';
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
