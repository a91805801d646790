import { type Kysely, sql } from 'kysely';

/**
 * Notifications about comments, replies, mentions and changed posts. Each has its post; those about a comment have the
 * comment, and disappear with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table notifications
      add column comment_id uuid references comments on delete cascade,
      drop constraint notifications_type_check,
      add constraint notifications_type_check check (
        type in ('message', 'follow', 'rating', 'repost', 'verification', 'moderation', 'evidence', 'comment', 'reply',
          'mention', 'changed')),
      drop constraint notifications_post_check,
      add constraint notifications_post_check check (
        (type in ('rating', 'repost', 'evidence', 'comment', 'reply', 'mention', 'changed')) = (post_id is not null)),
      add constraint notifications_comment_check check (
        case type when 'mention' then true else (type in ('comment', 'reply')) = (comment_id is not null) end)`.execute(
    db,
  );
  // For cascading deletes.
  await sql`create index notifications_of_comment on notifications (comment_id) where comment_id is not null`.execute(
    db,
  );
  // One notification per comment, and per mentioned member of a post or comment, even when it is repeated (SRV-8).
  await sql`
    create unique index notifications_once_of_comment
    on notifications (user_id, from_user_id, type, post_id, comment_id) nulls not distinct
    where type in ('comment', 'reply', 'mention')`.execute(db);
  // Later changes of a post update its unread notification.
  await sql`
    create unique index notifications_one_unread_change on notifications (user_id, post_id)
    where type = 'changed' and not read and deleted_at is null`.execute(db);
}
