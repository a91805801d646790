import { open, type FileHandle } from 'node:fs/promises';
import { DamagedMp4 } from './boxes';
import { defaultSizes, placesOfFragment } from './fragments';
import { type Head, type Layout, readLayout } from './layout';
import { gapsBetween, joined, type Span } from './ranges';
import { readTracks, type Track } from './read-tracks';
import { scrub } from './scrub';
import { SampleBudget } from './tables';

export interface Mp4Facts {
  /** As shown, turned by the film's rotation. */
  readonly width: number;
  readonly height: number;
  readonly durationMs: number;
}

const MAX_SIDE = 16_384;
const MAX_HOURS = 24;
const ZEROS = Buffer.alloc(1024 * 1024);
/** Boxes of the file itself that playing needs. */
const kept = new Set(['ftyp', 'styp', 'sidx', 'moov', 'moof', 'mdat']);

/**
 * Checks an mp4 file and takes everything out of it, in place, that playing does not need (SRV-24):
 * metadata boxes, times, names, tracks of places and the like, and every byte between the samples. Pictures
 * and sound are not coded anew, and nothing moves, so what is left plays as before.
 * @throws DamagedMp4 when it is no complete, playable film; the file may be changed in part then
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
    const gaps = gapsBetween(dataOf(layout), joined([...tracks.map((track) => track.places), ...places]));
    await empty(file, layout, gaps);
    for (const { start, bytes } of [moov, ...fragments]) await writeAt(file, bytes, start);
    return facts;
  } finally {
    await file.close();
  }
}

/** The film's own index tells which tracks stay, wherever it is in the file. */
function scrubIndexes({ heads }: Layout): { moov: Head; fragments: readonly Head[] } {
  const moov = heads.find(({ box }) => box.type === 'moov');
  if (!moov) throw new DamagedMp4('It needs one index');
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
  if (bytesWritten !== bytes.length) throw new Error('The disk took only a part');
}

function factsOf(tracks: readonly Track[]): Mp4Facts {
  const film = tracks.find(({ isVideo, samples }) => isVideo && samples > 0);
  if (!film) throw new DamagedMp4('It has no pictures');
  const [a = 0, b = 0] = film.matrix;
  const turned = Math.abs(b) > Math.abs(a);
  const [width, height] = [
    Math.round(turned ? film.height : film.width),
    Math.round(turned ? film.width : film.height),
  ];
  const seconds = Math.max(...tracks.map((track) => track.seconds));
  if (!(width >= 1 && height >= 1 && width <= MAX_SIDE && height <= MAX_SIDE))
    throw new DamagedMp4('Its pictures have no size');
  if (!(seconds >= 0 && seconds <= MAX_HOURS * 3_600)) throw new DamagedMp4('Its length makes no sense');
  return { width, height, durationMs: Math.round(seconds * 1_000) };
}
