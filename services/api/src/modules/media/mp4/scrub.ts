import { blank, type Box, childOf, childrenIn, DamagedMp4 } from './boxes';
import { scrubDescriptions } from './descriptions';
import { checkTable, type SampleBudget } from './tables';

/** For each box, which boxes may stay in it. What is not named here is not needed to play, and goes. */
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

/** Boxes that may occur once in their parent: a second one would be read by one player and not by the next. */
const repeatable = new Set(['trak', 'trex', 'traf', 'trun']);

const MAX_TRACKS = 32;

/**
 * Empties everything in a `moov` or `moof` that says more than how to play it: metadata, times, names, and
 * tracks that are neither video nor sound. Nothing moves: what goes becomes `free` in its place.
 * @param kept the tracks that stay; a `moov` adds to it, a `moof` asks it
 * @throws DamagedMp4
 */
export function scrub(bytes: Buffer, root: Box, kept: Set<number>, budget: SampleBudget): void {
  if (root.type === 'moov') {
    // QuickTime may write a track's box before the one that tells its kind, so tracks are judged first.
    let tracks = 0;
    for (const trak of childrenIn(bytes, root.body, root.end)) {
      if (trak.type !== 'trak') continue;
      tracks += 1;
      if (tracks > MAX_TRACKS) throw new DamagedMp4('Too many tracks');
      judgeTrack(bytes, trak, kept);
    }
  }
  walk(bytes, root, kept, budget);
}

function walk(bytes: Buffer, parent: Box, kept: ReadonlySet<number>, budget: SampleBudget): void {
  const names = allowed[parent.type];
  if (!names) return scrubLeaf(bytes, parent, budget);
  const seen = new Set<string>();
  for (const child of childrenIn(bytes, parent.body, parent.end)) {
    if (!names.includes(child.type) || isOfRemovedTrack(bytes, child, kept)) {
      blank(bytes, child);
      continue;
    }
    if (seen.has(child.type) && !repeatable.has(child.type)) throw new DamagedMp4(`Two boxes ${child.type}`);
    seen.add(child.type);
    walk(bytes, child, kept, budget);
  }
}

/** Keeps a track of pictures or sound, in a coding that browsers know; blanks any other. */
function judgeTrack(bytes: Buffer, trak: Box, kept: Set<number>): void {
  const tkhd = childOf(bytes, trak, 'tkhd');
  const mdia = childOf(bytes, trak, 'mdia');
  const hdlr = mdia && childOf(bytes, mdia, 'hdlr');
  const stbl = mdia && below(bytes, mdia, ['minf', 'stbl']);
  const stsd = stbl && childOf(bytes, stbl, 'stsd');
  if (!tkhd || !hdlr || !stsd || hdlr.end - hdlr.body < 20) throw new DamagedMp4('A track is incomplete');
  const handler = bytes.toString('latin1', hdlr.body + 8, hdlr.body + 12);
  const id = uint32(bytes, tkhd, bytes.readUInt8(tkhd.body) === 1 ? 20 : 12);
  if ((handler !== 'vide' && handler !== 'soun') || !scrubDescriptions(bytes, stsd, handler)) return blank(bytes, trak);
  if (id === 0 || kept.has(id)) throw new DamagedMp4('Two tracks have one number');
  kept.add(id);
}

function below(bytes: Buffer, from: Box, types: readonly string[]): Box | undefined {
  return types.reduce<Box | undefined>((box, type) => box && childOf(bytes, box, type), from);
}

/** Fragments refer to their track by number. */
function isOfRemovedTrack(bytes: Buffer, box: Box, kept: ReadonlySet<number>): boolean {
  if (box.type === 'trex') return !kept.has(uint32(bytes, box, 4));
  if (box.type !== 'traf') return false;
  const tfhd = childOf(bytes, box, 'tfhd');
  if (!tfhd) throw new DamagedMp4('A fragment is incomplete');
  // Places that count from the fragment before would change when that fragment goes.
  const placed = (uint32(bytes, tfhd, 0) & 0x020001) !== 0;
  if (kept.has(uint32(bytes, tfhd, 4))) return false;
  if (!placed) throw new DamagedMp4('Its fragments cannot be told apart');
  return true;
}

function scrubLeaf(bytes: Buffer, box: Box, budget: SampleBudget): void {
  switch (box.type) {
    case 'mvhd':
    case 'tkhd':
    case 'mdhd': {
      // Created, changed.
      const wide = uint32(bytes, box, 0) >>> 24 === 1;
      if (box.end - box.body < (wide ? 32 : 20)) throw new DamagedMp4(`The box ${box.type} is cut off`);
      bytes.fill(0, box.body + 4, box.body + (wide ? 20 : 12));
      return;
    }
    case 'hdlr':
      // Version, component type and kind stay; maker and name go.
      bytes.fill(0, box.body + 4, box.body + 8);
      bytes.fill(0, box.body + 12, box.end);
      return;
    case 'dref':
      return checkReferences(bytes, box);
    default:
      checkTable(bytes, box, budget);
  }
}

/** Samples are in this file: one that names another file would be incomplete, and its address tells something. */
function checkReferences(bytes: Buffer, box: Box): void {
  for (const entry of childrenIn(bytes, box.body + 8, box.end)) {
    if (entry.type !== 'url ' || uint32(bytes, entry, 0) !== 1) throw new DamagedMp4('Its samples are elsewhere');
    bytes.fill(0, entry.body + 4, entry.end);
  }
}

function uint32(bytes: Buffer, box: Box, at: number): number {
  if (box.body + at + 4 > box.end) throw new DamagedMp4(`The box ${box.type} is cut off`);
  return bytes.readUInt32BE(box.body + at);
}
