import type { Outcome } from '../product/requester';

/** Counts responses by status; 0 stands for none. */
export class Statuses {
  private readonly counts = new Map<number, number>();

  count({ status }: Pick<Outcome, 'status'>): void {
    this.counts.set(status, (this.counts.get(status) ?? 0) + 1);
  }

  of(status: number): number {
    return this.counts.get(status) ?? 0;
  }

  /** Server errors other than 503 and 507, with which a client cannot decide whether to retry. */
  get otherErrors(): number {
    return [...this.counts].reduce((sum, [status, count]) => sum + (isOtherError(status) ? count : 0), 0);
  }

  /** Such as '201: 530, 503: 12, none: 4'. */
  toString(): string {
    return [...this.counts]
      .toSorted(([a], [b]) => (a || 999) - (b || 999))
      .map(([status, count]) => `${status || 'none'}: ${count}`)
      .join(', ');
  }
}

const isOtherError = (status: number): boolean => status >= 500 && status !== 503 && status !== 507;
