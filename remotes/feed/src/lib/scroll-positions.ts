/** Where a list was left: enough to show the same post at the same pixel, at once. */
export interface ScrollPosition {
  /** How far the page was scrolled, in px. */
  readonly offset: number;
  /** How far below the page's top the list began, in px. */
  readonly top: number;
  /** The measured heights in px, by post. */
  readonly sizes: ReadonlyMap<string, number>;
  /** The post that had the focus. */
  readonly focused: string | null;
}

/** More steps back than this start at the top. */
const MAX_POSITIONS = 30;

/**
 * By list and entry of the history, newest last. In memory only: a place is worth nothing without the
 * loaded posts, and those go with the page.
 */
const positions = new Map<string, ScrollPosition>();
const keyOf = (listId: string, entry: string): string => `${entry} ${listId}`;

export const findScrollPosition = (listId: string, entry: string): ScrollPosition | undefined =>
  positions.get(keyOf(listId, entry));

export function saveScrollPosition(listId: string, entry: string, place: ScrollPosition): void {
  const key = keyOf(listId, entry);
  positions.delete(key);
  positions.set(key, place);
  for (const oldest of positions.keys()) {
    if (positions.size <= MAX_POSITIONS) break;
    positions.delete(oldest);
  }
}
