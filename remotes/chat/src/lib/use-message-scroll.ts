import { useHydrated } from '@cred/ui';
import { useLocation } from '@cred/vendor';
import { defaultRangeExtractor, useVirtualizer, type Range, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { estimateHeight } from './estimate-height';
import type { ListRow } from './displayed-messages';
import { findScrollPosition, saveScrollPosition } from './scroll-positions';
import { useKeptPlace } from './use-kept-place';

/**
 * The distance that counts as "at the end", and the one to the beginning at which earlier messages load, in CSS pixels.
 */
const NEAR_END = 48;
const NEAR_START = 800;
/** Rendered rows outside the view, on either side: after a jump nothing is painted before all of them are rendered. */
const OVERSCAN = 5;
/** Padding above the first message, with or without the button that loads earlier ones, and below the last; in px. */
const START = { withButton: 60, withoutButton: 12 } as const;
export const END_PADDING = 6;
/** Rows in the server's markup: more than the first screen of any device. */
const SERVER_ROWS = 40;

/** Until the list has been measured; in px. */
const PHONE_WIDTH = 380;

interface Options {
  readonly chatId: string;
  readonly rows: readonly ListRow[];
  readonly hasEarlier: boolean;
  /** Identifies the last sent message; a new one scrolls to the end. */
  readonly outgoingKey: string | undefined;
  /** The key of the row with the focus, which stays rendered. */
  readonly focusedKey: string | null;
  readonly onNearStart: () => void;
}

/** A row of the list to be rendered. */
interface ShownRow {
  readonly index: number;
  /** Its position in px; null in the server's markup, in which rows follow each other. */
  readonly top: number | null;
}

interface MessageScroll {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly virtualizer: Virtualizer<HTMLDivElement, HTMLDivElement>;
  readonly shown: readonly ShownRow[];
  /** In px, of all rows. */
  readonly height: number;
  /** Whether rows have positions. Until then the scroller starts at its end by its styles, as without scripts. */
  readonly placed: boolean;
  readonly atEnd: boolean;
  /** While the place that was kept over a reload is searched, the rows that are shown are not those that are read. */
  readonly isSearchingPlace: boolean;
  readonly onScroll: () => void;
  readonly scrollToEnd: () => void;
}

/**
 * A virtual list of rows of different heights. At its end it follows new messages. While a member reads further up, the
 * list keeps its position when messages are added below or above, rows grow or the on-screen keyboard opens. Sending
 * scrolls to the end, and going back or reloading to where the member was. The server's markup has the last rows; once
 * they are measured they get positions, where they are.
 */
export function useMessageScroll({
  chatId,
  rows,
  hasEarlier,
  outgoingKey,
  focusedKey,
  onNearStart,
}: Options): MessageScroll {
  const scroller = useRef<HTMLDivElement>(null);
  const position = `${useLocation().key} ${chatId}`;
  const [restored] = useState(() => {
    const found = findScrollPosition(position);
    // Of other rows, for example when the loaded pages have been dropped since, the offset is another place.
    return found && found.rows.length <= rows.length && found.rows[0]?.key === rows[0]?.key ? found : undefined;
  });
  const [measured] = useState(() => [...(restored?.rows ?? [])]);
  const [atEnd, setAtEnd] = useState(!restored);
  const followsEnd = useRef(!restored);
  const hydrated = useHydrated();
  /** How far a member has scrolled the server's markup up, in px. */
  const fromEnd = useRef(0);
  /** The list's width in px; kept, because reading it from the element takes a layout of the page. */
  const width = useRef(PHONE_WIDTH);
  const focusedIndex = focusedKey === null ? -1 : rows.findIndex(({ key }) => key === focusedKey);

  // The hook cannot be memoized, and none of its results is.
  // oxlint-disable-next-line incompatible-library
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: rows.length,
    // Before the rows have positions, the list measures them only.
    getScrollElement: () => (hydrated ? scroller.current : null),
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    estimateSize: (index) => (rows[index] ? estimateHeight(rows[index], width.current) : 0),
    measureElement: exactHeight,
    overscan: OVERSCAN,
    paddingStart: hasEarlier ? START.withButton : START.withoutButton,
    paddingEnd: END_PADDING,
    initialOffset: restored?.offset ?? Number.MAX_SAFE_INTEGER,
    initialMeasurementsCache: measured,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: NEAR_END,
    rangeExtractor: (range: Range) => {
      const shown = defaultRangeExtractor(range);
      return focusedIndex < 0 || focusedIndex >= range.count || shown.includes(focusedIndex)
        ? shown
        : [...shown, focusedIndex].sort((a, b) => a - b);
    },
  });
  useLayoutEffect(() => {
    // Also while scrolling upwards, which the library does not handle: rows above the view never shift it.
    virtualizer.shouldAdjustScrollPositionOnItemSizeChange = (
      { key, start, end },
      _delta,
      { scrollOffset, itemSizeCache },
    ) => (itemSizeCache.has(key) ? end : start + 1) <= (scrollOffset ?? 0);
  }, [virtualizer]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    width.current = element.clientWidth;
    if (hydrated) return;
    fromEnd.current = -element.scrollTop;
    // Set before the first render with positions, so that it contains the rows that are visible.
    virtualizer.scrollRect = { width: element.clientWidth, height: element.clientHeight };
    virtualizer.scrollOffset = virtualizer.getTotalSize() - element.clientHeight - fromEnd.current;
  }, [hydrated, virtualizer]);

  const scrollToEnd = useCallback(() => {
    virtualizer.scrollToEnd();
    followsEnd.current = true;
    setAtEnd(true);
  }, [virtualizer]);
  const leaveEnd = useCallback(
    (offset: number) => {
      virtualizer.scrollToOffset(offset);
      followsEnd.current = false;
      setAtEnd(false);
    },
    [virtualizer],
  );
  const { findOffset, isSearching, endSearch } = useKeptPlace({
    chatId,
    rows,
    virtualizer,
    isRestored: restored !== undefined,
    isAtEnd: () => followsEnd.current,
  });

  const nearStart = useEffectEvent(onNearStart);
  const onScroll = (): void => {
    const element = scroller.current;
    if (!element) return;
    if (!hydrated) {
      fromEnd.current = -element.scrollTop;
      return;
    }
    followsEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight <= NEAR_END;
    setAtEnd(followsEnd.current);
    if (element.scrollTop < NEAR_START) onNearStart();
  };

  const opened = useRef(false);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!hydrated || !element) return;
    if (!opened.current && fromEnd.current > NEAR_END) {
      leaveEnd(virtualizer.getTotalSize() - element.clientHeight - fromEnd.current);
      endSearch();
    } else if (!opened.current && restored) virtualizer.scrollToOffset(restored.offset);
    else if (!opened.current || outgoingKey !== undefined) scrollToEnd();
    opened.current = true;
  }, [hydrated, virtualizer, scrollToEnd, leaveEnd, endSearch, outgoingKey, restored]);
  // In each render: the rows at the place get their heights when they are rendered there.
  useLayoutEffect(() => {
    const offset = hydrated && isSearching ? findOffset() : null;
    if (offset === null) return;
    // Renders the rows there before the browser paints.
    virtualizer.scrollOffset = offset;
    leaveEnd(offset);
  });
  useLayoutEffect(
    () => () =>
      saveScrollPosition(
        position,
        followsEnd.current ? null : { offset: virtualizer.scrollOffset ?? 0, rows: [...virtualizer.measurementsCache] },
      ),
    [position, virtualizer],
  );
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // A page that does not fill the view cannot be scrolled to load more.
    if (element.scrollHeight <= element.clientHeight && element.clientHeight > 0) nearStart();
  }, [rows.length]);
  useEffect(() => {
    const element = scroller.current;
    if (!hydrated || !element) return;
    // The view shrinks with the on-screen keyboard and a growing composer.
    const observer = new ResizeObserver(() => {
      width.current = element.clientWidth;
      if (followsEnd.current) virtualizer.scrollToEnd();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [hydrated, virtualizer]);

  // Also without positions: it makes the list ready to be measured.
  const height = virtualizer.getTotalSize();
  const shown = hydrated
    ? virtualizer.getVirtualItems().map(({ index, start }) => ({ index, top: start }))
    : rows.map((_row, index) => ({ index, top: null })).slice(-SERVER_ROWS);
  return {
    scroller,
    virtualizer,
    shown,
    height,
    placed: hydrated,
    atEnd,
    isSearchingPlace: isSearching,
    onScroll,
    scrollToEnd,
  };
}

/**
 * The height of a row in px, with its fraction: rounded heights would move the rows of the server's markup when they get
 * positions. Without an observation, a known height is used, because measuring takes a layout of the page.
 */
function exactHeight(
  row: HTMLDivElement,
  observed: ResizeObserverEntry | undefined,
  { indexFromElement, options, itemSizeCache }: Virtualizer<HTMLDivElement, HTMLDivElement>,
): number {
  const known = itemSizeCache.get(options.getItemKey(indexFromElement(row)));
  return observed?.borderBoxSize[0]?.blockSize ?? known ?? row.getBoundingClientRect().height;
}
