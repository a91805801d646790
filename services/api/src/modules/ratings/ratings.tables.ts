/** One member's opinion of one post. */
export interface RatingTable {
  post_id: string;
  user_id: string;
  /** 1 to 5. */
  value: number;
  rated_at: Date;
}

export interface RatingTables {
  ratings: RatingTable;
}
