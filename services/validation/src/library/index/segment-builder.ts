import { crc32 } from 'node:zlib';
import type { LiteratureRecord } from '../../records/record';
import { encodeIndex, TITLE_TF_MAX } from './segment-format';
import { toStems } from './tokens';
import { ByteList } from './varint';

interface Postings {
  readonly bytes: ByteList;
  frequency: number;
  last: number;
}

const u32 = (values: readonly number[]): Uint8Array => new Uint8Array(Uint32Array.from(values).buffer);
const u16 = (values: readonly number[]): Uint8Array =>
  new Uint8Array(Uint16Array.from(values, (value) => Math.min(value, 0xffff)).buffer);

/** Builds one segment: returns the line of each record that is added, and the index at the end. */
export class SegmentBuilder {
  private readonly postings = new Map<string, Postings>();
  private readonly pmids: number[] = [];
  private readonly lines: number[] = [];
  private readonly titles: number[] = [];
  private readonly bodies: number[] = [];
  private bytes = 0;
  private crc = 0;

  get count(): number {
    return this.pmids.length;
  }

  /** The total bytes of all lines. */
  get size(): number {
    return this.bytes;
  }

  /** @returns the record's line, to be appended to `.records` */
  add(record: LiteratureRecord): Buffer {
    const line = Buffer.from(`${JSON.stringify(record)}\n`);
    const title = toStems(record.title);
    const body = [record.abstract ?? '', ...(record.topics ?? []), ...(record.topicsPt ?? [])].flatMap(toStems);
    const found = new Map<string, [inTitle: number, inBody: number]>();
    for (const stem of title) count(found, stem)[0] += 1;
    for (const stem of body) count(found, stem)[1] += 1;
    for (const [stem, [inTitle, inBody]] of found) this.post(stem, Math.min(inTitle, TITLE_TF_MAX), inBody);
    this.pmids.push(Number(record.pmid));
    this.lines.push(this.bytes);
    this.titles.push(title.length);
    this.bodies.push(body.length);
    this.bytes += line.length;
    this.crc = crc32(line, this.crc);
    return line;
  }

  finish(): Buffer {
    const stems = [...this.postings]
      .map(([stem, postings]) => ({ bytes: Buffer.from(stem), postings }))
      .sort((a, b) => a.bytes.compare(b.bytes));
    const starts = (sizes: readonly number[]): number[] => {
      let at = 0;
      return [0, ...sizes.map((size) => (at += size))];
    };
    return encodeIndex(
      {
        pmids: u32(this.pmids),
        lines: u32([...this.lines, this.bytes]),
        titles: u16(this.titles),
        bodies: u16(this.bodies),
        stems: Buffer.concat(stems.map(({ bytes }) => bytes)),
        stemStarts: u32(starts(stems.map(({ bytes }) => bytes.length))),
        frequencies: u32(stems.map(({ postings }) => postings.frequency)),
        postingStarts: u32(starts(stems.map(({ postings }) => postings.bytes.length))),
        postings: Buffer.concat(stems.map(({ postings }) => postings.bytes.view())),
      },
      { records: { count: this.count, bytes: this.bytes, crc: this.crc }, stems: stems.length },
    );
  }

  private post(stem: string, inTitle: number, inBody: number): void {
    let postings = this.postings.get(stem);
    if (!postings) this.postings.set(stem, (postings = { bytes: new ByteList(8), frequency: 0, last: 0 }));
    postings.bytes.varint(this.count - postings.last);
    postings.bytes.varint(inBody * (TITLE_TF_MAX + 1) + inTitle);
    postings.last = this.count;
    postings.frequency += 1;
  }
}

function count(found: Map<string, [number, number]>, stem: string): [number, number] {
  let pair = found.get(stem);
  if (!pair) found.set(stem, (pair = [0, 0]));
  return pair;
}
