import { isSameVisit, keepOverReload, readKept, startKeeping } from '@cred/platform';

/** Where a member was in a conversation: a message, and the distance of its top from the view's, in px. */
export interface KeptPlace {
  readonly messageId: string;
  readonly distance: number;
}

const NAME = 'chat-places';

export const startKeepingPlaces = (): void => startKeeping(NAME);

/**
 * Keeps the place over a reload. Heights and loaded pages are lost, and messages may arrive, so it names a message.
 * @param placeId of this member, history entry and chat
 * @param place null at the end, at which a conversation opens
 */
export const keepPlace = (placeId: string, place: KeptPlace | null): void =>
  keepOverReload(NAME, new Map([[placeId, place]]));

/** The place that was kept before a reload. @param entry the key of the history entry */
export function findPlace(placeId: string, entry: string): KeptPlace | null {
  const found = isSameVisit(entry) ? readKept(NAME).get(placeId) : null;
  if (typeof found !== 'object' || found === null) return null;
  const { messageId, distance } = found as Partial<Record<keyof KeptPlace, unknown>>;
  return typeof messageId === 'string' && typeof distance === 'number' ? { messageId, distance } : null;
}
