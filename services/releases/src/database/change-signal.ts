import pg from 'pg';

/** The channel on which a transaction that changed the release table says so. */
export const CHANNEL = 'cred_releases';
const RECONNECT_MS = 1_000;

/**
 * Wakes whoever waits for a change of the release table, whichever registry process made it. It may wake
 * too early or, while its connection is lost, not at all: callers look for themselves and use a time limit.
 */
export class ChangeSignal {
  private waiting = new Set<() => void>();
  private client: pg.Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private closing = false;

  constructor(private readonly url: string) {}

  get closed(): boolean {
    return this.closing;
  }

  /** Starts to listen. A database that is away now is tried again until it is back. */
  async listen(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, application_name: 'cred-releases-listen' });
    const lost = (): void => {
      client.removeAllListeners('notification');
      if (this.client === client) this.client = undefined;
      if (this.closing) return;
      this.retry = setTimeout(() => void this.listen(), RECONNECT_MS);
      this.retry.unref();
    };
    client.once('error', lost);
    // After the first fault pg may report more of them; unheard, they would end the process.
    client.on('error', () => undefined);
    client.on('notification', () => this.wake());
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      this.client = client;
      this.wake();
    } catch {
      client.removeListener('error', lost);
      await client.end().catch(() => undefined);
      lost();
    }
  }

  /**
   * Resolves at the next wake-up or after `milliseconds`. Taken before the caller reads the table, it
   * misses no change between that reading and the waiting.
   */
  next(milliseconds: number): { readonly woken: Promise<void>; readonly cancel: () => void } {
    let finish: () => void = () => undefined;
    const woken = new Promise<void>((resolve) => {
      const timer = setTimeout(() => finish(), milliseconds);
      finish = () => {
        clearTimeout(timer);
        this.waiting.delete(finish);
        resolve();
      };
      if (this.closing) finish();
      else this.waiting.add(finish);
    });
    return { woken, cancel: finish };
  }

  wake(): void {
    for (const finish of this.waiting) finish();
  }

  async close(): Promise<void> {
    this.closing = true;
    clearTimeout(this.retry);
    this.wake();
    await this.client?.end().catch(() => undefined);
  }
}
