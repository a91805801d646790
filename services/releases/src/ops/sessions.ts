import { randomBytes, timingSafeEqual } from 'node:crypto';
import { AppError } from '@cred/service-kit';
import { sql } from 'kysely';
import type { Database } from '../database/database';
import type { Caller } from '../tokens/access';
import { acceptToken } from '../tokens/tokens.repository';
import { hashOf } from '../tokens/tokens.service';

export const SESSION_HOURS = 8;

/** The user of a session of the ops page: what their token permits, and the name that they entered. */
export interface Operator extends Caller {
  readonly actor: string;
}

/** The same error for every token that does not open a session, so that it does not reveal which tokens exist. */
const refused = (): AppError =>
  new AppError(
    401,
    'unauthenticated',
    'This token does not open the ops page. It requires a token of scope ops or deploy that was not revoked',
  );

/**
 * Sessions of the ops page. The database has only hashes of their random secrets. A session ends after eight hours, at
 * its logout, and when the token that opened it is revoked.
 */
export class Sessions {
  private readonly own: Buffer;

  /** @param secret the deployment's own token, which opens a session too */
  constructor(
    private readonly db: Database,
    secret: string,
  ) {
    this.own = hashOf(secret);
  }

  /**
   * Resolves to the new session's secret, for the cookie.
   * @throws AppError 401 for a token that opens no session
   */
  async open(token: string, actor: string): Promise<string> {
    const hash = hashOf(token);
    // Both checks always run, so that every response takes the same time.
    const row = await acceptToken(this.db, hash);
    const isOwn = timingSafeEqual(hash, this.own);
    if (!isOwn && (!row || row.scope === 'page')) throw refused();
    const secret = randomBytes(32).toString('base64url');
    await this.db
      .deleteFrom('releases.ops_sessions')
      .where('expires_at', '<=', sql<Date>`now()`)
      .execute();
    await this.db
      .insertInto('releases.ops_sessions')
      .values({
        hash: hashOf(secret),
        token_hash: hash,
        token: row?.name ?? null,
        actor,
        expires_at: sql<Date>`now() + ${SESSION_HOURS} * interval '1 hour'`,
      })
      .execute();
    return secret;
  }

  /**
   * The session's operator; null when the session expired, its token was revoked, or the deployment's token changed.
   */
  async find(secret: string): Promise<Operator | null> {
    const row = await this.db
      .selectFrom('releases.ops_sessions as session')
      .leftJoin('releases.tokens as token', (join) =>
        join.onRef('token.hash', '=', 'session.token_hash').on('token.revoked_at', 'is', null),
      )
      .select(['session.actor', 'session.token_hash as hash', 'token.name', 'token.scope', 'token.area'])
      .where('session.hash', '=', hashOf(secret))
      .where('session.expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst();
    if (!row) return null;
    const { actor, name, scope, area } = row;
    if (timingSafeEqual(row.hash, this.own)) return { actor, name: null, scope: 'ops', area: null };
    return name !== null && (scope === 'ops' || scope === 'deploy') ? { actor, name, scope, area } : null;
  }

  async close(secret: string): Promise<void> {
    await this.db.deleteFrom('releases.ops_sessions').where('hash', '=', hashOf(secret)).execute();
  }
}
