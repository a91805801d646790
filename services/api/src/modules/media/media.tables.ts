import type { ColumnType, Generated } from 'kysely';

export interface MediaTable {
  id: string;
  owner_id: string;
  /** The post that decides who may see it. */
  post_id: string | null;
  /** The message whose chat's two members alone may see it; neither this nor a post: any member may, such as an avatar. */
  message_id: string | null;
  kind: Generated<'image' | 'video'>;
  /** A data URL; null for a video, like the card's size. */
  placeholder: string | null;
  card_width: number | null;
  card_height: number | null;
  /** A video's size as shown. */
  full_width: number;
  full_height: number;
  /** Of a video. */
  duration_ms: number | null;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** Files that no row of `media` owns, not yet or not any more. */
export interface MediaLeftoverTable {
  media_id: string;
  since: ColumnType<Date, Date | undefined, never>;
}

export interface MediaTables {
  media: MediaTable;
  media_leftovers: MediaLeftoverTable;
}
