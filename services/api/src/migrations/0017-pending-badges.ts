import { type Kysely, sql } from 'kysely';

/** Posts whose badge the validation service could not confirm yet, by the hash of their text (SRV-56). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pending_badges (
      post_id uuid primary key references posts on delete cascade,
      text_hash text not null check (text_hash ~ '^[0-9a-f]{64}$'),
      attempts integer not null default 0,
      created_at timestamptz not null,
      next_at timestamptz not null
    )`.execute(db);
  await sql`create index pending_badges_due on pending_badges (next_at)`.execute(db);
}
