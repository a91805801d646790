import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * How far below the page's top an element begins, in px, however the parts above it grow or shrink. While
 * the element's own top is out of sight, `keepStill` is told by how much the page has to be scrolled on for
 * what is being read to stay where it is.
 */
export function useTopOffset(
  element: RefObject<HTMLElement | null>,
  initial: number,
  onShift: RefObject<(by: number) => void>,
): number {
  const [top, setTop] = useState(initial);
  const known = useRef(initial);
  useLayoutEffect(() => {
    const measure = (): number => {
      const before = known.current;
      if (element.current) known.current = Math.round(element.current.getBoundingClientRect().top + window.scrollY);
      setTop(known.current);
      return known.current - before;
    };
    measure();
    const observer = new ResizeObserver(() => {
      const reads = window.scrollY > known.current;
      const moved = measure();
      if (moved !== 0 && reads) onShift.current(moved);
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element, onShift]);
  return top;
}
