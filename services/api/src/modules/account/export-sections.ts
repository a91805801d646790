import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../database/connection';
import type { Viewer } from '../../core/viewer';
import { notBlocked, notBlockedBy } from '../../access/block-predicates';
import { visibleTo } from '../../access/visibility';

interface Row {
  /** The key that the rows are sorted and paged by. */
  readonly key: string;
  readonly entry: unknown;
}

/** The owner of the account, with the fields that decide which posts they may see now. */
export type ExportOwner = Pick<Viewer, 'id' | 'isHealthProfessional'>;

/** Selects the rows of one file after a key, at most `PAGE_ROWS` of them. */
type Section = (owner: ExportOwner, after: string) => RawBuilder<Row>;

const PAGE_ROWS = 500;
const NIL_ID = '00000000-0000-0000-0000-000000000000';

const rowsAfter = (key: string, after: string) =>
  sql`${sql.ref(key)} > ${after}::uuid order by ${sql.ref(key)} limit ${sql.lit(PAGE_ROWS)}`;

/** Joins the row's post as `about`, if the owner may see it now (SRV-7). */
const joinPost = (owner: ExportOwner, postId: string) =>
  sql`left join posts as about on about.id = ${sql.ref(postId)} and ${visibleTo(owner, 'about')}`;

/**
 * The files of an export. An entry names the other member that it is about, except a member who blocks the owner. A
 * text of the owner is exported even if its post is hidden from them, but without the post's id.
 */
