import type { VirtualItem } from '@tanstack/react-virtual';

/** The state of a conversation when it was left: enough to show the same message at the same pixel at once. */
export interface ScrollPosition {
  /** The scroll offset of the list, in px. */
  readonly offset: number;
  /** All rows with their heights, also the estimated ones: another estimate would move the others. */
  readonly rows: readonly VirtualItem[];
}

/** The number of stored positions; older history entries start at the end. */
const MAX_POSITIONS = 30;

/** By history entry and chat, oldest first. In memory only, since a position is useless without the loaded messages. */
const positions = new Map<string, ScrollPosition>();

export const findScrollPosition = (key: string): ScrollPosition | undefined => positions.get(key);

/** @param position null when the conversation was left at its end, which it opens at */
export function saveScrollPosition(key: string, position: ScrollPosition | null): void {
  positions.delete(key);
  if (position) positions.set(key, position);
  for (const oldest of positions.keys()) {
    if (positions.size <= MAX_POSITIONS) break;
    positions.delete(oldest);
  }
}
