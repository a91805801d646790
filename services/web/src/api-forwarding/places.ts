import { errors, siteOf, UPLOAD_PACE } from '@cred/service-kit';

/** A request in flight. */
export interface Occupant {
  /** Whether the server waits for its client: for the rest of the body, or until it reads. */
  readonly isWaiting: () => boolean;
  /** The bytes of its connection until now, in both directions. */
  readonly bytes: () => number;
  /** Ends it, because its place is needed. */
  readonly end: () => void;
}

interface Place {
  readonly site: string;
  readonly occupant: Occupant;
  /** The last measurement. */
  at: number;
  bytes: number;
}

/** Milliseconds between two searches for slow clients: each looks at all places. */
const SEARCH_MS = 250;

/**
 * Counts requests in flight: all together, and those of one network, which may have half of the places. When there are
 * none left, those lose their place whose clients have sent and read less than the minimum pace of uploads (SRV-38) since
 * their last measurement: otherwise a few clients that send a byte at a time would keep all others out.
 */
export class Places {
  private readonly places = new Set<Place>();
  private readonly bySite = new Map<string, number>();
  private searchedAt = -Infinity;

  /**
   * @param slowMs the shortest time between two measurements of a pace
   * @param now the time in milliseconds; replaced in tests
   */
  constructor(
    private readonly max: number,
    private readonly slowMs: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /**
   * Takes a place for a client's address.
   * @returns gives it back; idempotent
   * @throws AppError 429 when the client's network has its share, 503 when all places are taken
   */
  take(address: string, occupant: Occupant): () => void {
    const site = siteOf(address);
    const isFull = (): boolean => this.places.size >= this.max;
    const isSiteFull = (): boolean => (this.bySite.get(site) ?? 0) >= this.max / 2;
    if (isFull() || isSiteFull()) this.endSlow();
    if (isFull()) throw errors.overloaded();
    if (isSiteFull()) throw errors.tooManyRequests(1);
    const place: Place = { site, occupant, at: this.now(), bytes: occupant.bytes() };
    this.places.add(place);
    this.bySite.set(site, (this.bySite.get(site) ?? 0) + 1);
    return () => this.leave(place);
  }

  private leave(place: Place): void {
    if (!this.places.delete(place)) return;
    const count = (this.bySite.get(place.site) ?? 0) - 1;
    if (count > 0) this.bySite.set(place.site, count);
    else this.bySite.delete(place.site);
  }

  private endSlow(): void {
    const now = this.now();
    if (now - this.searchedAt < Math.min(SEARCH_MS, this.slowMs)) return;
    this.searchedAt = now;
    for (const place of this.places) {
      const passedMs = now - place.at;
      if (passedMs < this.slowMs) continue;
      const { occupant } = place;
      const bytes = occupant.bytes();
      const isSlow = bytes - place.bytes < (UPLOAD_PACE.minBytesPerSecond * passedMs) / 1_000;
      place.at = now;
      place.bytes = bytes;
      if (!isSlow || !occupant.isWaiting()) continue;
      this.leave(place);
      occupant.end();
    }
  }
}
