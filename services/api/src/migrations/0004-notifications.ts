import { type Kysely, sql } from 'kysely';

/**
 * Notifications. Previews are not stored, but computed when read (SRV-33). A deleted notification stays as a row, so
 * that a repeated delete is harmless and a repeated follow does not notify again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notifications (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      from_user_id uuid not null references users on delete cascade,
      type text not null check (type in ('message', 'follow', 'rating', 'repost', 'verification')),
      read boolean not null default false,
      created_at timestamptz not null,
      chat_id uuid references chats on delete cascade,
      message_id uuid references messages on delete cascade,
      post_id uuid references posts on delete cascade,
      deleted_at timestamptz,
      check ((type = 'message') = (chat_id is not null and message_id is not null))
    )`.execute(db);
  await sql`create index notifications_of_user on notifications (user_id, created_at desc, id desc)
    where deleted_at is null`.execute(db);
  // For cascading deletes.
  await sql`create index notifications_from_user on notifications (from_user_id)`.execute(db);
  await sql`create index notifications_of_message on notifications (message_id) where message_id is not null`.execute(
    db,
  );
  await sql`create index notifications_of_post on notifications (post_id) where post_id is not null`.execute(db);
  // One notification per follow, even when it is repeated (SRV-8).
  await sql`
    create unique index notifications_one_follow on notifications (user_id, from_user_id)
    where type = 'follow'`.execute(db);
  // Unread messages of one chat share one notification, of the newest message.
  await sql`
    create unique index notifications_one_unread_chat on notifications (user_id, chat_id)
    where type = 'message' and not read and deleted_at is null`.execute(db);
}
