import type { ReportMinute } from '@cred/contract/reports';
import { sql } from 'kysely';
import type { Database } from '../database/database';

const KEPT_DAYS = 30;

/**
 * Adds counts to the stored ones, also those of other page servers, in one statement. Minutes in the future, of a page
 * server whose clock is ahead, count as now. Deletes what is older than 30 days.
 */
export async function addReports(db: Database, minutes: readonly ReportMinute[]): Promise<void> {
  const rows = minutes.flatMap(({ area, build, minute, counts }) =>
    Object.entries(counts).map(([name, count]) => ({ area, build, minute, name, count })),
  );
  if (rows.length === 0) return;
  // Summed and ordered: a statement may update a row only once, and a fixed order avoids deadlocks.
  await sql`
    insert into releases.report_minutes (area, build, minute, name, count)
    select area, build, least(minute, date_trunc('minute', now())), name, sum(count)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as report (
      area text, build text, minute timestamptz, name text, count bigint)
    group by 1, 2, 3, 4
    order by 1, 2, 3, 4
    on conflict (area, build, minute, name) do update set count = report_minutes.count + excluded.count`.execute(db);
  await sql`delete from releases.report_minutes where minute < now() - ${KEPT_DAYS} * interval '1 day'`.execute(db);
}

/** The reports of an area since a moment, minute by minute, oldest first. */
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
