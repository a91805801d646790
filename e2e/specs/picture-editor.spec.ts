import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { makeMemberDetails, signUpByApi } from '../fixtures/members';
import { brightnessOf, casePicture, makeCasePicture } from '../fixtures/photo';
import { cardOf } from '../fixtures/posts';
import { expect, expectAccessible, test } from '../fixtures/test';

/** In pixels of the picture: about the size of a name in the corner of an X-ray. */
const small = { left: 24, top: 20, width: 60, height: 30 } as const;

/** The files of drafts in the browser's store: their names, and whether their bytes have the camera's name. */
const storedFiles = (page: Page): Promise<{ name: string; hasMetadata: boolean }[]> =>
  page.evaluate(async () => {
    const result = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const name = (await indexedDB.databases()).map((each) => each.name ?? '').find((each) => each.endsWith('drafts'));
    const database = await result(indexedDB.open(name ?? ''));
    const store = database.transaction('files').objectStore('files');
    const entries = (await result(store.getAll())) as { name: string; bytes: Blob }[];
    database.close();
    return Promise.all(
      entries.map(async ({ name, bytes }) => ({
        name,
        hasMetadata: new TextDecoder('latin1').decode(await bytes.arrayBuffer()).includes('Test camera'),
      })),
    );
  });

test('a picture is covered and cropped before it leaves the browser', async ({ newClient }) => {
  const { page } = await newClient({ viewport: { width: 390, height: 844 } });
  const details = makeMemberDetails('Clara', 'Nursing');
  await signUpByApi(page, details);
  const picker = page.locator('input[type=file]');
  const editPicture = page.getByRole('button', { name: 'Edit picture' });
  const dialog = page.getByRole('dialog', { name: 'Edit picture' });
  const press = async (key: string, times: number): Promise<void> => {
    for (let n = 0; n < times; n += 1) await page.keyboard.press(key);
  };

  await test.step('a file that cannot be decoded gets a message and stays attached', async () => {
    await picker.setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
    await editPicture.click();
    await expect(dialog.getByRole('alert')).toHaveText(
      'This picture cannot be opened here. It stays attached as it is.',
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('group', { name: 'Preview of broken.png' })).toBeVisible();
    await expect(editPicture).toBeFocused();
  });

  await test.step('40 megapixels are edited at a size that every browser can draw', async () => {
    const buffer = await sharp({ create: { width: 8_000, height: 5_000, channels: 3, background: '#387' } })
      .jpeg()
      .toBuffer();
    await picker.setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer });
    await editPicture.click();
    await expect(dialog.getByText(/8000 × 5000 pixels/)).toContainText('It is edited at 4096 × 2560 pixels.');
    await page.keyboard.press('Escape');
  });

  await test.step('areas are added, moved, undone and removed with the keyboard', async () => {
    await picker.setInputFiles(await makeCasePicture());
    await page.getByRole('textbox', { name: /Describe the image/ }).fill('A ward');
    await expect.poll(() => storedFiles(page)).toEqual([{ name: 'maria-silva.jpg', hasMetadata: true }]);
    await editPicture.press('Enter');
    await dialog.getByRole('button', { name: 'Add: Black box' }).press('Enter');
    await expect(dialog.getByRole('button', { name: 'Black box 1' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Blur', exact: true }).press('Enter');
    await dialog.getByRole('button', { name: 'Add: Blur' }).press('Enter');
    await expect(dialog.getByRole('button', { name: 'Blur 2' })).toBeFocused();
    await press('ArrowDown', 12);
    await page.keyboard.press('Delete');
    await expect(dialog.getByRole('button', { name: 'Blur 2' })).toBeHidden();
    await page.keyboard.press('Control+z');
    await expect(dialog.getByRole('button', { name: 'Blur 2' })).toBeVisible();
    await expectAccessible(page, 'the picture editor on a phone');
    await dialog.getByRole('checkbox', { name: 'Clinical image' }).check();
    await page.setViewportSize({ width: 1_280, height: 800 });
    await expectAccessible(page, 'the picture editor');
  });

  await test.step('a small area is covered while the picture is enlarged', async () => {
    await dialog.getByRole('button', { name: 'Black box', exact: true }).click();
    const box = await dialog.getByRole('img', { name: 'The edited picture' }).boundingBox();
    if (!box) throw new Error('The picture is not visible');
    // The wheel zooms at the pointer, here at the corner.
    await page.mouse.move(box.x + 1, box.y + 1);
    await page.mouse.wheel(0, -2_000);
    await expect(dialog.getByText('800%')).toBeVisible();
    await expectAccessible(page, 'the enlarged picture');
    const perPixel = (box.width / casePicture.width) * 8;
    const at = (px: number): number => 1 + px * perPixel;
    await page.mouse.move(box.x + at(small.left), box.y + at(small.top));
    await page.mouse.down();
    await page.mouse.move(box.x + at(small.left + small.width), box.y + at(small.top + small.height), { steps: 3 });
    await page.mouse.up();
    const area = await dialog.getByRole('button', { name: 'Black box 3' }).boundingBox();
    expect((area?.width ?? 0) / perPixel).toBeCloseTo(small.width, 0);
    await page.keyboard.press('0');
    await expect(dialog.getByText('100%')).toBeVisible();
  });

  await test.step('a drag crops, and undo takes it back', async () => {
    await dialog.getByRole('button', { name: 'Crop', exact: true }).click();
    const box = await dialog.getByRole('img', { name: 'The edited picture' }).boundingBox();
    if (!box) throw new Error('The picture is not visible');
    const drag = async (to: number): Promise<void> => {
      await page.mouse.move(box.x + 1, box.y + 1);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width * to, box.y + box.height - 1, { steps: 3 });
      await page.mouse.up();
    };
    const part = dialog.getByRole('button', { name: 'Part to keep' });
    await drag(0.5);
    await expect.poll(async () => ((await part.boundingBox())?.width ?? 0) / box.width).toBeCloseTo(0.5, 1);
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => ((await part.boundingBox())?.width ?? 0) / box.width).toBeCloseTo(1, 1);
    await part.focus();
    await press('Shift+ArrowUp', 5);
  });

  await test.step('the original is discarded, also from the draft', async () => {
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(dialog).toBeHidden();
    await expect(editPicture).toBeFocused();
    await expect(page.getByRole('img', { name: 'Preview of edited.jpg' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: /Describe the image/ })).toHaveValue('A ward');
    await expect(page.getByRole('checkbox', { name: 'Clinical image' })).toBeChecked();
    await expect.poll(() => storedFiles(page)).toEqual([{ name: 'edited.jpg', hasMetadata: false }]);
  });

  await test.step('the pixels that were sent are covered', async () => {
    const text = `Case of ${details.username}`;
    await page.getByRole('textbox', { name: 'What would you like to share?' }).fill(text);
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'AI verification' })
      .getByRole('button', { name: 'Use Your Content' })
      .click();
    await cardOf(page, text).getByRole('button', { name: 'Show clinical image' }).click();
    await cardOf(page, text).getByRole('button', { name: 'Open image: A ward' }).click();
    const source = await page.getByRole('dialog', { name: 'Image' }).locator('img').getAttribute('src');
    const stored = await (await page.request.get(source ?? '')).body();
    const { width, height } = await sharp(stored).metadata();
    expect([width, height]).toEqual([casePicture.width, casePicture.height - 60]);

    const original = await sharp((await makeCasePicture()).buffer)
      .rotate()
      .toBuffer();
    expect((await brightnessOf(original, casePicture.name)).contrast).toBeGreaterThan(25);
    expect((await brightnessOf(original, casePicture.face)).contrast).toBeGreaterThan(25);
    expect((await brightnessOf(stored, casePicture.name)).max).toBeLessThan(24);
    expect((await brightnessOf(stored, small)).max).toBeLessThan(24);
    const nextToIt = { ...small, left: small.left + small.width };
    expect((await brightnessOf(stored, nextToIt)).min).toBeGreaterThan(60);
    const face = await brightnessOf(stored, casePicture.face);
    expect(face.contrast).toBeLessThan(2);
    expect(face.max - face.min).toBeLessThan(100);
  });
});
