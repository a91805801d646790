import type { Api } from '../../core/api';
import { bind } from '../../core/bind';
import { report } from './reports.service';

/** What members tell the reviewers; deciding is theirs (modules/review). */
export function registerReports(api: Api): void {
  bind(
    api,
    'report',
    async ({ db, viewer, body }) => {
      await report(db, viewer, body, api.clock());
      return { ok: true as const };
    },
    { bucket: 'report' },
  );
}
