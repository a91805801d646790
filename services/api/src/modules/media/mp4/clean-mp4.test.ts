import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFile, type ISOFile, type Movie, MP4BoxBuffer } from 'mp4box';
import { box, fragmentedMp4, mp4, identifyingWords, u32, type VideoOptions } from '../../../testing/test-videos';
import { cleanMp4 } from './clean-mp4';
import { readTracks } from './read-tracks';

jest.setTimeout(60_000);

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cred-mp4-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function clean(bytes: Buffer) {
  const file = path.join(folder, 'video.mp4');
  await writeFile(file, bytes);
  const properties = await cleanMp4(file);
  return { properties, bytes: await readFile(file) };
}
const errorOf = (bytes: Buffer): Promise<string> =>
  clean(bytes).then(
    () => 'none',
    (cause: Error) => `${cause.name}: ${cause.message}`,
  );

/** Parses a whole file with mp4box, including its samples. */
function parse(bytes: Buffer): { info: Movie; file: ISOFile } {
  const file = createFile();
  let info: Movie | undefined;
  file.onReady = (ready) => void (info = ready);
  file.appendBuffer(MP4BoxBuffer.fromArrayBuffer(Uint8Array.from(bytes).buffer, 0));
  file.flush();
  if (!info) throw new Error('mp4box cannot parse this file');
  return { info, file };
}
const samplesOf = (bytes: Buffer): Buffer[] =>
  parse(bytes)
    .file.getTrackSamplesInfo(1)
    .map(({ offset, size }) => bytes.subarray(offset, offset + size));

