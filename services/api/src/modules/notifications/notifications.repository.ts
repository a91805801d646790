import type { Message, schemas } from '@cred/contract';
import { type InsertResult, sql } from 'kysely';
import type { Executor } from '../../database/connection';
import { newId } from '../../core/ids';
import { userSummaryColumns, type UserSummaryRow } from '../../access/user-summary.presenter';
import type { Viewer } from '../../core/viewer';
import { notBlocked, notMuted } from '../../access/block-predicates';
import { visibleTo } from '../../access/visibility';
import type { ModerationNotice, NotificationTable, VerificationEvent } from '../../database/schema/notifications';

export interface NotificationRow
  extends UserSummaryRow, Pick<NotificationTable, 'id' | 'type' | 'chat_id' | 'post_id'> {
  readonly comment_id: string | null;
  readonly read: boolean;
  readonly created_at: Date;
  /** Null unless the owner is still a member of the message's chat. */
  readonly message_text: string | null;
  readonly message_type: Message['type'] | null;
  /** For a verification; the status is for a notification without an event. */
  readonly verification_event: VerificationEvent | null;
  readonly submission_status: string | null;
  /** All columns of a moderation notice are null or none is, except the post's id. */
  readonly notice: ModerationNotice | null;
  readonly decision_outcome: schemas.ReportOutcome | null;
  readonly decision_reason: schemas.DecisionReason | null;
  readonly decision_post_id: string | null;
  readonly evidence_kind: schemas.NoticeKind | null;
}

/**
 * The owner's notifications with their senders and what the owner may still see of the message. Omits notifications
 * about a post or comment that is deleted or that the owner may not see, and those from blocked or muted members.
 */
const selectOwn = (executor: Executor, owner: Viewer) =>
  executor
    .selectFrom('notifications')
    .innerJoin('users', 'users.id', 'notifications.from_user_id')
    .leftJoin('chat_participants', (join) =>
      join
        .onRef('chat_participants.chat_id', '=', 'notifications.chat_id')
        .onRef('chat_participants.user_id', '=', 'notifications.user_id'),
    )
    // Joined through the membership: without it there is no message to preview.
    .leftJoin('messages', (join) =>
      join
        .onRef('messages.id', '=', 'notifications.message_id')
        .onRef('messages.chat_id', '=', 'chat_participants.chat_id'),
    )
    .leftJoin('posts', 'posts.id', 'notifications.post_id')
    .leftJoin('comments', 'comments.id', 'notifications.comment_id')
    .leftJoin('submissions', 'submissions.id', 'notifications.submission_id')
    .leftJoin('moderation_decisions', 'moderation_decisions.id', 'notifications.decision_id')
    .select([
      'notifications.id',
      'notifications.type',
      'notifications.read',
      'notifications.created_at',
      'notifications.chat_id',
      'notifications.post_id',
      'notifications.comment_id',
      'messages.text as message_text',
      'messages.type as message_type',
      'notifications.verification_event',
      'submissions.status as submission_status',
      'notifications.notice',
      'notifications.evidence_kind',
      'moderation_decisions.outcome as decision_outcome',
      'moderation_decisions.reason as decision_reason',
      'moderation_decisions.post_id as decision_post_id',
    ])
    .select(userSummaryColumns)
    .where('notifications.user_id', '=', owner.id)
    .where('notifications.deleted_at', 'is', null)
    .where(notBlocked(owner.id, 'notifications.from_user_id'))
    .where(notMuted(owner.id, 'notifications.from_user_id'))
    .where((eb) => eb.or([eb('notifications.post_id', 'is', null), visibleTo(owner)]))
    // Their authors are the senders; of a deleted comment nothing is left.
    .where('comments.deleted_at', 'is', null);

export async function findNotifications(
  executor: Executor,
  owner: Viewer,
  { onlyUnread, take }: { readonly onlyUnread: boolean; readonly take: number },
): Promise<NotificationRow[]> {
  return await selectOwn(executor, owner)
    .$if(onlyUnread, (query) => query.where('notifications.read', '=', false))
    .orderBy('notifications.created_at', 'desc')
    .orderBy('notifications.id', 'desc')
    .limit(take)
    .execute();
}

export async function findNotification(
  executor: Executor,
  owner: Viewer,
  id: string,
): Promise<NotificationRow | undefined> {
  return await selectOwn(executor, owner).where('notifications.id', '=', id).executeTakeFirst();
}

/** Marks a notification read. Returns false when it is read already or belongs to another member. */
export async function setRead(executor: Executor, userId: string, id: string): Promise<boolean> {
  const set = await executor
    .updateTable('notifications')
    .set({ read: true })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('read', '=', false)
    .executeTakeFirst();
  return set.numUpdatedRows > 0n;
}

/** Deletes a notification. Returns false when it is deleted already or belongs to another member. */
export async function deleteNotification(executor: Executor, userId: string, id: string, at: Date): Promise<boolean> {
  const deleted = await executor
    .updateTable('notifications')
    .set({ deleted_at: at })
    .where('user_id', '=', userId)
    .where('id', '=', id)
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

/** Returns false when the notification exists already. */
export async function insertNotification(executor: Executor, notification: NewNotification): Promise<boolean> {
  const insert = executor.insertInto('notifications').values({
    id: newId(notification.at),
    user_id: notification.userId,
    from_user_id: notification.fromUserId,
    type: notification.type,
    created_at: notification.at,
    chat_id: notification.type === 'message' ? notification.chatId : null,
    message_id: notification.type === 'message' ? notification.messageId : null,
    post_id: 'postId' in notification ? notification.postId : null,
    comment_id: 'commentId' in notification ? notification.commentId : null,
    submission_id: 'submissionId' in notification ? notification.submissionId : null,
    verification_event: 'event' in notification ? notification.event : null,
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
  if (notification.type === 'rating' || notification.type === 'repost') {
    const once = insert.onConflict((conflict) =>
      conflict
        .columns(['user_id', 'from_user_id', 'type', 'post_id'])
        .where(sql<boolean>`type in ('rating', 'repost')`)
        .doNothing(),
    );
    return isInserted(await once.executeTakeFirst());
  }
  if (notification.type !== 'message') {
    const once = insert.onConflict((conflict) =>
      conflict
        .columns(['user_id', 'from_user_id', 'type', 'post_id', 'comment_id'])
        .where(sql<boolean>`type in ('comment', 'reply', 'mention')`)
        .doNothing(),
    );
    return isInserted(await once.executeTakeFirst());
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
