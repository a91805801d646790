import type { ReportMinute } from '@cred/contract/reports';
import { sql } from 'kysely';
import type { Database } from '../database/database';

const KEPT_DAYS = 30;

/**
 * Adds counts to those that are there, of other page servers or from before, in one statement. What a page server whose
 * clock is ahead tells is of now. Ends what is older than 30 days.
 */
export async function addReports(db: Database, minutes: readonly ReportMinute[]): Promise<void> {
  const rows = minutes.flatMap(({ area, build, minute, counts }) =>
    Object.entries(counts).map(([name, count]) => ({ area, build, minute, name, count })),
  );
  if (rows.length === 0) return;
  // Summed and in one order: a statement may touch a row once only, and two of them must not wait for each other.
  await sql`
    insert into releases.report_minutes (area, build, minute, name, count)
    select area, build, least(minute, date_trunc('minute', now())), name, sum(count)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told (area text, build text, minute timestamptz, name text, count bigint)
    group by 1, 2, 3, 4
    order by 1, 2, 3, 4
    on conflict (area, build, minute, name) do update set count = report_minutes.count + excluded.count`.execute(db);
  await sql`delete from releases.report_minutes where minute < now() - ${KEPT_DAYS} * interval '1 day'`.execute(db);
}

/** What was told of an area since a moment, minute by minute, oldest first. */
export async function readReports(db: Database, area: string, since: Date): Promise<ReportMinute[]> {
  const rows = await db
    .selectFrom('releases.report_minutes')
    .select(['area', 'build', 'minute', sql<Record<string, number>>`jsonb_object_agg(name, count)`.as('counts')])
    .where('area', '=', area)
    .where('minute', '>=', since)
    .groupBy(['area', 'build', 'minute'])
    .orderBy('minute')
    .orderBy('build')
    .execute();
  return rows.map(({ minute, ...row }) => ({ ...row, minute: minute.toISOString() }));
}
