/**
 * Boxes of an mp4 file (ISO 14496-12). Every length in a file is checked against the existing bytes before anything is
 * allocated or iterated.
 */

/** A broken or malicious file. */
export class InvalidMp4Error extends Error {
  override readonly name = 'InvalidMp4Error';
}

export interface Box {
  readonly type: string;
  /** Positions of its header and its payload, and its end. */
  readonly start: number;
  readonly body: number;
  readonly end: number;
}

/**
 * Reads one box's header at `start`. Only a top-level box may have size 0: it extends to the file's end.
 * @throws InvalidMp4Error when the header is incomplete or the box ends after `limit`
 */
export function boxAt(header: Buffer, start: number, limit: number, mayExtendToEnd = false): Box {
  const damaged = (): never => {
    throw new InvalidMp4Error(`The box at byte ${start} is incomplete or too long`);
  };
  if (header.length < 8) damaged();
  const size32 = header.readUInt32BE(0);
  const type = header.toString('latin1', 4, 8);
  if (size32 === 0 && mayExtendToEnd) return { type, start, body: start + 8, end: limit };
  if (size32 === 1 && header.length < 16) damaged();
  const size = size32 === 1 ? Number(header.readBigUInt64BE(8)) : size32;
  const body = start + (size32 === 1 ? 16 : 8);
  if (start + size < body || start + size > limit) damaged();
  return { type, start, body, end: start + size };
}

const MAX_BOXES = 50_000;

/** Yields the boxes between two positions of a buffer. */
export function* childrenIn(bytes: Buffer, from: number, to: number): Generator<Box> {
  let count = 0;
  for (let at = from; at < to;) {
    // QuickTime ends some lists with four zero bytes.
    if (to - at === 4 && bytes.readUInt32BE(at) === 0) return;
    count += 1;
    if (count > MAX_BOXES) throw new InvalidMp4Error('Too many boxes');
    const box = boxAt(bytes.subarray(at, Math.min(at + 16, to)), at, to);
    yield box;
    at = box.end;
  }
}

/** Replaces a box by an empty `free` box of the same size. */
export function eraseBox(bytes: Buffer, box: Box): void {
  bytes.write('free', box.start + 4, 'latin1');
  bytes.fill(0, box.body, box.end);
}

/** The first child of a type. */
export function childOf(bytes: Buffer, box: Box, type: string): Box | undefined {
  for (const child of childrenIn(bytes, box.body, box.end)) if (child.type === type) return child;
  return undefined;
}
