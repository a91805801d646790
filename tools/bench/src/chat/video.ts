/** One H.264 frame of 64 x 48 pixels in one colour. */
const FRAME = Buffer.from('AAAAImW4AAQAAAn///giigACAL44AAgFxwABCYk5OTrrrrrrrrw=', 'base64');
const DECODER_CONFIG = Buffer.from('AULACv/hABBnQsAKjI1COTcBDQEHhEI1AQAEaM48gA==', 'base64');
const SAMPLE_BYTES = 1024 * 1024;
const FILLER_TYPE = 0x0c;

type Part = Buffer | string;
const u16 = (...values: number[]): Buffer => Buffer.from(values.flatMap((value) => [value >> 8, value & 255]));
const u32 = (...values: number[]): Buffer => u16(...values.flatMap((value) => [value >>> 16, value & 65_535]));
const concat = (pieces: readonly Part[]): Buffer =>
  Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece)));
const box = (type: string, ...pieces: Part[]): Buffer => {
  const body = concat(pieces);
  return concat([u32(body.length + 8), type, body]);
};
const fullBox = (type: string, flags: number, ...pieces: Part[]): Buffer => box(type, u32(flags), ...pieces);
const IDENTITY_MATRIX = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);

/**
 * An MP4 video of `megabytes` MB, with one second per megabyte. Each second is the same frame and filler bytes, as
 * encoders with a constant bit rate write them.
 */
export function video(megabytes: number): Buffer {
  const fillerBytes = SAMPLE_BYTES - FRAME.length - 4;
  const sample = concat([
    FRAME,
    u32(fillerBytes),
    Buffer.concat([Buffer.of(FILLER_TYPE), Buffer.alloc(fillerBytes - 2, 0xff), Buffer.of(0x80)]),
  ]);
  const moovBox = (samplesOffset: number): Buffer => {
    const sampleEntry = box(
      'avc1',
      u32(0),
      u16(0, 1),
      u32(0, 0, 0, 0),
      u16(64, 48),
      u32(0x480000, 0x480000, 0),
      u16(1),
      Buffer.alloc(32),
      u16(24, 65_535),
      box('avcC', DECODER_CONFIG),
    );
    const tables = box(
      'stbl',
      fullBox('stsd', 0, u32(1), sampleEntry),
      fullBox('stts', 0, u32(1, megabytes, 1_000)),
      fullBox('stsc', 0, u32(1, 1, megabytes, 1)),
      fullBox('stsz', 0, u32(0, megabytes, ...Array<number>(megabytes).fill(SAMPLE_BYTES))),
      fullBox('stco', 0, u32(1, samplesOffset)),
    );
    const media = box(
      'minf',
      fullBox('vmhd', 1, u32(0, 0)),
      box('dinf', fullBox('dref', 0, u32(1), fullBox('url ', 1))),
      tables,
    );
    const durationMs = megabytes * 1_000;
    return box(
      'moov',
      fullBox(
        'mvhd',
        0,
        u32(0, 0, 1_000, durationMs, 0x10000, 0x1000000, 0, 0),
        IDENTITY_MATRIX,
        u32(0, 0, 0, 0, 0, 0, 2),
      ),
      box(
        'trak',
        fullBox('tkhd', 3, u32(0, 0, 1, 0, durationMs, 0, 0, 0, 0), IDENTITY_MATRIX, u32(64 * 65_536, 48 * 65_536)),
        box(
          'mdia',
          fullBox('mdhd', 0, u32(0, 0, 1_000, durationMs, 0x55c40000)),
          fullBox('hdlr', 0, u32(0), 'vide', u32(0, 0, 0), 'Video\0'),
          media,
        ),
      ),
    );
  };
  const head = box('ftyp', 'isom', u32(512), 'isomavc1');
  const samplesOffset = head.length + moovBox(0).length + 8;
  return concat([
    head,
    moovBox(samplesOffset),
    u32(megabytes * SAMPLE_BYTES + 8),
    'mdat',
    ...Array<Buffer>(megabytes).fill(sample),
  ]);
}
