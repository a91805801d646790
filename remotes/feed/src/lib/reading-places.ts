import { isSameVisit, keepOverReload, readKept, startKeeping } from '@cred/platform';

/** Where a member was in a list: the first visible post, and the distance of its top from the screen's, in px. */
export interface ReadingPlace {
  readonly postId: string;
  readonly distance: number;
}

const NAME = 'reading-places';
const keyOf = (listId: string, entry: string): string => `${entry} ${listId}`;

export const startKeepingPlaces = (): void => startKeeping(NAME);

/** Keeps the place over a reload. Heights and loaded pages are lost, and posts may be added, so it names a post. */
export const keepReadingPlace = (listId: string, entry: string, place: ReadingPlace | null): void =>
  keepOverReload(NAME, new Map([[keyOf(listId, entry), place]]));

/** The place that was kept before a reload; null for another list, and for one that was left at its top. */
export function findReadingPlace(listId: string, entry: string): ReadingPlace | null {
  const found = isSameVisit(entry) ? readKept(NAME).get(keyOf(listId, entry)) : null;
  if (typeof found !== 'object' || found === null) return null;
  const { postId, distance } = found as Partial<Record<keyof ReadingPlace, unknown>>;
  return typeof postId === 'string' && typeof distance === 'number' ? { postId, distance } : null;
}
