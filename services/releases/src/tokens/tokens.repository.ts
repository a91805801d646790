import type { TokenScope } from '@cred/deployment/registry';
import { sql } from 'kysely';
import type { Database } from '../database/database';

export interface TokenRow {
  readonly name: string;
  readonly scope: TokenScope;
  readonly area: string | null;
  readonly created_by: string;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
  readonly revoked_at: Date | null;
}

const columns = ['name', 'scope', 'area', 'created_by', 'created_at', 'last_used_at', 'revoked_at'] as const;

/** Adds a token; undefined when the name exists, also of a revoked token. */
export const insertToken = (
  db: Database,
  token: {
    readonly name: string;
    readonly scope: TokenScope;
    readonly area: string | null;
    readonly hash: Buffer;
    readonly created_by: string;
  },
): Promise<TokenRow | undefined> =>
  db
    .insertInto('releases.tokens')
    .values({ ...token, last_used_at: null, revoked_at: null })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning(columns)
    .executeTakeFirst();

export const findTokens = (db: Database): Promise<TokenRow[]> =>
  db.selectFrom('releases.tokens').select(columns).orderBy('name').execute();

export const findToken = (db: Database, name: string): Promise<TokenRow | undefined> =>
  db.selectFrom('releases.tokens').select(columns).where('name', '=', name).executeTakeFirst();

/** The valid token with that hash, marked as used now. */
export const acceptToken = (db: Database, hash: Buffer): Promise<TokenRow | undefined> =>
  db
    .updateTable('releases.tokens')
    .set({ last_used_at: sql`now()` })
    .where('hash', '=', hash)
    .where('revoked_at', 'is', null)
    .returning(columns)
    .executeTakeFirst();

/** Revokes a token, idempotently. Undefined when there is none of that name. */
export const revokeToken = (db: Database, name: string): Promise<TokenRow | undefined> =>
  db
    .updateTable('releases.tokens')
    .set({ revoked_at: sql`coalesce(revoked_at, now())` })
    .where('name', '=', name)
    .returning(columns)
    .executeTakeFirst();
