import type { schemas } from '@cred/contract';
import type { Settings } from '@cred/deployment/settings';
import { sql } from 'kysely';
import { notBlocked } from '../../access/block-predicates';
import { visibleToMembers } from '../../access/visibility';
import type { Executor } from '../../database/connection';

/** A topic of a text: as it is compared, and as it is written. */
export interface NamedTopic {
  readonly topic: string;
  readonly name: string;
}

/** Where a text mentions which member. */
export interface StoredMention {
  readonly user_id: string;
  readonly start_at: number;
  readonly end_at: number;
}

/**
 * The ids of members by username, without those who block the author or are blocked by them. Their rows are locked, so
 * that no account among them is deleted before the mention refers to it.
 */
export async function findMentionable(
  trx: Executor,
  authorId: string,
  usernames: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (usernames.length === 0) return new Map();
  const { rows } = await sql<{ id: string; username: string }>`
    select id, username from users where username = any (${[...usernames]}::text[]) and ${notBlocked(authorId, 'users.id')}
    order by id for key share of users`.execute(trx);
  return new Map(rows.map(({ id, username }) => [username, id]));
}

/** Those of the members who may see a post. */
export async function findMembersWhoSee(
  executor: Executor,
  settings: Pick<Settings, 'HEALTH_AUDIENCE'>,
  { postId, userIds, at }: { readonly postId: string; readonly userIds: readonly string[]; readonly at: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select users.id from users join posts on posts.id = ${postId}::uuid
    where users.id = any (${[...userIds]}::uuid[]) and ${visibleToMembers(settings, at)}
    order by users.id`.execute(executor);
  return rows.map(({ id }) => id);
}

export const findMentionsOfPost = (executor: Executor, postId: string): Promise<StoredMention[]> =>
  executor
    .selectFrom('post_mentions')
    .select(['user_id', 'start_at', 'end_at'])
    .where('post_id', '=', postId)
    .execute();

export async function insertMentionsOfPost(
  executor: Executor,
  postId: string,
  mentions: readonly StoredMention[],
): Promise<void> {
  if (mentions.length === 0) return;
  await executor
    .insertInto('post_mentions')
    .values(mentions.map((mention) => ({ ...mention, post_id: postId })))
    .execute();
}

export async function insertMentionsOfComment(
  executor: Executor,
  commentId: string,
  mentions: readonly StoredMention[],
): Promise<void> {
  if (mentions.length === 0) return;
  await executor
    .insertInto('comment_mentions')
    .values(mentions.map((mention) => ({ ...mention, comment_id: commentId })))
    .execute();
}

export async function insertTopicsOfPost(
  executor: Executor,
  post: { readonly id: string; readonly audience: schemas.Audience },
  topics: readonly NamedTopic[],
): Promise<void> {
  if (topics.length === 0) return;
  await executor
    .insertInto('post_topics')
    .values(topics.map((topic) => ({ ...topic, audience: post.audience, post_id: post.id })))
    .execute();
}

/** Comments have no pages of topics; members who mute a topic do not get them. */
export async function insertTopicsOfComment(
  executor: Executor,
  commentId: string,
  topics: readonly NamedTopic[],
): Promise<void> {
  if (topics.length === 0) return;
  await executor
    .insertInto('comment_topics')
    .values(topics.map(({ topic }) => ({ topic, comment_id: commentId })))
    .execute();
}

/** Deletes the topics and mentions of a post's text; those of its comments stay. */
export async function deleteEntitiesOfPost(executor: Executor, postId: string): Promise<void> {
  await executor
    .deleteFrom('post_topics')
    .where('post_id', '=', postId)
    .where('audience', 'in', ['general', 'health'])
    .execute();
  await executor.deleteFrom('post_mentions').where('post_id', '=', postId).execute();
}

export async function deleteMentionsOfComment(executor: Executor, commentId: string): Promise<void> {
  await executor.deleteFrom('comment_mentions').where('comment_id', '=', commentId).execute();
}

export async function deleteMentionsOfComments(executor: Executor, postId: string): Promise<void> {
  await sql`
    delete from comment_mentions using comments
    where comments.id = comment_mentions.comment_id and comments.post_id = ${postId}::uuid`.execute(executor);
}
