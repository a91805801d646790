import pg from 'pg';

/** The channel that a transaction notifies when it changed the release table. */
export const CHANNEL = 'cred_releases';
const RECONNECT_MS = 1_000;

/**
 * Wakes waiting requests when any registry process changed the release table. It may wake them too early, and not at
 * all while its connection is lost: callers read the table themselves and use a timeout.
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

  /** Starts to listen, and reconnects until the database is available. */
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
    // pg may report more errors after the first one; an unhandled one would end the process.
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
   * Resolves at the next notification or after `milliseconds`. Callers call it before they read the table, so that they
   * miss no change between reading and waiting.
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
