import { type InsertResult, sql } from 'kysely';
import type { Executor } from '../../database/connection';
import { newId } from '../../core/ids';
import { publishEvents } from '../live-events/publish-events';

/** What happened, who caused it, and who is notified. */
export type NewNotification =
  | { readonly type: 'follow'; readonly userId: string; readonly fromUserId: string; readonly at: Date }
  | {
      readonly type: 'rating' | 'repost';
      readonly userId: string;
      readonly fromUserId: string;
      readonly at: Date;
      readonly postId: string;
    }
  | {
      readonly type: 'verification';
      readonly userId: string;
      readonly fromUserId: string;
      readonly at: Date;
      readonly submissionId: string;
    }
  | {
      readonly type: 'message';
      readonly userId: string;
      readonly fromUserId: string;
      readonly at: Date;
      readonly chatId: string;
      readonly messageId: string;
    };

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

/** Returns false when it existed before. */
async function insertNotification(executor: Executor, notification: NewNotification): Promise<boolean> {
  const insert = executor.insertInto('notifications').values({
    id: newId(notification.at),
    user_id: notification.userId,
    from_user_id: notification.fromUserId,
    type: notification.type,
    created_at: notification.at,
    chat_id: notification.type === 'message' ? notification.chatId : null,
    message_id: notification.type === 'message' ? notification.messageId : null,
    post_id: 'postId' in notification ? notification.postId : null,
    submission_id: 'submissionId' in notification ? notification.submissionId : null,
    deleted_at: null,
  });
  if (notification.type === 'verification') {
    await insert.execute();
    return true;
  }
  if (notification.type === 'follow') {
    const once = insert.onConflict((conflict) =>
      conflict
        .columns(['user_id', 'from_user_id'])
        .where(sql<boolean>`type = 'follow'`)
        .doNothing(),
    );
    return isInserted(await once.executeTakeFirst());
  }
  if (notification.type !== 'message') {
    const once = ['user_id', 'from_user_id', 'type', 'post_id'] as const;
    return isInserted(
      await insert
        .onConflict((conflict) =>
          conflict
            .columns(once)
            .where(sql<boolean>`type in ('rating', 'repost')`)
            .doNothing(),
        )
        .executeTakeFirst(),
    );
  }
  await insert
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'chat_id'])
        .where(sql<boolean>`type = 'message' and not read and deleted_at is null`)
        .doUpdateSet((eb) => ({
          message_id: eb.ref('excluded.message_id'),
          from_user_id: eb.ref('excluded.from_user_id'),
          created_at: eb.ref('excluded.created_at'),
        })),
    )
    .execute();
  return true;
}

const isInserted = (result: InsertResult | undefined): boolean => Number(result?.numInsertedOrUpdatedRows ?? 0) > 0;

/** Marks a chat's notifications read when the member reads the chat. Returns false when there was none. */
export async function markChatNotificationsRead(executor: Executor, userId: string, chatId: string): Promise<boolean> {
  const marked = await executor
    .updateTable('notifications')
    .set({ read: true })
    .where('user_id', '=', userId)
    .where('chat_id', '=', chatId)
    // Matches the predicate of the index `notifications_one_unread_chat`.
    .where('type', '=', sql.lit('message'))
    .where('read', '=', sql.lit(false))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return marked.numUpdatedRows > 0n;
}
