import type { Executor } from '../../database/connection';
import { publishEvents } from '../live-events/publish-events';
import { insertNotification, type NewNotification } from './notifications.repository';

/**
 * Notifies a member in the caller's transaction; called at its end (see `publishEvents`). Idempotent: a second follow,
 * rating or repost of a post changes nothing, and another message of a chat updates the unread notification of that
 * chat. It also publishes an event, except for a message: the code that sends a message publishes the events of all
 * recipients together.
 */
export async function notify(executor: Executor, notification: NewNotification): Promise<void> {
  const isNew = await insertNotification(executor, notification);
  if (!isNew || notification.type === 'message') return;
  const { type, userId, fromUserId } = notification;
  await publishEvents(executor, [
    { userId, name: 'notifications', fromUserId },
    // Every change of the badge is notified; open pages then show it (LIC-14).
    ...(type === 'verification' ? [{ userId, name: 'account' } as const] : []),
  ]);
}
