import type { Post } from '@cred/contract';
import { styled, useLocation } from '@cred/vendor';
import { defaultRangeExtractor, useWindowVirtualizer, type Range, type VirtualItem } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { estimateHeight } from '../lib/estimate-height';
import { saveScrollPosition, findScrollPosition } from '../lib/scroll-positions';
import { useTopOffset } from '../lib/use-top-offset';
import { PostRow } from './post-row';

/** Cards beyond the screen, on either side: about two screens, so that a fast thumb finds them drawn. */
const OVERSCAN = 6;

const Feed = styled.div`
  position: relative;
  /* The list keeps the place itself; the browser's own way would correct it twice. */
  overflow-anchor: none;

  &:focus {
    outline: none;
  }
`;

const idAt = (element: Element): string | null => element.closest<HTMLElement>('[data-post]')?.dataset['post'] ?? null;

/** Known heights as the virtualizer takes them; where each row begins it works out itself. */
const asMeasured = (sizes: ReadonlyMap<string, number>): VirtualItem[] =>
  [...sizes].map(([key, size]) => ({ key, size, index: 0, start: 0, end: 0, lane: 0 }));

interface Props {
  /** Names the list among the places that are kept. */
  readonly listId: string;
  readonly posts: readonly Post[];
  /** More posts follow than are loaded. */
  readonly hasMore: boolean;
  readonly busy: boolean;
  /** The page has just been opened, so that it may be a way back; a change of tabs is none. */
  readonly arriving: boolean;
  /** The element of the list; it can take the focus. */
  readonly list: RefObject<HTMLDivElement | null>;
}

/**
 * Posts of unequal height, of which only those near the screen are in the page, and the one that has the
 * focus. On the way back it is where it was left, at the same post and pixel; posts that come in above
 * what is being read do not move it.
 */
export function VirtualPosts({ listId, posts, hasMore, busy, arriving, list }: Props) {
  const { key: entry } = useLocation();
  const [kept] = useState(() => findScrollPosition(listId, entry));
  const [measured] = useState(() => asMeasured(kept?.sizes ?? new Map()));
  const [place] = useState(arriving ? kept : undefined);
  const [focused, setFocused] = useState(place?.focused ?? null);
  const onShift = useRef<(by: number) => void>(() => undefined);
  const top = useTopOffset(list, kept?.top ?? 0, onShift);
  const focusedIndex = focused === null ? -1 : posts.findIndex((post) => post.id === focused);

  // It is not to be memoized, and nothing of it is.
  // oxlint-disable-next-line incompatible-library
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: posts.length,
    getItemKey: useCallback((index: number) => posts[index]?.id ?? index, [posts]),
    estimateSize: (index) => (posts[index] ? estimateHeight(posts[index], window.innerWidth) : 0),
    overscan: OVERSCAN,
    scrollMargin: top,
    initialMeasurementsCache: measured,
    // Known before it is asked for: the first drawing has the posts in it.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    initialOffset: () => place?.offset ?? window.scrollY,
    rangeExtractor: (range: Range) => {
      const shown = defaultRangeExtractor(range);
      return focusedIndex < 0 || shown.includes(focusedIndex) ? shown : [...shown, focusedIndex].sort((a, b) => a - b);
    },
    // While something is being read, its post stays where it is; at the top, new ones push the list down.
    anchorTo: window.scrollY > top ? 'end' : 'start',
    // Never at the end: that would have a card that grows there pull the page along.
    scrollEndThreshold: Number.NEGATIVE_INFINITY,
  });

  useLayoutEffect(() => {
    onShift.current = (by) => {
      window.scrollBy(0, by);
      // Told before the event: a card that is measured in the same frame is corrected from here.
      virtualizer.scrollOffset = window.scrollY;
    };
  }, [virtualizer]);
  const latest = useRef({ top, focused });
  useLayoutEffect(() => {
    latest.current = { top, focused };
  });
  useLayoutEffect(
    () => () =>
      saveScrollPosition(listId, entry, {
        ...latest.current,
        // Not the window's: while the page is being replaced it may already be shorter.
        offset: virtualizer.scrollOffset ?? 0,
        sizes: new Map([...virtualizer.itemSizeCache].map(([id, size]) => [String(id), size])),
      }),
    [listId, entry, virtualizer],
  );
  // On the way back the focus is where it was too: at the post, since its link cannot be told from others.
  useEffect(() => {
    if (!place?.focused) return;
    list.current?.querySelector<HTMLElement>(`[data-post="${place.focused}"] article`)?.focus({ preventScroll: true });
  }, [place, list]);

  const leave = (event: FocusEvent): void => {
    // Another window took the focus: it comes back to the same place.
    if (document.hasFocus() && !event.currentTarget.contains(event.relatedTarget)) setFocused(null);
  };
  return (
    <Feed
      ref={list}
      role="feed"
      aria-label="Posts"
      aria-busy={busy}
      tabIndex={-1}
      style={{ height: virtualizer.getTotalSize() }}
      onFocus={(event) => setFocused(idAt(event.target))}
      onBlur={leave}
    >
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const post = posts[index];
        return (
          post && (
            <PostRow
              key={post.id}
              post={post}
              index={index}
              total={hasMore ? -1 : posts.length}
              top={start - virtualizer.options.scrollMargin}
              measure={virtualizer.measureElement}
            />
          )
        );
      })}
    </Feed>
  );
}
