import type { UserSummary } from '@cred/contract';
import type { Api } from '../../core/api';
import { bind, type CallContext } from '../../core/bind';
import { linkNextPage } from '../../core/paging';
import { decodeCursor, encodeCursor } from '../../core/cursor';
import { presentUserSummary } from '../../access/user-summary.presenter';
import type { ListKind } from './blocks.repository';
import { addEntry, listEntries, removeEntry } from './blocks.service';

/** Registers the calls for the viewer's blocks and mutes. */
export function registerBlocks(api: Api): void {
  bind(api, 'block', async ({ db, viewer, params }) => {
    await addEntry(db, 'blocks', viewer, params.userId, api.clock());
    return { isBlocked: true as const };
  });

  bind(api, 'unblock', async ({ db, viewer, params }) => {
    await removeEntry(db, 'blocks', viewer, params.userId);
    return { isBlocked: false as const };
  });

  bind(api, 'getBlocked', (context) => presentPage(context, 'blocks'));

  bind(api, 'mute', async ({ db, viewer, params }) => {
    await addEntry(db, 'mutes', viewer, params.userId, api.clock());
    return { isMuted: true as const };
  });

  bind(api, 'unmute', async ({ db, viewer, params }) => {
    await removeEntry(db, 'mutes', viewer, params.userId);
    return { isMuted: false as const };
  });

  bind(api, 'getMuted', (context) => presentPage(context, 'mutes'));
}

async function presentPage(
  context: CallContext<'getBlocked'> | CallContext<'getMuted'>,
  kind: ListKind,
): Promise<UserSummary[]> {
  const { db, viewer, query, api } = context;
  const { rows, last } = await listEntries(db, kind, viewer, { before: decodeCursor(query.cursor), take: query.take });
  linkNextPage(context, last && encodeCursor(last.entry_id));
  return rows.map((row) => presentUserSummary(row, api.settings));
}
