import { createHash, randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { OperatorError } from '@cred/tool-kit/errors';
import { cookiesOf, type Outcome, type Requester } from './requester';

/** A signed-in member at one network address. */
export interface Member {
  readonly id: string;
  readonly username: string;
  readonly cookie: string;
  readonly address: string;
}

export const PASSWORD = 'a-long-bench-passphrase-7';
/** The password of the demo community's members. */
export const DEMO_PASSWORD = 'cred-demo';

/** The session cookie over plain HTTP. */
const COOKIE = 'cred_session';

export function requireSuccess(what: string, outcome: Outcome): Outcome {
  if (outcome.status >= 200 && outcome.status < 300) return outcome;
  throw new OperatorError(`The ${what} failed with status ${outcome.status}: ${outcome.body.slice(0, 300)}`);
}

/** Signs a new member up and in, with the real calls. @throws OperatorError when one of the calls fails */
export async function signUp(api: Requester, username: string, address: string): Promise<Member> {
  const account = { fullName: `Member ${username}`, username, email: `${username}@cred.example`, password: PASSWORD };
  const made = requireSuccess(
    'sign-up',
    await api.send({ method: 'POST', path: '/api/user', json: { ...account, specialty: 'Medicine' }, address }),
  );
  const { id } = JSON.parse(made.body) as { readonly id: string };
  const login = requireSuccess('login', await signIn(api, username, PASSWORD, { address }));
  return { id, username, address, cookie: cookiesOf(login) };
}

export const signIn = (
  api: Requester,
  username: string,
  password: string,
  more: { readonly address?: string; readonly cookie?: string },
): Promise<Outcome> => api.send({ method: 'POST', path: '/api/auth/login', json: { username, password }, ...more });

/** A different address for each member, so that rate limits per address do not apply. */
const addressOf = (index: number): string => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;

/**
 * Copies a member who signed up and in with the real calls: each copy's row and session have the values that those
 * calls wrote, except ids, names and the session's token. A thousand logins would compute a thousand password hashes.
 */
export async function copyMembers(client: Client, original: Member, prefix: string, count: number): Promise<Member[]> {
  const names = Array.from({ length: count }, (_, n) => `${prefix}${n}`);
  const columns = await columnsOf(client, 'users');
  const { rows } = await client.query<{ id: string; username: string }>(
    `insert into users (${columns.join(', ')})
     select ${columns.map((name) => `copy.${name}`).join(', ')}
     from users, unnest($2::text[]) as name,
       jsonb_populate_record(users, jsonb_build_object('id', uuidv7(), 'username', name,
         'email', name || '@cred.example', 'full_name', 'Member ' || name)) as copy
     where users.id = $1
     returning id, username`,
    [original.id, names],
  );
  const ids = new Map(rows.map(({ id, username }) => [username, id]));
  return copySessions(
    client,
    original,
    names.map((username) => ({ id: ids.get(username) ?? '', username })),
  );
}

/** Signs existing members in, by copies of the session of one who signed in with the real call. */
export async function copySessions(
  client: Client,
  original: Member,
  members: readonly { readonly id: string; readonly username: string }[],
): Promise<Member[]> {
  const tokens = members.map(() => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => `\\x${createHash('sha256').update(token).digest('hex')}`);
  const columns = await columnsOf(client, 'sessions');
  await client.query(
    `insert into sessions (${columns.join(', ')})
     select ${columns.map((name) => `copy.${name}`).join(', ')}
     from (select * from sessions where user_id = $1 order by created_at desc limit 1) as sessions,
       unnest($2::uuid[], $3::text[]) as other (id, hash),
       jsonb_populate_record(null::sessions, to_jsonb(sessions) ||
         jsonb_build_object('id', uuidv7(), 'user_id', other.id, 'token_hash', other.hash)) as copy`,
    [original.id, members.map(({ id }) => id), hashes],
  );
  return members.map(({ id, username }, index) => ({
    id,
    username,
    cookie: `${COOKIE}=${tokens[index]}`,
    address: addressOf(index + 1),
  }));
}

/** The columns of a table that take a value. */
async function columnsOf(client: Client, name: string): Promise<string[]> {
  const { rows } = await client.query<{ column_name: string }>(
    `select column_name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'`,
    [name],
  );
  return rows.map(({ column_name }) => column_name);
}

/** Opens a direct chat for each pair of consecutive members; returns the chats' ids, one for each pair. */
export async function openChats(client: Client, members: readonly Member[]): Promise<string[]> {
  const pairs = Array.from({ length: Math.floor(members.length / 2) }, (_, n) =>
    [members[2 * n]?.id ?? '', members[2 * n + 1]?.id ?? ''].sort(),
  );
  const { rows } = await client.query<{ id: string }>(
    `insert into chats (id, low_user_id, high_user_id, last_active_at, created_at)
     select uuidv7(), low, high, now(), now()
     from unnest($1::uuid[], $2::uuid[]) with ordinality as pair (low, high, ordinal) order by ordinal
     returning id`,
    [pairs.map(([low]) => low), pairs.map(([, high]) => high)],
  );
  const ids = rows.map(({ id }) => id);
  await client.query(
    `insert into chat_participants (chat_id, user_id)
     select id, unnest(array[low_user_id, high_user_id]) from chats where id = any($1::uuid[])`,
    [ids],
  );
  return ids;
}
