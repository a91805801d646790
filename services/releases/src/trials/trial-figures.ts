import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import { attemptsOf, groupsOf, TRIAL_RULE, type ReportedCounts, type TrialFigures } from './evaluate-trial';

/** How far back a trial is judged at most: a long one is judged by how it does now. */
const EVALUATED_DAYS = 3;
/** And how far back the live build's history goes, where it is needed. */
const HISTORY_DAYS = 7;

interface TrialOf {
  readonly area: string;
  readonly build: string;
  readonly since: Date;
  /** What is live beside it. */
  readonly live: string;
}

/** What was told of a trial's build and of the live one since it began; of the live one's history where the rule may need it. */
export async function readFigures(db: Kysely<Tables>, { area, build, since, live }: TrialOf): Promise<TrialFigures> {
  const earliest = new Date(Math.max(Math.floor(since.getTime() / 60_000) * 60_000, daysAgo(EVALUATED_DAYS).getTime()));
  const told = await readReportedCounts(db, area, [build, live], earliest);
  const figures = { trial: told(build), live: told(live) };
  if (attemptsOf(figures.live) >= TRIAL_RULE.liveAttempts && groupsOf(figures.trial, figures.live).size > 1)
    return figures;
  return { ...figures, liveHistory: (await readReportedCounts(db, area, [live], daysAgo(HISTORY_DAYS)))(live) };
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
    const told = { loads: 0, failures: 0, groups: {} as Record<string, { loads: number; failures: number }> };
    for (const { name, count } of rows.filter((row) => row.build === build)) {
      const [what, of = ''] = name.split(':');
      if (what === 'loads') told.loads += Number(count);
      else if (what === 'failures') told.failures += Number(count);
      else {
        const group = (told.groups[of] ??= { loads: 0, failures: 0 });
        group[what === 'loaded-from' ? 'loads' : 'failures'] += Number(count);
      }
    }
    return told;
  };
}

const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);
