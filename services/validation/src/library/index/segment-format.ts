import { crc32 } from 'node:zlib';
import * as z from 'zod';

/**
 * A segment is two files that never change. `.records` has one JSON record per line. `.index` has:
 *
 * magic, 8 bytes · length of the header, u32 · header, JSON · the sections, one after the other
 *
 * Numbers are little-endian. The sections are: for each record its PMID, the offset of its line, and the number of
 * stems in its title and in the rest; the stems sorted by bytes, with the offset of each, the number of records that
 * contain it and the offset of its postings; the postings. A stem's postings contain for each record: the difference to
 * the previous record's number, and the occurrences outside the title times four plus those in the title (at most
 * three).
 */
const MAGIC = Buffer.from('CREDIX01');
const sectionNames = [
  'pmids',
  'lines',
  'titles',
  'bodies',
  'stems',
  'stemStarts',
  'frequencies',
  'postingStarts',
  'postings',
] as const;
export type SectionName = (typeof sectionNames)[number];

const section = z.object({ at: z.int().min(0), length: z.int().min(0), crc: z.int().min(0) });
const header = z.object({
  records: z.object({ count: z.int().min(0), bytes: z.int().min(0), crc: z.int().min(0) }),
  stems: z.int().min(0),
  sections: z.record(z.enum(sectionNames), section),
});
export type SegmentHeader = z.infer<typeof header>;

export const TITLE_TF_MAX = 3;
const HEADER_MAX = 64 * 1024;

/** A file of the library is damaged. */
export class DamagedLibraryError extends Error {
  override readonly name = 'DamagedLibraryError';
}

/** The header of an index file and its sections. */
export function encodeIndex(
  parts: Readonly<Record<SectionName, Uint8Array>>,
  rest: Omit<SegmentHeader, 'sections'>,
): Buffer {
  let at = 0;
  const sections: Partial<SegmentHeader['sections']> = {};
  for (const name of sectionNames) {
    sections[name] = { at, length: parts[name].length, crc: crc32(parts[name]) };
    at += parts[name].length;
  }
  const header = Buffer.from(JSON.stringify({ ...rest, sections }));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(header.length);
  return Buffer.concat([MAGIC, size, header, ...sectionNames.map((name) => parts[name])]);
}

/** A source of a segment's bytes: a file or memory. */
export interface Bytes {
  /** @throws DamagedLibraryError when there are fewer bytes */
  read(at: number, length: number): Promise<Buffer>;
  close(): Promise<void>;
}

/**
 * @returns the header and the offset of the first section
 * @throws DamagedLibraryError
 */
export async function readHeader(bytes: Bytes, name: string): Promise<{ head: SegmentHeader; start: number }> {
  const first = await bytes.read(0, MAGIC.length + 4);
  if (!first.subarray(0, MAGIC.length).equals(MAGIC))
    throw new DamagedLibraryError(`${name} is not an index of this version`);
  const length = first.readUInt32LE(MAGIC.length);
  if (length > HEADER_MAX) throw new DamagedLibraryError(`${name} is damaged: its header is too long`);
  const text = (await bytes.read(first.length, length)).toString();
  try {
    return { head: header.parse(JSON.parse(text)), start: first.length + length };
  } catch {
    throw new DamagedLibraryError(`${name} is damaged: its header cannot be read`);
  }
}
