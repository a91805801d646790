import type { FileHandle } from 'node:fs/promises';
import { boxAt, type Box, InvalidMp4Error } from './boxes';

/** A box that is read completely. */
export interface LoadedBox {
  /** The position of the box in the file. */
  readonly start: number;
  readonly bytes: Buffer;
  /** The box with positions in `bytes`. */
  readonly box: Box;
}

/** A file's boxes, and the bytes of those that are read completely. */
export interface Layout {
  readonly size: number;
  readonly boxes: readonly Box[];
  readonly loadedBoxes: readonly LoadedBox[];
}

const MAX_BOXES = 20_000;
/** The limit of a video's index, and of all its fragments' indexes together. */
const MAX_INDEX_BYTES = 32 * 1024 * 1024;
const indexes = new Set(['ftyp', 'moov', 'moof']);

/**
 * Finds the boxes of a file and reads its indexes.
 * @throws InvalidMp4Error also for a truncated file
 */
export async function readLayout(file: FileHandle): Promise<Layout> {
  const { size } = await file.stat();
  const boxes: Box[] = [];
  const loadedBoxes: LoadedBox[] = [];
  let indexBytes = 0;
  for (let at = 0; at < size; at = boxes.at(-1)?.end ?? size) {
    if (boxes.length === MAX_BOXES) throw new InvalidMp4Error('Too many boxes');
    const box = boxAt(await readAt(file, at, Math.min(16, size - at)), at, size, true);
    boxes.push(box);
    if (!indexes.has(box.type)) continue;
    indexBytes += box.end - box.start;
    if (indexBytes > MAX_INDEX_BYTES) throw new InvalidMp4Error('The index is too large');
    loadedBoxes.push({
      start: box.start,
      bytes: await readAt(file, box.start, box.end - box.start),
      box: { type: box.type, start: 0, body: box.body - box.start, end: box.end - box.start },
    });
  }
  const count = (type: string): number => boxes.filter((box) => box.type === type).length;
  if (boxes[0]?.type !== 'ftyp' || count('ftyp') !== 1 || count('moov') !== 1)
    throw new InvalidMp4Error('The file must have one index');
  return { size, boxes, loadedBoxes };
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, position);
  if (bytesRead !== length) throw new InvalidMp4Error('The file is truncated');
  return bytes;
}
