import pg from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import { CHANNEL, type Notice, parseNotice } from '../live-events/publish-events';
import type { LiveOptions } from './live-options';

interface ListenerOptions {
  readonly connectionString: string;
  readonly times: Pick<LiveOptions, 'aliveMs' | 'retryMs' | 'retryMaxMs'>;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  readonly onNotice: (notice: Notice) => void;
  /** Called after each connect: notices may have been missed before it. */
  readonly onListening: () => void;
}

const TIMEOUT_MS = 5_000;

/**
 * Receives the notices of all API processes on a dedicated connection, since a pool would reuse it. It reconnects when
 * the connection breaks or stops responding.
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

  /** Connects in the background; never rejects, and retries until it is closed. */
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
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
    });
    this.client = client;
    client.on('error', (failure) => this.handleDisconnect(client, failure));
    client.on('end', () => this.handleDisconnect(client, undefined));
    client.on('notification', ({ payload = '' }) => {
      const notice = parseNotice(payload);
      if (notice) onNotice(notice);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (failure) {
      this.handleDisconnect(client, failure);
      return;
    }
    if (this.client !== client) return;
    if (this.failures > 0) log.info('the event stream listens to the database again');
    this.failures = 0;
    onListening();
    this.checkPeriodically(client);
  }

  /** Detects a connection that broke without being closed. */
  private checkPeriodically(client: pg.Client): void {
    this.timer = setTimeout(() => {
      client.query('select 1').then(
        () => this.client === client && this.checkPeriodically(client),
        (failure: unknown) => this.handleDisconnect(client, failure),
      );
    }, this.options.times.aliveMs).unref();
  }

  private handleDisconnect(client: pg.Client, failure: unknown): void {
    if (this.client !== client) return;
    this.client = null;
    clearTimeout(this.timer);
    // Not awaited: the other side may not confirm the end.
    client.end().catch(() => undefined);
    if (this.closed) return;
    const { times, log } = this.options;
    if (this.failures === 0)
      log.warn({ err: failure }, 'the event stream lost its connection to the database, reconnecting');
    const pause = Math.min(times.retryMs * 2 ** Math.min(this.failures, 16), times.retryMaxMs);
    this.failures += 1;
    this.timer = setTimeout(() => void this.connect(), pause).unref();
  }
}
