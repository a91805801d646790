import type { BuildRecord } from '@cred/contract';
import { makerOf, type Change } from '@cred/deployment/registry';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { CHANNEL } from '../database/change-signal';
import type { Tables } from '../database/tables';

type Executor = Kysely<Tables>;

export interface StoredBuild {
  readonly record: BuildRecord;
  readonly completedAt: Date | null;
}

export interface LiveArea {
  readonly area: string;
  readonly live: string;
  readonly previous: string | null;
  readonly held: boolean;
  readonly revision: number;
}

/** A build that some members get instead of the live one. */
export interface TrialRow {
  readonly build: string;
  readonly percent: number;
  readonly testers: readonly string[];
  readonly salt: string;
  readonly since: Date;
}

export async function findBuild(db: Executor, area: string, build: string): Promise<StoredBuild | null> {
  const row = await db
    .selectFrom('releases.builds')
    .select(['record', 'completed_at as completedAt'])
    .where('area', '=', area)
    .where('build', '=', build)
    .executeTakeFirst();
  return row ?? null;
}

/** Adds a build unless its id exists. */
export async function addBuild(db: Executor, record: BuildRecord): Promise<void> {
  await db
    .insertInto('releases.builds')
    .values({ area: record.area, build: record.build, record: JSON.stringify(record) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function markComplete(db: Executor, area: string, build: string): Promise<void> {
  await db
    .updateTable('releases.builds')
    .set({ completed_at: sql`now()` })
    .where('area', '=', area)
    .where('build', '=', build)
    .where('completed_at', 'is', null)
    .execute();
}

/**
 * Complete builds of all areas or one, newest first.
 * @param newest how many of each area; absent: all
 */
export async function completeBuilds(
  db: Executor,
  { area, newest }: { readonly area?: string; readonly newest?: number | undefined } = {},
) {
  return db
    .selectFrom((from) =>
      from
        .selectFrom('releases.builds')
        // Records are not selected: sorting the records of several years would spill to disk.
        .select(['area', 'build'])
        .select(sql<string>`row_number() over (partition by area order by completed_at desc, build)`.as('place'))
        .where('completed_at', 'is not', null)
        .$if(area !== undefined, (query) => query.where('area', '=', area ?? ''))
        .as('complete'),
    )
    .innerJoin('releases.builds as found', (join) =>
      join.onRef('found.area', '=', 'complete.area').onRef('found.build', '=', 'complete.build'),
    )
    .select([
      'found.area',
      'found.build',
      sql<Date>`found.completed_at`.as('completedAt'),
      sql<string>`found.record ->> 'contractVersion'`.as('contractVersion'),
    ])
    .$if(newest !== undefined, (query) => query.where(sql<boolean>`place <= ${newest ?? 0}`))
    .orderBy('completedAt', 'desc')
    .orderBy('found.build')
    .execute();
}

export async function readRevision(db: Executor): Promise<number> {
  const row = await db.selectFrom('releases.counter').select('revision').executeTakeFirstOrThrow();
  return row.revision;
}

/** The live builds with their records, and the revision, from one snapshot. */
export async function readLive(db: Executor) {
  const rows = await db
    .selectFrom('releases.counter')
    .leftJoin('releases.areas', (join) => join.onTrue())
    .leftJoin('releases.builds', (join) =>
      join
        .onRef('releases.builds.area', '=', 'releases.areas.area')
        .onRef('releases.builds.build', '=', 'releases.areas.live'),
    )
    .select(['releases.counter.revision as tableRevision', 'releases.areas.area', 'releases.areas.live'])
    .leftJoin('releases.builds as before', (join) =>
      join.onRef('before.area', '=', 'releases.areas.area').onRef('before.build', '=', 'releases.areas.previous'),
    )
    .select([
      'releases.areas.previous',
      'releases.areas.held',
      'releases.areas.revision',
      'releases.builds.record',
      'before.record as previousRecord',
    ])
    .orderBy('releases.areas.area')
    .execute();
  return {
    revision: rows[0]?.tableRevision ?? 0,
    areas: rows.flatMap(({ area, live, previous, held, revision, record, previousRecord }) =>
      area !== null && live !== null && held !== null && revision !== null && record !== null
        ? [{ area, live, previous, held, revision, record, previousRecord }]
        : [],
    ),
  };
}

/** The trials of all areas or one, each with its build's record. */
export async function readTrials(db: Executor, area?: string) {
  return db
    .selectFrom('releases.trials')
    .innerJoin('releases.builds', (join) =>
      join
        .onRef('releases.builds.area', '=', 'releases.trials.area')
        .onRef('releases.builds.build', '=', 'releases.trials.build'),
    )
    .select(['releases.trials.area', 'releases.trials.build', 'percent', 'testers', 'salt', 'since', 'record'])
    .$if(area !== undefined, (query) => query.where('releases.trials.area', '=', area ?? ''))
    .execute();
}

export async function saveTrial(db: Executor, area: string, trial: TrialRow): Promise<void> {
  const row = { area, ...trial, testers: [...trial.testers] };
  await db
    .insertInto('releases.trials')
    .values(row)
    .onConflict((conflict) => conflict.column('area').doUpdateSet(row))
    .execute();
}

export async function deleteTrial(db: Executor, area: string): Promise<void> {
  await db.deleteFrom('releases.trials').where('area', '=', area).execute();
}

/** Takes the next revision; every other change waits until the transaction ends. */
export async function nextRevision(trx: Transaction<Tables>): Promise<number> {
  const row = await trx
    .updateTable('releases.counter')
    .set((expression) => ({ revision: expression('revision', '+', 1) }))
    .returning('revision')
    .executeTakeFirstOrThrow();
  return row.revision;
}

/** Makes every other change wait until the transaction ends. */
export async function lockTable(trx: Transaction<Tables>): Promise<void> {
  await trx.selectFrom('releases.counter').select('revision').forUpdate().execute();
}

export async function findArea(db: Executor, area: string): Promise<LiveArea | null> {
  const row = await db.selectFrom('releases.areas').selectAll().where('area', '=', area).executeTakeFirst();
  return row ?? null;
}

export async function saveArea(db: Executor, row: LiveArea): Promise<void> {
  await db
    .insertInto('releases.areas')
    .values(row)
    .onConflict((conflict) => conflict.column('area').doUpdateSet(row))
    .execute();
}

/** @param change with `actor` as the name that was sent with it */
export async function addChange(db: Executor, change: Omit<Change, 'at' | 'typedName'>): Promise<void> {
  const { from, to, ...rest } = change;
  await db
    .insertInto('releases.changes')
    .values({ ...rest, from_build: from, to_build: to })
    .execute();
}

/** The audit log of an area, oldest first. */
export async function readChanges(db: Executor, area: string): Promise<Change[]> {
  const rows = await db
    .selectFrom('releases.changes')
    .selectAll()
    .where('area', '=', area)
    .orderBy('revision')
    .execute();
  return rows.map(toChange);
}

/** The last change of each area or one. */
export async function readLastChanges(db: Executor, area?: string): Promise<Change[]> {
  const rows = await db
    .selectFrom('releases.areas')
    .innerJoin('releases.changes', 'releases.changes.revision', 'releases.areas.revision')
    .selectAll('releases.changes')
    .$if(area !== undefined, (query) => query.where('releases.areas.area', '=', area ?? ''))
    .execute();
  return rows.map(toChange);
}

/** A row of the audit log in the contract's form. */
export const toChange = ({
  from_build,
  to_build,
  actor,
  at,
  ...row
}: Selectable<Tables['releases.changes']>): Change => ({
  ...row,
  ...makerOf(row.token, actor),
  from: from_build,
  to: to_build,
  at: at.toISOString(),
});

/** Notifies every registry process when the transaction commits. */
export async function notifyChange(trx: Transaction<Tables>): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, '')`.execute(trx);
}
