import { crc32 } from 'node:zlib';
import { type LiteratureRecord, toRecord } from '../../records/record';
import { type Bytes, DamagedLibraryError, readHeader, type SectionName, TITLE_TF_MAX } from './segment-format';
import { type Occurrences, PostingsCache } from './postings-cache';
import { ByteReader } from './varint';

/** An opened segment: small tables are in memory, postings and records are read on demand. */
export class Segment {
  private readonly decoded = new PostingsCache();
  /** Records that were replaced or withdrawn; set before the segment is used. */
  dead: Uint8Array | undefined;
  private byPmid: Uint32Array | undefined;

  private constructor(
    readonly name: string,
    private readonly index: Bytes,
    private readonly records: Bytes,
    private readonly tables: {
      readonly pmids: Uint32Array;
      readonly lines: Uint32Array;
      readonly titles: Uint16Array;
      readonly bodies: Uint16Array;
      readonly stems: Buffer;
      readonly stemStarts: Uint32Array;
      readonly frequencies: Uint32Array;
      readonly postingStarts: Uint32Array;
    },
    private readonly postings: { readonly at: number; readonly length: number; readonly crc: number },
    private readonly recordsCrc: number,
  ) {}

  /** Reads the tables and verifies their checksums. @throws DamagedLibraryError */
  static async open(name: string, index: Bytes, records: Bytes): Promise<Segment> {
    const { head, start } = await readHeader(index, name);
    const read = async (section: SectionName): Promise<Buffer> => {
      const { at, length, crc } = head.sections[section];
      const bytes = await index.read(start + at, length);
      if (crc32(bytes) !== crc) throw new DamagedLibraryError(`${name} is damaged: wrong checksum of ${section}`);
      return bytes;
    };
    const readUint32 = async (section: SectionName, count: number): Promise<Uint32Array> =>
      new Uint32Array(toArrayBuffer(await read(section), count * 4, name));
    const readUint16 = async (section: SectionName, count: number): Promise<Uint16Array> =>
      new Uint16Array(toArrayBuffer(await read(section), count * 2, name));
    const { count, bytes } = head.records;
    const tables = {
      pmids: await readUint32('pmids', count),
      lines: await readUint32('lines', count + 1),
      titles: await readUint16('titles', count),
      bodies: await readUint16('bodies', count),
      stems: await read('stems'),
      stemStarts: await readUint32('stemStarts', head.stems + 1),
      frequencies: await readUint32('frequencies', head.stems),
      postingStarts: await readUint32('postingStarts', head.stems + 1),
    };
    // Detects a truncated file now instead of at the first search.
    if (bytes > 0) await records.read(bytes - 1, 1);
    const { at, length, crc } = head.sections.postings;
    if (length > 0) await index.read(start + at + length - 1, 1);
    return new Segment(name, index, records, tables, { at: start + at, length, crc }, head.records.crc);
  }

  get count(): number {
    return this.tables.pmids.length;
  }

  /** The number of records that are not dead. */
  get liveCount(): number {
    return this.count - (this.dead?.reduce((checksum, each) => checksum + each, 0) ?? 0);
  }

  /** The size of the records file. */
  get bytes(): number {
    return this.tables.lines[this.count] ?? 0;
  }

  isDead(document: number): boolean {
    return this.dead?.[document] === 1;
  }

  pmid(document: number): number {
    return this.tables.pmids[document] ?? 0;
  }

  titleLength(document: number): number {
    return this.tables.titles[document] ?? 0;
  }

  bodyLength(document: number): number {
    return this.tables.bodies[document] ?? 0;
  }

  /** The number of the live record with this PMID in the segment. */
  find(pmid: number): number | undefined {
    return this.allOf(pmid).next().value ?? undefined;
  }

