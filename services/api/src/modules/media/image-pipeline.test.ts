import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { bombPng, phonePhoto, smallPng, unusualImages } from '../../testing/test-images';
import { processImage, removeImage } from './image-pipeline';
import { imageWorkers } from './image-workers';

jest.setTimeout(60_000);

let folder = '';
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'cred-image-'))));
afterEach(() => rm(folder, { recursive: true }));
afterAll(() => imageWorkers.endIdle());

let sources = 0;
async function received(bytes: Buffer): Promise<string> {
  sources += 1;
  const source = path.join(folder, `${sources}.part`);
  await writeFile(source, bytes);
  return source;
}

/** Processes an upload with these bytes, and removes its source afterwards. */
async function processed(bytes: Buffer) {
  const source = await received(bytes);
  try {
    return await processImage(source);
  } finally {
    await rm(source);
  }
}

const errorOf = async (task: Promise<unknown>) =>
  task.then(
    () => undefined,
    (failure: unknown) => failure,
  );

describe('processImage', () => {
  it('rotates a photo upright and removes its metadata', async () => {
    const photo = Buffer.from((await phonePhoto()).bytes);
    const before = await sharp(photo).metadata();
    expect(before.exif?.includes(Buffer.from('Secret model'))).toBe(true);
    expect(before.orientation).toBe(6);

    const { card, full, placeholder } = await processed(photo);
    for (const file of [card, full]) {
      const bytes = await readFile(file.path);
      const { format, exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata();
      expect({ format, exif, icc, xmp, iptc, orientation }).toEqual({ format: 'webp' });
      expect(bytes.includes(Buffer.from('EXIF'))).toBe(false);
    }
    expect([full.width, full.height]).toEqual([600, 800]);
    expect(placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(placeholder.length).toBeLessThan(600);
  });

  it.each([
    ['1240 and the full size into 2048 pixels', [4000, 2000], [1240, 620, 2048, 1024]],
    ['1240 and the full size of a wide strip into 4096 pixels', [5000, 300], [1240, 74, 4096, 246]],
    ['2048 and the full size of a tall image into 4096 pixels', [600, 2400], [512, 2048, 600, 2400]],
  ] as const)('fits the card into %s', async (_, [width, height], sizes) => {
    const { card, full } = await processed(
      await sharp({ create: { width, height, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    );
    expect([card.width, card.height, full.width, full.height]).toEqual(sizes);
  });

  it('does not enlarge a small image', async () => {
    const { card, full } = await processed(Buffer.from((await smallPng()).bytes));
    expect([card.width, card.height, full.width, full.height]).toEqual([64, 48, 64, 48]);
  });

  it('leaves two files after a success, and none after an error', async () => {
    const image = await processed(Buffer.from((await smallPng()).bytes));
    expect((await readdir(folder)).sort()).toEqual(
      [image.card.path, image.full.path].map((file) => path.basename(file)).sort(),
    );
    await removeImage(image);
    await errorOf(processed(Buffer.from((await bombPng()).bytes)));
    expect(await readdir(folder)).toEqual([]);
  });

  it('rejects a header that claims 41 megapixels with 413, before decoding', async () => {
    const bomb = Buffer.from((await bombPng()).bytes);
    expect(await errorOf(processed(bomb))).toMatchObject({
      statusCode: 413,
      message: 'Images can have at most 40 megapixels',
    });
  });

  it('rejects a truncated file with 400', async () => {
    const whole = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 120, sigma: 40 },
      },
    })
      .png()
      .toBuffer();
    expect(await errorOf(processed(whole.subarray(0, whole.length / 2)))).toMatchObject({
      statusCode: 400,
      code: 'validation_failed',
    });
    expect(await errorOf(processed(whole.subarray(0, 20)))).toMatchObject({
      statusCode: 400,
      code: 'validation_failed',
    });
  });

  it('rejects a truncated jpeg with 400', async () => {
    const whole = Buffer.from((await phonePhoto()).bytes);
    for (const part of [0.1, 0.5, 0.9]) {
      expect(await errorOf(processed(whole.subarray(0, Math.floor(whole.length * part))))).toMatchObject({
        statusCode: 400,
        code: 'validation_failed',
      });
    }
  });

  it('applies every orientation of a camera', async () => {
    const upright = async (orientation: number) => {
      const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#fff' } })
        .withMetadata({ orientation })
        .jpeg()
        .toBuffer();
      const { full } = await processed(photo);
      return [full.width, full.height];
    };
    for (const orientation of [1, 2, 3, 4]) expect(await upright(orientation)).toEqual([60, 40]);
    for (const orientation of [5, 6, 7, 8]) expect(await upright(orientation)).toEqual([40, 60]);
  });

  it.each(unusualImages)('converts %s to an ordinary image', async (_, make, expected) => {
    const { full, card } = await processed(await make());
    for (const file of [full, card]) {
      const bytes = await readFile(file.path);
      const { format, space, depth, channels, pages, hasProfile, exif, xmp } = await sharp(bytes).metadata();
      expect({ format, space, depth, pages, hasProfile, exif, xmp }).toEqual({
        format: 'webp',
        space: 'srgb',
        depth: 'uchar',
        hasProfile: false,
      });
      expect(channels).toBe(expected.length);
      const middle = await sharp(bytes).extract({ left: 32, top: 24, width: 1, height: 1 }).raw().toBuffer();
      expected.forEach((value, index) => expect(Math.abs((middle[index] ?? 0) - value)).toBeLessThan(24));
    }
  });

  it('rejects an image while 30 wait, and accepts images afterwards', async () => {
    const source = await received(Buffer.from((await smallPng()).bytes));
    const all = await Promise.allSettled(Array.from({ length: 33 }, () => processImage(source)));
    expect(all.map(({ status }) => status)).toEqual([...Array<string>(32).fill('fulfilled'), 'rejected']);
    expect(all[32]).toMatchObject({ reason: { statusCode: 503, code: 'overloaded', retryAfter: 5 } });
    await expect(processImage(source)).resolves.toHaveProperty('card');
  });
});
