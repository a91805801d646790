import { foldText } from '@cred/contract';
import { type Kysely, sql } from 'kysely';

const BATCH = 500;

/**
 * Media of messages, the message search, and paging of the chat list. `folded` is a text message's text after
 * `foldText`; null for all other types, which the search ignores. A change of `foldText` requires filling the column
 * again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Deleting a message deletes the row; the deleting code lists the files as leftovers first.
  await sql`
    alter table media
      add column message_id uuid references messages (id) on delete cascade,
      add constraint media_of_one_thing check (post_id is null or message_id is null)`.execute(db);
  await sql`create unique index media_one_per_message on media (message_id) where message_id is not null`.execute(db);

  await sql`alter table messages add column folded text`.execute(db);
  await foldTexts(db);

  // The last active chats first, from both sides of a pair: the index for the larger id replaces its plain index.
  await sql`create index chats_of_low_user on chats (low_user_id, last_active_at desc, id desc)`.execute(db);
  await sql`create index chats_of_high_user on chats (high_user_id, last_active_at desc, id desc)`.execute(db);
  await sql`drop index chats_by_high_user`.execute(db);
}

async function foldTexts(db: Kysely<unknown>): Promise<void> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await sql<{ id: string; text: string }>`
      select id, text from messages where type = 'TEXT' and text is not null and id > ${after}::uuid order by id limit ${BATCH}`.execute(
      db,
    );
    const last = rows.at(-1);
    if (!last) return;
    await sql`
      update messages set folded = given.folded
      from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ text }) => foldText(text))}::text[]) as given (id, folded)
      where messages.id = given.id`.execute(db);
    after = last.id;
  }
}
