import { sql } from 'kysely';
import type { Executor } from '../../database/connection';
import { newId } from '../../core/ids';
import type { VerificationEvent } from '../../database/schema/notifications';

/** The notification with this id and the older ones of its group: what the member saw as one item (NOTIF-8). */
function shownAsOne(userId: string, id: string) {
  const shown = sql`from notifications shown where shown.id = ${id}::uuid and shown.user_id = ${userId}::uuid`;
  return sql<boolean>`(notifications.group_key = (select group_key ${shown})
    and (notifications.created_at, notifications.id) <= (select created_at, id ${shown}))`;
}

/** Marks a notification and its group read. Returns false when it is read already or belongs to another member. */
export async function setRead(executor: Executor, userId: string, id: string): Promise<boolean> {
  const set = await executor
    .updateTable('notifications')
    .set({ read: true })
    .where('user_id', '=', userId)
    .where(shownAsOne(userId, id))
    .where('read', '=', false)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return set.numUpdatedRows > 0n;
}

/** Marks several of a member's notifications and their groups read; ids of other members' ones change nothing. */
export async function setAllRead(executor: Executor, userId: string, ids: readonly string[]): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update notifications set read = true from notifications shown
    where shown.id = any(${[...ids]}::uuid[]) and shown.user_id = ${userId}::uuid
      and notifications.user_id = shown.user_id and notifications.group_key = shown.group_key
      and (notifications.created_at, notifications.id) <= (shown.created_at, shown.id)
      and not notifications.read and notifications.deleted_at is null`.execute(executor);
  return Boolean(numAffectedRows);
}

/** Marks a member's notification and all older ones read; the id of another member's one changes nothing. */
export async function setReadUntil(executor: Executor, userId: string, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update notifications set read = true from notifications shown
    where shown.id = ${id}::uuid and shown.user_id = ${userId}::uuid and notifications.user_id = shown.user_id
      and (notifications.created_at, notifications.id) <= (shown.created_at, shown.id)
      and not notifications.read and notifications.deleted_at is null`.execute(executor);
  return Boolean(numAffectedRows);
}

/** Deletes a notification and its group. Returns false when it is deleted already or belongs to another member. */
export async function deleteNotification(executor: Executor, userId: string, id: string, at: Date): Promise<boolean> {
  const deleted = await executor
    .updateTable('notifications')
    .set({ deleted_at: at })
    .where('user_id', '=', userId)
    .where(shownAsOne(userId, id))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return deleted.numUpdatedRows > 0n;
}

/** Whether the member has this notification, or had it before it was deleted. */
export async function hadNotification(executor: Executor, userId: string, id: string): Promise<boolean> {
  const row = await executor
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes all notifications of a member. Returns false when there are none. */
export async function deleteNotifications(executor: Executor, userId: string, at: Date): Promise<boolean> {
  const deleted = await executor
    .updateTable('notifications')
    .set({ deleted_at: at })
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return deleted.numUpdatedRows > 0n;
}

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
      readonly type: 'comment' | 'reply';
      readonly userId: string;
      readonly fromUserId: string;
      readonly at: Date;
      readonly postId: string;
      /** The new comment. */
      readonly commentId: string;
    }
  | {
      readonly type: 'mention';
      readonly userId: string;
      readonly fromUserId: string;
      readonly at: Date;
      readonly postId: string;
      /** The comment that mentions the member; without it, the post does. */
      readonly commentId?: string;
    }
  | {
      readonly type: 'verification';
      readonly event: VerificationEvent;
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

const ofPost = {
  columns: ['user_id', 'from_user_id', 'type', 'post_id'] as const,
  where: sql<boolean>`type in ('rating', 'repost')`,
};
const ofComment = {
  columns: ['user_id', 'from_user_id', 'type', 'post_id', 'comment_id'] as const,
  where: sql<boolean>`type in ('comment', 'reply', 'mention')`,
};

/** The unique indexes because of which the same thing notifies once. */
const once = {
  follow: { columns: ['user_id', 'from_user_id'] as const, where: sql<boolean>`type = 'follow'` },
  rating: ofPost,
  repost: ofPost,
  comment: ofComment,
  reply: ofComment,
  mention: ofComment,
};

/** Returns false when the notification exists already. */
export async function insertNotification(executor: Executor, notification: NewNotification): Promise<boolean> {
  const id = newId(notification.at);
  const insert = executor.insertInto('notifications').values({
    id,
    user_id: notification.userId,
    from_user_id: notification.fromUserId,
    type: notification.type,
    created_at: notification.at,
    chat_id: notification.type === 'message' ? notification.chatId : null,
    message_id: notification.type === 'message' ? notification.messageId : null,
    post_id: 'postId' in notification ? notification.postId : null,
    comment_id: 'commentId' in notification ? notification.commentId : null,
    // The comment that it answers: replies to one comment are a group.
    thread_id:
      notification.type === 'reply'
        ? sql<string>`(select parent_id from comments where id = ${notification.commentId}::uuid)`
        : null,
    submission_id: 'submissionId' in notification ? notification.submissionId : null,
    verification_event: 'event' in notification ? notification.event : null,
    deleted_at: null,
  });
  if (notification.type === 'verification') {
    await insert.execute();
    return true;
  }
  if (notification.type !== 'message') {
    const { columns, where } = once[notification.type];
    const inserted = await insert
      .onConflict((conflict) => conflict.columns(columns).where(where).doNothing())
      .executeTakeFirst();
    if (Number(inserted.numInsertedOrUpdatedRows ?? 0) === 0) return false;
    await keepNewest(executor, [id]);
    return true;
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

/**
 * Of the groups of these new notifications, leaves only the newest one so marked. Two transactions may each leave
 * theirs; the list shows the group once, and the next notification repairs it.
 */
export async function keepNewest(executor: Executor, ids: readonly string[]): Promise<void> {
  await sql`
    update notifications set is_newest = false
    from notifications added
    where added.id = any(${[...ids]}::uuid[]) and notifications.user_id = added.user_id
      and notifications.group_key = added.group_key and notifications.is_newest
      and exists (
        select from notifications newer
        where newer.user_id = added.user_id and newer.group_key = added.group_key and newer.is_newest
          and newer.deleted_at is null
          and (newer.created_at, newer.id) > (notifications.created_at, notifications.id))`.execute(executor);
}

/** Marks the next one of each group whose newest notification is of a member who is being deleted. */
export async function markNextNewest(executor: Executor, fromUserId: string): Promise<void> {
  await sql`
    update notifications set is_newest = true
    from (
      select next.id from notifications gone cross join lateral (
        select id from notifications next
        where next.user_id = gone.user_id and next.group_key = gone.group_key and next.deleted_at is null
          and next.from_user_id <> gone.from_user_id
        order by created_at desc, id desc limit 1) next
      where gone.from_user_id = ${fromUserId}::uuid and gone.is_newest and gone.deleted_at is null
    ) next
    where notifications.id = next.id`.execute(executor);
}

/** Marks a chat's notifications read when the member reads the chat. Returns false when there are none. */
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
