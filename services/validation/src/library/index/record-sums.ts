/** Reusable sums by record; clearing costs only as much as the records that were touched. */
export class RecordSums {
  private readonly sums: Float32Array;
  private readonly counts: Uint8Array;
  private touched: number[] = [];

  constructor(size: number) {
    this.sums = new Float32Array(size);
    this.counts = new Uint8Array(size);
  }

  add(document: number, value: number): void {
    if (this.counts[document] === 0) this.touched.push(document);
    this.counts[document] = (this.counts[document] ?? 0) + 1;
    this.sums[document] = (this.sums[document] ?? 0) + value;
  }

  setMaximum(document: number, value: number): void {
    const known = this.sums[document] ?? 0;
    if (this.counts[document] === 0) this.add(document, value);
    else if (value > known) this.sums[document] = value;
  }

  /** Passes every entry to the callback and resets itself. */
  drain(take: (document: number, sum: number, count: number) => void): void {
    for (const document of this.touched) {
      take(document, this.sums[document] ?? 0, this.counts[document] ?? 0);
      this.sums[document] = 0;
      this.counts[document] = 0;
    }
    this.touched = [];
  }
}
