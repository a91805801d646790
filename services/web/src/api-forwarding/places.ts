import { errors, siteOf } from '@cred/service-kit';

/** Counts requests in flight: all together, and those of one network, which may have half of the places. */
export class Places {
  private taken = 0;
  private readonly bySite = new Map<string, number>();

  constructor(private readonly max: number) {}

  /**
   * Takes a place for a client's address.
   * @returns gives it back; idempotent
   * @throws AppError 429 when the client's network has its share, 503 when all places are taken
   */
  take(address: string): () => void {
    const site = siteOf(address);
    if (this.taken >= this.max) throw errors.overloaded();
    if ((this.bySite.get(site) ?? 0) >= this.max / 2) throw errors.tooManyRequests(1);
    this.change(site, 1);
    let isTaken = true;
    return () => {
      if (isTaken) this.change(site, -1);
      isTaken = false;
    };
  }

  private change(site: string, by: 1 | -1): void {
    this.taken += by;
    const count = (this.bySite.get(site) ?? 0) + by;
    if (count > 0) this.bySite.set(site, count);
    else this.bySite.delete(site);
  }
}
