import type { TestFile } from './test-client';

/** Five images of 64 x 48 in plain colours, a fifth of a second each: H.264, encoded for these tests. */
const FRAMES = [
  'AAAAImW4AAQAAAn///giigACAL44AAgFxwABCYk5OTrrrrrrrrw=',
  'AAAAKmHgAEAAvkCfN//8EUUAAQFvHAAEHGOAAIROJxeJ8T57F5/P5/PJn8/n8A==',
  'AAAAJ2HgAIABPkD/N//8EUUAAQO/HAAEOyOAAZxPifE+fz+fz+eTP5/P4A==',
  'AAAAJ2HgAMABvkBPzf//BFFAAEIjxwABEtjgAGsT4nxPn8/n8/nkz+fz+A==',
  'AAAAb2HgAQACPkBf+FIoAAgLxQABAXigACAvFAAEBeKAAIC8UAAQF4oAAgLxQABAXigACAvFAAEBeKAAIC8UAAQF4oAAgLxQABAXigACAvFAAEBeOAAI9UcAARsc2H/+Hr+J8T5o//8PX8/n8/nkz+fz+A==',
].map((each) => Buffer.from(each, 'base64'));
const DECODER = Buffer.from('AULACv/hABBnQsAKjI1COTcBDQEHhEI1AQAEaM48gA==', 'base64');
const TIMESCALE = 1_000;
const FRAME_DURATION = 200;
/** 2026, in seconds since 1904. */
const CREATED_AT = 3_850_000_000;

type Piece = Buffer | string | readonly Piece[];
const concatBytes = (pieces: readonly Piece[]): Buffer =>
  Buffer.concat(
    pieces.map((piece) =>
      typeof piece === 'string' ? Buffer.from(piece, 'latin1') : Buffer.isBuffer(piece) ? piece : concatBytes(piece),
    ),
  );
const u8 = (...values: number[]): Buffer => Buffer.from(values);
const u16 = (...values: number[]): Buffer => concatBytes(values.map((value) => u8(value >> 8, value & 255)));
export const u32 = (...values: number[]): Buffer =>
  concatBytes(values.map((value) => u16(value >>> 16, value & 65_535)));

/** A box of ISO 14496-12. */
export function box(type: string, ...pieces: Piece[]): Buffer {
  const body = concatBytes(pieces);
  return concatBytes([u32(body.length + 8), type, body]);
}
const full = (type: string, flags: number, ...pieces: Piece[]): Buffer => box(type, u32(flags), ...pieces);

const UPRIGHT = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);
const ROTATED_BY_90 = u32(0, 0x10000, 0, 0xffff0000, 0, 0, 48 << 16, 0, 0x40000000);

export interface VideoOptions {
  /** The index at the end, as cameras write it. */
  readonly indexLast?: boolean;
  /** Recorded upright: the images are rotated by 90 degrees. */
  readonly rotated?: boolean;
  /** All metadata that a phone, a camera and an editor may write. */
  readonly identifying?: boolean;
  /** Width and height in the track header. */
  readonly size?: readonly [number, number];
  /** Type of the only track. */
  readonly handler?: string;
  /** Changes the index's boxes before they are joined, by name: `stbl`, `moov` ... */
  readonly more?: Readonly<Record<string, Piece>>;
  readonly replace?: Readonly<Record<string, Buffer>>;
}

/** Words that reveal the author, the place or the device; a cleaned file must contain none of them. */
export const identifyingWords = [
  '+12.34-056.78',
  'Secret phone',
  'Dr Somebody',
  'xmpmeta',
  'GPS 12.34',
  'freeGPS',
  'Secret coder',
  'between samples',
] as const;

