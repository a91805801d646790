export interface SavedPostTable {
  /** Sorts by the time of saving. */
  id: string;
  user_id: string;
  post_id: string;
}

export interface SavedPostTables {
  saved_posts: SavedPostTable;
}
