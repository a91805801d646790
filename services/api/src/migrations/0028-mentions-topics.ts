import { findEntities, foldTopic } from '@cred/contract/text-entities';
import { type Kysely, sql } from 'kysely';

const BATCH = 1_000;
const NIL_ID = '00000000-0000-0000-0000-000000000000';
/** What `limits.topics.perText` was at this time. */
const TOPICS_PER_POST = 10;

/**
 * Topics and mentions of posts and comments, and followed topics. Topics have the audience of their post, kept by the
 * foreign key, so that a page of a topic reads no post of an audience that the viewer does not have (see 0005).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table post_topics (
      audience text not null,
      post_id uuid not null,
      topic text collate "C" not null,
      name text not null,
      primary key (audience, post_id, topic),
      foreign key (audience, post_id) references posts (audience, id) on update cascade on delete cascade
    )`.execute(db);
  await sql`
    create table post_mentions (
      post_id uuid not null references posts on delete cascade,
      start_at integer not null,
      end_at integer not null,
      user_id uuid not null references users on delete cascade,
      primary key (post_id, start_at)
    )`.execute(db);
  await sql`create index post_mentions_of_member on post_mentions (user_id, post_id)`.execute(db);
  await sql`
    create table comment_mentions (
      comment_id uuid not null references comments on delete cascade,
      start_at integer not null,
      end_at integer not null,
      user_id uuid not null references users on delete cascade,
      primary key (comment_id, start_at)
    )`.execute(db);
  await sql`create index comment_mentions_of_member on comment_mentions (user_id, comment_id)`.execute(db);
  await sql`
    create table topic_follows (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      topic text collate "C" not null,
      name text not null,
      unique (user_id, topic)
    )`.execute(db);
  await insertTopicsOfPosts(db);
  // Pages of a topic are read from its end.
  await sql`create index post_topics_newest on post_topics (topic, audience, post_id)`.execute(db);
}

/** Earlier posts get their topics; their mentions stay text, since no member was notified of them. */
async function insertTopicsOfPosts(db: Kysely<unknown>): Promise<void> {
  for (let after = NIL_ID; ;) {
    const { rows } = await sql<{ id: string; audience: string; text: string }>`
      select id, audience, case when is_repost then coalesce(additional_text, '') else text end as text from posts
      where id > ${after}::uuid and (text || coalesce(additional_text, '')) ~ ${'[#\uff03]'}
      order by id limit ${BATCH}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    const topics = rows.flatMap(({ id, audience, text }) => {
      const names = new Map<string, string>();
      for (const entity of findEntities(text))
        if (entity.kind === 'topic' && names.size < TOPICS_PER_POST && !names.has(foldTopic(entity.topic)))
          names.set(foldTopic(entity.topic), entity.topic);
      return [...names].map(([topic, name]) => ({ audience, post_id: id, topic, name }));
    });
    await sql`
      insert into post_topics (audience, post_id, topic, name)
      select audience, post_id, topic, name
      from jsonb_to_recordset(${JSON.stringify(topics)}::jsonb) as added (audience text, post_id uuid, topic text, name text)`.execute(
      db,
    );
    after = last.id;
  }
}
