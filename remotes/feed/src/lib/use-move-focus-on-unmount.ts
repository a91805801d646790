import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For an element whose action removes its own card. If the element has the focus when it is removed, the focus moves to
 * the next remaining post, else to the list, else to the page.
 */
export function useMoveFocusOnUnmount<E extends Element>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const all = [...document.querySelectorAll<HTMLElement>('article[tabindex]')];
      const at = all.findIndex((article) => article.contains(element));
      const others = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at)).reverse()];
      // Other posts may be removed in the same update.
      queueMicrotask(() => {
        const next =
          others.find((article) => article.isConnected) ?? firstOf('[role="feed"]', 'h1[tabindex]', 'main[tabindex]');
        next?.focus({ preventScroll: true });
      });
    };
  }, []);
  return ref;
}

/** The first match by the order of the selectors, not of the document. */
function firstOf(...selectors: string[]): HTMLElement | null {
  for (const selector of selectors) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return null;
}
