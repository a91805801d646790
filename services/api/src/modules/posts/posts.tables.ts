import type { schemas } from '@cred/contract';
import type { ColumnType, Generated } from 'kysely';
import type { MediaTables } from '../media/media.tables';

export interface PostTable {
  id: string;
  author_id: string;
  text: string;
  audience: schemas.Audience;
  is_valid: Generated<boolean>;
  is_clinical: Generated<boolean>;
  img_alt: string | null;
  slug: string | null;
  created_at: ColumnType<Date, Date, never>;
  /** Set: an empty tombstone, which nobody sees. */
  deleted_at: Date | null;
  comment_count: Generated<number>;
  repost_count: Generated<number>;
  rating_count: Generated<number>;
  rating_sum: Generated<number>;
  /** Null without ratings; made by the database from the two above. */
  rating_average: ColumnType<number | null, never, never>;
  is_repost: Generated<boolean>;
  /** What a repost shows; never a repost itself. Null on other posts, and where the root's author is gone. */
  root_id: string | null;
  /** The own words of who reposts. */
  additional_text: string | null;
}

export interface PostTables extends MediaTables {
  posts: PostTable;
}
