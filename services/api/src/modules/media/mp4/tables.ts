import { type Box, InvalidMp4Error } from './boxes';

/**
 * The limit of samples in one file: an hour and a half of video with sound, or a hundred megabytes of small samples.
 */
const MAX_SAMPLES = 600_000;

/** Counts the samples that a file claims, so that a short table cannot declare an unlimited number. */
export class SampleBudget {
  private remaining = MAX_SAMPLES;
  take(count: number): void {
    this.remaining -= count;
    if (this.remaining < 0) throw new InvalidMp4Error('Too many samples');
  }
}

/** Bytes per entry of the tables that have a count and a list; the count is at byte 4 of the payload. */
const entryBytes: Readonly<Record<string, number>> = { stts: 8, ctts: 8, stsc: 12, stco: 4, co64: 8, stss: 4 };
const STSC_SAMPLES_AT = 4;

/**
 * Checks a table of sample data against its length.
 * @throws InvalidMp4Error
 */
export function checkTable(bytes: Buffer, box: Box, budget: SampleBudget): void {
  const { type, body, end } = box;
  if (end - body < 8) return checkShortTable(box);
  const entry = entryBytes[type];
  if (entry !== undefined) {
    const count = bytes.readUInt32BE(body + 4);
    if (count > MAX_SAMPLES || body + 8 + count * entry > end)
      throw new InvalidMp4Error(`The table ${type} is longer than its box`);
    if (type === 'stts' || type === 'ctts') checkSum(bytes, body + 8, count, entry);
    if (type === 'stsc') checkChunks(bytes, body + 8, count);
  }
  if (type === 'stsz' || type === 'stz2') checkSizes(bytes, box, budget);
  if (type === 'elst') checkEdits(bytes, box);
  if (type === 'trun') checkRun(bytes, box, budget);
}

/** Boxes without a count may be this short; a table with a count is truncated. */
function checkShortTable({ type }: Box): void {
  if (type in entryBytes || ['stsz', 'stz2', 'elst', 'trun'].includes(type))
    throw new InvalidMp4Error(`The table ${type} is too short`);
}

function checkSum(bytes: Buffer, from: number, count: number, entry: number): void {
  let sum = 0;
  for (let index = 0; index < count; index += 1) sum += bytes.readUInt32BE(from + index * entry);
  if (sum > MAX_SAMPLES) throw new InvalidMp4Error('Too many samples');
}

function checkChunks(bytes: Buffer, from: number, count: number): void {
  let before = 0;
  for (let index = 0; index < count; index += 1) {
    const first = bytes.readUInt32BE(from + index * 12);
    const samples = bytes.readUInt32BE(from + index * 12 + STSC_SAMPLES_AT);
    if (first <= before || samples === 0 || samples > MAX_SAMPLES)
      throw new InvalidMp4Error('The chunks are out of order');
    before = first;
  }
}

function checkSizes(bytes: Buffer, { type, body, end }: Box, budget: SampleBudget): void {
  if (end - body < 12) throw new InvalidMp4Error('The table of sizes is truncated');
  const count = bytes.readUInt32BE(body + 8);
  budget.take(count);
  const bits = type === 'stz2' ? bytes.readUInt8(body + 7) : bytes.readUInt32BE(body + 4) === 0 ? 32 : 0;
  if (type === 'stz2' && ![4, 8, 16].includes(bits)) throw new InvalidMp4Error('The sizes have an invalid bit width');
  if (body + 12 + Math.ceil((count * bits) / 8) > end)
    throw new InvalidMp4Error('The table of sizes is longer than its box');
}

function checkEdits(bytes: Buffer, { body, end }: Box): void {
  const count = bytes.readUInt32BE(body + 4);
  if (body + 8 + count * (bytes.readUInt8(body) === 1 ? 20 : 12) > end)
    throw new InvalidMp4Error('The edit list is longer than its box');
}

function checkRun(bytes: Buffer, { body, end }: Box, budget: SampleBudget): void {
  const flags = bytes.readUIntBE(body + 1, 3);
  const count = bytes.readUInt32BE(body + 4);
  budget.take(count);
  const bitsSet = (mask: number): number => [...(flags & mask).toString(2)].filter((bit) => bit === '1').length;
  if (body + 8 + bitsSet(0x5) * 4 + count * bitsSet(0xf00) * 4 > end)
    throw new InvalidMp4Error('The run is longer than its box');
}
