import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { openFile } from './index/bytes';
import { Segment } from './index/segment';
import { DamagedLibraryError } from './index/segment-format';
import type { Manifest } from './manifest';

/** Opens all segments of a state or none. @throws DamagedLibraryError */
export async function openSegments(folder: string, manifest: Manifest): Promise<Segment[]> {
  const opened: Segment[] = [];
  try {
    for (const each of manifest.segments) opened.push(await openSegment(folder, each));
    return opened;
  } catch (error) {
    await Promise.all(opened.map((segment) => segment.close()));
    throw error;
  }
}

/** @throws DamagedLibraryError */
export async function openSegment(
  folder: string,
  { name, count, dead }: Manifest['segments'][number],
): Promise<Segment> {
  const index = await openFile(join(folder, `${name}.index`));
  const records = await openFile(join(folder, `${name}.records`)).catch(async (error: unknown) => {
    await index.close();
    throw error;
  });
  try {
    const segment = await Segment.open(name, index, records);
    if (segment.count !== count) throw new DamagedLibraryError(`${name} is damaged: wrong number of records`);
    if (dead) segment.dead = await readDead(join(folder, dead.file), dead.crc, count);
    return segment;
  } catch (error) {
    await Promise.all([index.close(), records.close()]);
    throw error;
  }
}

async function readDead(path: string, crc: number, count: number): Promise<Uint8Array> {
  const bytes = await readFile(path).catch(() => undefined);
  if (!bytes || bytes.length !== count || crc32(bytes) !== crc)
    throw new DamagedLibraryError(`${path} is damaged or missing`);
  return new Uint8Array(bytes);
}
