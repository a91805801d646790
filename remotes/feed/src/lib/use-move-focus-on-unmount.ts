import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For a part of a card that makes its own card go: if the focus is in the ref's element when it goes, it
 * moves to the next post that stays, else to the list, else to the page.
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
      // Others may go in the same moment.
      queueMicrotask(() => {
        const next =
          others.find((article) => article.isConnected) ?? firstOf('[role="feed"]', 'h1[tabindex]', 'main[tabindex]');
        next?.focus({ preventScroll: true });
      });
    };
  }, []);
  return ref;
}

/** By rank, not by place in the document. */
function firstOf(...selectors: string[]): HTMLElement | null {
  for (const selector of selectors) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return null;
}
