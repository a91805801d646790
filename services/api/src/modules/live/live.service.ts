import type { Settings } from '@cred/deployment/settings';
import type { Clock } from '../../core/clock';
import type { Executor } from '../../database/connection';
import type { Viewer } from '../../core/viewer';
import { presentMessage } from '../chat/chat.presenter';
import { requireNotBlocked, requirePartner } from '../chat/chat.service';
import { findMessagesById } from '../chat/messages.repository';
import { findActiveSessionIds } from '../sessions/sessions.service';
import { EVENTS_AT_ONCE, type LiveSource } from './live-hub';
import { deleteOldEvents, findEvents, notifyTyping } from './live.repository';

interface Deps {
  readonly db: Executor;
  readonly settings: Settings;
  readonly clock: Clock;
}

/** Reads events and messages from the database at the time of delivery. */
export const liveSource = ({ db, settings, clock }: Deps): LiveSource => ({
  activeSessions: (ids) => findActiveSessionIds(db, ids, clock()),
  events: (after) => findEvents(db, after, EVENTS_AT_ONCE),
  messages: async (ids) => {
    const rows = await findMessagesById(db, ids);
    return new Map(
      rows.map((row) => [row.id, { name: 'message', data: { message: presentMessage(row, settings) } }] as const),
    );
  },
});

/**
 * Notifies the other member of a chat that the viewer is typing. Not stored.
 * @throws AppError 404 for a chat that is not the viewer's, 403 when one of the two blocks the other, as for a message
 */
export async function sendTyping(db: Executor, viewer: Pick<Viewer, 'id'>, chatId: string): Promise<void> {
  const otherId = await requirePartner(db, viewer.id, chatId);
  await requireNotBlocked(db, viewer.id, otherId);
  await notifyTyping(db, otherId, chatId, viewer.id);
}

const SWEEP_AT_ONCE = 5_000;

/** Removes expired events in batches, so that no statement takes long. */
export async function sweepEvents(db: Executor): Promise<void> {
  while ((await deleteOldEvents(db, SWEEP_AT_ONCE)) === SWEEP_AT_ONCE);
}
