/** Hides two members from each other and prevents contact. */
export interface BlockTable {
  /** Sorts by the time of the block. */
  id: string;
  blocker_id: string;
  blocked_id: string;
}

/** Hides the muted member's posts and notifications from the member who mutes them. */
export interface MuteTable {
  /** Sorts by the time of the mute. */
  id: string;
  muter_id: string;
  muted_id: string;
}

/** Blocks and mutes. */
export interface BlocksSchema {
  blocks: BlockTable;
  mutes: MuteTable;
}
