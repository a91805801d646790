import { findEntities, foldTopic } from '@cred/contract/text-entities';
import { type Kysely, sql } from 'kysely';

const BATCH = 1_000;
const NIL_ID = '00000000-0000-0000-0000-000000000000';

/** The words and topics of comments, by which members who mute one do not get them (SET-10). */
export async function up(db: Kysely<unknown>): Promise<void> {
  // With the weight that muted words ask for (0029). A deleted comment has no text, and so no words.
  await sql`
    alter table comments add column words tsvector
      generated always as (setweight(to_tsvector('pg_catalog.simple', search_fold(text)), 'A')) stored`.execute(db);
  await sql`
    create table comment_topics (
      comment_id uuid not null references comments on delete cascade,
      topic text collate "C" not null,
      primary key (comment_id, topic)
    )`.execute(db);
  await insertTopicsOfComments(db);
}

async function insertTopicsOfComments(db: Kysely<unknown>): Promise<void> {
  for (let after = NIL_ID; ;) {
    const { rows } = await sql<{ id: string; text: string }>`
      select id, text from comments where id > ${after}::uuid and text ~ ${'[#\uff03]'} order by id limit ${BATCH}`.execute(
      db,
    );
    const last = rows.at(-1);
    if (!last) return;
    const topics = rows.flatMap(({ id, text }) =>
      findEntities(text).flatMap((entity) => (entity.kind === 'topic' ? { id, topic: foldTopic(entity.topic) } : [])),
    );
    await sql`
      insert into comment_topics (comment_id, topic)
      select * from unnest(${topics.map(({ id }) => id)}::uuid[], ${topics.map(({ topic }) => topic)}::text[])
      on conflict do nothing`.execute(db);
    after = last.id;
  }
}
