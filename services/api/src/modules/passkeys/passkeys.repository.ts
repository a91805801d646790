import { sql } from 'kysely';
import type { Executor } from '../../database/connection';

export interface PasskeyRow {
  readonly id: string;
  readonly name: string;
  readonly backed_up: boolean;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}

const columns = ['id', 'name', 'backed_up', 'created_at', 'last_used_at'] as const;

/** A member's passkeys, oldest first. */
export const findPasskeys = (executor: Executor, userId: string): Promise<PasskeyRow[]> =>
  executor.selectFrom('passkeys').select(columns).where('user_id', '=', userId).orderBy('id').execute();

/** The credential ids of a member's passkeys, which an authenticator needs to refuse a second passkey. */
export async function findCredentialIds(executor: Executor, userId: string): Promise<Buffer[]> {
  const rows = await executor.selectFrom('passkeys').select('credential_id').where('user_id', '=', userId).execute();
  return rows.map((row) => row.credential_id);
}

export interface NewPasskey {
  readonly id: string;
  readonly userId: string;
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly name: string;
  readonly transports: readonly string[];
  readonly backedUp: boolean;
  readonly at: Date;
}

/** Adds a passkey; undefined when the credential belongs to an account already. */
export const insertPasskey = (executor: Executor, passkey: NewPasskey): Promise<PasskeyRow | undefined> =>
  executor
    .insertInto('passkeys')
    .values({
      id: passkey.id,
      user_id: passkey.userId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      name: passkey.name,
      transports: [...passkey.transports],
      backed_up: passkey.backedUp,
      created_at: passkey.at,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(columns)
    .executeTakeFirst();

/** The passkey with this credential id, with its member's password hash. */
export const findByCredential = (executor: Executor, credentialId: Buffer) =>
  executor
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .select([
      'passkeys.id',
      'passkeys.user_id',
      'passkeys.public_key',
      sql<number>`passkeys.counter::float8`.as('counter'),
      'users.password_hash',
    ])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();

/**
 * Records a use. Returns false when the passkey was removed in the meantime, or a concurrent login has stored this counter or
 * a higher one; authenticators that do not count report 0 always.
 */
export async function recordUse(
  executor: Executor,
  id: string,
  { counter, backedUp, at }: { readonly counter: number; readonly backedUp: boolean; readonly at: Date },
): Promise<boolean> {
  const row = await executor
    .updateTable('passkeys')
    .set({ counter, backed_up: backedUp, last_used_at: at })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('counter', '<', counter), eb.and([eb('counter', '=', 0), eb(eb.val(counter), '=', 0)])]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export const renamePasskey = (
  executor: Executor,
  userId: string,
  id: string,
  name: string,
): Promise<PasskeyRow | undefined> =>
  executor
    .updateTable('passkeys')
    .set({ name })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();

/** Removes one of a member's passkeys and returns its name; undefined when the member has none with this id. */
export async function deletePasskey(executor: Executor, userId: string, id: string): Promise<string | undefined> {
  const row = await executor
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}
