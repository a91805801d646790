import { open, type FileHandle } from 'node:fs/promises';
import { InvalidMp4Error } from './boxes';
import { defaultSizes, sampleRangesOfFragment } from './fragments';
import { type LoadedBox, type Layout, readLayout } from './layout';
import { gapsBetween, mergeSpans, type Span } from './ranges';
import { readTracks, type Track } from './read-tracks';
import { scrub } from './scrub';
import { SampleBudget } from './tables';

export interface Mp4Properties {
  /** After the video's rotation. */
  readonly width: number;
  readonly height: number;
  readonly durationMs: number;
}

const MAX_SIDE = 16_384;
const MAX_HOURS = 24;
const ZEROS = Buffer.alloc(1024 * 1024);
/** The top-level boxes that playback needs. */
const playbackBoxes = new Set(['ftyp', 'styp', 'sidx', 'moov', 'moof', 'mdat']);

/**
 * Checks an mp4 file and erases in place everything that playback does not need (SRV-24): metadata boxes, times, names,
 * tracks such as locations, and every byte between the samples. Video and sound are not encoded again, and nothing
 * moves, so the rest plays as before.
 * @throws InvalidMp4Error unless it is a complete, playable video; the file may be partly changed then
 */
export async function cleanMp4(path: string): Promise<Mp4Properties> {
  const file = await open(path, 'r+');
  try {
    const layout = await readLayout(file);
    const { moov, fragments } = scrubIndexes(layout);
    const [ftyp] = layout.loadedBoxes;
    const tracks = await readTracks({
      index: Buffer.concat([ftyp?.bytes ?? Buffer.alloc(0), moov.bytes]),
      fragments: Buffer.concat(fragments.map(({ bytes }) => bytes)),
    });
    const properties = propertiesOf(tracks);
    const sizes = defaultSizes(moov.bytes, moov.box);
    const fragmentRanges = fragments.map(({ bytes, box, start }) => sampleRangesOfFragment(bytes, box, start, sizes));
    const gaps = gapsBetween(
      dataOf(layout),
      mergeSpans([...tracks.map((track) => track.sampleRanges), ...fragmentRanges]),
    );
    await eraseUnused(file, layout, gaps);
    for (const { start, bytes } of [moov, ...fragments]) await writeAt(file, bytes, start);
    return properties;
  } finally {
    await file.close();
  }
}

/** Erases the index first, at any position in the file, since it decides which tracks are kept in the fragments. */
function scrubIndexes({ loadedBoxes }: Layout): { moov: LoadedBox; fragments: readonly LoadedBox[] } {
  const moov = loadedBoxes.find(({ box }) => box.type === 'moov');
  if (!moov) throw new InvalidMp4Error('The file must have one index');
  const fragments = loadedBoxes.filter(({ box }) => box.type === 'moof');
  const keptTracks = new Set<number>();
  const budget = new SampleBudget();
  for (const { bytes, box } of [moov, ...fragments]) scrub(bytes, box, keptTracks, budget);
  return { moov, fragments };
}

const dataOf = ({ boxes }: Layout): Span[] =>
  boxes.filter(({ type }) => type === 'mdat').map(({ body, end }): Span => [body, end]);

async function eraseUnused(file: FileHandle, { boxes }: Layout, gaps: readonly Span[]): Promise<void> {
  for (const [from, to] of gaps) await fillWithZeros(file, from, to);
  for (const { type, start, body, end } of boxes) {
    if (playbackBoxes.has(type)) continue;
    await writeAt(file, Buffer.from('free', 'latin1'), start + 4);
    await fillWithZeros(file, body, end);
  }
}

async function fillWithZeros(file: FileHandle, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += ZEROS.length)
    await writeAt(file, ZEROS.subarray(0, Math.min(ZEROS.length, to - at)), at);
}

async function writeAt(file: FileHandle, bytes: Buffer, position: number): Promise<void> {
  const { bytesWritten } = await file.write(bytes, 0, bytes.length, position);
  if (bytesWritten !== bytes.length) throw new Error('The file was not written completely');
}

function propertiesOf(tracks: readonly Track[]): Mp4Properties {
  const videoTrack = tracks.find(({ isVideo, samples }) => isVideo && samples > 0);
  if (!videoTrack) throw new InvalidMp4Error('The file has no video');
  const [a = 0, b = 0] = videoTrack.matrix;
  const isRotated = Math.abs(b) > Math.abs(a);
  const [width, height] = [
    Math.round(isRotated ? videoTrack.height : videoTrack.width),
    Math.round(isRotated ? videoTrack.width : videoTrack.height),
  ];
  const seconds = Math.max(...tracks.map((track) => track.seconds));
  if (!(width >= 1 && height >= 1 && width <= MAX_SIDE && height <= MAX_SIDE))
    throw new InvalidMp4Error('The size of the video is invalid');
  if (!(seconds >= 0 && seconds <= MAX_HOURS * 3_600))
    throw new InvalidMp4Error('The duration of the video is invalid');
  return { width, height, durationMs: Math.round(seconds * 1_000) };
}
