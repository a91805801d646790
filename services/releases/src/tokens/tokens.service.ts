import { createHash, randomBytes } from 'node:crypto';
import { makerOf } from '@cred/deployment/registry';
import type { CreatedToken, RegistryToken, TokenHistory, TokenScope } from '@cred/deployment/registry-tokens';
import { type AppError, errors } from '@cred/service-kit';
import type { Database } from '../database/database';
import { deleteSecondFactor } from './second-factor.repository';
import { addTokenChange, findTokenChanges } from './token-changes.repository';
import { findToken, findTokens, insertToken, revokeToken, type TokenRow } from './tokens.repository';

/** The stored form of a token's secret. 256 random bits need no slow hash. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

interface NewToken {
  readonly name: string;
  readonly scope: TokenScope;
  readonly area?: string | undefined;
  readonly actor: string;
  /** The token that authorizes it; null: the deployment's own secret. */
  readonly by: string | null;
}

/**
 * Creates a token; only this response has its secret.
 * @throws AppError 409 when the name was used before
 */
export async function createToken(db: Database, { name, scope, area, actor, by }: NewToken): Promise<CreatedToken> {
  // Scanners for leaked secrets recognise the prefix.
  const secret = `cred_${scope}_${randomBytes(32).toString('base64url')}`;
  return db.transaction().execute(async (trx) => {
    const token = { name, scope, area: area ?? null, hash: hashOf(secret), created_by: actor };
    if (!(await insertToken(trx, token)))
      throw errors.conflict(
        'conflict',
        `There is or was a token named ${name}: the history names it. Choose another name`,
      );
    await addTokenChange(trx, { token: name, action: 'created', by, actor });
    return { ...present(await requireToken(trx, name)), secret };
  });
}

/** All tokens by name, including revoked ones. */
export const listTokens = async (db: Database): Promise<RegistryToken[]> => (await findTokens(db)).map(present);

/** The newest changes of tokens and their second factors, newest first. */
export const tokenHistory = async (db: Database): Promise<TokenHistory> => ({ changes: await findTokenChanges(db) });

/**
 * Revokes a token, with its second factor and its sessions of the ops page; idempotent.
 * @param by the token that authorizes it; null: the deployment's own secret
 * @throws AppError 404 when there is no token of that name
 */
export const revokeTokenByName = (db: Database, name: string, by: string | null): Promise<RegistryToken> =>
  db.transaction().execute(async (trx) => {
    if (await revokeToken(trx, name)) {
      await deleteSecondFactor(trx, name);
      await addTokenChange(trx, { token: name, action: 'revoked', by, actor: null });
    }
    return present(await requireToken(trx, name));
  });

/**
 * Removes the second factor of a token whose owner has lost app and recovery codes, and ends its sessions of the ops
 * page; the next login sets up a new one (FED-13).
 * @throws AppError 403 for the token itself, whose thief could remove the factor otherwise; 404 when there is no token
 * of that name; 409 when it has no second factor
 */
export const resetSecondFactor = (
  db: Database,
  name: string,
  { by, actor }: { readonly by: string | null; readonly actor: string },
): Promise<RegistryToken> =>
  db.transaction().execute(async (trx) => {
    if (by === name) throw ownSecondFactor(name);
    const row = await requireToken(trx, name);
    if (!(await deleteSecondFactor(trx, name)))
      throw errors.conflict('conflict', `The token ${name} has no second factor`);
    await addTokenChange(trx, { token: name, action: 'second factor reset', by, actor });
    return present(row);
  });

export const ownSecondFactor = (name: string): AppError =>
  errors.forbidden(`The token ${name} may not reset its own second factor`);

async function requireToken(db: Database, name: string): Promise<TokenRow> {
  const row = await findToken(db, name);
  if (!row) throw errors.notFound(`There is no token named ${name}`);
  return row;
}

function present(row: TokenRow): RegistryToken {
  const { actor, typedName } = makerOf(row.created_with, row.created_by);
  return {
    name: row.name,
    scope: row.scope,
    area: row.area,
    createdAt: row.created_at.toISOString(),
    createdBy: row.is_logged ? actor : 'unknown',
    createdByTypedName: typedName,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
  };
}
