import { type Kysely, sql } from 'kysely';

/**
 * Direct chats. `version` grows with every change that a member can see, so that an unchanged chat is detected without
 * reading its messages. A message's `seq` is the version that added it, which orders messages exactly even when two
 * clocks differ.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table chats (
      id uuid primary key,
      low_user_id uuid not null references users (id) on delete cascade,
      high_user_id uuid not null references users (id) on delete cascade,
      version bigint not null default 0,
      last_active_at timestamptz not null,
      created_at timestamptz not null,
      check (low_user_id < high_user_id),
      unique (low_user_id, high_user_id)
    )`.execute(db);
  await sql`create index chats_by_high_user on chats (high_user_id)`.execute(db);

  await sql`
    create table chat_participants (
      chat_id uuid not null references chats (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      last_read_at timestamptz,
      last_read_seq bigint not null default 0,
      primary key (chat_id, user_id)
    )`.execute(db);
  await sql`create index chat_participants_by_user on chat_participants (user_id)`.execute(db);

  await sql`
    create table messages (
      id uuid primary key,
      chat_id uuid not null references chats (id) on delete cascade,
      seq bigint not null,
      sender_id uuid not null references users (id) on delete cascade,
      type text not null check (type in ('TEXT', 'IMAGE', 'VIDEO', 'AUDIO')),
      text text,
      reply_to_id uuid references messages (id) on delete set null,
      client_id text,
      created_at timestamptz not null,
      unique (chat_id, seq)
    )`.execute(db);
  await sql`create unique index messages_sent_once on messages (chat_id, sender_id, client_id) where client_id is not null`.execute(
    db,
  );
  await sql`create index messages_by_sender on messages (sender_id)`.execute(db);
  await sql`create index messages_by_reply on messages (reply_to_id) where reply_to_id is not null`.execute(db);

  await sql`
    create table message_reads (
      message_id uuid not null references messages (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      read_at timestamptz not null,
      primary key (message_id, user_id)
    )`.execute(db);
  await sql`create index message_reads_by_user on message_reads (user_id)`.execute(db);
}
