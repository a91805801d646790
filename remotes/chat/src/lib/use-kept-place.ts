import { useMe, whenLeavingPage } from '@cred/platform';
import { useLocation, useQueryClient } from '@cred/vendor';
import type { Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadUpTo } from '../api/get-earlier-messages';
import type { ListRow } from './displayed-messages';
import { findPlace, keepPlace, startKeepingPlaces, type KeptPlace } from './kept-places';

/** Pages that are loaded for the place; a conversation that was read further up opens at its end. */
const MAX_PAGES = 10;

/** Input that ends the search for the place. */
const USER_INPUT_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

interface Options {
  readonly chatId: string;
  readonly rows: readonly ListRow[];
  readonly virtualizer: Virtualizer<HTMLDivElement, HTMLDivElement>;
  /** Whether the conversation opens at a position that is still in memory. */
  readonly isRestored: boolean;
  readonly isAtEnd: () => boolean;
}

/** Keeps the member's place in a conversation over a reload (CHAT-33), and loads the messages up to it. */
export function useKeptPlace({ chatId, rows, virtualizer, isRestored, isAtEnd }: Options) {
  const client = useQueryClient();
  const { key: entry } = useLocation();
  const placeId = `${useMe().id} ${entry} ${chatId}`;
  const [place] = useState(() => (isRestored ? null : findPlace(placeId, entry)));
  const wanted = useRef(place);
  const [isSearching, setSearching] = useState(place !== null);
  const endSearch = useCallback(() => {
    wanted.current = null;
    setSearching(false);
  }, []);

  /** The offset at which the place is, once its message is loaded, until the list is there with measured rows. */
  const findOffset = (): number | null => {
    const id = wanted.current?.messageId;
    const at = id === undefined ? -1 : rows.findIndex((row) => row.kind === 'message' && row.message.id === id);
    const row = virtualizer.measurementsCache[at];
    if (!wanted.current || !row) return null;
    const offset = virtualizer.getOffsetForAlignment(row.start - wanted.current.distance, 'start');
    const isThere = Math.abs(offset - (virtualizer.scrollOffset ?? 0)) < 1;
    const above = rows.slice(Math.max(0, at - virtualizer.options.overscan), at + 1);
    if (isThere && above.every(({ key }) => virtualizer.itemSizeCache.has(key))) endSearch();
    return offset;
  };

  useEffect(() => {
    if (!wanted.current) return;
    const controller = new AbortController();
    loadUpTo(client, chatId, wanted.current.messageId, controller.signal, MAX_PAGES).then(
      (isLoaded) => {
        // A loaded one is found as soon as it is rendered.
        if (!isLoaded && !controller.signal.aborted) endSearch();
      },
      () => {
        if (!controller.signal.aborted) endSearch();
      },
    );
    const stop = (): void => {
      controller.abort();
      endSearch();
    };
    for (const type of USER_INPUT_EVENTS) window.addEventListener(type, stop, { passive: true });
    return () => {
      controller.abort();
      for (const type of USER_INPUT_EVENTS) window.removeEventListener(type, stop);
    };
  }, [client, chatId, endSearch]);

  const keep = useEffectEvent(() => {
    // Not found yet: the kept one is still where the member was.
    if (!wanted.current) keepPlace(placeId, isAtEnd() ? null : placeIn(rows, virtualizer));
  });
  useEffect(() => {
    // Not an effect event itself, which must not be passed on.
    const onLeave = (): void => keep();
    startKeepingPlaces();
    const stop = whenLeavingPage(onLeave);
    return () => {
      stop();
      // Also for a reload of a later page, from which the member goes back.
      onLeave();
    };
  }, [placeId]);
  return { findOffset, isSearching, endSearch } as const;
}

/** The first message that begins in the view; one that is higher than the view is the place itself. */
function placeIn(
  rows: readonly ListRow[],
  { scrollOffset, measurementsCache, scrollRect }: Virtualizer<HTMLDivElement, HTMLDivElement>,
): KeptPlace | null {
  const top = scrollOffset ?? 0;
  const bottom = top + (scrollRect?.height ?? 0);
  const placeAt = (row: ListRow | undefined, at: number): KeptPlace | null => {
    const position = measurementsCache[at];
    return row?.kind === 'message' && position ? { messageId: row.message.id, distance: position.start - top } : null;
  };
  const first = measurementsCache.findIndex(({ end }) => end > top);
  for (let at = first; at >= 0 && at < rows.length; at += 1) {
    const position = measurementsCache[at];
    if (!position || position.start >= bottom) break;
    if (position.start >= top && rows[at]?.kind === 'message') return placeAt(rows[at], at);
  }
  return placeAt(rows[first], first);
}
