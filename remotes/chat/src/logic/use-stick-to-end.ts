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
 * Sending (`outgoingKey` names another message) goes to the end.
 */
export function useStickToEnd(firstKey: string | undefined, outgoingKey: string | undefined): StickToEnd {
  const scroller = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const sticks = useRef(true);
  const before = useRef({ firstKey, outgoingKey, height: 0 });

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

  // After every render: the height before the next one has to be known.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const last = before.current;
    before.current = { firstKey, outgoingKey, height: element.scrollHeight };
    const isSending = outgoingKey !== undefined && outgoingKey !== last.outgoingKey;
    const isPrepended = last.firstKey !== undefined && last.firstKey !== firstKey;
    if (sticks.current || isSending) scrollToEnd();
    else if (isPrepended) element.scrollTop += element.scrollHeight - last.height;
  });

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
