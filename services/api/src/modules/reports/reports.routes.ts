import type { Api } from '../../core/api';
import { bind } from '../../core/bind';
import { report } from './reports.service';

/** Reports to the reviewers; their decisions are in modules/review. */
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
