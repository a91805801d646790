import type { RegistryStatus, TrialReport } from '@cred/deployment/registry';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import { readShellChanges } from '../table/shell.repository';
import { presentAreaStatus } from '../table/table.presenter';
import * as repository from '../table/table.repository';
import { readTabs } from '../tabs/tabs.repository';
import { readTrialCounts } from '../trials/trial-counts';
import { trialReport } from '../trials/trial-report';

/**
 * The status of all areas, with their trials and open tabs.
 * @param newest how many builds of each area, the newest ones; absent: all
 */
export async function readStatus(
  trx: Transaction<Tables>,
  { newest }: { readonly newest?: number },
): Promise<RegistryStatus> {
  const [revision, live, builds, changes, trials] = [
    await repository.readRevision(trx),
    await repository.readLive(trx),
    await repository.completeBuilds(trx, { newest }),
    await repository.readLastChanges(trx),
    await repository.readTrials(trx),
  ];
  const reports = new Map<string, TrialReport>();
  for (const { area, build, since } of trials) {
    const row = live.areas.find((each) => each.area === area);
    if (row)
      reports.set(
        area,
        trialReport(await readTrialCounts(trx, { area, build, since, live: row.live }), { build, live: row.live }),
      );
  }
  const names = [...new Set([...live.areas, ...builds].map(({ area }) => area))].sort();
  const areas = names.map((area) =>
    presentAreaStatus(area, {
      row: live.areas.find((row) => row.area === area) ?? null,
      trial: trials.find((row) => row.area === area) ?? null,
      soFar: reports.get(area),
      builds: builds.filter((row) => row.area === area),
      lastChange: changes.find((row) => row.area === area) ?? null,
    }),
  );
  const tabs = await readTabs(trx);
  const withTabs = areas.map((each) => (tabs ? { ...each, tabs: tabs[each.area] ?? {} } : each));
  return { revision, areas: withTabs, shell: (await readShellChanges(trx, 1))[0] ?? null };
}
