import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * The distance from the page's top to an element, in px, updated when elements above it change their size. While the
 * top of the element is scrolled out of view, `onShift` is called with the change, so that the caller can scroll by it.
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
