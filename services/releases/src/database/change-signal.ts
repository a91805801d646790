import { DatabaseListener } from '@cred/service-kit/postgres';
import type { FastifyBaseLogger } from 'fastify';

/** The channel that a transaction notifies when it changed the release table. */
export const CHANNEL = 'cred_releases';

/**
 * Wakes waiting requests when any registry process changed the release table. It may wake them too early, and not at
 * all while its connection is lost: callers read the table themselves and use a timeout.
 */
export class ChangeSignal {
  private waiting = new Set<() => void>();
  private closing = false;
  private readonly listener: DatabaseListener;

  constructor(url: string, log: Pick<FastifyBaseLogger, 'warn' | 'info'>) {
    this.listener = new DatabaseListener({
      url,
      name: 'cred-releases-listen',
      channel: CHANNEL,
      log,
      onNotification: () => this.wake(),
      onListening: () => this.wake(),
    });
  }

  get closed(): boolean {
    return this.closing;
  }

  /** Starts to listen, and reconnects until the database is available. */
  async listen(): Promise<void> {
    await this.listener.start();
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
    this.wake();
    await this.listener.close();
  }
}
