/** Neither of the two sees or reaches the other. */
export interface BlockTable {
  /** Sorts by the time of the block. */
  id: string;
  blocker_id: string;
  blocked_id: string;
}

/** The muted member's posts and notifications stay away from the one who muted them. */
export interface MuteTable {
  /** Sorts by the time of the mute. */
  id: string;
  muter_id: string;
  muted_id: string;
}

export interface BlockTables {
  blocks: BlockTable;
  mutes: MuteTable;
}
