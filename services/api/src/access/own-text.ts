import { sql, type RawBuilder } from 'kysely';

/** A post's own text: that of the author for a post, the added text for a repost, whose root has another author. */
export const ownText = (posts: 'posts' | 'shown'): RawBuilder<string | null> =>
  sql`case when ${sql.ref(`${posts}.is_repost`)} then coalesce(${sql.ref(`${posts}.additional_text`)}, '')
    else ${sql.ref(`${posts}.text`)} end`;
