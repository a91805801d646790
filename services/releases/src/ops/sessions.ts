import { randomBytes } from 'node:crypto';
import { AppError } from '@cred/service-kit';
import { sql } from 'kysely';
import type { Database } from '../database/database';
import type { Caller } from '../tokens/access';
import { acceptToken } from '../tokens/tokens.repository';
import { hashOf } from '../tokens/tokens.service';

export const SESSION_HOURS = 8;
/** The time for the second factor, from the token's login. */
const UNCONFIRMED_MINUTES = 30;
const PENDING_MINUTES = 30;

/** The user of a session of the ops page: what their token permits, and the name that they entered. */
export interface Operator extends Caller {
  /** The token's name. */
  readonly name: string;
  readonly actor: string;
}

export interface OpsSession {
  readonly operator: Operator;
  /** Identifies the session; the hash of its secret. */
  readonly hash: Buffer;
  /** When its owner last passed the second factor; null: the session opens nothing but that step (FED-11). */
  readonly confirmedAt: Date | null;
  /** The encrypted secret that is shown for an authenticator app, until a code confirms it. */
  readonly pendingSecret: Buffer | null;
}

/** The same error for every token that does not open a session, so that it does not reveal which tokens exist. */
const refused = (): AppError =>
  new AppError(
    401,
    'unauthenticated',
    'This token does not open the ops page. It requires a token of scope ops or deploy that was not revoked',
  );

const newSecret = (): string => randomBytes(32).toString('base64url');

/**
 * Sessions of the ops page. The database has only hashes of their random secrets. A token opens one for the second
 * factor alone; a passed second factor gives it a new secret. It ends eight hours after the login, at its logout, and
 * when the token is revoked or its second factor replaced or reset.
 */
export class Sessions {
  constructor(private readonly db: Database) {}

  /**
   * Opens a session that is not confirmed, and resolves to its secret, for the cookie.
   * @throws AppError 401 for a token that opens no session; the deployment's own secret has no owner, so it opens none
   */
  async open(token: string, actor: string): Promise<string> {
    const row = await acceptToken(this.db, hashOf(token));
    if (!row || row.scope === 'page') throw refused();
    const secret = newSecret();
    await this.db
      .deleteFrom('releases.ops_sessions')
      .where('expires_at', '<=', sql<Date>`now()`)
      .execute();
    await this.db
      .insertInto('releases.ops_sessions')
      .values({
        hash: hashOf(secret),
        token_hash: hashOf(token),
        token: row.name,
        actor,
        expires_at: sql<Date>`now() + ${UNCONFIRMED_MINUTES} * interval '1 minute'`,
        confirmed_at: null,
        pending_secret: null,
        pending_at: null,
      })
      .execute();
    return secret;
  }

  /** The session; null when it expired or its token was revoked. */
  async find(secret: string): Promise<OpsSession | null> {
    const row = await this.db
      .selectFrom('releases.ops_sessions as session')
      .innerJoin('releases.tokens as token', (join) =>
        join.onRef('token.name', '=', 'session.token').onRef('token.hash', '=', 'session.token_hash'),
      )
      .leftJoin('releases.second_factors as factor', 'factor.token', 'token.name')
      .select([
        'session.hash',
        'session.actor',
        'session.pending_secret',
        'token.name',
        'token.scope',
        'token.area',
        sql<boolean>`session.pending_at > now() - ${PENDING_MINUTES} * interval '1 minute'`.as('is_pending'),
        // A confirmation counts while the factor exists.
        sql<Date | null>`case when factor.token is not null then session.confirmed_at end`.as('confirmed_at'),
      ])
      .where('session.hash', '=', hashOf(secret))
      .where('session.expires_at', '>', sql<Date>`now()`)
      .where('token.revoked_at', 'is', null)
      .where('token.scope', 'in', ['ops', 'deploy'])
      .executeTakeFirst();
    if (!row) return null;
    const { actor, name, scope, area } = row;
    return {
      operator: { actor, name, scope, area },
      hash: row.hash,
      confirmedAt: row.confirmed_at,
      pendingSecret: row.is_pending ? row.pending_secret : null,
    };
  }

  async close(secret: string): Promise<void> {
    await this.db.deleteFrom('releases.ops_sessions').where('hash', '=', hashOf(secret)).execute();
  }
}

/**
 * Confirms a session, which gets a new secret: the one of before the second factor opens nothing any more. Resolves to
 * the new secret; null when the session ended in the meantime.
 */
export async function confirmSession(trx: Database, hash: Buffer, at: Date): Promise<string | null> {
  const secret = newSecret();
  const row = await trx
    .updateTable('releases.ops_sessions')
    .set({
      hash: hashOf(secret),
      confirmed_at: at,
      expires_at: sql<Date>`created_at + ${SESSION_HOURS} * interval '1 hour'`,
      pending_secret: null,
      pending_at: null,
    })
    .where('hash', '=', hash)
    .returning('hash')
    .executeTakeFirst();
  return row ? secret : null;
}

/**
 * Stores the secret that a session shows, unless it shows one already. Resolves to the stored one; null when the
 * session ended in the meantime.
 */
export async function keepPendingSecret(db: Database, hash: Buffer, sealedSecret: Buffer): Promise<Buffer | null> {
  const isOld = sql<boolean>`coalesce(pending_at, '-infinity') <= now() - ${PENDING_MINUTES} * interval '1 minute'`;
  const row = await db
    .updateTable('releases.ops_sessions')
    .set({
      pending_secret: sql<Buffer>`case when ${isOld} then ${sealedSecret} else pending_secret end`,
      pending_at: sql<Date>`case when ${isOld} then now() else pending_at end`,
    })
    .where('hash', '=', hash)
    .returning('pending_secret')
    .executeTakeFirst();
  return row?.pending_secret ?? null;
}

/** Discards the secret that a session shows. */
export async function discardPendingSecret(db: Database, hash: Buffer): Promise<void> {
  await db
    .updateTable('releases.ops_sessions')
    .set({ pending_secret: null, pending_at: null })
    .where('hash', '=', hash)
    .execute();
}

/** Ends the other sessions of a token, after a change of its second factor. */
export async function closeOtherSessions(trx: Database, token: string, hash: Buffer): Promise<void> {
  await trx.deleteFrom('releases.ops_sessions').where('token', '=', token).where('hash', '!=', hash).execute();
}
