import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** How near to the end counts as "at the end", in CSS pixels. */
const NEAR = 48;

interface StickToEnd {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly atEnd: boolean;
  readonly onScroll: () => void;
  readonly scrollToEnd: () => void;
}

/**
 * Keeps a list's end in view while the reader is there. Someone who reads above is never moved: not by
 * new messages below, not by earlier ones put in above (`firstKey` changes), not by the keyboard.
 * An own new message (`lastOwnKey` changes) goes to the end.
 */
export function useStickToEnd(firstKey: string | undefined, lastKey: string | undefined, lastOwnKey: string | undefined): StickToEnd {
  const scroller = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const sticks = useRef(true);
  const before = useRef({ firstKey, lastOwnKey, height: 0 });

  const scrollToEnd = useCallback(() => {
    const element = scroller.current;
    if (element) element.scrollTop = element.scrollHeight;
    sticks.current = true;
    setAtEnd(true);
  }, []);

  const onScroll = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    sticks.current = element.scrollHeight - element.scrollTop - element.clientHeight <= NEAR;
    setAtEnd(sticks.current);
  }, []);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const last = before.current;
    const prepended = last.firstKey !== undefined && last.firstKey !== firstKey;
    before.current = { firstKey, lastOwnKey, height: element.scrollHeight };
    if (sticks.current || lastOwnKey !== last.lastOwnKey) scrollToEnd();
    else if (prepended) element.scrollTop += element.scrollHeight - last.height;
  }, [firstKey, lastKey, lastOwnKey, scrollToEnd]);

  useEffect(() => {
    const element = scroller.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    // The view shrinks with the on-screen keyboard and a growing composer; its content grows with fonts.
    const observer = new ResizeObserver(() => {
      if (sticks.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { scroller, atEnd, onScroll, scrollToEnd };
}
