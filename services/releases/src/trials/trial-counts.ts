import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import { attemptsOf, groupsOf, TRIAL_RULE, type ReportedCounts, type TrialCounts } from './evaluate-trial';

/** A trial is evaluated over at most this period, so that a long one is evaluated by its current state. */
const EVALUATED_DAYS = 3;
/** The period of the live build's history, where it is needed. */
const HISTORY_DAYS = 7;

interface TrialOf {
  readonly area: string;
  readonly build: string;
  readonly since: Date;
  /** The live build that the trial is compared with. */
  readonly live: string;
}

/**
 * The reports about a trial's build and the live one since the trial began, with the live one's history where needed.
 */
export async function readTrialCounts(db: Kysely<Tables>, { area, build, since, live }: TrialOf): Promise<TrialCounts> {
  const earliest = new Date(Math.max(Math.floor(since.getTime() / 60_000) * 60_000, daysAgo(EVALUATED_DAYS).getTime()));
  const counts = await readReportedCounts(db, area, [build, live], earliest);
  const both = { trial: counts(build), live: counts(live) };
  if (attemptsOf(both.live) >= TRIAL_RULE.liveAttempts && groupsOf(both.trial, both.live).size > 1) return both;
  return { ...both, liveHistory: (await readReportedCounts(db, area, [live], daysAgo(HISTORY_DAYS)))(live) };
}

async function readReportedCounts(
  db: Kysely<Tables>,
  area: string,
  builds: readonly string[],
  since: Date,
): Promise<(build: string) => ReportedCounts> {
  const rows = await db
    .selectFrom('releases.report_minutes')
    .select(['build', 'name', sql<string>`sum(count)`.as('count')])
    .where('area', '=', area)
    .where('build', 'in', [...builds])
    .where('minute', '>=', since)
    .where(sql<boolean>`name ~ '^(loads$|failures:|loaded-from:|failed-from:)'`)
    .groupBy(['build', 'name'])
    .execute();
  return (build) => {
    const counts = { loads: 0, failures: 0, groups: {} as Record<string, { loads: number; failures: number }> };
    for (const { name, count } of rows.filter((row) => row.build === build)) {
      const [what, of = ''] = name.split(':');
      if (what === 'loads') counts.loads += Number(count);
      else if (what === 'failures') counts.failures += Number(count);
      else {
        const group = (counts.groups[of] ??= { loads: 0, failures: 0 });
        group[what === 'loaded-from' ? 'loads' : 'failures'] += Number(count);
      }
    }
    return counts;
  };
}

const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);
