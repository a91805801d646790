import { isInSample, type OpenTabs, type TabsBody } from '@cred/deployment/open-tabs';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables';

/** A report older than this is ignored. Page servers report every 10 s at least. */
const STALE_SECONDS = 20;
/** Reports of more page servers are ignored. */
const SERVERS_MAX = 200;

/** Replaces a page server's report, and deletes stale ones. */
export async function saveTabs(db: Kysely<Tables>, { server, ...report }: TabsBody): Promise<void> {
  const row = { told: JSON.stringify(report), at: sql<Date>`now()` };
  await db
    .insertInto('releases.tabs')
    .values({ server, ...row })
    .onConflict((conflict) => conflict.column('server').doUpdateSet(row))
    .execute();
  await db.deleteFrom('releases.tabs').where('at', '<', staleAt).execute();
}

/**
 * The open tabs by area and build, of all page servers.
 * @returns null when no page server reports
 */
export async function readTabs(db: Kysely<Tables>): Promise<OpenTabs['areas']> {
  const rows = await db
    .selectFrom('releases.tabs')
    .select(['told', sql<number>`extract(epoch from at)::double precision`.as('seconds')])
    .where('at', '>=', staleAt)
    .orderBy('at', 'desc')
    .limit(SERVERS_MAX)
    .execute();
  return rows.length === 0 ? null : countTabs(rows);
}

const staleAt = sql<Date>`now() - ${STALE_SECONDS} * interval '1 second'`;

interface TabsRow {
  readonly told: Omit<TabsBody, 'server'>;
  /** When it was reported, in seconds. */
  readonly seconds: number;
}

/**
 * Counts each tab once, as in its latest report: behind a load balancer, a tab's requests reach several page servers.
 * Where one of them reports a sample, the others are reduced to the same sample, and each tab counts several times.
 */
function countTabs(rows: readonly TabsRow[]): Record<string, Record<string, number>> {
  const zeroBits = Math.max(0, ...rows.map(({ told }) => told.zeroBits));
  const last = new Map<string, { readonly seenAt: number; readonly shown: Readonly<Record<string, string>> }>();
  for (const { told, seconds } of rows) {
    for (const { shown, tabs } of told.groups) {
      for (const [tab, age] of tabs) {
        if (!isInSample(tab, zeroBits)) continue;
        const seenAt = seconds - age;
        if ((last.get(tab)?.seenAt ?? -Infinity) < seenAt) last.set(tab, { seenAt, shown });
      }
    }
  }
  const areas = new Map<string, Map<string, number>>();
  for (const { shown } of last.values()) {
    for (const [area, build] of Object.entries(shown)) {
      const builds = areas.get(area) ?? new Map<string, number>();
      areas.set(area, builds.set(build, (builds.get(build) ?? 0) + 2 ** zeroBits));
    }
  }
  return Object.fromEntries([...areas].map(([area, builds]) => [area, Object.fromEntries(builds)]));
}
