import { type Kysely, sql } from 'kysely';

/** A notification about a retracted paper leads to the comment that cites it (POST-86). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table notifications
      drop constraint notifications_comment_check,
      add constraint notifications_comment_check check (
        case when type in ('mention', 'evidence') then true
          else (type in ('comment', 'reply')) = (comment_id is not null) end)`.execute(db);
}
