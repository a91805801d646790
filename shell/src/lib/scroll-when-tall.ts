/** How long a page may take to grow to its former height, in ms. */
const TIMEOUT_MS = 3_000;

const isTallEnough = (top: number): boolean => document.documentElement.scrollHeight - window.innerHeight >= top;

/** Input that ends the automatic scrolling. */
const USER_INPUT_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to `top` as soon as the page is tall enough, unless the member scrolls first. A page that is tall enough at
 * once is not observed, because a list may adjust its position by a few pixels.
 * @returns a function that stops it
 */
export function scrollWhenTall(top: number): () => void {
  window.scrollTo(0, top);
  if (isTallEnough(top)) return () => undefined;
  const observer = new ResizeObserver(() => {
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
