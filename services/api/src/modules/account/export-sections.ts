import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../core/database';

interface Row {
  /** What the rows are sorted by and paged with. */
  readonly key: string;
  readonly entry: unknown;
}

/** The rows of one file after a key, at most `PAGE` of them. */
type Section = (userId: string, after: string) => RawBuilder<Row>;

const PAGE = 500;
const FIRST = '00000000-0000-0000-0000-000000000000';

const rest = (key: string, after: string) => sql`${sql.ref(key)} > ${after}::uuid order by ${sql.ref(key)} limit ${sql.lit(PAGE)}`;

/** What is exported of an account, a file each. Of others there is no more than whom an entry is about. */
export const exportSections: Readonly<Record<string, Section>> = {
  'profile.json': (me, after) => sql`
    select id as key, json_build_object(
      'id', id, 'username', username, 'fullName', full_name, 'email', email, 'specialty', specialty, 'bio', bio, 'link', link,
      'isVerificated', is_verificated, 'isSendVerificate', is_send_verificate, 'createdAt', created_at) as entry
    from users where id = ${me}::uuid and ${rest('id', after)}`,
  'posts.json': (me, after) => sql`
    select posts.id as key, json_build_object(
      'id', posts.id, 'text', text, 'audience', audience, 'isValid', is_valid, 'isClinical', is_clinical, 'imgAlt', img_alt,
      'isRepost', is_repost, 'originalPostId', root_id, 'additionalText', additional_text, 'media', media.id, 'createdAt', posts.created_at) as entry
    from posts left join media on media.post_id = posts.id
    where author_id = ${me}::uuid and deleted_at is null and ${rest('posts.id', after)}`,
  'comments.json': (me, after) => sql`
    select id as key, json_build_object('id', id, 'postId', post_id, 'text', text, 'createdAt', created_at) as entry
    from comments where author_id = ${me}::uuid and deleted_at is null and ${rest('id', after)}`,
  'ratings.json': (me, after) => sql`
    select post_id as key, json_build_object('postId', post_id, 'value', value, 'ratedAt', rated_at) as entry
    from ratings where user_id = ${me}::uuid and ${rest('post_id', after)}`,
  'bookmarks.json': (me, after) => sql`
    select id as key, json_build_object('postId', post_id) as entry
    from saved_posts where user_id = ${me}::uuid and ${rest('id', after)}`,
  'following.json': (me, after) => sql`
    select following_id as key, json_build_object('username', username, 'fullName', full_name, 'since', follows.created_at) as entry
    from follows join users on users.id = following_id where follower_id = ${me}::uuid and ${rest('following_id', after)}`,
  'followers.json': (me, after) => sql`
    select follower_id as key, json_build_object('username', username, 'fullName', full_name, 'since', follows.created_at) as entry
    from follows join users on users.id = follower_id where following_id = ${me}::uuid and ${rest('follower_id', after)}`,
  'messages.json': (me, after) => sql`
    select messages.id as key, json_build_object(
      'id', messages.id, 'chatId', chat_id, 'with', username, 'type', type, 'text', text, 'createdAt', messages.created_at) as entry
    from messages join chats on chats.id = chat_id
      join users on users.id = case when low_user_id = ${me}::uuid then high_user_id else low_user_id end
    where sender_id = ${me}::uuid and ${rest('messages.id', after)}`,
  'notifications.json': (me, after) => sql`
    select notifications.id as key, json_build_object(
      'id', notifications.id, 'type', type, 'from', username, 'postId', post_id, 'read', read, 'createdAt', notifications.created_at) as entry
    from notifications join users on users.id = from_user_id
    where user_id = ${me}::uuid and deleted_at is null and ${rest('notifications.id', after)}`,
  'blocked.json': (me, after) => sql`
    select blocks.id as key, json_build_object('username', username) as entry
    from blocks join users on users.id = blocked_id where blocker_id = ${me}::uuid and ${rest('blocks.id', after)}`,
  'muted.json': (me, after) => sql`
    select mutes.id as key, json_build_object('username', username) as entry
    from mutes join users on users.id = muted_id where muter_id = ${me}::uuid and ${rest('mutes.id', after)}`,
  'verification.json': (me, after) => sql`
    select id as key, json_build_object(
      'fullName', full_name, 'specialty', specialty, 'status', status, 'reason', reason, 'submittedAt', submitted_at, 'decidedAt', decided_at) as entry
    from submissions where user_id = ${me}::uuid and ${rest('id', after)}`,
  'reports.json': (me, after) => sql`
    select id as key, json_build_object('postId', post_id, 'reason', reason, 'text', text, 'createdAt', created_at, 'outcome', outcome) as entry
    from reports where reporter_id = ${me}::uuid and ${rest('id', after)}`,
  'sessions.json': (me, after) => sql`
    select id as key, json_build_object('device', device, 'createdAt', created_at, 'lastUsedAt', last_used_at) as entry
    from sessions where user_id = ${me}::uuid and ${rest('id', after)}`,
};

/** A section as the text of a JSON list, read page by page while it is taken. */
export async function* exportJson(db: Executor, section: Section, userId: string): AsyncGenerator<string> {
  let separator = '[\n';
  let after = FIRST;
  for (;;) {
    const { rows } = await section(userId, after).execute(db);
    let text = '';
    for (const { key, entry } of rows) {
      text += separator + JSON.stringify(entry);
      separator = ',\n';
      after = key;
    }
    if (text !== '') yield text;
    if (rows.length < PAGE) break;
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
