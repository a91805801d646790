import type { Executor } from '../../core/database';
import { userSummaryColumns, type UserSummaryRow } from '../users/user-summary';
import type { NotificationTable } from './notifications.tables';

export interface NotificationRow extends UserSummaryRow, Pick<NotificationTable, 'id' | 'type' | 'chat_id' | 'post_id'> {
  readonly read: boolean;
  readonly created_at: Date;
  /** Null unless the owner is still a member of the message's chat. */
  readonly message_text: string | null;
}

/** The owner's notifications with who caused them and what the owner may still see of the message. */
const visibleTo = (executor: Executor, userId: string) =>
  executor
    .selectFrom('notifications')
    .innerJoin('users', 'users.id', 'notifications.from_user_id')
    .leftJoin('chat_participants', (join) =>
      join.onRef('chat_participants.chat_id', '=', 'notifications.chat_id').onRef('chat_participants.user_id', '=', 'notifications.user_id'),
    )
    // Through the membership: without it there is no message to preview.
    .leftJoin('messages', (join) =>
      join.onRef('messages.id', '=', 'notifications.message_id').onRef('messages.chat_id', '=', 'chat_participants.chat_id'),
    )
    .select([
      'notifications.id', 'notifications.type', 'notifications.read', 'notifications.created_at',
      'notifications.chat_id', 'notifications.post_id', 'messages.text as message_text',
    ])
    .select(userSummaryColumns)
    .where('notifications.user_id', '=', userId)
    .where('notifications.deleted_at', 'is', null);

export async function findNotifications(
  executor: Executor,
  userId: string,
  { onlyUnread, take }: { readonly onlyUnread: boolean; readonly take: number },
): Promise<NotificationRow[]> {
  return await visibleTo(executor, userId)
    .$if(onlyUnread, (query) => query.where('notifications.read', '=', false))
    .orderBy('notifications.created_at', 'desc')
    .orderBy('notifications.id', 'desc')
    .limit(take)
    .execute();
}

export async function findNotification(executor: Executor, userId: string, id: string): Promise<NotificationRow | undefined> {
  return await visibleTo(executor, userId).where('notifications.id', '=', id).executeTakeFirst();
}

export async function setRead(executor: Executor, userId: string, id: string): Promise<void> {
  await executor.updateTable('notifications').set({ read: true }).where('user_id', '=', userId).where('id', '=', id).execute();
}

/** False when the member never had such a notification. */
export async function deleteNotification(executor: Executor, userId: string, id: string, at: Date): Promise<boolean> {
  const deleted = await executor
    .updateTable('notifications')
    .set({ deleted_at: at })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

export async function deleteNotifications(executor: Executor, userId: string, at: Date): Promise<void> {
  await executor.updateTable('notifications').set({ deleted_at: at }).where('user_id', '=', userId).where('deleted_at', 'is', null).execute();
}