  /** All live records with this PMID; more than one only while a segment is being built. */
  *allOf(pmid: number): Generator<number, undefined> {
    const { pmids } = this.tables;
    this.byPmid ??= Uint32Array.from(pmids.keys()).sort((a, b) => (pmids[a] ?? 0) - (pmids[b] ?? 0) || a - b);
    const order = this.byPmid;
    let low = 0;
    let high = order.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((pmids[order[middle] ?? 0] ?? 0) < pmid) low = middle + 1;
      else high = middle;
    }
    for (; low < order.length && pmids[order[low] ?? 0] === pmid; low += 1) {
      const document = order[low] ?? 0;
      if (!this.isDead(document)) yield document;
    }
    return undefined;
  }

  /** The number of records that contain the stem, dead ones included. */
  frequency(stem: string): number {
    const at = this.lookUp(stem);
    return at < 0 ? 0 : (this.tables.frequencies[at] ?? 0);
  }

  async occurrences(stem: string): Promise<Occurrences | undefined> {
    const at = this.lookUp(stem);
    if (at < 0) return undefined;
    const cached = this.decoded.get(at);
    if (cached) return cached;
    const found = await this.decode(at);
    this.decoded.set(at, found);
    return found;
  }

  private async decode(at: number): Promise<Occurrences> {
    const { postingStarts, frequencies } = this.tables;
    const [start = 0, end = 0] = [postingStarts[at], postingStarts[at + 1]];
    const reader = new ByteReader(await this.index.read(this.postings.at + start, end - start));
    const count = frequencies[at] ?? 0;
    const found = { documents: new Uint32Array(count), inTitle: new Uint8Array(count), inBody: new Uint32Array(count) };
    let document = 0;
    for (let each = 0; each < count; each += 1) {
      document += reader.varint();
      if (document >= this.count)
        throw new DamagedLibraryError(`${this.name} is damaged: a posting refers to a missing record`);
      const times = reader.varint();
      found.documents[each] = document;
      found.inTitle[each] = times % (TITLE_TF_MAX + 1);
      found.inBody[each] = Math.floor(times / (TITLE_TF_MAX + 1));
    }
    return found;
  }

  /** @throws DamagedLibraryError when the line does not contain that record */
  async record(document: number): Promise<LiteratureRecord> {
    const { lines } = this.tables;
    const [start = 0, end = 0] = [lines[document], lines[document + 1]];
    const line = (await this.records.read(start, end - start)).toString();
    const record = parse(line);
    if (typeof record === 'string' || Number(record.pmid) !== this.pmid(document))
      throw new DamagedLibraryError(`${this.name} is damaged: record ${document} cannot be read`);
    return record;
  }

  /** The live records in order, with their numbers. */
  async *all(): AsyncGenerator<{ readonly document: number; readonly record: LiteratureRecord }> {
    for (let document = 0; document < this.count; document += 1) {
      if (!this.isDead(document)) yield { document, record: await this.record(document) };
    }
  }

  /**
   * Reads all files once.
   * @throws DamagedLibraryError when a checksum of postings or records differs
   */
  async check(): Promise<void> {
    const { lines } = this.tables;
    const sums = await Promise.all([
      sum(this.index, this.postings.at, this.postings.length),
      sum(this.records, 0, lines[this.count] ?? 0),
    ]);
    if (sums[0] !== this.postings.crc)
      throw new DamagedLibraryError(`${this.name} is damaged: wrong checksum of the postings`);
    if (sums[1] !== this.recordsCrc)
      throw new DamagedLibraryError(`${this.name} is damaged: wrong checksum of the records`);
  }

  async close(): Promise<void> {
    await Promise.all([this.index.close(), this.records.close()]);
  }

  private lookUp(stem: string): number {
    const { stems, stemStarts } = this.tables;
    const stemBytes = Buffer.from(stem);
    let low = 0;
    let high = stemStarts.length - 2;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const order = stems.compare(stemBytes, 0, stemBytes.length, stemStarts[middle], stemStarts[middle + 1]);
      if (order === 0) return middle;
      if (order < 0) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }
}

function parse(line: string): LiteratureRecord | string {
  try {
    return toRecord(JSON.parse(line) as Readonly<Record<string, unknown>>);
  } catch {
    return 'no JSON';
  }
}

/**
 * A copy of the bytes for typed arrays.
 * @throws DamagedLibraryError when the length differs
 */
function toArrayBuffer(bytes: Buffer, length: number, name: string): ArrayBuffer {
  if (bytes.length !== length) throw new DamagedLibraryError(`${name} is damaged: wrong length of a table`);
  const copy = new ArrayBuffer(length);
  new Uint8Array(copy).set(bytes);
  return copy;
}

async function sum(bytes: Bytes, start: number, length: number): Promise<number> {
  const step = 1024 * 1024;
  let crc = 0;
  for (let at = 0; at < length; at += step) crc = crc32(await bytes.read(start + at, Math.min(step, length - at)), crc);
  return crc;
}
