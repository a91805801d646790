import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

const CHANNELS = 3;
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(type: string, data: Buffer): Buffer {
  const typeAndData = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(typeAndData));
  return Buffer.concat([length, typeAndData, checksum]);
}

/** A square PNG of `megabytes` MB: uncompressed noise with 3 bytes per pixel, so that its size is exact. */
export function image(megabytes: number): Buffer {
  const side = Math.floor(Math.sqrt((megabytes * 1_000_000) / CHANNELS));
  const rowBytes = 1 + side * CHANNELS;
  const rows = randomBytes(side * rowBytes);
  // The first byte of each line is its filter type: none.
  for (let offset = 0; offset < rows.length; offset += rowBytes) rows[offset] = 0;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // 8 bits each for red, green and blue.
  header.set([8, 2], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
