import { useLayoutEffect, type RefObject } from 'react';

const deleteButtonOf = (item: Element | null | undefined): HTMLElement | null | undefined =>
  item?.querySelector<HTMLElement>('[data-delete]');

/** When an item that has the focus goes, the next one gets it, else the one before, else the page's heading. */
export function useMoveFocusOnUnmount(item: RefObject<HTMLLIElement | null>): void {
  useLayoutEffect(() => {
    const element = item.current;
    return () => {
      // Still in the page here; React takes it out after this.
      if (!element?.contains(document.activeElement)) return;
      const beyond =
        deleteButtonOf(element.nextElementSibling) ??
        deleteButtonOf(element.previousElementSibling) ??
        document.querySelector<HTMLElement>('h1[tabindex]');
      beyond?.focus({ preventScroll: true });
    };
  }, [item]);
}
