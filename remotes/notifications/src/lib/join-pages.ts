import type { Notification } from '@cred/contract';

/** What the items of one group share (NOTIF-8). The id of its item changes with each new notification. */
const keyOf = ({ group, id }: Notification): string => group ?? id;

/** The items of several pages, each group once: at its first position. */
export function joinPages(pages: readonly (readonly Notification[])[]): Notification[][] {
  const known = new Set<string>();
  return pages.map((items) =>
    items.filter((item) => {
      const key = keyOf(item);
      if (known.has(key)) return false;
      known.add(key);
      return true;
    }),
  );
}

/**
 * The newest page, followed by the known items that it has no room for any more: later pages continue after these.
 * @returns null if there may be notifications between both that are not loaded
 */
export function keepDisplaced(newest: readonly Notification[], known: readonly Notification[]): Notification[] | null {
  const timeOf = ({ createdAt }: Notification): number => Date.parse(createdAt);
  const last = newest.at(-1);
  if (!last) return null;
  const times = new Map(known.map((item) => [item.id, timeOf(item)]));
  if (!newest.some((item) => times.get(item.id) === timeOf(item))) return null;
  const [shown = [], displaced = []] = joinPages([newest, known]);
  return [...shown, ...displaced.filter((item) => timeOf(item) <= timeOf(last))];
}

/** Whether two items stand for the same group. */
export const isSameGroup = (one: Notification, other: Notification): boolean => keyOf(one) === keyOf(other);
