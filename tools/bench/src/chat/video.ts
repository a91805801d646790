/** One frame of 64 x 48 in a plain colour, H.264. */
const PICTURE = Buffer.from('AAAAImW4AAQAAAn///giigACAL44AAgFxwABCYk5OTrrrrrrrrw=', 'base64');
const DECODER = Buffer.from('AULACv/hABBnQsAKjI1COTcBDQEHhEI1AQAEaM48gA==', 'base64');
const SAMPLE = 1024 * 1024;
const FILLER = 0x0c;

type Piece = Buffer | string;
const u16 = (...values: number[]): Buffer => Buffer.from(values.flatMap((value) => [value >> 8, value & 255]));
const u32 = (...values: number[]): Buffer => u16(...values.flatMap((value) => [value >>> 16, value & 65_535]));
const joined = (pieces: readonly Piece[]): Buffer =>
  Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece)));
const box = (type: string, ...pieces: Piece[]): Buffer => {
  const body = joined(pieces);
  return joined([u32(body.length + 8), type, body]);
};
const full = (type: string, flags: number, ...pieces: Piece[]): Buffer => box(type, u32(flags), ...pieces);
const UPRIGHT = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);

/**
 * A video of so many seconds and megabytes: each second is the same frame and filler, as encoders with a constant rate
 * write it.
 */
export function video(megabytes: number): Buffer {
  const filler = SAMPLE - PICTURE.length - 4;
  const sample = joined([
    PICTURE,
    u32(filler),
    Buffer.concat([Buffer.of(FILLER), Buffer.alloc(filler - 2, 0xff), Buffer.of(0x80)]),
  ]);
  const index = (at: number): Buffer => {
    const coder = box(
      'avc1',
      u32(0),
      u16(0, 1),
      u32(0, 0, 0, 0),
      u16(64, 48),
      u32(0x480000, 0x480000, 0),
      u16(1),
      Buffer.alloc(32),
      u16(24, 65_535),
      box('avcC', DECODER),
    );
    const tables = box(
      'stbl',
      full('stsd', 0, u32(1), coder),
      full('stts', 0, u32(1, megabytes, 1_000)),
      full('stsc', 0, u32(1, 1, megabytes, 1)),
      full('stsz', 0, u32(0, megabytes, ...Array<number>(megabytes).fill(SAMPLE))),
      full('stco', 0, u32(1, at)),
    );
    const media = box(
      'minf',
      full('vmhd', 1, u32(0, 0)),
      box('dinf', full('dref', 0, u32(1), full('url ', 1))),
      tables,
    );
    const length = megabytes * 1_000;
    return box(
      'moov',
      full('mvhd', 0, u32(0, 0, 1_000, length, 0x10000, 0x1000000, 0, 0), UPRIGHT, u32(0, 0, 0, 0, 0, 0, 2)),
      box(
        'trak',
        full('tkhd', 3, u32(0, 0, 1, 0, length, 0, 0, 0, 0), UPRIGHT, u32(64 * 65_536, 48 * 65_536)),
        box(
          'mdia',
          full('mdhd', 0, u32(0, 0, 1_000, length, 0x55c40000)),
          full('hdlr', 0, u32(0), 'vide', u32(0, 0, 0), 'Video\0'),
          media,
        ),
      ),
    );
  };
  const head = box('ftyp', 'isom', u32(512), 'isomavc1');
  const at = head.length + index(0).length + 8;
  return joined([head, index(at), u32(megabytes * SAMPLE + 8), 'mdat', ...Array<Buffer>(megabytes).fill(sample)]);
}
