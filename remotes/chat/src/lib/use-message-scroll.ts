import { defaultRangeExtractor, useVirtualizer, type Range, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { DisplayedMessage } from './displayed-message';
import { estimateHeight } from './estimate-height';
import type { ListRow } from './list-rows';

/** How near to the end counts as "at the end", and how near to the beginning earlier messages are asked for, in CSS pixels. */
const NEAR_END = 48;
const NEAR_START = 800;
/** Rows beyond the view, on either side. */
const OVERSCAN = 10;
/** Above the first message: the button that loads earlier ones. Below the last: a breath. In px. */
const START = { more: 60, none: 12 } as const;
const END = 6;

interface Options {
  readonly rows: readonly ListRow[];
  readonly hasEarlier: boolean;
  /** Names the message that was sent last: another one goes to the end. */
  readonly outgoingKey: string | undefined;
  /** The row that has the focus stays in the page. */
  readonly focusedKey: string | null;
  readonly onNearStart: () => void;
}

interface MessageScroll {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly virtualizer: Virtualizer<HTMLDivElement, HTMLDivElement>;
  readonly atEnd: boolean;
  readonly onScroll: () => void;
  readonly scrollToEnd: () => void;
}

/**
 * A list of unequal rows of which only those in view are in the page. It keeps its end in view while the reader
 * is there. Someone who reads above is never moved: not by new messages below, not by earlier ones put in above,
 * not by what grows, not by the keyboard. Sending goes to the end.
 */
export function useMessageScroll({ rows, hasEarlier, outgoingKey, focusedKey, onNearStart }: Options): MessageScroll {
  const scroller = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const sticks = useRef(true);
  const focusedIndex = focusedKey === null ? -1 : rows.findIndex(({ key }) => key === focusedKey);

  // It is not to be memoized, and nothing of it is.
  // oxlint-disable-next-line incompatible-library
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    estimateSize: (index) => (rows[index] ? estimateHeight(rows[index], scroller.current?.clientWidth ?? 380) : 0),
    overscan: OVERSCAN,
    paddingStart: hasEarlier ? START.more : START.none,
    paddingEnd: END,
    initialOffset: Number.MAX_SAFE_INTEGER,
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
    // Also while one scrolls upwards, which the library leaves alone: what is above the view never pushes it.
    virtualizer.shouldAdjustScrollPositionOnItemSizeChange = (
      { key, start, end },
      _delta,
      { scrollOffset, itemSizeCache },
    ) => (itemSizeCache.has(key) ? end : start + 1) <= (scrollOffset ?? 0);
  }, [virtualizer]);

  const scrollToEnd = useCallback(() => {
    virtualizer.scrollToEnd();
    sticks.current = true;
    setAtEnd(true);
  }, [virtualizer]);

  const nearStart = useEffectEvent(onNearStart);
  const onScroll = (): void => {
    const element = scroller.current;
    if (!element) return;
    sticks.current = element.scrollHeight - element.scrollTop - element.clientHeight <= NEAR_END;
    setAtEnd(sticks.current);
    if (element.scrollTop < NEAR_START) onNearStart();
  };

  const opened = useRef(false);
  useLayoutEffect(() => {
    if (!opened.current || outgoingKey !== undefined) scrollToEnd();
    opened.current = true;
  }, [scrollToEnd, outgoingKey]);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // A page that does not fill the view cannot be scrolled for more.
    if (element.scrollHeight <= element.clientHeight && element.clientHeight > 0) nearStart();
  }, [rows.length]);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // The view shrinks with the on-screen keyboard and a growing composer.
    const observer = new ResizeObserver(() => {
      if (sticks.current) virtualizer.scrollToEnd();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [virtualizer]);

  return { scroller, virtualizer, atEnd, onScroll, scrollToEnd };
}

/** How many messages of the other member came in since the reader left the end. */
export function useNewMessageCount(messages: readonly DisplayedMessage[], atEnd: boolean): number {
  const last = messages.at(-1)?.key ?? null;
  const [lastAtEnd, setLastAtEnd] = useState(last);
  if (atEnd && lastAtEnd !== last) setLastAtEnd(last);
  if (atEnd) return 0;
  const from = messages.findLastIndex(({ key }) => key === lastAtEnd);
  return from < 0 ? 0 : messages.slice(from + 1).filter(({ own }) => !own).length;
}
