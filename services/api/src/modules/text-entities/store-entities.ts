import { limits, type schemas } from '@cred/contract';
import { findEntities, foldTopic } from '@cred/contract/text-entities';
import type { Settings } from '@cred/deployment/settings';
import type { Executor } from '../../database/connection';
import {
  deleteEntitiesOfPost,
  findMentionable,
  findMembersWhoSee,
  findMentionsOfPost,
  insertMentionsOfComment,
  insertMentionsOfPost,
  insertTopicsOfComment,
  insertTopicsOfPost,
  type NamedTopic,
  type StoredMention,
} from './text-entities.repository';

interface Deps {
  readonly trx: Executor;
  readonly settings: Pick<Settings, 'HEALTH_AUDIENCE'>;
  readonly at: Date;
}

export interface WrittenPost {
  readonly id: string;
  readonly audience: schemas.Audience;
  readonly authorId: string;
  /** The author's own text: of a repost, the text that they added. */
  readonly text: string;
}

/**
 * Stores the topics and mentions of a new post, after the post (POST-90, POST-95). Returns the members to notify: those
 * who may see the post, without its author.
 */
export async function storeEntitiesOfPost(deps: Deps, post: WrittenPost): Promise<string[]> {
  const mentions = await resolveMentions(deps.trx, post, new Map());
  await insertTopicsOfPost(deps.trx, post, topicsOf(post.text));
  await insertMentionsOfPost(deps.trx, post.id, mentions);
  return findNotified(deps, post.id, membersOf(mentions, [post.authorId]));
}

/**
 * Stores the topics and mentions of a post whose text was changed. A member who was mentioned before stays mentioned
 * under the name that was written, also after a change of username. Returns the members to notify: those who were not
 * mentioned before.
 */
export async function replaceEntitiesOfPost(deps: Deps, post: WrittenPost, earlierText: string): Promise<string[]> {
  const earlier = await findMentionsOfPost(deps.trx, post.id);
  const known = new Map(
    earlier.map(({ user_id, start_at, end_at }) => [earlierText.slice(start_at + 1, end_at).toLowerCase(), user_id]),
  );
  const mentions = await resolveMentions(deps.trx, post, known);
  await deleteEntitiesOfPost(deps.trx, post.id);
  await insertTopicsOfPost(deps.trx, post, topicsOf(post.text));
  await insertMentionsOfPost(deps.trx, post.id, mentions);
  const others = membersOf(mentions, [post.authorId, ...earlier.map(({ user_id }) => user_id)]);
  return findNotified(deps, post.id, others);
}

/** Stores the topics and mentions of a new comment, after the comment; like `storeEntitiesOfPost`. */
export async function storeEntitiesOfComment(
  deps: Deps,
  comment: { readonly id: string; readonly postId: string; readonly authorId: string; readonly text: string },
): Promise<string[]> {
  const mentions = await resolveMentions(deps.trx, comment, new Map());
  await insertTopicsOfComment(deps.trx, comment.id, topicsOf(comment.text));
  await insertMentionsOfComment(deps.trx, comment.id, mentions);
  return findNotified(deps, comment.postId, membersOf(mentions, [comment.authorId]));
}

/** The first topics of a text, each once. */
function topicsOf(text: string): NamedTopic[] {
  const names = new Map<string, string>();
  for (const entity of findEntities(text)) {
    if (entity.kind !== 'topic') continue;
    const topic = foldTopic(entity.topic);
    if (names.size < limits.topics.perText && !names.has(topic)) names.set(topic, entity.topic);
  }
  return [...names].map(([topic, name]) => ({ topic, name }));
}

/** @param known the members of names that need no search */
async function resolveMentions(
  trx: Executor,
  { authorId, text }: { readonly authorId: string; readonly text: string },
  known: ReadonlyMap<string, string>,
): Promise<StoredMention[]> {
  const written = findEntities(text).flatMap((entity) => (entity.kind === 'mention' ? [entity] : []));
  const names = written.flatMap(({ username, dotted }) => (dotted === null ? [username] : [username, dotted]));
  const unknown = [...new Set(names)].filter((name) => !known.has(name));
  const found = new Map([...known, ...(await findMentionable(trx, authorId, unknown))]);
  return written
    .flatMap(({ username, dotted, start, end }): StoredMention[] => {
      // At most one of two names that differ in their dots belongs to a member (SRV-6).
      const withDots = dotted === null ? undefined : found.get(dotted);
      const userId = withDots ?? found.get(username);
      if (userId === undefined) return [];
      const endAt = withDots === undefined || dotted === null ? end : start + 1 + dotted.length;
      return [{ user_id: userId, start_at: start, end_at: endAt }];
    })
    .slice(0, limits.mentions.perText);
}

const membersOf = (mentions: readonly StoredMention[], without: readonly string[]): string[] =>
  [...new Set(mentions.map(({ user_id }) => user_id))].filter((id) => !without.includes(id));

/** Those of the members who may see the post (SRV-7). */
const findNotified = async (
  { trx, settings, at }: Deps,
  postId: string,
  userIds: readonly string[],
): Promise<string[]> => (userIds.length === 0 ? [] : findMembersWhoSee(trx, settings, { postId, userIds, at }));
