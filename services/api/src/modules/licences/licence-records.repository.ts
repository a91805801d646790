import type { LicenceAuthority } from '@cred/contract';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection';

/** One licence of a registry, ready to be stored. */
export interface LicenceRecord {
  readonly key: string;
  readonly name: string;
  readonly status: string;
  /** `YYYY-MM-DD`. */
  readonly expiresOn: string | null;
}

const DELETED_AT_ONCE = 20_000;

/** Records an import before its first row, so that the rows of a crashed import can be found. */
export async function insertImport(
  executor: Executor,
  { id, authority, at }: { readonly id: string; readonly authority: LicenceAuthority; readonly at: Date },
): Promise<void> {
  await executor.insertInto('licence_imports').values({ id, authority, started_at: at, finished_at: null }).execute();
}

/** Inserts a batch; returns the keys that were new in this import. */
export async function insertRecords(
  executor: Executor,
  importId: string,
  records: readonly LicenceRecord[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`
    insert into licence_records (import_id, key, name, status, expires_on)
    select ${importId}::uuid, key, name, status, expires_on
    from unnest(${records.map(({ key }) => key)}::text[], ${records.map(({ name }) => name)}::text[],
      ${records.map(({ status }) => status)}::text[], ${records.map(({ expiresOn }) => expiresOn)}::date[])
      as record (key, name, status, expires_on)
    on conflict do nothing returning key`.execute(executor);
  return new Set(rows.map(({ key }) => key));
}

/**
 * Makes an import the registry of its authority in one transaction: lookups use the previous one until then. Returns
 * false when a later import has deleted this one.
 */
export async function makeCurrent(
  trx: Executor,
  {
    id,
    authority,
    at,
    count,
  }: { readonly id: string; readonly authority: LicenceAuthority; readonly at: Date; readonly count: number },
): Promise<boolean> {
  await trx
    .updateTable('licence_imports')
    .set({ is_current: false })
    .where('authority', '=', authority)
    .where('is_current', '=', true)
    .execute();
  const made = await trx
    .updateTable('licence_imports')
    .set({ is_current: true, finished_at: at, record_count: count })
    .where('id', '=', id)
    .executeTakeFirst();
  return made.numUpdatedRows > 0n;
}

/** Imports of an authority that are not current and began before a time: replaced ones, and those of crashed commands. */
export async function findObsoleteImports(
  executor: Executor,
  authority: LicenceAuthority,
  before: Date,
): Promise<string[]> {
  const rows = await executor
    .selectFrom('licence_imports')
    .select('id')
    .where('authority', '=', authority)
    .where('is_current', '=', false)
    .where('started_at', '<', before)
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes an import with its rows, in batches, so that no statement takes long. */
export async function deleteImport(executor: Executor, id: string): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from licence_records where import_id = ${id}::uuid and key in
        (select key from licence_records where import_id = ${id}::uuid limit ${DELETED_AT_ONCE})`.execute(executor);
    if (numAffectedRows < DELETED_AT_ONCE) break;
  }
  await executor.deleteFrom('licence_imports').where('id', '=', id).execute();
}

/** The current registries. */
export const findRegistries = async (executor: Executor) =>
  await executor
    .selectFrom('licence_imports')
    .select(['authority', 'finished_at', 'record_count'])
    .where('is_current', '=', true)
    .orderBy('authority')
    .execute();

export interface FoundRecord {
  readonly authority: LicenceAuthority;
  readonly imported_at: Date;
  /** Null when the registry has no such licence. */
  readonly key: string | null;
  readonly name: string | null;
  readonly status: string | null;
  readonly expires_on: string | null;
}

/** Finds licences in the current registries of their authorities; no row for an authority without a registry. */
export async function findRecords(
  executor: Executor,
  wanted: readonly { readonly authority: LicenceAuthority; readonly key: string }[],
): Promise<(FoundRecord & { readonly wanted: number })[]> {
  if (wanted.length === 0) return [];
  const { rows } = await sql<FoundRecord & { readonly wanted: number }>`
    select wanted.position::integer - 1 as wanted, licence_imports.authority,
      licence_imports.finished_at as imported_at, licence_records.key, licence_records.name, licence_records.status,
      licence_records.expires_on::text
    from unnest(${wanted.map(({ authority }) => authority)}::text[], ${wanted.map(({ key }) => key)}::text[])
      with ordinality as wanted (authority, key, position)
    join licence_imports on licence_imports.authority = wanted.authority and licence_imports.is_current
    left join licence_records on licence_records.import_id = licence_imports.id and licence_records.key = wanted.key`.execute(
    executor,
  );
  return rows;
}
