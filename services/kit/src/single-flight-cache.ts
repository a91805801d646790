interface Entry<V> {
  readonly value: V;
  readonly expiresAt: number;
  readonly cost: number;
}

export interface SingleFlightCacheOptions<V> {
  /** How long a value is cached, in milliseconds. */
  readonly ttlMs: (value: V) => number;
  /** The maximum total cost; the least recently used values are evicted first. */
  readonly maxCost: number;
  /** Absent: each value costs 1. */
  readonly costOf?: (value: V) => number;
  /** The clock in milliseconds; tests pass their own. */
  readonly now?: () => number;
}

/**
 * A cache that makes each value only once for concurrent requests. When a caller stops waiting, the request continues.
 * A failure rejects all waiting callers and is not cached.
 */
export class SingleFlightCache<V> {
  private readonly entries = new Map<string, Entry<V>>();
  private readonly inFlight = new Map<string, Promise<V>>();
  private readonly now: () => number;
  private cost = 0;

  constructor(private readonly options: SingleFlightCacheOptions<V>) {
    this.now = options.now ?? Date.now;
  }

  /** The cached value, the one in flight, or a new one. */
  get(key: string, make: () => Promise<V>): Promise<V> {
    const entry = this.entries.get(key);
    if (!entry || entry.expiresAt <= this.now()) return this.refresh(key, make);
    this.entries.delete(key);
    this.entries.set(key, entry);
    return Promise.resolve(entry.value);
  }

  /** Whether `get` would make no new value. */
  has(key: string): boolean {
    const entry = this.entries.get(key);
    return this.inFlight.has(key) || (entry !== undefined && entry.expiresAt > this.now());
  }

  /** The value in flight, or a new one. */
  refresh(key: string, make: () => Promise<V>): Promise<V> {
    const running = this.inFlight.get(key);
    if (running) return running;
    const value = make()
      .then((value) => {
        this.store(key, value);
        return value;
      })
      .finally(() => this.inFlight.delete(key));
    this.inFlight.set(key, value);
    return value;
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
