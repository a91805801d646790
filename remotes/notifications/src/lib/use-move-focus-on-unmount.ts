import { useLayoutEffect, type RefObject } from 'react';

const deleteButtonOf = (item: Element | null | undefined): HTMLElement | null | undefined =>
  item?.querySelector<HTMLElement>('[data-delete]');

/**
 * When an item with the focus is removed, moves the focus to the next item, else the previous one, else the page's
 * heading.
 */
export function useMoveFocusOnUnmount(item: RefObject<HTMLLIElement | null>): void {
  useLayoutEffect(() => {
    const element = item.current;
    return () => {
      // The element is still in the document here; React removes it afterwards.
      if (!element?.contains(document.activeElement)) return;
      const target =
        deleteButtonOf(element.nextElementSibling) ??
        deleteButtonOf(element.previousElementSibling) ??
        document.querySelector<HTMLElement>('h1[tabindex]');
      target?.focus({ preventScroll: true });
    };
  }, [item]);
}
