import type { ColumnType } from 'kysely';

export interface CommentTable {
  id: string;
  post_id: string;
  author_id: string;
  text: string;
  created_at: ColumnType<Date, Date, never>;
  /** Set: an empty tombstone, which nobody sees. */
  deleted_at: Date | null;
}

export interface CommentTables {
  comments: CommentTable;
}
