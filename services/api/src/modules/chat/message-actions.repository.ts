import type { Reaction } from '@cred/contract';
import type { Executor } from '../../database/connection';

/** Erases the content of a message and its reactions; the row stays. `seq`: the chat's version after the change. */
export async function eraseMessage(
  executor: Executor,
  messageId: string,
  { seq, at }: { readonly seq: number; readonly at: Date },
): Promise<void> {
  await executor
    .updateTable('messages')
    .set({ type: 'TEXT', text: null, folded: null, deleted_at: at, changed_seq: seq })
    .where('id', '=', messageId)
    .execute();
  await executor.deleteFrom('message_reactions').where('message_id', '=', messageId).execute();
}

/** Sets or changes a member's reaction. */
export async function upsertReaction(
  executor: Executor,
  reaction: { readonly messageId: string; readonly memberId: string; readonly reaction: Reaction; readonly at: Date },
): Promise<void> {
  const set = { reaction: reaction.reaction, reacted_at: reaction.at };
  await executor
    .insertInto('message_reactions')
    .values({ message_id: reaction.messageId, user_id: reaction.memberId, ...set })
    .onConflict((conflict) => conflict.columns(['message_id', 'user_id']).doUpdateSet(set))
    .execute();
}

export async function deleteReaction(executor: Executor, messageId: string, memberId: string): Promise<void> {
  await executor
    .deleteFrom('message_reactions')
    .where('message_id', '=', messageId)
    .where('user_id', '=', memberId)
    .execute();
}

/** Marks a message as changed, for polls that do not have it among the last ones. */
export async function setChanged(executor: Executor, messageId: string, seq: number): Promise<void> {
  await executor.updateTable('messages').set({ changed_seq: seq }).where('id', '=', messageId).execute();
}
