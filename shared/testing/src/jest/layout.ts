/** jsdom lays nothing out: everything is 0 px high, and a virtual list would never see its window filled. */
const ROW_HEIGHT = 160;
const PAGE_HEIGHT = 1_000_000;
const LOG_HEIGHT = 768;

const isLog = (element: HTMLElement): boolean => element.getAttribute('role') === 'log';

/**
 * Gives each row of a virtual list (marked `data-index`) a height, so that a window of 768 px holds five,
 * and the page one that lets it be scrolled anywhere. A log scrolls by itself: it is as high as the window,
 * and its content as high as it says.
 */
export function installLayout(): void {
  const define = (name: 'offsetHeight' | 'clientHeight' | 'scrollHeight', measure: (element: HTMLElement) => number): void =>
    void Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get(this: HTMLElement) {
        return measure(this);
      },
    });
  define('offsetHeight', (element) => (element.hasAttribute('data-index') ? ROW_HEIGHT : 0));
  define('clientHeight', (element) => (isLog(element) ? LOG_HEIGHT : 0));
  define('scrollHeight', (element) => {
    const contents = [...element.children].map((child) => (child instanceof HTMLElement && parseFloat(child.style.height)) || 0);
    return isLog(element) ? Math.max(LOG_HEIGHT, ...contents) : 0;
  });
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: PAGE_HEIGHT });
}
