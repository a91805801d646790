import { type RawBuilder, sql } from 'kysely';

/** The viewer's muted words as one query; null without any. It is evaluated once per statement. */
const mutedQuery = (viewerId: string): RawBuilder<string | null> => sql<string | null>`(
  select string_agg('(' || query || ')', ' | ')::tsquery from muted_words
  where user_id = ${viewerId}::uuid and kind = 'word')`;

/**
 * Whether a post, or the root of a repost, has a word or topic that the viewer mutes (SET-10); false for the viewer's own. It
 * reads the words that the search has of the post, by its primary key, and only for viewers who mute something.
 */
export const hasMutedWord = (viewerId: string): RawBuilder<boolean> => sql<boolean>`(
  case when not exists (select from muted_words where user_id = ${viewerId}::uuid)
      or posts.author_id = ${viewerId}::uuid then false
    else exists (
      select from post_search
      where post_search.audience = posts.audience and post_search.post_id in (posts.id, posts.root_id)
        and post_search.document @@ ${mutedQuery(viewerId)})
    or exists (
      select from post_topics join muted_words
        on muted_words.user_id = ${viewerId}::uuid and muted_words.kind = 'topic' and muted_words.folded = post_topics.topic
      where post_topics.audience = posts.audience and post_topics.post_id in (posts.id, posts.root_id))
  end)`;

/**
 * Whether a comment has a word or topic that the viewer mutes; false for the viewer's own. Only for viewers who mute something
 * it reads the comment's words and topics.
 * @param comment the name of its table in the query
 */
export const commentHasMutedWord = (viewerId: string, comment = 'comments'): RawBuilder<boolean> => sql<boolean>`(
  case when not exists (select from muted_words where user_id = ${viewerId}::uuid)
      or ${sql.ref(`${comment}.author_id`)} = ${viewerId}::uuid then false
    else coalesce(${sql.ref(`${comment}.words`)} @@ ${mutedQuery(viewerId)}, false)
      or exists (
        select from comment_topics join muted_words
          on muted_words.user_id = ${viewerId}::uuid and muted_words.kind = 'topic' and muted_words.folded = comment_topics.topic
        where comment_topics.comment_id = ${sql.ref(`${comment}.id`)})
  end)`;
