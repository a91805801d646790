import { type RawBuilder, sql } from 'kysely';
import { notMuted } from '../../access/block-predicates';
import { visibleTo } from '../../access/visibility';
import type { Page } from '../../core/paging';
import type { Viewer } from '../../core/viewer';
import type { Executor } from '../../database/connection';
import type { PostIds } from '../posts/post-pages';
import type { NamedTopic } from '../text-entities/text-entities.repository';

type Ids = RawBuilder<{ id: string }>;
type Reader = Pick<Viewer, 'id' | 'isHealthProfessional'>;

/** The visible ones of posts in descending order of ids, read one after the other, up to `take`. */
const visibleOf = (viewer: Reader, ids: Ids, take: number): Ids => sql`(
  select seen.id from ${ids} tagged cross join lateral (
    select posts.id from posts where posts.id = tagged.id and ${visibleTo(viewer)}
      and ${notMuted(viewer.id, 'posts.author_id')} limit 1) seen
  order by tagged.id desc limit ${take})`;

/**
 * Posts with a topic, newest first, without those of members that the viewer mutes. Each audience that the viewer reads
 * is read from the end of its index; of health posts others see only their own.
 */
export function topicIds(viewer: Reader, topic: string, { before, take }: Page): PostIds {
  const beforeCursor = (id: string) => (before === null ? sql`` : sql`and ${sql.ref(id)} < ${before}::uuid`);
  const tagged = (audience: 'general' | 'health'): Ids => sql`(
    select post_id as id from post_topics
    where topic = ${topic} and audience = ${sql.lit(audience)} ${beforeCursor('post_id')} order by post_id desc)`;
  const ownHealth: Ids = sql`(
    select own.id from posts own
    where own.author_id = ${viewer.id}::uuid and own.audience = 'health' ${beforeCursor('own.id')}
      and exists (select from post_topics where audience = 'health' and post_id = own.id and topic = ${topic})
    order by own.id desc)`;
  const branches = [tagged('general'), viewer.isHealthProfessional ? tagged('health') : ownHealth];
  return sql<{ id: string }>`(${sql.join(
    branches.map((ids) => visibleOf(viewer, ids, take)),
    sql` union all `,
  )} order by id desc limit ${take})`;
}

/** Locks a member until the transaction ends, so that their followed topics change one transaction at a time. */
export async function lockMemberForTopics(executor: Executor, userId: string): Promise<void> {
  await executor.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

export async function countFollowedTopics(executor: Executor, userId: string): Promise<number> {
  const { count } = await executor
    .selectFrom('topic_follows')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Does nothing when the member follows the topic already. */
export async function insertTopicFollow(
  executor: Executor,
  { id, userId, topic, name }: NamedTopic & { readonly id: string; readonly userId: string },
): Promise<void> {
  await executor
    .insertInto('topic_follows')
    .values({ id, user_id: userId, topic, name })
    .onConflict((conflict) => conflict.columns(['user_id', 'topic']).doNothing())
    .execute();
}

export async function deleteTopicFollow(executor: Executor, userId: string, topic: string): Promise<void> {
  await executor.deleteFrom('topic_follows').where('user_id', '=', userId).where('topic', '=', topic).execute();
}

/** The topics that a member follows, last followed first. */
export const findFollowedTopics = (executor: Executor, userId: string): Promise<NamedTopic[]> =>
  executor
    .selectFrom('topic_follows')
    .select(['topic', 'name'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
