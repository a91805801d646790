import type { Database } from '../database/database';
import { findArea, readTrials } from '../table/table.repository';
import { evaluateTrial } from '../trials/evaluate-trial';
import { readTrialCounts } from '../trials/trial-counts';
import { stopReason } from '../trials/trial-report';
import type { ReleasesService } from './releases.service';

/** Ends trials that fail clearly more often than the live build, by the rule of `evaluateTrial`. */
export class TrialMonitor {
  constructor(
    private readonly db: Database,
    private readonly releases: Pick<ReleasesService, 'endTrial'>,
  ) {}

  /** Evaluates the trials of the areas. Several processes may do so at the same time; only one of them ends a trial. */
  async stopFailing(areas: Iterable<string>): Promise<void> {
    for (const area of new Set(areas)) {
      const [trial] = await readTrials(this.db, area);
      const row = trial && (await findArea(this.db, area));
      if (!trial || !row) continue;
      const of = { area, build: trial.build, since: trial.since, live: row.live };
      const counts = await readTrialCounts(this.db, of);
      if (evaluateTrial(counts) === 'stop')
        await this.releases.endTrial({ area, live: row.live, salt: trial.salt, reason: stopReason(counts, of) });
    }
  }
}
