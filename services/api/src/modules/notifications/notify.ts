import { sql } from 'kysely';
import type { Executor } from '../../core/database';
import { newId } from '../../core/ids';

/** What happened, from whom, to whom. */
export type Occasion =
  | { readonly type: 'follow'; readonly userId: string; readonly fromUserId: string; readonly at: Date }
  | { readonly type: 'rating' | 'repost'; readonly userId: string; readonly fromUserId: string; readonly at: Date; readonly postId: string }
  | { readonly type: 'verification'; readonly userId: string; readonly fromUserId: string; readonly at: Date; readonly submissionId: string }
  | {
      readonly type: 'message';
      readonly userId: string;
      readonly fromUserId: string;
      readonly at: Date;
      readonly chatId: string;
      readonly messageId: string;
    };

/**
 * Tells a member, in the caller's transaction. Repeats are harmless: a second follow, rating or
 * repost of a post changes nothing, and a chat's further message moves the notification that is still unread instead of adding one.
 */
export async function notify(executor: Executor, occasion: Occasion): Promise<void> {
  const insert = executor.insertInto('notifications').values({
    id: newId(occasion.at),
    user_id: occasion.userId,
    from_user_id: occasion.fromUserId,
    type: occasion.type,
    created_at: occasion.at,
    chat_id: occasion.type === 'message' ? occasion.chatId : null,
    message_id: occasion.type === 'message' ? occasion.messageId : null,
    post_id: 'postId' in occasion ? occasion.postId : null,
    submission_id: 'submissionId' in occasion ? occasion.submissionId : null,
    deleted_at: null,
  });
  if (occasion.type === 'verification') {
    await insert.execute();
    return;
  }
  if (occasion.type === 'follow') {
    await insert.onConflict((conflict) => conflict.columns(['user_id', 'from_user_id']).where(sql<boolean>`type = 'follow'`).doNothing()).execute();
    return;
  }
  if (occasion.type !== 'message') {
    const once = ['user_id', 'from_user_id', 'type', 'post_id'] as const;
    await insert.onConflict((conflict) => conflict.columns(once).where(sql<boolean>`type in ('rating', 'repost')`).doNothing()).execute();
    return;
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
}

/** Marks what a chat told its member as read, when the member reads the chat. */
export async function settleChatNotifications(executor: Executor, userId: string, chatId: string): Promise<void> {
  await executor
    .updateTable('notifications')
    .set({ read: true })
    .where('user_id', '=', userId)
    .where('chat_id', '=', chatId)
    .where('read', '=', false)
    .execute();
}
