/** The state of a list when it was left: enough to show the same post at the same pixel at once. */
export interface ScrollPosition {
  /** The scroll offset of the page, in px. */
  readonly offset: number;
  /** The distance from the page's top to the list, in px. */
  readonly top: number;
  /** The measured heights in px, by post. */
  readonly sizes: ReadonlyMap<string, number>;
  /** The post that had the focus. */
  readonly focused: string | null;
}

/** The number of stored positions; older history entries start at the top. */
const MAX_POSITIONS = 30;

/**
 * By list and history entry, oldest first. In memory only, since a position is useless without the loaded posts; a
 * reload keeps the post that was read (`reading-places`).
 */
const positions = new Map<string, ScrollPosition>();
const keyOf = (listId: string, entry: string): string => `${entry} ${listId}`;

export const findScrollPosition = (listId: string, entry: string): ScrollPosition | undefined =>
  positions.get(keyOf(listId, entry));

export function saveScrollPosition(listId: string, entry: string, position: ScrollPosition): void {
  const key = keyOf(listId, entry);
  positions.delete(key);
  positions.set(key, position);
  for (const oldest of positions.keys()) {
    if (positions.size <= MAX_POSITIONS) break;
    positions.delete(oldest);
  }
}
