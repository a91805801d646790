import { eraseBox, type Box, childOf, childrenIn, InvalidMp4Error } from './boxes';
import { scrubDescriptions } from './descriptions';
import { checkTable, type SampleBudget } from './tables';

/** The allowed children of each box. Everything else is not needed for playback and is erased. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  moov: ['mvhd', 'trak', 'mvex'],
  trak: ['tkhd', 'edts', 'mdia'],
  edts: ['elst'],
  mdia: ['mdhd', 'hdlr', 'minf'],
  minf: ['vmhd', 'smhd', 'dinf', 'stbl'],
  dinf: ['dref'],
  stbl: ['stsd', 'stts', 'ctts', 'cslg', 'stsc', 'stsz', 'stz2', 'stco', 'co64', 'stss', 'sdtp'],
  mvex: ['mehd', 'trex'],
  moof: ['mfhd', 'traf'],
  traf: ['tfhd', 'tfdt', 'trun', 'sdtp'],
};

/**
 * Boxes that may occur more than once in their parent. Two of another box are invalid, since players differ in which of
 * them they read.
 */
const repeatable = new Set(['trak', 'trex', 'traf', 'trun']);

const MAX_TRACKS = 32;

/**
 * Erases everything in a `moov` or `moof` that playback does not need: metadata, times, names, and tracks that are
 * neither video nor sound. Nothing moves: an erased box becomes `free`.
 * @param keptTracks the tracks that stay; a `moov` adds to it, a `moof` reads it
 * @throws InvalidMp4Error
 */
export function scrub(bytes: Buffer, root: Box, keptTracks: Set<number>, budget: SampleBudget): void {
  if (root.type === 'moov') {
    // QuickTime may write a track's box before the one with its type, so tracks are checked first.
    let tracks = 0;
    for (const trak of childrenIn(bytes, root.body, root.end)) {
      if (trak.type !== 'trak') continue;
      tracks += 1;
      if (tracks > MAX_TRACKS) throw new InvalidMp4Error('Too many tracks');
      checkTrack(bytes, trak, keptTracks);
    }
  }
  scrubTree(bytes, root, keptTracks, budget);
}

function scrubTree(bytes: Buffer, parent: Box, keptTracks: ReadonlySet<number>, budget: SampleBudget): void {
  const names = allowed[parent.type];
  if (!names) return scrubLeaf(bytes, parent, budget);
  const seen = new Set<string>();
  for (const child of childrenIn(bytes, parent.body, parent.end)) {
    if (!names.includes(child.type) || isOfRemovedTrack(bytes, child, keptTracks)) {
      eraseBox(bytes, child);
      continue;
    }
    if (seen.has(child.type) && !repeatable.has(child.type)) throw new InvalidMp4Error(`Two boxes ${child.type}`);
    seen.add(child.type);
    scrubTree(bytes, child, keptTracks, budget);
  }
}

/** Keeps a track of video or sound with a codec that browsers play; erases any other. */
function checkTrack(bytes: Buffer, trak: Box, keptTracks: Set<number>): void {
  const tkhd = childOf(bytes, trak, 'tkhd');
  const mdia = childOf(bytes, trak, 'mdia');
  const hdlr = mdia && childOf(bytes, mdia, 'hdlr');
  const stbl = mdia && descendantOf(bytes, mdia, ['minf', 'stbl']);
  const stsd = stbl && childOf(bytes, stbl, 'stsd');
  if (!tkhd || !hdlr || !stsd || hdlr.end - hdlr.body < 20) throw new InvalidMp4Error('A track is incomplete');
  const handler = bytes.toString('latin1', hdlr.body + 8, hdlr.body + 12);
  const id = uint32(bytes, tkhd, bytes.readUInt8(tkhd.body) === 1 ? 20 : 12);
  if ((handler !== 'vide' && handler !== 'soun') || !scrubDescriptions(bytes, stsd, handler))
    return eraseBox(bytes, trak);
  if (id === 0 || keptTracks.has(id)) throw new InvalidMp4Error('Two tracks have the same id');
  keptTracks.add(id);
}

function descendantOf(bytes: Buffer, from: Box, types: readonly string[]): Box | undefined {
  return types.reduce<Box | undefined>((box, type) => box && childOf(bytes, box, type), from);
}

/** Fragments refer to their track by number. */
function isOfRemovedTrack(bytes: Buffer, box: Box, keptTracks: ReadonlySet<number>): boolean {
  if (box.type === 'trex') return !keptTracks.has(uint32(bytes, box, 4));
  if (box.type !== 'traf') return false;
  const tfhd = childOf(bytes, box, 'tfhd');
  if (!tfhd) throw new InvalidMp4Error('A fragment is incomplete');
  // Positions relative to the previous fragment would change when that fragment is erased.
  const hasPosition = (uint32(bytes, tfhd, 0) & 0x020001) !== 0;
  if (keptTracks.has(uint32(bytes, tfhd, 4))) return false;
  if (!hasPosition) throw new InvalidMp4Error('A fragment of a removed track has no position');
  return true;
}

function scrubLeaf(bytes: Buffer, box: Box, budget: SampleBudget): void {
  switch (box.type) {
    case 'mvhd':
    case 'tkhd':
    case 'mdhd': {
      // Creation and modification time.
      const wide = uint32(bytes, box, 0) >>> 24 === 1;
      if (box.end - box.body < (wide ? 32 : 20)) throw new InvalidMp4Error(`The box ${box.type} is truncated`);
      bytes.fill(0, box.body + 4, box.body + (wide ? 20 : 12));
      return;
    }
    case 'hdlr':
      // Keeps version, component type and handler; erases maker and name.
      bytes.fill(0, box.body + 4, box.body + 8);
      bytes.fill(0, box.body + 12, box.end);
      return;
    case 'dref':
      return checkReferences(bytes, box);
    default:
      checkTable(bytes, box, budget);
  }
}

/** Samples must be in this file: a reference to another file makes it incomplete, and its URL may identify a person. */
function checkReferences(bytes: Buffer, box: Box): void {
  for (const entry of childrenIn(bytes, box.body + 8, box.end)) {
    if (entry.type !== 'url ' || uint32(bytes, entry, 0) !== 1)
      throw new InvalidMp4Error('The samples are in another file');
    bytes.fill(0, entry.body + 4, entry.end);
  }
}

function uint32(bytes: Buffer, box: Box, at: number): number {
  if (box.body + at + 4 > box.end) throw new InvalidMp4Error(`The box ${box.type} is truncated`);
  return bytes.readUInt32BE(box.body + at);
}
