import type { CallResponse, schemas } from '@cred/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '../../core/clock';
import type { Executor } from '../../database/connection';
import { deleteOldEvents } from './moderation-events.repository';

/** The transparency page counts the current month and the 12 before it (MOD-6). */
const MONTHS = 12;
const CACHE_MS = 10 * 60_000;
const PURGE_BATCH = 10_000;
const HOUR_SECONDS = 3_600;

type Transparency = CallResponse<'getTransparency'>;
type Counts = Transparency['total'];

interface CountRow extends Record<Exclude<keyof Counts, 'medianHours'>, number> {
  /** Null in the rows that count all months. */
  readonly month: string | null;
  /** Null in the rows that count all reasons. */
  readonly reason: schemas.ReportReason | null;
  readonly median_seconds: number | null;
}

interface CertificateRow {
  readonly month: string;
  readonly approved: number;
  readonly denied: number;
}

/** The first moment that the page counts. */
const startOfCounts = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS));

const monthOf = (column: string): RawBuilder<string> =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM')`;

/** Counts events by month, by reason, and all together. */
async function countEvents(db: Executor, since: Date): Promise<CountRow[]> {
  const { rows } = await sql<CountRow>`
    with events as (select ${monthOf('at')} as month, kind, reason, seconds from moderation_events where at >= ${since})
    select month, reason,
      count(*) filter (where kind = 'reported')::int as reports,
      count(*) filter (where kind = 'dismissed')::int as dismissed,
      count(*) filter (where kind = 'removed')::int as removed,
      count(*) filter (where kind = 'warned')::int as warned,
      count(*) filter (where kind = 'appealed')::int as appeals,
      count(*) filter (where kind = 'reversed')::int as reversed,
      percentile_cont(0.5) within group (order by seconds) as median_seconds
    from events group by grouping sets ((month), (reason), ())`.execute(db);
  return rows;
}

/** Counts decisions on certificates by month. */
async function countCertificates(db: Executor, since: Date): Promise<CertificateRow[]> {
  const { rows } = await sql<CertificateRow>`
    select ${monthOf('at')} as month,
      count(*) filter (where action = 'submission.approved')::int as approved,
      count(*) filter (where action = 'submission.denied')::int as denied
    from audit_log where action in ('submission.approved', 'submission.denied') and at >= ${since}
    group by 1`.execute(db);
  return rows;
}

const noCounts: Counts = {
  reports: 0,
  dismissed: 0,
  removed: 0,
  warned: 0,
  appeals: 0,
  reversed: 0,
  medianHours: null,
};

const presentCounts = (row: CountRow | undefined): Counts =>
  row === undefined
    ? noCounts
    : {
        reports: row.reports,
        dismissed: row.dismissed,
        removed: row.removed,
        warned: row.warned,
        appeals: row.appeals,
        reversed: row.reversed,
        medianHours: row.median_seconds === null ? null : Math.round((row.median_seconds / HOUR_SECONDS) * 10) / 10,
      };

async function readTransparency(db: Executor, now: Date): Promise<Transparency> {
  const since = startOfCounts(now);
  const [events, certificates] = [await countEvents(db, since), await countCertificates(db, since)];
  const months = new Set([...events.flatMap(({ month }) => month ?? []), ...certificates.map(({ month }) => month)]);
  return {
    total: presentCounts(events.find(({ month, reason }) => month === null && reason === null)),
    reasons: events.flatMap((row) => (row.reason === null ? [] : [{ reason: row.reason, ...presentCounts(row) }])),
    months: [...months]
      .toSorted()
      .toReversed()
      .map((month) => {
        const decided = certificates.find((each) => each.month === month);
        return {
          month,
          ...presentCounts(events.find((row) => row.month === month)),
          certificatesApproved: decided?.approved ?? 0,
          certificatesDenied: decided?.denied ?? 0,
        };
      }),
  };
}

/** Counts without a session are multiples of this number. */
const STEP = 10;

const roundDown = <T extends Counts>(counts: T): T => {
  const decisions = counts.dismissed + counts.removed + counts.warned;
  const rounded = Object.entries(counts).map(([name, value]) => [
    name,
    typeof value === 'number' ? Math.floor(value / STEP) * STEP : value,
  ]);
  // Every property keeps its type, which the compiler cannot see.
  return { ...(Object.fromEntries(rounded) as T), medianHours: decisions < STEP ? null : counts.medianHours };
};

const hasAny = (counts: Counts): boolean =>
  Object.values({ ...counts, medianHours: null }).some((value) => typeof value === 'number' && value > 0);

/**
 * The counts for clients without a session: each rounded down to full tens, so that neither a count nor the difference of
 * two shows a single report. Months and reasons without anything left are omitted.
 */
export const inFullTens = ({ total, reasons, months }: Transparency): Transparency => ({
  total: roundDown(total),
  reasons: reasons.map(roundDown).filter(hasAny),
  months: months.map(roundDown).filter(hasAny),
});

/** Deletes events that the page no longer counts, at most one batch. Returns how many. */
export const purgeOldEvents = (db: Executor, now: Date): Promise<number> =>
  deleteOldEvents(db, startOfCounts(now), PURGE_BATCH);

/** Reads the counts at most once in 10 minutes; concurrent requests share one query. A failure is not kept. */
export function transparencyReader(db: Executor, clock: Clock): () => Promise<Transparency> {
  let cached: { readonly until: number; readonly counts: Promise<Transparency> } | undefined;
  return () => {
    const now = clock();
    if (cached && now.getTime() < cached.until) return cached.counts;
    const counts = readTransparency(db, now);
    const entry = { until: now.getTime() + CACHE_MS, counts };
    cached = entry;
    counts.catch(() => {
      if (cached === entry) cached = undefined;
    });
    return counts;
  };
}
