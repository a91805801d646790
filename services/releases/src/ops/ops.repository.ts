import type { Change } from '@cred/deployment/registry';
import { sql } from 'kysely';
import type { Database } from '../database/database';
import { toChange } from '../table/table.repository';
import type { CountRow } from './views/metrics';

interface BuildCount extends CountRow {
  readonly area: string;
  readonly build: string;
  /** Start of the slot, in milliseconds. */
  readonly at: number;
}

/**
 * Counts of loads, failures and load times by build and slot of time, for all areas or one.
 * @param seconds length of a slot; slots begin at multiples of it
 */
export async function readCounts(
  db: Database,
  { area, from, seconds }: { readonly area?: string; readonly from: Date; readonly seconds: number },
): Promise<BuildCount[]> {
  const start = sql`date_bin(${seconds} * interval '1 second', minute, timestamptz 'epoch')`;
  const slot = sql<number>`(extract(epoch from ${start}) * 1000)::float8`;
  return db
    .selectFrom('releases.report_minutes')
    .select(['area', 'build', 'name', slot.as('at'), sql<number>`sum(count)::float8`.as('count')])
    .where('minute', '>=', from)
    .where(sql<boolean>`(name = 'loads' or name like 'failures:%' or name like 'load:%' or name like 'LCP:%')`)
    .$if(area !== undefined, (query) => query.where('area', '=', area ?? ''))
    .groupBy(['area', 'build', 'name', sql`4`])
    .orderBy('at')
    .execute();
}

/** The change that made each area's live build live, by area. */
export async function readLiveChanges(db: Database): Promise<ReadonlyMap<string, Change>> {
  const rows = await db
    .selectFrom('releases.areas')
    .innerJoinLateral(
      // The index makes this fast for a log of any length.
      (from) =>
        from
          .selectFrom('releases.changes')
          .selectAll()
          .whereRef('releases.changes.area', '=', 'releases.areas.area')
          .where('action', 'in', ['promote', 'rollback'])
          .orderBy('revision', 'desc')
          .limit(1)
          .as('change'),
      (join) => join.onTrue(),
    )
    .selectAll('change')
    .execute();
  return new Map(rows.map((row) => [row.area, toChange(row)]));
}

/** A page of an area's audit log, newest first. */
export async function readHistory(
  db: Database,
  area: string,
  { before, since, limit }: { readonly before?: number | undefined; readonly since?: Date; readonly limit: number },
): Promise<Change[]> {
  const rows = await db
    .selectFrom('releases.changes')
    .selectAll()
    .where('area', '=', area)
    .$if(before !== undefined, (query) => query.where('revision', '<', before ?? 0))
    .$if(since !== undefined, (query) => query.where('at', '>=', since ?? new Date(0)))
    .orderBy('revision', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toChange);
}
