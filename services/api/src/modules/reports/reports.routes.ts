import type { Api } from '../../core/api';
import { bind } from '../../core/bind';
import { decodeCursor, encodeCursor } from '../../core/cursor';
import { linkNextPage } from '../../core/paging';
import { presentCase } from './moderation.presenter';
import { appeal, listCases } from './moderation.service';
import { report } from './reports.service';
import { inFullTens, transparencyReader } from './transparency';

/** Reports to the reviewers, and what the reporter and the member see of the decisions, which modules/review makes. */
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

  bind(api, 'getModeration', async (context) => {
    const { db, viewer, query } = context;
    const { rows, last } = await listCases(db, viewer, { before: decodeCursor(query.cursor), take: query.take });
    linkNextPage(context, last && encodeCursor(last.id));
    const now = api.clock();
    return rows.map((row) => presentCase(row, now));
  });

  bind(
    api,
    'appealModeration',
    async ({ db, viewer, params, body }) => {
      await appeal(db, viewer, params.id, body.text, api.clock());
      return { ok: true as const };
    },
    { bucket: 'report' },
  );

  const readTransparency = transparencyReader(api.db, api.clock);
  bind(api, 'getTransparency', async ({ viewer }) => {
    const counts = await readTransparency();
    return viewer ? counts : inFullTens(counts);
  });
}
