import type { StemScores } from './collection';

/** Reusable sums by record; clearing costs only as much as the records that were touched. */
export class RecordSums {
  private readonly sums: Float32Array;
  private readonly counts: Uint8Array;
  /** The records with a sum, in the first `length` places. */
  private readonly touched: Uint32Array;
  private length = 0;

  constructor(size: number) {
    this.sums = new Float32Array(size);
    this.counts = new Uint8Array(size);
    this.touched = new Uint32Array(size);
  }

  addAll({ documents, scores }: StemScores): void {
    for (let each = 0; each < documents.length; each += 1) this.add(documents[each] ?? 0, scores[each] ?? 0);
  }

  setMaximum(document: number, value: number): void {
    if (this.counts[document] === 0) this.add(document, value);
    else if (value > (this.sums[document] ?? 0)) this.sums[document] = value;
  }

  /** Passes every entry to the callback and resets itself. */
  drain(take: (document: number, sum: number, count: number) => void): void {
    const { sums, counts, touched, length } = this;
    this.length = 0;
    for (let each = 0; each < length; each += 1) {
      const document = touched[each] ?? 0;
      take(document, sums[document] ?? 0, counts[document] ?? 0);
      sums[document] = 0;
      counts[document] = 0;
    }
  }

  private add(document: number, value: number): void {
    const count = this.counts[document] ?? 0;
    if (count === 0) {
      this.touched[this.length] = document;
      this.length += 1;
    }
    this.counts[document] = count + 1;
    this.sums[document] = (this.sums[document] ?? 0) + value;
  }
}
