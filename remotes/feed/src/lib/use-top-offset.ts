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
  const latest = useRef(initial);
  useLayoutEffect(() => {
    const measure = (): number => {
      const before = latest.current;
      if (element.current) latest.current = Math.round(element.current.getBoundingClientRect().top + window.scrollY);
      setTop(latest.current);
      return latest.current - before;
    };
    measure();
    const observer = new ResizeObserver(() => {
      const isReading = window.scrollY > latest.current;
      const shift = measure();
      if (shift !== 0 && isReading) onShift.current(shift);
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element, onShift]);
  return top;
}
