import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { TestFile } from './test-client';

/** A photo as a phone makes it: camera and place in its metadata, lying on its side. */
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

/** A small real png. */
export async function smallPng(): Promise<TestFile> {
  const bytes = await sharp({ create: { width: 64, height: 48, channels: 4, background: '#0f8f86' } }).png().toBuffer();
  return { filename: 'dot.png', type: 'image/png', bytes };
}

/** A small file that says it is 41 megapixels. */
export async function bombPng(): Promise<TestFile> {
  const { bytes, ...file } = await smallPng();
  const bomb = Buffer.from(bytes);
  // The header chunk: length (8), name (12), width (16), height (20), five more bytes, checksum (29).
  bomb.writeUInt32BE(8_200, 16);
  bomb.writeUInt32BE(5_000, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  return { ...file, bytes: bomb };
}
