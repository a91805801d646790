import { open, type FileHandle } from 'node:fs/promises';
import { InvalidMp4Error } from './boxes';
import { defaultSizes, placesOfFragment } from './fragments';
import { type Head, type Layout, readLayout } from './layout';
import { gapsBetween, mergeSpans, type Span } from './ranges';
import { readTracks, type Track } from './read-tracks';
import { scrub } from './scrub';
import { SampleBudget } from './tables';

export interface Mp4Facts {
  /** After the video's rotation. */
  readonly width: number;
  readonly height: number;
  readonly durationMs: number;
}

const MAX_SIDE = 16_384;
const MAX_HOURS = 24;
const ZEROS = Buffer.alloc(1024 * 1024);
/** The top-level boxes that playback needs. */
const kept = new Set(['ftyp', 'styp', 'sidx', 'moov', 'moof', 'mdat']);

/**
 * Checks an mp4 file and erases in place everything that playback does not need (SRV-24): metadata boxes, times, names,
 * tracks such as locations, and every byte between the samples. Video and sound are not encoded again, and nothing
 * moves, so the rest plays as before.
 * @throws InvalidMp4Error unless it is a complete, playable video; the file may be partly changed then
 */
export async function cleanMp4(path: string): Promise<Mp4Facts> {
  const file = await open(path, 'r+');
  try {
    const layout = await readLayout(file);
    const { moov, fragments } = scrubIndexes(layout);
    const [ftyp] = layout.heads;
    const tracks = await readTracks({
      index: Buffer.concat([ftyp?.bytes ?? Buffer.alloc(0), moov.bytes]),
      fragments: Buffer.concat(fragments.map(({ bytes }) => bytes)),
    });
    const facts = factsOf(tracks);
    const sizes = defaultSizes(moov.bytes, moov.box);
    const places = fragments.map(({ bytes, box, start }) => placesOfFragment(bytes, box, start, sizes));
    const gaps = gapsBetween(dataOf(layout), mergeSpans([...tracks.map((track) => track.places), ...places]));
    await empty(file, layout, gaps);
    for (const { start, bytes } of [moov, ...fragments]) await writeAt(file, bytes, start);
    return facts;
  } finally {
    await file.close();
  }
}

/** Erases the index first, at any position in the file, since it decides which tracks are kept in the fragments. */
function scrubIndexes({ heads }: Layout): { moov: Head; fragments: readonly Head[] } {
  const moov = heads.find(({ box }) => box.type === 'moov');
  if (!moov) throw new InvalidMp4Error('The file must have one index');
  const fragments = heads.filter(({ box }) => box.type === 'moof');
  const kept = new Set<number>();
  const budget = new SampleBudget();
  for (const { bytes, box } of [moov, ...fragments]) scrub(bytes, box, kept, budget);
  return { moov, fragments };
}

const dataOf = ({ boxes }: Layout): Span[] =>
  boxes.filter(({ type }) => type === 'mdat').map(({ body, end }): Span => [body, end]);

async function empty(file: FileHandle, { boxes }: Layout, gaps: readonly Span[]): Promise<void> {
  for (const [from, to] of gaps) await zero(file, from, to);
  for (const { type, start, body, end } of boxes) {
    if (kept.has(type)) continue;
    await writeAt(file, Buffer.from('free', 'latin1'), start + 4);
    await zero(file, body, end);
  }
}

async function zero(file: FileHandle, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += ZEROS.length)
    await writeAt(file, ZEROS.subarray(0, Math.min(ZEROS.length, to - at)), at);
}

async function writeAt(file: FileHandle, bytes: Buffer, position: number): Promise<void> {
  const { bytesWritten } = await file.write(bytes, 0, bytes.length, position);
  if (bytesWritten !== bytes.length) throw new Error('The file was not written completely');
}

function factsOf(tracks: readonly Track[]): Mp4Facts {
  const videoTrack = tracks.find(({ isVideo, samples }) => isVideo && samples > 0);
  if (!videoTrack) throw new InvalidMp4Error('The file has no video');
  const [a = 0, b = 0] = videoTrack.matrix;
  const turned = Math.abs(b) > Math.abs(a);
  const [width, height] = [
    Math.round(turned ? videoTrack.height : videoTrack.width),
    Math.round(turned ? videoTrack.width : videoTrack.height),
  ];
  const seconds = Math.max(...tracks.map((track) => track.seconds));
  if (!(width >= 1 && height >= 1 && width <= MAX_SIDE && height <= MAX_SIDE))
    throw new InvalidMp4Error('The size of the video is invalid');
  if (!(seconds >= 0 && seconds <= MAX_HOURS * 3_600)) throw new InvalidMp4Error('The duration of the video is invalid');
  return { width, height, durationMs: Math.round(seconds * 1_000) };
}
