import { createHash, randomBytes } from 'node:crypto';
import type { CreatedToken, RegistryToken, TokenScope } from '@cred/deployment/registry';
import { errors } from '@cred/service-kit';
import type { Database } from '../database/database';
import { findTokens, insertToken, revokeToken, type TokenRow } from './tokens.repository';

/** The stored form of a token's secret. 256 random bits need no slow hash. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

interface NewToken {
  readonly name: string;
  readonly scope: TokenScope;
  readonly area?: string | undefined;
  readonly actor: string;
}

/**
 * Creates a token; only this response has its secret.
 * @throws AppError 409 when the name was used before
 */
export async function createToken(db: Database, { name, scope, area, actor }: NewToken): Promise<CreatedToken> {
  // Scanners for leaked secrets recognise the prefix.
  const secret = `cred_${scope}_${randomBytes(32).toString('base64url')}`;
  const row = await insertToken(db, { name, scope, area: area ?? null, hash: hashOf(secret), created_by: actor });
  if (!row)
    throw errors.conflict(
      'conflict',
      `There is or was a token named ${name}: the history names it. Choose another name`,
    );
  return { ...present(row), secret };
}

/** All tokens by name, including revoked ones. */
export const listTokens = async (db: Database): Promise<RegistryToken[]> => (await findTokens(db)).map(present);

/** @throws AppError 404 when there is no token of that name */
export async function revokeTokenByName(db: Database, name: string): Promise<RegistryToken> {
  const row = await revokeToken(db, name);
  if (!row) throw errors.notFound(`There is no token named ${name}`);
  return present(row);
}

const present = (row: TokenRow): RegistryToken => ({
  name: row.name,
  scope: row.scope,
  area: row.area,
  createdAt: row.created_at.toISOString(),
  createdBy: row.created_by,
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  revokedAt: row.revoked_at?.toISOString() ?? null,
});
