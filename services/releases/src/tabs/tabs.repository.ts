import { isInSample, type OpenTabs, type TabsBody } from '@cred/deployment/registry';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables';

/** A page server that has not told for so long is gone, and its tabs with it. It tells every 10 s at least. */
const STALE_SECONDS = 20;
/** More page servers are not believed. */
const SERVERS_MAX = 200;

/** Puts what a page server tells in the place of what it told before, and forgets those that are gone. */
export async function saveTabs(db: Kysely<Tables>, { server, ...told }: TabsBody): Promise<void> {
  const row = { told: JSON.stringify(told), at: sql<Date>`now()` };
  await db
    .insertInto('releases.tabs')
    .values({ server, ...row })
    .onConflict((conflict) => conflict.column('server').doUpdateSet(row))
    .execute();
  await db.deleteFrom('releases.tabs').where('at', '<', staleAt).execute();
}

/**
 * The open tabs that were heard of just now, by area and build, whichever page servers heard them.
 * @returns null when no page server tells, so that nothing is known
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
  /** When it was told. */
  readonly seconds: number;
}

/**
 * Counts each tab once, as the page server has it that heard it last: behind a balancer a tab asks one after the
 * other. Where one of them names a sample, all others are held to the same one, and each tab stands for several.
 */
function countTabs(rows: readonly TabsRow[]): Record<string, Record<string, number>> {
  const zeroBits = Math.max(0, ...rows.map(({ told }) => told.zeroBits));
  const last = new Map<string, { readonly heard: number; readonly shown: Readonly<Record<string, string>> }>();
  for (const { told, seconds } of rows) {
    for (const { shown, tabs } of told.groups) {
      for (const [tab, age] of tabs) {
        if (!isInSample(tab, zeroBits)) continue;
        const heard = seconds - age;
        if ((last.get(tab)?.heard ?? -Infinity) < heard) last.set(tab, { heard, shown });
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
