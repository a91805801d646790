import type { ColumnType } from 'kysely';

export interface MediaTable {
  id: string;
  owner_id: string;
  /** The post that decides who may see it; null: any member may, such as an avatar. */
  post_id: string | null;
  /** A data URL. */
  placeholder: string;
  card_width: number;
  card_height: number;
  full_width: number;
  full_height: number;
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