export const exportSections: Readonly<Record<string, Section>> = {
  'profile.json': ({ id: me }, after) => sql`
    select id as key, json_build_object(
      'id', id, 'username', username, 'fullName', full_name, 'email', email, 'specialty', specialty, 'bio', bio,
      'link', link,
      'isVerificated', is_verificated, 'isSendVerificate', is_send_verificate, 'createdAt', created_at) as entry
    from users where id = ${me}::uuid and ${rowsAfter('id', after)}`,
  'posts.json': (owner, after) => sql`
    select posts.id as key, json_build_object(
      'id', posts.id, 'text', posts.text, 'audience', posts.audience, 'isValid', posts.is_valid,
      'isClinical', posts.is_clinical,
      'imgAlt', posts.img_alt, 'isRepost', posts.is_repost, 'originalPostId', about.id,
      'additionalText', posts.additional_text, 'references', (
        select json_agg(json_build_object('pmid', pmid::text, 'title', title, 'doi', doi) order by position)
        from post_references where post_id = posts.id),
      'linkPreview', (select preview from post_previews where post_id = posts.id),
      'media', media.id, 'createdAt', posts.created_at,
      'editedAt', posts.edited_at, 'earlierTexts', (
        select coalesce(json_agg(json_build_object('text', text, 'writtenAt', written_at) order by version), '[]')
        from post_versions where post_id = posts.id)) as entry
    from posts left join media on media.post_id = posts.id ${joinPost(owner, 'posts.root_id')}
    where posts.author_id = ${owner.id}::uuid and posts.deleted_at is null and ${rowsAfter('posts.id', after)}`,
  'comments.json': (owner, after) => sql`
    select comments.id as key, json_build_object('id', comments.id, 'postId', about.id, 'answers', case when about.id is not null then comments.parent_id end,
      'text', comments.text, 'citations', (
        select json_agg(json_build_object('kind', kind, 'value', value, 'pmid', pmid::text, 'title', title) order by position)
        from comment_citations where comment_id = comments.id), 'createdAt', comments.created_at) as entry
    from comments ${joinPost(owner, 'comments.post_id')}
    where comments.author_id = ${owner.id}::uuid and comments.deleted_at is null
      and ${rowsAfter('comments.id', after)}`,
  'ratings.json': (owner, after) => sql`
    select post_id as key, json_build_object('postId', about.id, 'value', value, 'ratedAt', rated_at) as entry
    from ratings ${joinPost(owner, 'ratings.post_id')} where user_id = ${owner.id}::uuid
      and ${rowsAfter('post_id', after)}`,
  'bookmarks.json': (owner, after) => sql`
    select saved_posts.id as key, json_build_object('postId', about.id) as entry
    from saved_posts join posts as about on about.id = saved_posts.post_id and ${visibleTo(owner, 'about')}
    where user_id = ${owner.id}::uuid and ${rowsAfter('saved_posts.id', after)}`,
  'following.json': ({ id: me }, after) => sql`
    select following_id as key, json_build_object('username', username, 'fullName', full_name,
      'since', follows.created_at) as entry
    from follows join users on users.id = following_id where follower_id = ${me}::uuid
      and ${rowsAfter('following_id', after)}`,
  'followers.json': ({ id: me }, after) => sql`
    select follower_id as key, json_build_object('username', username, 'fullName', full_name,
      'since', follows.created_at) as entry
    from follows join users on users.id = follower_id where following_id = ${me}::uuid
      and ${rowsAfter('follower_id', after)}`,
  'topics.json': ({ id: me }, after) => sql`
    select id as key, json_build_object('topic', name) as entry
    from topic_follows where user_id = ${me}::uuid and ${rowsAfter('id', after)}`,
  'muted-words.json': ({ id: me }, after) => sql`
    select id as key, json_build_object('word', word, 'kind', kind) as entry
    from muted_words where user_id = ${me}::uuid and ${rowsAfter('id', after)}`,
  // The texts that mention the owner, without those that they may not see now.
  'mentions.json': (owner, after) => sql`
    select id as key, json_build_object('postId', post_id, 'commentId', comment_id) as entry
    from (
      select distinct about.id, about.id as post_id, null::uuid as comment_id
      from post_mentions join posts as about on about.id = post_id and ${visibleTo(owner, 'about')}
      where user_id = ${owner.id}::uuid
      union all
      select distinct comments.id, about.id, comments.id
      from comment_mentions join comments on comments.id = comment_id and comments.deleted_at is null
        and ${notBlocked(owner.id, 'comments.author_id')}
        join posts as about on about.id = comments.post_id and ${visibleTo(owner, 'about')}
      where user_id = ${owner.id}::uuid) mentioned
    where ${rowsAfter('id', after)}`,
  'messages.json': ({ id: me }, after) => sql`
    select messages.id as key, json_build_object(
      'id', messages.id, 'chatId', chat_id, 'with', case when ${notBlockedBy(me, 'users.id')} then username end,
        'type', type, 'text', text, 'media', media.id, 'replyToId', reply_to_id, 'createdAt', messages.created_at,
        'deletedAt', messages.deleted_at) as entry
    from messages join chats on chats.id = chat_id left join media on media.message_id = messages.id
      join users on users.id = case when low_user_id = ${me}::uuid then high_user_id else low_user_id end
    where sender_id = ${me}::uuid and ${rowsAfter('messages.id', after)}`,
  'message-reactions.json': ({ id: me }, after) => sql`
    select message_id as key, json_build_object('messageId', message_id, 'reaction', reaction, 'reactedAt', reacted_at) as entry
    from message_reactions where user_id = ${me}::uuid and ${rowsAfter('message_id', after)}`,
  'notifications.json': (owner, after) => sql`
    select notifications.id as key, json_build_object(
      'id', notifications.id, 'type', type, 'from', username, 'postId', about.id, 'commentId', comment_id,
        'read', read, 'createdAt', notifications.created_at) as entry
    from notifications join users on users.id = from_user_id ${joinPost(owner, 'notifications.post_id')}
      left join comments on comments.id = comment_id
    where user_id = ${owner.id}::uuid and notifications.deleted_at is null and comments.deleted_at is null
      and (notifications.post_id is null or about.id is not null)
      and (from_user_id = ${owner.id}::uuid or ${notBlocked(owner.id, 'from_user_id')})
        and ${rowsAfter('notifications.id', after)}`,
  'notification-switches.json': ({ id: me }, after) => sql`
    select id as key, json_build_object('switchedOff', (
      select coalesce(json_agg(kind order by kind), '[]') from notification_switches where user_id = users.id)) as entry
    from users where id = ${me}::uuid and ${rowsAfter('id', after)}`,
  'blocked.json': ({ id: me }, after) => sql`
    select blocks.id as key, json_build_object('username', username) as entry
    from blocks join users on users.id = blocked_id where blocker_id = ${me}::uuid and ${notBlockedBy(me, 'users.id')}
      and ${rowsAfter('blocks.id', after)}`,
  'muted.json': ({ id: me }, after) => sql`
    select mutes.id as key, json_build_object('username', username) as entry
    from mutes join users on users.id = muted_id where muter_id = ${me}::uuid and ${notBlockedBy(me, 'users.id')}
      and ${rowsAfter('mutes.id', after)}`,
  'verification.json': ({ id: me }, after) => sql`
    select id as key, json_build_object(
      'fullName', full_name, 'specialty', specialty, 'status', status, 'reason', reason, 'submittedAt', submitted_at,
        'decidedAt', decided_at, 'licence', case when licence_number is not null then json_build_object(
          'authority', coalesce(licence_authority_name, licence_authority), 'number', licence_number,
          'state', licence_state, 'category', licence_category, 'expiresOn', licence_expires_on) end,
        'appeal', case when submission_appeals.submission_id is not null then json_build_object('text', submission_appeals.text,
          'createdAt', submission_appeals.created_at, 'closedAt', submission_appeals.closed_at, 'outcome', submission_appeals.outcome) end) as entry
    from submissions left join submission_appeals on submission_appeals.submission_id = submissions.id
    where user_id = ${me}::uuid and ${rowsAfter('id', after)}`,
  'specialties.json': ({ id: me }, after) => sql`
    select id as key, json_build_object('change', detail, 'at', at) as entry
    from audit_log where member_id = ${me}::uuid and action = 'specialty.changed' and ${rowsAfter('id', after)}`,
  'reports.json': (owner, after) => sql`
    select reports.id as key, json_build_object(
      'member', case when ${notBlockedBy(owner.id, 'users.id')} then username end, 'postId', about.id,
        'reason', reports.reason, 'text', reports.text, 'createdAt', reports.created_at, 'outcome', reports.outcome,
        'decisionReason', decision.reason) as entry
    from reports join users on users.id = member_id ${joinPost(owner, 'reports.post_id')}
      left join moderation_decisions decision on decision.id = reports.decision_id
      where reporter_id = ${owner.id}::uuid and ${rowsAfter('reports.id', after)}`,
  'decisions.json': ({ id: me }, after) => sql`
    select decision.id as key, json_build_object('outcome', outcome, 'reason', reason, 'decidedAt', decided_at,
      'postText', case when posts.removed_at is not null then coalesce(nullif(posts.text, ''), posts.additional_text) end,
      'reportedTexts', array(select distinct post_text from reports
        where reports.decision_id = decision.id and post_text is not null order by post_text)
      ) as entry
    from moderation_decisions decision left join posts on posts.id = decision.post_id
    where decision.member_id = ${me}::uuid and outcome <> 'dismissed' and ${rowsAfter('decision.id', after)}`,
  'appeals.json': ({ id: me }, after) => sql`
    select id as key, json_build_object('text', text, 'createdAt', created_at, 'outcome', outcome) as entry
    from report_appeals where appellant_id = ${me}::uuid and ${rowsAfter('id', after)}`,
  'passkeys.json': ({ id: me }, after) => sql`
    select id as key, json_build_object('name', name, 'createdAt', created_at, 'lastUsedAt', last_used_at) as entry
    from passkeys where user_id = ${me}::uuid and ${rowsAfter('id', after)}`,
  'two-step-sign-in.json': ({ id: me }, after) => sql`
    select user_id as key, json_build_object('since', enabled_at) as entry
    from totp where user_id = ${me}::uuid and enabled_at is not null and ${rowsAfter('user_id', after)}`,
  'sessions.json': ({ id: me }, after) => sql`
    select id as key, json_build_object('device', device, 'createdAt', created_at, 'lastUsedAt', last_used_at) as entry
    from sessions where user_id = ${me}::uuid and ${rowsAfter('id', after)}`,
};

/** Streams a section as the text of a JSON array, page by page. */
export async function* exportJson(db: Executor, section: Section, owner: ExportOwner): AsyncGenerator<string> {
  let separator = '[\n';
  let after = NIL_ID;
  for (;;) {
    const { rows } = await section(owner, after).execute(db);
    let text = '';
    for (const { key, entry } of rows) {
      text += separator + JSON.stringify(entry);
      separator = ',\n';
      after = key;
    }
    if (text !== '') yield text;
    if (rows.length < PAGE_ROWS) break;
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
