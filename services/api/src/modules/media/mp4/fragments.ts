import { type Box, childOf, childrenIn, InvalidMp4Error } from './boxes';

/** The size of samples without an explicit size, by track. */
export type DefaultSizes = ReadonlyMap<number, number>;

/** The sample defaults for fragments in a video's index. */
export function defaultSizes(moov: Buffer, root: Box): DefaultSizes {
  const mvex = childOf(moov, root, 'mvex');
  const trexes = mvex
    ? [...childrenIn(moov, mvex.body, mvex.end)].filter(({ type, body, end }) => type === 'trex' && end - body >= 24)
    : [];
  return new Map(trexes.map(({ body }) => [moov.readUInt32BE(body + 4), moov.readUInt32BE(body + 16)]));
}

/**
 * Returns the ranges of a fragment's samples in the file, as alternating start and end. mp4box does not return them,
 * since it treats all runs of a fragment as adjacent.
 * @param at the position of the fragment's box in the file
 * @throws InvalidMp4Error
 */
export function sampleRangesOfFragment(bytes: Buffer, moof: Box, at: number, sizes: DefaultSizes): Float64Array {
  const ranges: number[] = [];
  let last = at;
  for (const traf of childrenIn(bytes, moof.body, moof.end)) {
    if (traf.type !== 'traf') continue;
    const header = readFragmentHeader(bytes, traf, sizes);
    const base = header.base ?? (header.fromFragment ? at : last);
    last = base;
    for (const run of childrenIn(bytes, traf.body, traf.end)) {
      if (run.type !== 'trun') continue;
      const { offset, size } = readRun(bytes, run, header.size);
      const from = offset === undefined ? last : base + offset;
      last = from + size;
      if (from < 0) throw new InvalidMp4Error('A run is outside the file');
      if (size > 0) ranges.push(from, last);
    }
  }
  return Float64Array.from(ranges);
}

interface FragmentHeader {
  readonly base: number | undefined;
  readonly fromFragment: boolean;
  readonly size: number;
}

function readFragmentHeader(bytes: Buffer, traf: Box, sizes: DefaultSizes): FragmentHeader {
  const tfhd = childOf(bytes, traf, 'tfhd');
  if (!tfhd || tfhd.end - tfhd.body < 8) throw new InvalidMp4Error('A fragment is incomplete');
  const flags = bytes.readUIntBE(tfhd.body + 1, 3);
  const track = bytes.readUInt32BE(tfhd.body + 4);
  // Optional fields: position, description, duration, size.
  const sizeAt = tfhd.body + 8 + (flags & 0x1 ? 8 : 0) + (flags & 0x2 ? 4 : 0) + (flags & 0x8 ? 4 : 0);
  if (sizeAt + (flags & 0x10 ? 4 : 0) > tfhd.end) throw new InvalidMp4Error('A fragment is truncated');
  return {
    base: flags & 0x1 ? Number(bytes.readBigUInt64BE(tfhd.body + 8)) : undefined,
    fromFragment: (flags & 0x020000) !== 0,
    size: flags & 0x10 ? bytes.readUInt32BE(sizeAt) : (sizes.get(track) ?? 0),
  };
}

/** The run's table has been checked against the length of its box before. */
function readRun(bytes: Buffer, run: Box, defaultSize: number): { offset: number | undefined; size: number } {
  const flags = bytes.readUIntBE(run.body + 1, 3);
  const count = bytes.readUInt32BE(run.body + 4);
  const offset = flags & 0x1 ? bytes.readInt32BE(run.body + 8) : undefined;
  if (!(flags & 0x200)) return { offset, size: count * defaultSize };
  const first = run.body + 8 + (flags & 0x1 ? 4 : 0) + (flags & 0x4 ? 4 : 0);
  const entry = [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length * 4;
  const sizeAt = flags & 0x100 ? 4 : 0;
  let size = 0;
  for (let index = 0; index < count; index += 1) size += bytes.readUInt32BE(first + index * entry + sizeAt);
  return { offset, size };
}
