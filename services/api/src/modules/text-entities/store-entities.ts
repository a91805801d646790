import { limits, type schemas } from '@cred/contract';
import { findEntities, foldTopic } from '@cred/contract/text-entities';
import type { Executor } from '../../database/connection';
import {
  deleteEntitiesOfPost,
  findMentionable,
  findMentionsOfPost,
  insertMentionsOfComment,
  insertMentionsOfPost,
  insertTopicsOfPost,
  type NamedTopic,
  type StoredMention,
} from './text-entities.repository';

export interface WrittenPost {
  readonly id: string;
  readonly audience: schemas.Audience;
  readonly authorId: string;
  /** The author's own text: of a repost, the text that they added. */
  readonly text: string;
}

/** Stores the topics and mentions of a new post, after the post (POST-90, POST-95). */
export async function storeEntitiesOfPost(trx: Executor, post: WrittenPost): Promise<void> {
  await insertTopicsOfPost(trx, post, topicsOf(post.text));
  await insertMentionsOfPost(trx, post.id, await resolveMentions(trx, post, new Map()));
}

/**
 * Stores the topics and mentions of a post whose text was changed. A member who was mentioned before stays mentioned
 * under the name that was written, also after a change of username.
 */
export async function replaceEntitiesOfPost(trx: Executor, post: WrittenPost, earlierText: string): Promise<void> {
  const earlier = await findMentionsOfPost(trx, post.id);
  const known = new Map(
    earlier.map(({ user_id, start_at, end_at }) => [earlierText.slice(start_at + 1, end_at).toLowerCase(), user_id]),
  );
  const mentions = await resolveMentions(trx, post, known);
  await deleteEntitiesOfPost(trx, post.id);
  await insertTopicsOfPost(trx, post, topicsOf(post.text));
  await insertMentionsOfPost(trx, post.id, mentions);
}

/** Stores the mentions of a new comment, after the comment. */
export async function storeMentionsOfComment(
  trx: Executor,
  comment: { readonly id: string; readonly authorId: string; readonly text: string },
): Promise<void> {
  await insertMentionsOfComment(trx, comment.id, await resolveMentions(trx, comment, new Map()));
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
