interface Kept<V> {
  readonly value: V;
  readonly until: number;
  readonly cost: number;
}

export interface FlightCacheOptions<V> {
  /** Milliseconds that a value is kept for. */
  readonly keepMs: (value: V) => number;
  /** What all kept values may cost together: the least recently asked for go first. */
  readonly maxCost: number;
  /** Absent: each value costs 1. */
  readonly costOf?: (value: V) => number;
  /** The time in milliseconds; tests give their own. */
  readonly now?: () => number;
}

/**
 * Values that are made once for all who ask at the same time, and kept for a while. Who stops waiting ends
 * nothing. A failure to make one is told to all who wait and is not kept.
 */
export class FlightCache<V> {
  private readonly kept = new Map<string, Kept<V>>();
  private readonly flying = new Map<string, Promise<V>>();
  private readonly now: () => number;
  private cost = 0;

  constructor(private readonly options: FlightCacheOptions<V>) {
    this.now = options.now ?? Date.now;
  }

  /** The kept value, or the one being made, or a new one. */
  get(key: string, make: () => Promise<V>): Promise<V> {
    const kept = this.kept.get(key);
    if (!kept || kept.until <= this.now()) return this.refresh(key, make);
    this.kept.delete(key);
    this.kept.set(key, kept);
    return Promise.resolve(kept.value);
  }

  /** Whether `get` would make nothing new. */
  has(key: string): boolean {
    const kept = this.kept.get(key);
    return this.flying.has(key) || (kept !== undefined && kept.until > this.now());
  }

  /** The one being made, or a new one. */
  refresh(key: string, make: () => Promise<V>): Promise<V> {
    const flying = this.flying.get(key);
    if (flying) return flying;
    const flight = make()
      .then((value) => {
        this.keep(key, value);
        return value;
      })
      .finally(() => this.flying.delete(key));
    this.flying.set(key, flight);
    return flight;
  }

  private keep(key: string, value: V): void {
    const cost = this.options.costOf?.(value) ?? 1;
    this.drop(key);
    if (cost > this.options.maxCost) return;
    this.kept.set(key, { value, until: this.now() + this.options.keepMs(value), cost });
    this.cost += cost;
    for (const oldest of this.kept.keys()) {
      if (this.cost <= this.options.maxCost) break;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    this.cost -= this.kept.get(key)?.cost ?? 0;
    this.kept.delete(key);
  }
}
