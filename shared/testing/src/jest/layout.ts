/** jsdom lays nothing out: everything is 0 px high, and a virtual list would never see its window filled. */
const ROW_HEIGHT = 160;
const PAGE_HEIGHT = 1_000_000;

/**
 * Gives each row of a virtual list (marked `data-index`) a height, so that a window of 768 px holds five,
 * and the page one that lets it be scrolled anywhere.
 */
export function installLayout(): void {
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
    configurable: true,
    get(this: HTMLElement) {
      return this.hasAttribute('data-index') ? ROW_HEIGHT : 0;
    },
  });
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: PAGE_HEIGHT });
}
