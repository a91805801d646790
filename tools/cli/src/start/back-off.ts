/** Durations in milliseconds. */
export interface RestartTimes {
  /** The pause after the first quick end; it doubles up to `maxMs`. */
  readonly firstMs: number;
  readonly maxMs: number;
  /** A run shorter than this counts as a quick end. */
  readonly quickMs: number;
}

const TIMES: RestartTimes = { firstMs: 500, maxMs: 30_000, quickMs: 10_000 };

/** The pauses before restarts: they double while a process ends soon after its start, and have a maximum (SRV-53). */
export class BackOff {
  private readonly times: RestartTimes;
  private quickEnds = 0;

  constructor(times: Partial<RestartTimes> = {}) {
    this.times = { ...TIMES, ...times };
  }

  /** The pause in milliseconds after a run of this duration. */
  next(runTimeMs: number): number {
    this.quickEnds = runTimeMs < this.times.quickMs ? this.quickEnds + 1 : 1;
    return Math.min(this.times.maxMs, this.times.firstMs * 2 ** Math.min(this.quickEnds - 1, 20));
  }
}
