import { type Kysely, sql } from 'kysely';

/**
 * Deletion of messages and reactions (CHAT-27, CHAT-31). `changed_seq` is the chat's version at the last change of a
 * message, so that a poll finds changed messages that are not among the last ones.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table messages add column deleted_at timestamptz, add column changed_seq bigint`.execute(db);
  await sql`create index messages_changed on messages (chat_id, changed_seq desc) where changed_seq is not null`.execute(
    db,
  );

  await sql`
    create table message_reactions (
      message_id uuid not null references messages (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      reaction text not null check (reaction in ('like', 'love', 'laugh', 'surprise', 'sad', 'thanks')),
      reacted_at timestamptz not null,
      primary key (message_id, user_id)
    )`.execute(db);
  await sql`create index message_reactions_by_user on message_reactions (user_id)`.execute(db);
}