/** A small valid video, as mp4. */
export function mp4(options: VideoOptions = {}): Buffer {
  const { more = {}, replace = {} } = options;
  const part = (type: string, made: Buffer): Buffer => replace[type] ?? made;
  const identifying = (...pieces: Piece[]): Piece => (options.identifying ? pieces : []);
  const time = u32(CREATED_AT, CREATED_AT);
  const [width, height] = options.size ?? [64, 48];
  const ftyp = box('ftyp', 'isom', u32(512), 'isomavc1');
  const places = [u8(0), Buffer.from('between samples'), Buffer.from('GPS 12.34, 56.78')];
  const data = concatBytes([FRAMES, identifying(places)]);

  const track = (id: number, handler: string, size: readonly [number, number], minf: Piece): Buffer =>
    part(
      id === 1 ? 'trak' : 'trak2',
      box(
        'trak',
        part(
          'tkhd',
          full(
            'tkhd',
            3,
            time,
            u32(id, 0, 1_000, 0, 0, 0, 0),
            options.rotated ? ROTATED_BY_90 : UPRIGHT,
            u32(size[0] * 65_536, size[1] * 65_536),
          ),
        ),
        identifying(box('udta', box('name', 'Dr Somebody'))),
        box(
          'mdia',
          full('mdhd', 0, time, u32(TIMESCALE, 1_000, 0x55c40000)),
          full('hdlr', 0, u32(0), handler, u32(0, 0, 0), options.identifying ? 'Secret phone\0' : 'Video\0'),
          minf,
        ),
        more['trak'] ?? [],
      ),
    );
  const dinf = box('dinf', part('dref', full('dref', 0, u32(1), full('url ', 1))));
  const index = (at: number): Buffer => {
    const stsd = part(
      'stsd',
      full(
        'stsd',
        0,
        u32(1),
        box(
          'avc1',
          u32(0),
          u16(0, 1),
          u32(0, 0, 0, 0),
          u16(64, 48),
          u32(0x480000, 0x480000, 0),
          u16(1),
          Buffer.from((options.identifying ? '\x0cSecret coder' : '').padEnd(32, '\0'), 'latin1'),
          u16(24, 65_535),
          box('avcC', DECODER),
          identifying(box('colr', 'prof', Buffer.from('Secret coder'))),
        ),
      ),
    );
    const stbl = box(
      'stbl',
      stsd,
      part('stts', full('stts', 0, u32(1, FRAMES.length, FRAME_DURATION))),
      part('stss', full('stss', 0, u32(1, 1))),
      part('stsc', full('stsc', 0, u32(1, 1, FRAMES.length, 1))),
      part('stsz', full('stsz', 0, u32(0, FRAMES.length, ...FRAMES.map(({ length }) => length)))),
      part('stco', full('stco', 0, u32(1, at))),
      more['stbl'] ?? [],
    );
    const gpsAt = at + concatBytes(FRAMES).length + 1 + 'between samples'.length;
    const gps = box(
      'minf',
      full('nmhd', 0),
      dinf,
      box(
        'stbl',
        full('stsd', 0, u32(1), box('mett', u32(0), u16(0, 1), '\0GPS 12.34\0')),
        full('stts', 0, u32(1, 1, 1_000)),
        full('stsc', 0, u32(1, 1, 1, 1)),
        full('stsz', 0, u32(0, 1, 16)),
        full('stco', 0, u32(1, gpsAt)),
      ),
    );
    return part(
      'moov',
      box(
        'moov',
        part(
          'mvhd',
          full('mvhd', 0, time, u32(TIMESCALE, 1_000, 0x10000, 0x1000000, 0, 0), UPRIGHT, u32(0, 0, 0, 0, 0, 0, 3)),
        ),
        track(1, options.handler ?? 'vide', [width, height], box('minf', full('vmhd', 1, u32(0, 0)), dinf, stbl)),
        identifying(
          track(2, 'meta', [0, 0], gps),
          box(
            'udta',
            box('\xa9xyz', u16(13, 0x15c7), '+12.34-056.78'),
            full('loci', 0, 'GPS 12.34'),
            full('meta', 0, full('hdlr', 0, u32(0), 'mdir', u32(0, 0, 0)), box('ilst', 'Secret phone')),
          ),
          full('meta', 0, 'xmpmeta'),
          box('uuid', Buffer.alloc(16, 7), 'xmpmeta'),
        ),
        more['moov'] ?? [],
      ),
    );
  };
  const before = concatBytes([
    identifying(
      box('free', 'freeGPS 12.34'),
      box('skip', 'Secret phone'),
      box('uuid', Buffer.alloc(16, 7), '<x:xmpmeta>'),
    ),
  ]);
  const mdat = box('mdat', data);
  if (options.indexLast) return concatBytes([ftyp, before, mdat, index(ftyp.length + before.length + 8)]);
  const length = index(0).length;
  return concatBytes([ftyp, before, index(ftyp.length + before.length + length + 8), mdat]);
}

/** A small valid video, as an upload. */
export const smallMp4 = (options: VideoOptions = {}): TestFile => ({
  filename: 'ward.mp4',
  type: 'video/mp4',
  bytes: mp4(options),
});

