/** One stem's occurrences in a segment, with one entry for each record. */
export interface Occurrences {
  readonly documents: Uint32Array;
  readonly inTitle: Uint8Array;
  readonly inBody: Uint32Array;
}

/** Postings of rarer stems are decoded faster than they are worth keeping. */
const MIN_RECORDS = 1_000;
/** About 4 MB. */
const MAX_RECORDS = 500_000;

/** The decoded postings of frequent stems, such as 'review', that were used last; bounded by their records. */
export class PostingsCache {
  private readonly byStem = new Map<number, Occurrences>();
  private records = 0;

  get(stem: number): Occurrences | undefined {
    const found = this.byStem.get(stem);
    if (!found) return undefined;
    this.byStem.delete(stem);
    this.byStem.set(stem, found);
    return found;
  }

  set(stem: number, occurrences: Occurrences): void {
    const size = occurrences.documents.length;
    if (size < MIN_RECORDS || size > MAX_RECORDS || this.byStem.has(stem)) return;
    this.byStem.set(stem, occurrences);
    this.records += size;
    for (const [oldest, { documents }] of this.byStem) {
      if (this.records <= MAX_RECORDS) return;
      this.byStem.delete(oldest);
      this.records -= documents.length;
    }
  }
}
