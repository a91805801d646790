/** How long to wait until the page has its former height, in ms. */
const TIMEOUT_MS = 3_000;

const isTallEnough = (top: number): boolean => document.documentElement.scrollHeight - window.innerHeight >= top;

/** Input that ends the automatic scrolling. */
const USER_INPUT_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to `top` when the page is tall enough, unless the member scrolls or types first. A page that is tall enough
 * at once is scrolled once and not observed, because a list may adjust its position by a few pixels.
 * @param isOver whether something else sets the position by now
 * @returns a function that stops waiting
 */
export function scrollWhenTall(top: number, isOver: () => boolean = () => false): () => void {
  window.scrollTo(0, top);
  if (isTallEnough(top)) return () => undefined;
  const observer = new ResizeObserver(() => {
    if (isOver()) {
      stop();
      return;
    }
    window.scrollTo(0, top);
    if (isTallEnough(top)) stop();
  });
  const timer = setTimeout(() => stop(), TIMEOUT_MS);
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of USER_INPUT_EVENTS) window.removeEventListener(type, stop);
  };
  observer.observe(document.body);
  for (const type of USER_INPUT_EVENTS) window.addEventListener(type, stop, { passive: true });
  return stop;
}
