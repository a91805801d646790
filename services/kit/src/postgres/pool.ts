import pg from 'pg';
import { errors } from '../errors';
import { guardClient } from './guard-client';

/** Durations in milliseconds. */
export interface DatabaseTimeouts {
  /** For a connection: for opening one, and for waiting for one of the pool. */
  readonly connectMs: number;
  /** After which the database cancels a statement. */
  readonly statementMs: number;
  /** The timeout of a statement's response. Longer than `statementMs`: it ends a connection whose database does not respond. */
  readonly answerMs: number;
  /** After which the database ends a transaction that waits for its client, since it holds locks. */
  readonly idleInTransactionMs: number;
}

export interface PoolOptions {
  readonly url: string;
  /** The name that the database's own lists of connections show. */
  readonly name: string;
  /** The most connections. */
  readonly size?: number;
  readonly timeouts?: Partial<DatabaseTimeouts>;
  /** Converts column types. */
  readonly types?: pg.CustomTypesConfig;
  /** Called when a connection breaks, in use or idle; the pool replaces it. */
  readonly onLost?: (cause: Error) => void;
}

/** The part of a pool that Kysely uses. */
export interface DatabasePool {
  connect(): Promise<pg.PoolClient>;
  end(): Promise<void>;
}

const SIZE = 10;
/** More requests than this do not wait for a connection: their responses would be too late. */
const MAX_WAITING = 1_000;
const IDLE_MS = 30_000;
const KEEP_ALIVE_MS = 10_000;
const TIMEOUTS: DatabaseTimeouts = {
  connectMs: 5_000,
  // A statement that takes longer is a fault; it must not occupy a connection forever.
  statementMs: 15_000,
  answerMs: 20_000,
  idleInTransactionMs: 60_000,
};

/**
 * Opens a pool whose broken or unresponsive connections cost only the requests that use them (SRV-50): these are
 * rejected with 503, and other connections replace them. Nothing is connected before the first use.
 */
export function openPool({
  url,
  name,
  size = SIZE,
  types,
  onLost = () => undefined,
  ...rest
}: PoolOptions): DatabasePool {
  const timeouts = { ...TIMEOUTS, ...rest.timeouts };
  const pool = new pg.Pool({
    connectionString: url,
    ...(types ? { types } : {}),
    max: size,
    connectionTimeoutMillis: timeouts.connectMs,
    idleTimeoutMillis: IDLE_MS,
    statement_timeout: timeouts.statementMs,
    idle_in_transaction_session_timeout: timeouts.idleInTransactionMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    application_name: name,
  });
  // The error of an idle connection; guardClient reports it already, but without a listener it ends the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => guardClient(client, { answerMs: timeouts.answerMs, onLost }));
  return {
    async connect() {
      if (pool.waitingCount >= MAX_WAITING) throw errors.overloaded();
      try {
        return await pool.connect();
      } catch (cause) {
        throw errors.databaseUnavailable(cause);
      }
    },
    end: () => pool.end(),
  };
}
