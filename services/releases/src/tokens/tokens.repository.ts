import type { TokenScope } from '@cred/deployment/registry-tokens';
import { sql } from 'kysely';
import type { Database } from '../database/database';

interface BaseRow {
  readonly name: string;
  readonly scope: TokenScope;
  readonly area: string | null;
  readonly created_by: string;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
  readonly revoked_at: Date | null;
}

export interface TokenRow extends BaseRow {
  /** Whether the audit log of tokens has the token's creation. */
  readonly is_logged: boolean;
  /** The token that authorized its creation; null: the deployment's own secret, or unknown. */
  readonly created_with: string | null;
}

const columns = ['name', 'scope', 'area', 'created_by', 'created_at', 'last_used_at', 'revoked_at'] as const;

/** Adds a token. Returns false when the name exists, also of a revoked token. */
export async function insertToken(
  db: Database,
  token: {
    readonly name: string;
    readonly scope: TokenScope;
    readonly area: string | null;
    readonly hash: Buffer;
    readonly created_by: string;
  },
): Promise<boolean> {
  const row = await db
    .insertInto('releases.tokens')
    .values({ ...token, last_used_at: null, revoked_at: null })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}

const select = (db: Database) =>
  db
    .selectFrom('releases.tokens as token')
    .leftJoin('releases.token_changes as creation', (join) =>
      join.onRef('creation.token', '=', 'token.name').on('creation.action', '=', 'created'),
    )
    .select([
      'token.name',
      'token.scope',
      'token.area',
      'token.created_by',
      'token.created_at',
      'token.last_used_at',
      'token.revoked_at',
      sql<boolean>`creation.id is not null`.as('is_logged'),
      'creation.by_token as created_with',
    ]);

export const findTokens = (db: Database): Promise<TokenRow[]> => select(db).orderBy('name').execute();

export const findToken = (db: Database, name: string): Promise<TokenRow | undefined> =>
  select(db).where('token.name', '=', name).executeTakeFirst();

/** The valid token with that hash, marked as used now. */
export const acceptToken = (db: Database, hash: Buffer): Promise<BaseRow | undefined> =>
  db
    .updateTable('releases.tokens')
    .set({ last_used_at: sql`now()` })
    .where('hash', '=', hash)
    .where('revoked_at', 'is', null)
    .returning(columns)
    .executeTakeFirst();

/** Revokes a token. Returns false when it was revoked before, or there is none of that name. */
export async function revokeToken(db: Database, name: string): Promise<boolean> {
  const row = await db
    .updateTable('releases.tokens')
    .set({ revoked_at: sql`now()` })
    .where('name', '=', name)
    .where('revoked_at', 'is', null)
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}
