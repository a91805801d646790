import type { Mention } from '@cred/contract';
import { type RawBuilder, sql } from 'kysely';
import { notBlocked } from './block-predicates';

/**
 * The mentions of a post's or comment's text as the viewer sees them, in order; null without any. Of a member who
 * blocks the viewer or is blocked by them, the text stays text.
 * @param of the column with the id of the post or comment
 */
export function mentionsOf(
  viewerId: string,
  table: 'post_mentions' | 'comment_mentions',
  of: string,
): RawBuilder<Mention[] | null> {
  const textId = table === 'post_mentions' ? 'mentions.post_id' : 'mentions.comment_id';
  return sql<Mention[] | null>`(
    select json_agg(json_build_object('userId', named.id, 'username', named.username, 'start', mentions.start_at,
      'end', mentions.end_at) order by mentions.start_at)
    from ${sql.table(table)} mentions join users named on named.id = mentions.user_id
    where ${sql.ref(textId)} = ${sql.ref(of)} and ${notBlocked(viewerId, 'named.id')})`;
}
