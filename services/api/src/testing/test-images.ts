import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { TestFile } from './test-client';

/** A photo as a phone writes it: camera and location in its metadata, rotated by its orientation. */
export async function phonePhoto(width = 800, height = 600): Promise<TestFile> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#7fae9d', noise } })
    .withExif({
      IFD0: { Make: 'Camera', Model: 'Secret model', Copyright: 'Somebody' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '46/1 38/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 80 })
    .toBuffer();
  return { filename: 'ward round.JPG', type: 'image/jpeg', bytes };
}

/** A small valid PNG. */
export async function smallPng(): Promise<TestFile> {
  const bytes = await sharp({ create: { width: 64, height: 48, channels: 4, background: '#0f8f86' } })
    .png()
    .toBuffer();
  return { filename: 'dot.png', type: 'image/png', bytes };
}

/** A small file whose header claims 41 megapixels. */
export async function bombPng(): Promise<TestFile> {
  const { bytes, ...file } = await smallPng();
  const bomb = Buffer.from(bytes);
  // The header chunk: length (8), name (12), width (16), height (20), five more bytes, checksum (29).
  bomb.writeUInt32BE(8_200, 16);
  bomb.writeUInt32BE(5_000, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  return { ...file, bytes: bomb };
}

/** A chunk of a PNG. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** An animated PNG: two frames of one image. */
async function animatedPng(): Promise<Buffer> {
  const still = await colour(3, '#c02040').png().toBuffer();
  // After the signature (8) and the header chunk (25).
  const control = Buffer.alloc(8);
  control.writeUInt32BE(2);
  const frame = Buffer.alloc(26);
  frame.writeUInt32BE(64, 4);
  frame.writeUInt32BE(48, 8);
  return Buffer.concat([still.subarray(0, 33), pngChunk('acTL', control), pngChunk('fcTL', frame), still.subarray(33)]);
}

const colour = (channels: 3 | 4, background: string | { r: number; g: number; b: number; alpha: number }) =>
  sharp({ create: { width: 64, height: 48, channels, background } });

/** Unusual images, with the colour that they show. */
export const unusualImages: readonly [name: string, make: () => Promise<Buffer>, expected: readonly number[]][] = [
  ['a CMYK jpeg', () => colour(3, '#c02040').toColourspace('cmyk').jpeg().toBuffer(), [192, 32, 64]],
  ['a png of 16 bits', () => colour(3, '#c02040').toColourspace('rgb16').png().toBuffer(), [192, 32, 64]],
  ['a grey jpeg', () => colour(3, '#808080').toColourspace('b-w').jpeg().toBuffer(), [128, 128, 128]],
  ['a grey png of 16 bits', () => colour(3, '#808080').toColourspace('grey16').png().toBuffer(), [128, 128, 128]],
  [
    'a png with transparency',
    () => colour(4, { r: 192, g: 32, b: 64, alpha: 0.5 }).png().toBuffer(),
    [192, 32, 64, 128],
  ],
  ['a png of few colours', () => colour(3, '#c02040').png({ palette: true }).toBuffer(), [192, 32, 64]],
  [
    'a jpeg in another colour space',
    () => colour(3, '#c02040').withIccProfile('p3').jpeg({ quality: 95 }).toBuffer(),
    [192, 32, 64],
  ],
  ['an animated png', animatedPng, [192, 32, 64]],
];
