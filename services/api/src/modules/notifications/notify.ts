import type { Executor } from '../../database/connection';
import { type MemberEvent, publishEvents } from '../live-events/publish-events';
import { withoutSwitchedOff } from './notification-switches.repository';
import { insertNotification, type NewNotification } from './notifications.repository';

/**
 * Notifies members in the caller's transaction; called once, at its end (see `publishEvents`). A kind that the recipient
 * has switched off is not notified (NOTIF-9), and of several notifications each member gets only the first of the
 * remaining kinds. Idempotent: a second follow, rating or repost of a post, and the same comment or mention, change
 * nothing, and another message of a chat updates the unread notification of that chat. It also publishes an event,
 * except for a message: the code that sends a message publishes the events of all recipients together.
 */
export async function notify(executor: Executor, ...notifications: readonly NewNotification[]): Promise<void> {
  await publishEvents(executor, await insertNotifications(executor, notifications));
}

/** Like `notify`, for a caller that publishes the events together with others. */
export async function insertNotifications(
  executor: Executor,
  notifications: readonly NewNotification[],
): Promise<MemberEvent[]> {
  const events: MemberEvent[] = [];
  const recipients = new Set<string>();
  for (const notification of await withoutSwitchedOff(executor, notifications)) {
    if (recipients.has(notification.userId)) continue;
    recipients.add(notification.userId);
    const isNew = await insertNotification(executor, notification);
    if (!isNew || notification.type === 'message') continue;
    const { type, userId, fromUserId } = notification;
    events.push({ userId, name: 'notifications', fromUserId });
    // Every change of the badge is notified; open pages then show it (LIC-14).
    if (type === 'verification') events.push({ userId, name: 'account' });
  }
  return events;
}
