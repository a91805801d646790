import { useLayoutEffect, useState, type RefObject } from 'react';

/** How far below the page's top an element begins, in px: more while the shell has something to say above it. */
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

/** What stands before an element, or before what it is in. The page itself keeps its height as that comes and goes. */
function elementsAbove(element: Element | null): Element[] {
  const above: Element[] = [];
  for (let inside = element; inside && inside !== document.body; inside = inside.parentElement) {
    for (let before = inside.previousElementSibling; before; before = before.previousElementSibling) above.push(before);
  }
  return above;
}
