import type { Executor } from '../../database/connection';
import { publishEvents } from '../live-events/publish-events';
import { insertNotification, type NewNotification } from './notifications.repository';

/**
 * Notifies a member in the caller's transaction, at its end (see `publishEvents`). Idempotent: a second follow, rating
 * or repost of a post changes nothing, and a chat's further message updates the notification that is still unread
 * instead of adding one. It publishes an event too, except for a message, whose sender publishes events to several
 * members at once.
 */
export async function notify(executor: Executor, notification: NewNotification): Promise<void> {
  const isNew = await insertNotification(executor, notification);
  if (!isNew || notification.type === 'message') return;
  await publishEvents(executor, [
    { userId: notification.userId, name: 'notifications', fromUserId: notification.fromUserId },
  ]);
}
