import { createHash, randomBytes } from 'node:crypto';
import type { Client } from 'pg';

/** A signed-in member with a chat. */
export interface ChatMember {
  readonly id: string;
  readonly cookie: string;
  readonly chatId: string;
  /** A different address for each member, so that rate limits per address do not apply. */
  readonly address: string;
}

/** The session cookie over plain HTTP. */
const COOKIE = 'cred_session';

/** Creates members in pairs, each with a session and each pair with a chat; two consecutive members are a pair. */
export async function insertChatMembers(client: Client, count: number): Promise<ChatMember[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest());
  await client.query(
    `insert into users (id, username, email, full_name, password_hash, specialty, is_health_professional)
     select uuidv7(), 'chatter' || n, 'chatter' || n || '@cred.example', 'ChatMember ' || n, 'none', 'Medicine', true
     from generate_series(1, $1::int) n`,
    [count],
  );
  const { rows } = await client.query<{ id: string }>(`select id from users order by substr(username, 8)::int`);
  const ids = rows.map(({ id }) => id);
  await client.query(
    `insert into sessions (id, user_id, token_hash, created_at, last_used_at, expires_at)
     select uuidv7(), id, hash, now(), now(), now() + interval '1 day' from unnest($1::uuid[], $2::bytea[]) t (id, hash)`,
    [ids, hashes],
  );
  const pairs = Array.from({ length: count / 2 }, (_, n) => [ids[2 * n] ?? '', ids[2 * n + 1] ?? ''].sort());
  const made = await client.query<{ id: string }>(
    `insert into chats (id, low_user_id, high_user_id, last_active_at, created_at)
     select uuidv7(), low, high, now(), now() from unnest($1::uuid[], $2::uuid[]) with ordinality t (low, high, ordinal) order by ordinal
     returning id`,
    [pairs.map(([low]) => low), pairs.map(([, high]) => high)],
  );
  await client.query(
    `insert into chat_participants (chat_id, user_id)
     select id, low_user_id from chats union all select id, high_user_id from chats`,
  );
  await client.query('analyze');
  return ids.map((id, index) => ({
    id,
    cookie: `${COOKIE}=${tokens[index]}`,
    chatId: made.rows[Math.floor(index / 2)]?.id ?? '',
    address: `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
  }));
}
