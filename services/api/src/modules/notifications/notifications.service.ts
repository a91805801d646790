import type { Notification } from '@cred/contract';
import type { Settings } from '@cred/contract/settings';
import { errors } from '@cred/service-kit';
import type { Clock } from '../../core/clock';
import type { Executor } from '../../core/database';
import type { Viewer } from '../../core/viewer';
import { presentNotification } from './notifications.presenter';
import { deleteNotification, findNotification, findNotifications, setRead } from './notifications.repository';

interface Deps {
  readonly db: Executor;
  readonly settings: Settings;
}

/** The viewer's notifications, newest first. */
export async function listNotifications(
  { db, settings }: Deps,
  viewer: Viewer,
  filter: { readonly onlyUnread: boolean; readonly take: number },
): Promise<Notification[]> {
  return (await findNotifications(db, viewer, filter)).map((row) => presentNotification(row, settings));
}

/**
 * Marks one of the viewer's notifications read; again is harmless.
 * @throws AppError 404 for what is not there or not theirs
 */
export async function markRead({ db, settings }: Deps, viewer: Viewer, id: string): Promise<Notification> {
  await setRead(db, viewer.id, id);
  const row = await findNotification(db, viewer, id);
  if (!row) throw errors.notFound();
  return presentNotification(row, settings);
}

/**
 * Deletes one of the viewer's notifications; again is harmless.
 * @throws AppError 404 for what never was or is not theirs
 */
export async function removeNotification({ db, clock }: { readonly db: Executor; readonly clock: Clock }, viewer: Viewer, id: string): Promise<void> {
  if (!(await deleteNotification(db, viewer.id, id, clock()))) throw errors.notFound();
}