/** A fragmented video, as a browser records it from a canvas of 64 x 48. */
export const fragmentedMp4 = (): Buffer =>
  Buffer.from(
    [
      'AAAAJGZ0eXBpc29tAAACAGlzb21pc282aXNvMmF2YzFtcDQxAAACym1vb3YAAAB4bXZoZAEAAAAAAAAA5ybv2QAAAADnJu/ZAAAD6AAAAAAAAAOqAAEAAAEAAAAAAAAAAAAAAAABAAAA',
      'AAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIAAAIidHJhawAAAGh0a2hkAQAAAwAAAADnJu/ZAAAAAOcm79kAAAABAAAAAAAA',
      'AAAAAAOqAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAQAAAAABAAAAAMAAAAAABsm1kaWEAAAAsbWRoZAEAAAAAAAAA5ybv2QAAAADnJu/ZAAB1',
      'MAAAAAAAAAOqVcQAAAAAAC1oZGxyAAAAAAAAAAB2aWRlAAAAAAAAAAAAAAAAVmlkZW9IYW5kbGVyAAAAAVFtaW5mAAAAFHZtaGQAAAABAAAAAAAAAAAAAAAlZGluZgAAAB1kcmVmAAAA',
      'AAAAAAEAAAANdXJsIAAAAAEAAAABEHN0YmwAAAAQc3RzYwAAAAAAAAAAAAAAEHN0dHMAAAAAAAAAAAAAABRzdHN6AAAAAAAAAAAAAAAAAAAAEHN0Y28AAAAAAAAAAAAAAMRzdHNkAAAA',
      'AAAAAAEAAAC0YXZjMQAAAAAAAAABAAAAAQAAAAAAAAAAAAAAAABAADAASAAAAEgAAAAAAAAAAQtBVkMxIENvZGluZwAAAAAAAAAAAAAAAAAAAAAAAAAAABj//wAAABBwYXNwAAAAAQAA',
      'AAEAAAAUYnRydAAAAAAAAAAAAAAAAAAAACdhdmNDAULAFf/hABBnQsAVjI1COTcBDQEHhEI1AQAEaM48gAAAABNjb2xybmNseAABAA0AAYAAAAAobXZleAAAACB0cmV4AAAAAAAAAAEA',
      'AAABAAAAAAAAAAAAAAAAAAAAsG1vb2YAAAAQbWZoZAAAAAAAAAABAAAAmHRyYWYAAAAUdGZoZAACACAAAAABAQEAAAAAABR0ZmR0AQAAAAAAAAAAAAAAAAAAaHRydW4BAAMFAAAACgAA',
      'ALgCAAAAAAAL2QAAACcAAAwXAAAAWQAAC4QAAABrAAALyAAAAGsAAAu+AAAAcwAAC8gAAABrAAAL1QAAAGsAAAvAAAAAawAAC8EAAABrAAAD5wAAAGsAAAPobWRhdAAAACNluAAEAAAJ',
      '///4IooAAgO+OAAITEcAAjJisnJ1itddddddeAAAAFVh4ABAAL5An+FIoABaKAAWigAFooABaKAAWigAFooABaKAAWigAFooABaKAAWigAFooABaKAAWigAFooABaOAAIYscAAQqsT4n',
      'xPnvP5/P55M/n8/gAAAAZ2HgAIABPkD/4UigACAHFAAEAOKAAIAcUAAQA4oAAgBxQABADigACAHFAAEAOKAAIAcUAAQA4oAAgBxQABADigACAHFAAEAOKAAIAcUAAQA44AAiWRwABEHx',
      'PifE+fz+fz+eTP5/P4AAAABnYeAAwAG+QE/4UigACAVFAAEAqKAAIBUUAAQCooAAgFRQABAKigACAVFAAEAqKAAIBUUAAQCooAAgFRQABAKigACAVFAAEAqKAAIBUUAAQCo4AAi7xwAB',
      'FIxPifE+fz+fz+eTP5/P4AAAAG9h4AEAAj5AX/hSKAAIC8UAAQF4oAAgLxQABAXigACAvFAAEBeKAAIC8UAAQF4oAAgLxQABAXigACAvFAAEBeKAAIC8UAAQF4oAAgLxQABAXjgACPVH',
      'AAEbHNh//h6/ifE+aP//D1/P5/P55M/n8/gAAABnYeABQAK+QG/4UigACBJFAAECSKAAIEkUAAQJIoAAgSRQABAkigACBJFAAECSKAAIEkUAAQJIoAAgSRQABAkigACBJFAAECSKAAIE',
      'kUAAQJI4AAk9xwABIuxPifE+fz+fz+eTP5/P4AAAAGdh4AGAAz5Ad/hSKAAIF8UAAQL4oAAgXxQABAvigACBfFAAEC+KAAIF8UAAQL4oAAgXxQABAvigACBfFAAEC+KAAIF8UAAQL4oA',
      'AgXxQABAvjgACV9HAAEmvE+J8T5/P5/P55M/n8/gAAAAZ2HgAcADvkB3+FIoAAgXRQABAuigACBdFAAEC6KAAIF0UAAQLooAAgXRQABAuigACBdFAAEC6KAAIF0UAAQLooAAgXRQABAu',
      'igACBdFAAEC6OAAJX8cAASasT4nxPn8/n8/nkz+fz+AAAABnYeACAAQ+QHf4UigACBfFAAEC+KAAIF8UAAQL4oAAgXxQABAvigACBfFAAEC+KAAIF8UAAQL4oAAgXxQABAvigACBfFAA',
      'EC+KAAIF8UAAQL44AAlfRwABJrxPifE+fz+fz+eTP5/P4AAAAGdh4AJABL5Ad/hSKAAIF0UAAQLooAAgXRQABAuigACBdFAAEC6KAAIF0UAAQLooAAgXRQABAuigACBdFAAEC6KAAIF0',
      'UAAQLooAAgXRQABAujgACV/HAAEmrE+J8T5/P5/P55M/n8/gAAAATG1mcmEAAAA0dGZyYQEAAAAAAAABAAAAPwAAAAEAAAAAAAAAAAAAAAAAAALuAAAAAQAAAAEAAAABAAAAEG1mcm8A',
      'AAAAAAAATA==',
    ].join(''),
    'base64',
  );
