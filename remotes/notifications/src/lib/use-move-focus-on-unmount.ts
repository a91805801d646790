import { useLayoutEffect, type RefObject } from 'react';

/**
 * When an element with the focus is removed, moves the focus to the first that exists: what `nextFocus` finds, else the
 * page's heading.
 */
export function useMoveFocusOnUnmount(
  ref: RefObject<HTMLElement | null>,
  nextFocus: (element: HTMLElement) => readonly (HTMLElement | null | undefined)[],
): void {
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      // The element is still in the document here; React removes it afterwards.
      if (!element?.contains(document.activeElement)) return;
      const target = nextFocus(element).find((found) => found) ?? document.querySelector<HTMLElement>('h1[tabindex]');
      target?.focus({ preventScroll: true });
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the element is removed
  }, [ref]);
}
