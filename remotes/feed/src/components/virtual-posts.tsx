import type { Post } from '@cred/contract';
import { useHydrated } from '@cred/ui';
import { styled, useLocation } from '@cred/vendor';
import { defaultRangeExtractor, useWindowVirtualizer, type Range, type VirtualItem } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { estimateHeight } from '../lib/estimate-height';
import { saveScrollPosition, findScrollPosition } from '../lib/scroll-positions';
import type { ReadingPlace } from '../lib/reading-places';
import { useRestoredPlace } from '../lib/use-restored-place';
import { useTopOffset } from '../lib/use-top-offset';
import { PostRow } from './post-row';

/** Rendered cards outside the screen, on either side: about two screens, for fast scrolling. */
const OVERSCAN = 6;

/** Posts in the server's markup: more than the first screen of any device, and few enough for a fast first answer. */
const SERVER_POSTS = 10;

/** The server knows no window. */
const view = globalThis.window ?? { innerWidth: 0, innerHeight: 0, scrollY: 0 };

/** The list keeps the scroll position itself; scroll anchoring would correct it twice. */
const Feed = styled.div`
  position: relative;
  overflow-anchor: none;

  &:focus {
    outline: none;
  }
`;

const idAt = (element: Element): string | null => element.closest<HTMLElement>('[data-post]')?.dataset['post'] ?? null;

/** Saved heights in the virtualizer's format; it computes the positions itself. */
const asMeasured = (sizes: ReadonlyMap<string, number>): VirtualItem[] =>
  [...sizes].map(([key, size]) => ({ key, size, index: 0, start: 0, end: 0, lane: 0 }));

interface Props {
  /** Identifies the list's scroll position. */
  readonly listId: string;
  readonly posts: readonly Post[];
  /** More posts follow than are loaded. */
  readonly hasMore: boolean;
  readonly busy: boolean;
  /** The page has just been opened, so this may be a navigation back to it; false after a change of tabs. */
  readonly pageOpened: boolean;
  /** Identifies the member's place in the list over a reload. */
  readonly placeId: string;
  /** Where the member was before a reload. */
  readonly place: ReadingPlace | null;
  /** Loads the next page; null while it cannot. */
  readonly onLoadMore: (() => void) | null;
  /** The list's element; it is focusable. */
  readonly list: RefObject<HTMLDivElement | null>;
}

/**
 * A virtual list of posts of different heights: only posts near the screen and the one with the focus are rendered.
 * Going back restores the scroll position, at the same post and pixel. Posts that are added above do not move the one
 * that is being read. After a reload the list starts at the post that was read.
 */
export function VirtualPosts({ listId, placeId, posts, hasMore, busy, pageOpened, place, onLoadMore, list }: Props) {
  const { key: entry } = useLocation();
  const [saved] = useState(() => findScrollPosition(listId, entry));
  const [measured] = useState(() => asMeasured(saved?.sizes ?? new Map()));
  const [restored] = useState(pageOpened ? saved : undefined);
  const [focused, setFocused] = useState(restored?.focused ?? null);
  const onShift = useRef<(by: number) => void>(() => undefined);
  const top = useTopOffset(list, saved?.top ?? 0, onShift);
  const hydrated = useHydrated();
  const focusedIndex = focused === null ? -1 : posts.findIndex((post) => post.id === focused);

  // The hook cannot be memoized, and none of its results is.
  // oxlint-disable-next-line incompatible-library
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: posts.length,
    getItemKey: useCallback((index: number) => posts[index]?.id ?? index, [posts]),
    estimateSize: (index) => (posts[index] ? estimateHeight(posts[index], view.innerWidth) : 0),
    overscan: OVERSCAN,
    scrollMargin: top,
    initialMeasurementsCache: measured,
    // Set before the first measurement, so that the first render contains the posts.
    initialRect: { width: view.innerWidth, height: view.innerHeight },
    initialOffset: () => restored?.offset ?? view.scrollY,
    rangeExtractor: (range: Range) => {
      const shown = defaultRangeExtractor(range);
      return focusedIndex < 0 || shown.includes(focusedIndex) ? shown : [...shown, focusedIndex].sort((a, b) => a - b);
    },
    // While a member reads, their post keeps its position; at the top, new posts push the list down.
    anchorTo: view.scrollY > top ? 'end' : 'start',
    // Never at the end: otherwise a growing card would scroll the page.
    scrollEndThreshold: Number.NEGATIVE_INFINITY,
  });

  useLayoutEffect(() => {
    onShift.current = (by) => {
      window.scrollTo(0, window.scrollY + by);
      // Set before the scroll event, so that a card measured in the same frame is corrected from this offset.
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
        // Not the window's: during navigation the page may already be shorter.
        offset: virtualizer.scrollOffset ?? 0,
        sizes: new Map([...virtualizer.itemSizeCache].map(([id, size]) => [String(id), size])),
      }),
    [listId, entry, virtualizer],
  );
  useRestoredPlace({
    listId: placeId,
    entry,
    place,
    posts,
    hydrated,
    onLoadMore,
    list,
    virtualizer,
    scrollBy: onShift,
  });
  // Going back also restores the focus, to the post, since the link that had it cannot be identified.
  useEffect(() => {
    if (!restored?.focused) return;
    list.current
      ?.querySelector<HTMLElement>(`[data-post="${restored.focused}"] article`)
      ?.focus({ preventScroll: true });
  }, [restored, list]);

  const onBlur = (event: FocusEvent): void => {
    // When another window gets the focus, the browser later returns it to the same post.
    if (document.hasFocus() && !event.currentTarget.contains(event.relatedTarget)) setFocused(null);
  };
  // Positions need measured posts. Until then the first posts follow each other, as the server renders them.
  const height = virtualizer.getTotalSize();
  const rows = hydrated
    ? virtualizer
        .getVirtualItems()
        .map(({ index, start }) => ({ index, top: start - virtualizer.options.scrollMargin }))
    : posts.slice(0, SERVER_POSTS).map((_post, index) => ({ index, top: null }));
  return (
    <Feed
      ref={list}
      role="feed"
      aria-label="Posts"
      aria-busy={busy}
      data-keeps-place
      tabIndex={-1}
      style={hydrated ? { height } : {}}
      onFocus={(event) => setFocused(idAt(event.target))}
      onBlur={onBlur}
    >
      {rows.map(({ index, top: position }) => {
        const post = posts[index];
        return (
          post && (
            <PostRow
              key={post.id}
              post={post}
              index={index}
              total={hasMore ? -1 : posts.length}
              top={position}
              measure={virtualizer.measureElement}
            />
          )
        );
      })}
    </Feed>
  );
}
