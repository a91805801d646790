/** Where a list was left: enough to show the same post at the same pixel, at once. */
export interface Place {
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
const KEPT = 30;

/**
 * By list and entry of the history, newest last. In memory only: a place is worth nothing without the
 * loaded posts, and those go with the page.
 */
const places = new Map<string, Place>();
const keyOf = (listId: string, entry: string): string => `${entry} ${listId}`;

export const placeAt = (listId: string, entry: string): Place | undefined => places.get(keyOf(listId, entry));

export function keepPlace(listId: string, entry: string, place: Place): void {
  const key = keyOf(listId, entry);
  places.delete(key);
  places.set(key, place);
  for (const oldest of places.keys()) {
    if (places.size <= KEPT) break;
    places.delete(oldest);
  }
}
