import { useLayoutEffect, useState, type RefObject } from 'react';

/** The distance from the page's top to an element, in px; it grows when the shell shows a bar above. */
export function useTopOffset(element: RefObject<HTMLElement | null>): number | null {
  const [top, setTop] = useState<number | null>(null);
  useLayoutEffect(() => {
    const measure = (): void => {
      if (element.current)
        setTop(Math.max(0, Math.round(element.current.getBoundingClientRect().top + window.scrollY)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const above of elementsAbove(element.current)) observer.observe(above);
    return () => observer.disconnect();
  }, [element]);
  return top;
}

/**
 * The elements before an element and before its ancestors. They are observed, since the page itself keeps its height
 * when they change.
 */
function elementsAbove(element: Element | null): Element[] {
  const above: Element[] = [];
  for (let inside = element; inside && inside !== document.body; inside = inside.parentElement) {
    for (let before = inside.previousElementSibling; before; before = before.previousElementSibling) above.push(before);
  }
  return above;
}
