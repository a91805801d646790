import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';

interface ListenerOptions {
  readonly url: string;
  /** The name that the database's own lists of connections show. */
  readonly name: string;
  readonly channel: string;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  readonly onNotification: (payload: string) => void;
  /** Called after each connect: notifications may have been missed before it. */
  readonly onListening: () => void;
  readonly times?: Partial<ListenerTimes>;
}

/** Durations in milliseconds. */
interface ListenerTimes {
  /** Interval at which an idle connection is checked. */
  readonly aliveMs: number;
  /** The first pause before reconnecting; it doubles up to `retryMaxMs`. */
  readonly retryMs: number;
  readonly retryMaxMs: number;
}

const TIMES: ListenerTimes = { aliveMs: 25_000, retryMs: 200, retryMaxMs: 5_000 };
const TIMEOUT_MS = 5_000;

/**
 * Receives the notifications of a channel on a dedicated connection, since a pool would reuse it. It reconnects when
 * the connection breaks or stops responding, until it is closed.
 */
export class DatabaseListener {
  private readonly times: ListenerTimes;
  private client: pg.Client | null = null;
  private timer: NodeJS.Timeout | undefined;
  private failures = 0;
  private closed = false;

  constructor(private readonly options: ListenerOptions) {
    this.times = { ...TIMES, ...options.times };
  }

  /** Resolves after the first attempt to connect, also after a failed one; never rejects. */
  async start(): Promise<void> {
    await this.connect();
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    const client = this.client;
    this.client = null;
    await client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const { url, name, channel, onNotification, onListening, log } = this.options;
    const client = new pg.Client({
      connectionString: url,
      application_name: name,
      keepAlive: true,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
    });
    this.client = client;
    client.on('error', (failure) => this.handleDisconnect(client, failure));
    client.on('end', () => this.handleDisconnect(client, undefined));
    client.on('notification', ({ payload = '' }) => onNotification(payload));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (failure) {
      this.handleDisconnect(client, failure);
      return;
    }
    if (this.client !== client) return;
    if (this.failures > 0) log.info(`listening to ${channel} in the database again`);
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
    }, this.times.aliveMs).unref();
  }

  private handleDisconnect(client: pg.Client, failure: unknown): void {
    if (this.client !== client) return;
    this.client = null;
    clearTimeout(this.timer);
    // Not awaited: the other side may not confirm the end.
    client.end().catch(() => undefined);
    if (this.closed) return;
    const { log, channel } = this.options;
    if (this.failures === 0)
      log.warn({ err: failure }, `the connection that listens to ${channel} in the database broke, reconnecting`);
    const pause = Math.min(this.times.retryMs * 2 ** Math.min(this.failures, 16), this.times.retryMaxMs);
    this.failures += 1;
    this.timer = setTimeout(() => void this.connect(), pause).unref();
  }
}
