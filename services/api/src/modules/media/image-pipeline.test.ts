import sharp from 'sharp';
import { bombPng, phonePhoto, smallPng } from '../../testing/test-images';
import { processImage } from './image-pipeline';
import { imageTypeOf } from './image-type';

jest.setTimeout(60_000);

const refusalOf = async (task: Promise<unknown>) => task.then(() => undefined, (failure: unknown) => failure);

describe('processImage', () => {
  it('keeps nothing of a photo but its upright picture', async () => {
    const photo = Buffer.from((await phonePhoto()).bytes);
    const before = await sharp(photo).metadata();
    expect(before.exif?.includes(Buffer.from('Secret model'))).toBe(true);
    expect(before.orientation).toBe(6);

    const { card, full, placeholder } = await processImage(photo);
    for (const { bytes } of [card, full]) {
      const { format, exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata();
      expect({ format, exif, icc, xmp, iptc, orientation }).toEqual({ format: 'webp' });
      expect(bytes.includes(Buffer.from('EXIF'))).toBe(false);
    }
    expect([full.width, full.height]).toEqual([600, 800]);
    expect(placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(placeholder.length).toBeLessThan(600);
  });

  it('fits the card into 1240 and the full size into 2048 pixels', async () => {
    const wide = await sharp({ create: { width: 4000, height: 1000, channels: 3, background: '#fff' } }).png().toBuffer();
    const { card, full } = await processImage(wide);
    expect([card.width, card.height, full.width, full.height]).toEqual([1240, 310, 2048, 512]);
  });

  it('never enlarges', async () => {
    const { card, full } = await processImage(Buffer.from((await smallPng()).bytes));
    expect([card.width, card.height, full.width, full.height]).toEqual([64, 48, 64, 48]);
  });

  it('refuses 41 megapixels with 413', async () => {
    const bomb = Buffer.from((await bombPng()).bytes);
    expect(await refusalOf(processImage(bomb))).toMatchObject({ statusCode: 413, message: 'Images can have at most 40 megapixels' });
  });

  it('refuses a truncated file with 400', async () => {
    const whole = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 120, sigma: 40 } } }).png().toBuffer();
    expect(await refusalOf(processImage(whole.subarray(0, whole.length / 2)))).toMatchObject({ statusCode: 400, code: 'validation_failed' });
    expect(await refusalOf(processImage(whole.subarray(0, 20)))).toMatchObject({ statusCode: 400, code: 'validation_failed' });
  });
});

describe('imageTypeOf', () => {
  it('takes what bytes and name agree on', async () => {
    const png = Buffer.from((await smallPng()).bytes);
    expect(await imageTypeOf(png, 'Photo.PNG')).toBe('image/png');
    expect(await imageTypeOf(Buffer.from((await phonePhoto(40, 30)).bytes), 'a.b.jpeg')).toBe('image/jpeg');
  });

  it.each([
    ['a renamed program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]), 'photo.png'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'photo.svg'],
    ['an SVG named png', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'), 'photo.png'],
    ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;', 'latin1'), 'photo.gif'],
    ['nothing', Buffer.alloc(0), 'photo.png'],
  ])('refuses %s with 415', async (_, bytes, name) => {
    expect(await refusalOf(imageTypeOf(bytes, name))).toMatchObject({ statusCode: 415, code: 'unsupported_media_type' });
  });

  it('refuses a png under the name of another type', async () => {
    const png = Buffer.from((await smallPng()).bytes);
    expect(await refusalOf(imageTypeOf(png, 'photo.jpg'))).toMatchObject({ statusCode: 415 });
    expect(await refusalOf(imageTypeOf(png, 'png'))).toMatchObject({ statusCode: 415 });
  });
});
