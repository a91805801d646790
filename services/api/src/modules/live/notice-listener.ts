import pg from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import { CHANNEL, type Notice, readNotice } from './channel';
import type { LiveOptions } from './live-options';

interface ListenerOptions {
  readonly connectionString: string;
  readonly times: Pick<LiveOptions, 'aliveMs' | 'retryMs' | 'retryMaxMs'>;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  readonly onNotice: (notice: Notice) => void;
  /** It listens, for the first time or again: notices may have been missed. */
  readonly onListening: () => void;
}

const ANSWER_MS = 5_000;

/**
 * Hears the notices of all API processes on a connection of its own, since a pool's would be lent on. When it
 * breaks, or does not answer any more, there is another one soon.
 */
export class NoticeListener {
  private readonly options: ListenerOptions;
  private client: pg.Client | null = null;
  private timer: NodeJS.Timeout | undefined;
  private failures = 0;
  private closed = false;

  constructor(options: ListenerOptions) {
    this.options = options;
  }

  /** Connects in the background; fails never, and tries until it is closed. */
  start(): void {
    void this.connect();
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    const client = this.client;
    this.client = null;
    await client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const { connectionString, onNotice, onListening, log } = this.options;
    const client = new pg.Client({
      connectionString,
      application_name: 'cred-api-live',
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    });
    this.client = client;
    client.on('error', (failure) => this.lost(client, failure));
    client.on('end', () => this.lost(client, undefined));
    client.on('notification', ({ payload = '' }) => {
      const notice = readNotice(payload);
      if (notice) onNotice(notice);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (failure) {
      this.lost(client, failure);
      return;
    }
    if (this.client !== client) return;
    if (this.failures > 0) log.info('push listens to the database again');
    this.failures = 0;
    onListening();
    this.watch(client);
  }

  /** A connection whose other end is gone without a word says nothing for ever. */
  private watch(client: pg.Client): void {
    this.timer = setTimeout(() => {
      client.query('select 1').then(
        () => this.client === client && this.watch(client),
        (failure: unknown) => this.lost(client, failure),
      );
    }, this.options.times.aliveMs).unref();
  }

  private lost(client: pg.Client, failure: unknown): void {
    if (this.client !== client) return;
    this.client = null;
    clearTimeout(this.timer);
    // Not waited for: an end that the other side does not confirm takes its time.
    client.end().catch(() => undefined);
    if (this.closed) return;
    const { times, log } = this.options;
    if (this.failures === 0) log.warn({ err: failure }, 'push lost its connection to the database, it is tried again');
    const pause = Math.min(times.retryMs * 2 ** Math.min(this.failures, 16), times.retryMaxMs);
    this.failures += 1;
    this.timer = setTimeout(() => void this.connect(), pause).unref();
  }
}
