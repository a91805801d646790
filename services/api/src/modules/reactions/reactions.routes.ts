import { presentUserSummary } from '../../access/user-summary.presenter';
import type { Api } from '../../core/api';
import { bind } from '../../core/bind';
import { decodeCursor, decodePosition, encodeCursor, encodePosition } from '../../core/cursor';
import { linkNextPage } from '../../core/paging';
import { listRatings, listReposts } from './reactions.service';

const isMicros = (key: number): boolean => Number.isSafeInteger(key) && key >= 0;

/** Who rated and who reposted a post (POST-121). Rating and reposting are in modules/ratings and modules/reposts. */
export function registerReactions(api: Api): void {
  bind(api, 'getPostRatings', async (context) => {
    const { viewer, db, params, query } = context;
    const before = decodePosition(query.cursor, isMicros);
    const { rows, last } = await listRatings(db, viewer, params.id, { before, take: query.take });
    linkNextPage(context, last && encodePosition({ key: Number(last.micros), id: last.user_id }));
    return rows.map((row) => ({ user: presentUserSummary(row, api.settings), value: row.value }));
  });

  bind(api, 'getPostReposts', async (context) => {
    const { viewer, db, params, query } = context;
    const page = { before: decodeCursor(query.cursor), take: query.take };
    const { rows, last } = await listReposts(db, viewer, params.id, page);
    linkNextPage(context, last && encodeCursor(last.id));
    return rows.map((row) => ({
      id: row.id,
      user: presentUserSummary(row, api.settings),
      createdAt: row.created_at.toISOString(),
      additionalText: row.additional_text,
    }));
  });
}
