import { type Kysely, sql } from 'kysely';

/**
 * Notifications of one kind about one post, replies to one comment and the follows of a day (UTC) are shown as one group
 * (NOTIF-8). `is_newest` marks the newest row of each group, so that the list reads one row of a group of any size.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table notifications
      add column thread_id uuid,
      add column group_key text not null generated always as (
        case
          when type in ('rating', 'repost', 'comment', 'changed') then type || ' ' || post_id::text
          when type = 'reply' then 'reply ' || coalesce(thread_id, post_id)::text
          when type = 'follow' then 'follow ' || ((created_at at time zone 'UTC')::date - date '2000-01-01')::text
          else id::text
        end) stored,
      add column is_newest boolean not null default true`.execute(db);
  await sql`
    update notifications set is_newest = false where exists (
      select from notifications newer
      where newer.user_id = notifications.user_id and newer.group_key = notifications.group_key
        and newer.deleted_at is null
        and (newer.created_at, newer.id) > (notifications.created_at, notifications.id))`.execute(db);
  // A group is read or unread as a whole: what is unread is newer than everything read.
  await sql`
    update notifications set read = true where not read and deleted_at is null and exists (
      select from notifications newer
      where newer.user_id = notifications.user_id and newer.group_key = notifications.group_key
        and newer.deleted_at is null and newer.read
        and (newer.created_at, newer.id) > (notifications.created_at, notifications.id))`.execute(db);
  await sql`
    create index notifications_newest on notifications (user_id, created_at desc, id desc)
    where is_newest and deleted_at is null`.execute(db);
  await sql`
    create index notifications_newest_of_group on notifications (user_id, group_key) where is_newest`.execute(db);
  await sql`
    create index notifications_of_group on notifications (user_id, group_key, created_at desc, id desc)
    where deleted_at is null`.execute(db);
  await sql`drop index notifications_of_user`.execute(db);
}
