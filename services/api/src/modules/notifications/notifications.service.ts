import type { CallBody, CallResponse, Notification } from '@cred/contract';
import type { Settings } from '@cred/deployment/settings';
import { errors } from '@cred/service-kit';
import type { Clock } from '../../core/clock';
import type { SortPosition } from '../../core/cursor';
import type { Executor } from '../../database/connection';
import type { Viewer } from '../../core/viewer';
import { publishEvents } from '../live-events/publish-events';
import { presentNotification } from './notifications.presenter';
import {
  countUnreadGroups,
  findNotification,
  findNotifications,
  type ListFilter,
  positionOf,
} from './notification-list.repository';
import {
  deleteNotification,
  deleteNotifications,
  hadNotification,
  setAllRead,
  setRead,
  setReadUntil,
} from './notifications.repository';

interface Deps {
  readonly db: Executor;
  readonly settings: Settings;
}

/**
 * A page of the viewer's notifications, newest first; those of one group are one (NOTIF-8). With the first one come the
 * numbers of unread ones (NOTIF-16).
 */
export async function listNotifications(
  { db, settings }: Deps,
  viewer: Viewer,
  filter: ListFilter,
): Promise<{ readonly list: CallResponse<'getNotifications'>; readonly last: SortPosition | null }> {
  const [{ rows, last }, unread] = await Promise.all([
    findNotifications(db, viewer, filter),
    filter.before === null && countUnreadGroups(db, viewer),
  ]);
  const items = rows.map((row) => presentNotification(row, settings));
  return { list: { items, ...(unread && { unread }) }, last: last && positionOf(last) };
}

/**
 * Marks one of the viewer's notifications read, with its group; idempotent.
 * @throws AppError 404 for an unknown notification or another member's
 */
export async function markRead({ db, settings }: Deps, viewer: Viewer, id: string): Promise<Notification> {
  await changeAndPublish(db, viewer, (trx) => setRead(trx, viewer.id, id));
  const row = await findNotification(db, viewer, id);
  if (!row) throw errors.notFound();
  return presentNotification(row, settings);
}

/** Marks several of the viewer's notifications read, or all up to one (NOTIF-11); idempotent. */
export async function markSeveralRead(
  db: Executor,
  viewer: Viewer,
  body: CallBody<'markNotificationsRead'>,
): Promise<void> {
  await changeAndPublish(db, viewer, (trx) =>
    'until' in body ? setReadUntil(trx, viewer.id, body.until) : setAllRead(trx, viewer.id, body.ids),
  );
}

/**
 * Deletes one of the viewer's notifications, with its group; idempotent.
 * @throws AppError 404 for a notification that never existed or is another member's
 */
export async function removeNotification(
  { db, clock }: { readonly db: Executor; readonly clock: Clock },
  viewer: Viewer,
  id: string,
): Promise<void> {
  if (await changeAndPublish(db, viewer, (trx) => deleteNotification(trx, viewer.id, id, clock()))) return;
  if (!(await hadNotification(db, viewer.id, id))) throw errors.notFound();
}

/** Deletes all of the viewer's notifications. */
export async function removeNotifications(
  { db, clock }: { readonly db: Executor; readonly clock: Clock },
  viewer: Viewer,
): Promise<void> {
  await changeAndPublish(db, viewer, (trx) => deleteNotifications(trx, viewer.id, clock()));
}

/** Runs `task`, which returns whether it changed the viewer's notifications, and updates their open pages if it did. */
const changeAndPublish = (db: Executor, viewer: Viewer, task: (trx: Executor) => Promise<boolean>): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const changed = await task(trx);
    if (changed) await publishEvents(trx, [{ userId: viewer.id, name: 'notifications' }]);
    return changed;
  });
