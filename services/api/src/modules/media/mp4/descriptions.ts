import { eraseBox, type Box, childrenIn, InvalidMp4Error } from './boxes';

interface TrackCodecs {
  readonly entries: readonly string[];
  /** Bytes of an entry before its child boxes. */
  readonly headerBytes: number;
}

/** The codecs that browsers play. */
const codecs: Readonly<Record<'vide' | 'soun', TrackCodecs>> = {
  vide: { entries: ['avc1', 'avc3', 'hvc1', 'hev1', 'av01', 'vp08', 'vp09', 'mp4v'], headerBytes: 78 },
  soun: { entries: ['mp4a', 'Opus', 'alac', 'ac-3', 'ec-3', '.mp3'], headerBytes: 28 },
};

/** The boxes that a decoder needs, without colour profiles and comments. */
const decoderBoxes = new Set([
  'avcC',
  'hvcC',
  'av1C',
  'vpcC',
  'esds',
  'dOps',
  'alac',
  'dac3',
  'dec3',
  'btrt',
  'pasp',
  'clap',
  'fiel',
  'mdcv',
  'clli',
  'SmDm',
  'CoLL',
  'colr',
  'chan',
]);

/** The range of the encoder's maker in a video entry; the next one is that of its name. */
const MAKER = [8, 24] as const;
const COMPRESSOR_NAME = [42, 74] as const;
const MAX_ENTRIES = 16;

/**
 * Erases everything in a track's sample descriptions that no decoder needs.
 * @returns whether browsers play all of their codecs
 * @throws InvalidMp4Error
 */
export function scrubDescriptions(bytes: Buffer, stsd: Box, handler: 'vide' | 'soun'): boolean {
  const { entries, headerBytes } = codecs[handler];
  if (stsd.end - stsd.body < 8) throw new InvalidMp4Error('The sample descriptions are truncated');
  const found = [...childrenIn(bytes, stsd.body + 8, stsd.end)];
  if (found.length !== bytes.readUInt32BE(stsd.body + 4) || found.length > MAX_ENTRIES)
    throw new InvalidMp4Error('The count of sample descriptions is wrong');
  if (found.length === 0 || !found.every(({ type }) => entries.includes(type))) return false;
  for (const entry of found) {
    if (entry.end - entry.body < headerBytes) throw new InvalidMp4Error('A sample description is truncated');
    if (handler === 'vide')
      for (const [from, to] of [MAKER, COMPRESSOR_NAME]) bytes.fill(0, entry.body + from, entry.body + to);
    scrubEntry(bytes, entry, headerBytes + extraQuickTimeBytes(bytes, entry, handler));
  }
  return true;
}

/** Old QuickTime sound has a longer header, depending on its version. */
function extraQuickTimeBytes(bytes: Buffer, entry: Box, handler: 'vide' | 'soun'): number {
  const version = handler === 'soun' ? bytes.readUInt16BE(entry.body + 8) : 0;
  return version === 1 ? 16 : version === 2 ? 36 : 0;
}

function scrubEntry(bytes: Buffer, entry: Box, fixed: number): void {
  if (entry.body + fixed > entry.end) throw new InvalidMp4Error('A sample description is truncated');
  for (const child of childrenIn(bytes, entry.body + fixed, entry.end)) {
    const profile =
      child.type === 'colr' && !['nclx', 'nclc'].includes(bytes.toString('latin1', child.body, child.body + 4));
    // Old QuickTime nests the decoder's settings in another box.
    if (child.type === 'wave') scrubWave(bytes, child);
    else if (!decoderBoxes.has(child.type) || profile) eraseBox(bytes, child);
  }
}

function scrubWave(bytes: Buffer, wave: Box): void {
  for (const child of childrenIn(bytes, wave.body, wave.end)) {
    if (!['frma', 'esds', 'alac'].includes(child.type) && child.end - child.start > 12) eraseBox(bytes, child);
  }
}
