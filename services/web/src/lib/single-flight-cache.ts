interface Entry<V> {
  readonly value: V;
  readonly expiresAt: number;
  readonly cost: number;
}

export interface SingleFlightCacheOptions<V> {
  /** Milliseconds that a value is kept for. */
  readonly ttlMs: (value: V) => number;
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
export class SingleFlightCache<V> {
  private readonly entries = new Map<string, Entry<V>>();
  private readonly inFlight = new Map<string, Promise<V>>();
  private readonly now: () => number;
  private cost = 0;

  constructor(private readonly options: SingleFlightCacheOptions<V>) {
    this.now = options.now ?? Date.now;
  }

  /** The kept value, or the one being made, or a new one. */
  get(key: string, make: () => Promise<V>): Promise<V> {
    const kept = this.entries.get(key);
    if (!kept || kept.expiresAt <= this.now()) return this.refresh(key, make);
    this.entries.delete(key);
    this.entries.set(key, kept);
    return Promise.resolve(kept.value);
  }

  /** Whether `get` would make nothing new. */
  has(key: string): boolean {
    const kept = this.entries.get(key);
    return this.inFlight.has(key) || (kept !== undefined && kept.expiresAt > this.now());
  }

  /** The one being made, or a new one. */
  refresh(key: string, make: () => Promise<V>): Promise<V> {
    const flying = this.inFlight.get(key);
    if (flying) return flying;
    const flight = make()
      .then((value) => {
        this.store(key, value);
        return value;
      })
      .finally(() => this.inFlight.delete(key));
    this.inFlight.set(key, flight);
    return flight;
  }

  private store(key: string, value: V): void {
    const cost = this.options.costOf?.(value) ?? 1;
    this.remove(key);
    if (cost > this.options.maxCost) return;
    this.entries.set(key, { value, expiresAt: this.now() + this.options.ttlMs(value), cost });
    this.cost += cost;
    for (const oldest of this.entries.keys()) {
      if (this.cost <= this.options.maxCost) break;
      this.remove(oldest);
    }
  }

  private remove(key: string): void {
    this.cost -= this.entries.get(key)?.cost ?? 0;
    this.entries.delete(key);
  }
}
