/** jsdom has no layout: every element is 0 px high, and a virtual list would render all rows. */
const ROW_HEIGHT = 160;
const PAGE_HEIGHT = 1_000_000;
const LOG_HEIGHT = 768;

const isLog = (element: Element): boolean => element.getAttribute('role') === 'log';

/**
 * Gives each row of a virtual list (marked `data-index`) a height, so that a window of 768 px shows five rows, and
 * makes the page tall enough to scroll anywhere. An element with the role `log` scrolls by itself: it is as high as the
 * window, and its content has the height of its style.
 */
export function installLayout(): void {
  // Defined on the same prototypes as in a browser, so that a test can spy on them.
  const define = <T extends Element>(
    prototype: T,
    name: 'offsetHeight' | 'clientHeight' | 'scrollHeight',
    measure: (element: T) => number,
  ): void =>
    void Object.defineProperty(prototype, name, {
      configurable: true,
      get(this: T) {
        return measure(this);
      },
    });
  define(HTMLElement.prototype, 'offsetHeight', (element) => (element.hasAttribute('data-index') ? ROW_HEIGHT : 0));
  const { getBoundingClientRect } = Element.prototype;
  Element.prototype.getBoundingClientRect = function (this: Element): DOMRect {
    const rect = getBoundingClientRect.call(this);
    return this.hasAttribute('data-index') ? new DOMRect(rect.x, rect.y, rect.width, ROW_HEIGHT) : rect;
  };
  define(Element.prototype, 'clientHeight', (element) => (isLog(element) ? LOG_HEIGHT : 0));
  define(Element.prototype, 'scrollHeight', (element) => {
    const contents = [...element.children].map(
      (child) => (child instanceof HTMLElement && parseFloat(child.style.height)) || 0,
    );
    return isLog(element) ? Math.max(LOG_HEIGHT, ...contents) : 0;
  });
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: PAGE_HEIGHT });
}