describe('cleanMp4', () => {
  it.each([
    ['first', {}],
    ['last', { indexLast: true }],
  ])('returns the size and duration of a video whose index is %s', async (_, options) => {
    expect((await clean(mp4(options))).properties).toEqual({ width: 64, height: 48, durationMs: 1_000 });
  });

  it('returns the size after rotation', async () => {
    expect((await clean(mp4({ rotated: true }))).properties).toMatchObject({ width: 48, height: 64 });
  });

  it.each([
    ['first', {}],
    ['last', { indexLast: true }],
  ])('removes locations, names and times without moving a byte, with the index %s', async (_, options) => {
    const before = mp4({ identifying: true, ...options });
    for (const word of identifyingWords) expect(before.includes(word)).toBe(true);
    const { properties, bytes } = await clean(before);
    for (const word of identifyingWords) expect([word, bytes.includes(word)]).toEqual([word, false]);
    expect(bytes.includes(u32(3_850_000_000))).toBe(false);
    expect(bytes.length).toBe(before.length);
    expect(properties).toEqual({ width: 64, height: 48, durationMs: 1_000 });
    const { info } = parse(bytes);
    expect(info.tracks.map(({ id, codec, nb_samples }) => ({ id, codec, nb_samples }))).toEqual([
      { id: 1, codec: 'avc1.42c00a', nb_samples: 5 },
    ]);
    expect(samplesOf(bytes)).toEqual(samplesOf(mp4(options)));
  });

  it('leaves a video without metadata unchanged, except for its times', async () => {
    const before = mp4();
    const { bytes } = await clean(before);
    const again = (await clean(bytes)).bytes;
    expect(again).toEqual(bytes);
    expect(samplesOf(bytes)).toEqual(samplesOf(before));
  });

  it('keeps a fragmented video playable', async () => {
    const before = fragmentedMp4();
    const { properties, bytes } = await clean(before);
    expect(properties).toMatchObject({ width: 64, height: 48 });
    expect(properties.durationMs).toBeGreaterThan(500);
    expect(samplesOf(bytes)).toEqual(samplesOf(before));
    expect(samplesOf(bytes).length).toBeGreaterThan(3);
  });

  it('keeps both runs of a fragment if they are not adjacent', async () => {
    const run = (offset: number): Buffer => box('trun', u32(0x201, 1, offset, 4));
    const moof = (base: number): Buffer =>
      box('moof', box('mfhd', u32(0, 1)), box('traf', box('tfhd', u32(0x20000, 1)), run(base), run(base + 10)));
    const head = mp4({ more: { moov: box('mvex', box('trex', u32(0, 1, 1, 200, 0, 0))) } });
    const data = box('mdat', 'aaaa', 'hidden', 'bbbb', 'more');
    const { bytes } = await clean(Buffer.concat([head, moof(moof(0).length + 8), data]));
    expect(bytes.subarray(-18)).toEqual(Buffer.from('aaaa\0\0\0\0\0\0bbbb\0\0\0\0'));
  });

  it('rejects a video truncated at any position', async () => {
    for (const options of [{}, { indexLast: true }]) {
      const whole = mp4(options);
      for (let length = 24; length < whole.length; length += 41)
        expect(await errorOf(whole.subarray(0, length))).toMatch(/^InvalidMp4Error/);
      expect(await errorOf(whole.subarray(0, -1))).toMatch(/^InvalidMp4Error/);
    }
  });

  it('rejects a truncated video whose last box extends to the end of the file', async () => {
    const open = mp4();
    open.writeUInt32BE(0, open.indexOf('mdat') - 4);
    expect(await errorOf(open)).toBe('none');
    expect(await errorOf(open.subarray(0, -10))).toMatch(/^InvalidMp4Error: A sample/);
  });

  const table = (type: string, ...values: number[]): Buffer => box(type, u32(0, ...values));
  let deep = box('stsd', 'x');
  for (let level = 0; level < 5_000; level += 1) deep = box('trak', deep);
  const invalidVideos: readonly [string, VideoOptions][] = [
    ['sound only', { handler: 'soun' }],
    ['no playable track', { handler: 'text' }],
    [
      'video without a size',
      { size: [0, 48], replace: { stsd: box('stsd', u32(0, 1), box('avc1', Buffer.alloc(78))) } },
    ],
    ['a side of 60,000 pixels', { size: [60_000, 48] }],
    ['four billion samples of one size', { replace: { stsz: table('stsz', 1, 0xffffffff) } }],
    ['a table longer than its box', { replace: { stsz: table('stsz', 0, 500_000, 1) } }],
    ['four billion samples in its table of times', { replace: { stts: table('stts', 1, 0xffffffff, 1) } }],
    ['a table of times longer than its box', { replace: { stts: table('stts', 0x10000000, 1, 1) } }],
    ['chunks out of order', { replace: { stsc: table('stsc', 2, 2, 1, 1, 1, 1, 1) } }],
    ['no positions of its samples', { replace: { stco: table('stco', 0) } }],
    ['samples inside its index', { replace: { stco: table('stco', 1, 60) } }],
    ['samples after its end', { replace: { stco: table('stco', 1, 0x7fffffff) } }],
    [
      'samples in another file',
      { replace: { dref: box('dref', u32(0, 1), box('url ', u32(0), 'http://x.example\0')) } },
    ],
    ['a box without a length in its index', { more: { stbl: u32(0, 0x66726565) } }],
    ['a box larger than its parent', { more: { stbl: Buffer.concat([u32(4_000), Buffer.from('free')]) } }],
    [
      'a box of a size above 2^53',
      { more: { moov: Buffer.concat([u32(1), Buffer.from('free'), u32(0x7fffffff, 0xffffffff)]) } },
    ],
    ['two indexes of samples', { more: { stbl: table('stco', 1, 40) } }],
    ['forty tracks', { more: { moov: Array.from({ length: 40 }, () => box('trak', 'x')) } }],
    ['tracks in tracks, 5,000 deep', { more: { moov: deep } }],
    ['a hundred thousand boxes', { more: { moov: Buffer.concat(Array.from({ length: 100_000 }, () => box('free'))) } }],
    ['invalid decoder settings', { replace: { stsd: box('stsd', u32(0, 9), box('avc1', Buffer.alloc(78))) } }],
  ];
  it.each(invalidVideos)('rejects a video with %s', async (_, look) => {
    expect(await errorOf(mp4(look))).toMatch(/^InvalidMp4Error/);
  });

  it('reads the largest allowed index without blocking the event loop', async () => {
    let timerCalls = 0;
    const timer = setInterval(() => (timerCalls += 1), 5);
    const sizes = Buffer.alloc(4 * 600_000, 0);
    const look = {
      replace: {
        stsz: box('stsz', u32(0, 0, 600_000), sizes),
        stts: table('stts', 1, 600_000, 1),
        stsc: table('stsc', 1, 1, 600_000, 1),
      },
    };
    expect(await errorOf(mp4(look))).toBe('none');
    clearInterval(timer);
    expect(timerCalls).toBeGreaterThan(5);
  });
});

describe('readTracks', () => {
  it('rejects at its time limit', async () => {
    const whole = mp4();
    const index = whole.subarray(0, whole.indexOf('mdat') - 4);
    await expect(readTracks({ index, fragments: Buffer.alloc(0) }, 0)).rejects.toThrow('takes too long');
    expect(await readTracks({ index, fragments: Buffer.alloc(0) })).toHaveLength(1);
  });

  it('rejects an invalid index', async () => {
    await expect(readTracks({ index: Buffer.alloc(40), fragments: Buffer.alloc(0) })).rejects.toThrow();
  });
});
