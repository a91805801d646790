import { type Kysely, sql } from 'kysely';

/** Words and topics whose posts a member does not want to see. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table muted_words (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      kind text not null check (kind in ('word', 'topic')),
      word text not null,
      folded text collate "C" not null,
      query text,
      unique (user_id, kind, folded),
      check ((kind = 'word') = (query is not null))
    )`.execute(db);
}
