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

/**
 * One column of a batch as one text, which both sides process faster than an array. A batch of one empty text becomes an
 * empty array, so its value is null.
 */
const column = (records: readonly LicenceRecord[], valueOf: (record: LicenceRecord) => string) =>
  sql`string_to_array(${records.map(valueOf).join('\n')}, ${'\n'})`;

/**
 * Inserts a batch whose texts have no line breaks, or nothing of it.
 * @throws the violation of the primary key when the import has one of the licences already
 */
export async function insertRecords(
  executor: Executor,
  importId: string,
  records: readonly LicenceRecord[],
): Promise<void> {
  await sql`
    insert into licence_records (import_id, key, name, status, expires_on)
    select ${importId}::uuid, key, name, coalesce(status, ''), nullif(expires_on, '')::date
    from unnest(${column(records, ({ key }) => key)}, ${column(records, ({ name }) => name)},
      ${column(records, ({ status }) => status)}, ${column(records, ({ expiresOn }) => expiresOn ?? '')})
      as record (key, name, status, expires_on)`.execute(executor);
}

/** Those of the keys that an import has already. */
export async function findStoredKeys(
  executor: Executor,
  importId: string,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await executor
    .selectFrom('licence_records')
    .select('key')
    .where('import_id', '=', importId)
    .where('key', 'in', keys)
    .execute();
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

/** Deletes an import with its rows, in batches in the order of the index, so that no statement takes long. */
export async function deleteImport(executor: Executor, id: string): Promise<void> {
  let after = '';
  for (;;) {
    const { rows } = await sql<{ last: string | null }>`
      with batch as (select key from licence_records where import_id = ${id}::uuid and key > ${after}
          order by key limit ${DELETED_AT_ONCE}),
        gone as (delete from licence_records using batch
          where licence_records.import_id = ${id}::uuid and licence_records.key = batch.key)
      select max(key) as last from batch`.execute(executor);
    const last = rows[0]?.last ?? null;
    if (last === null) break;
    after = last;
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
