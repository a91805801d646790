import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

const CHANNELS = 3;
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A square PNG of so many megabytes: uncompressed noise, so it has a third as many megapixels. */
export function image(megabytes: number): Buffer {
  const side = Math.floor(Math.sqrt((megabytes * 1_000_000) / CHANNELS));
  const line = 1 + side * CHANNELS;
  const lines = randomBytes(side * line);
  // The first byte of each line is its filter type: none.
  for (let at = 0; at < lines.length; at += line) lines[at] = 0;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // 8 bits each for red, green and blue.
  header.set([8, 2], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines, { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
