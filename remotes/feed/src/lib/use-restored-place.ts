import type { Post } from '@cred/contract';
import { whenLeavingPage } from '@cred/platform';
import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useReducer, useRef, useState, type RefObject } from 'react';
import { keepReadingPlace, startKeepingPlaces, type ReadingPlace } from './reading-places';

/** Pages that are loaded for the place; a list that was read further starts at its top. */
const MAX_PAGES = 5;

/** Input that ends the search for the place. */
const USER_INPUT_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

interface Options {
  readonly listId: string;
  readonly entry: string;
  /** Where the member was before a reload. */
  readonly place: ReadingPlace | null;
  readonly posts: readonly Post[];
  readonly hydrated: boolean;
  /** Loads the next page; null while it cannot. */
  readonly onLoadMore: (() => void) | null;
  readonly list: RefObject<HTMLElement | null>;
  readonly virtualizer: Virtualizer<Window, HTMLDivElement>;
  /** Scrolls the page and the virtualizer, by px. */
  readonly scrollBy: RefObject<(by: number) => void>;
}

/** Keeps the member's place in a list over a reload (SHELL-15), and scrolls to it once its post is loaded. */
export function useRestoredPlace({
  listId,
  entry,
  place,
  posts,
  hydrated,
  onLoadMore,
  list,
  virtualizer,
  scrollBy,
}: Options): void {
  const wanted = useRef(place);
  const loads = useRef(0);
  const [startedHydrated] = useState(hydrated);
  // Renders the rows at the place before the browser paints.
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);

  useLayoutEffect(() => {
    if (!hydrated || !wanted.current || !list.current) return;
    // The member has scrolled the server's markup.
    if (!startedHydrated && window.scrollY > 0) wanted.current = null;
    const at = posts.findIndex(({ id }) => id === wanted.current?.postId);
    const row = virtualizer.measurementsCache[at];
    if (wanted.current && row) {
      const top = list.current.getBoundingClientRect().top + window.scrollY;
      const offset = top + row.start - virtualizer.options.scrollMargin - wanted.current.distance;
      scrollBy.current(offset - window.scrollY);
      wanted.current = null;
      renderAgain();
    } else if (wanted.current && onLoadMore) {
      loads.current += 1;
      if (loads.current > MAX_PAGES) wanted.current = null;
      else onLoadMore();
    }
  }, [hydrated, startedHydrated, posts, onLoadMore, list, virtualizer, scrollBy]);

  useEffect(() => {
    if (!wanted.current) return;
    const giveUp = (): void => {
      wanted.current = null;
    };
    for (const type of USER_INPUT_EVENTS) window.addEventListener(type, giveUp, { passive: true });
    return () => {
      for (const type of USER_INPUT_EVENTS) window.removeEventListener(type, giveUp);
    };
  }, []);

  useEffect(() => {
    const keep = (): void => {
      // Not found yet: the kept one is still where the member was.
      if (!wanted.current) keepReadingPlace(listId, entry, placeIn(virtualizer));
    };
    startKeepingPlaces();
    const stop = whenLeavingPage(keep);
    return () => {
      stop();
      // Also for a reload of a later page, from which the member goes back.
      keep();
    };
  }, [listId, entry, virtualizer]);
}

function placeIn({ scrollOffset, measurementsCache }: Virtualizer<Window, HTMLDivElement>): ReadingPlace | null {
  const row = scrollOffset ? measurementsCache.find(({ end }) => end > scrollOffset) : undefined;
  return row ? { postId: String(row.key), distance: row.start - (scrollOffset ?? 0) } : null;
}
