import { useLocation, useNavigationType } from '@cred/vendor';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { titleOf } from '../areas/area-titles';

const positions = new Map<string, number>();
/** How long a page may take to grow as tall as it was, in ms. */
const PATIENCE_MS = 3_000;

/**
 * What a browser does by itself when a page is loaded, done for navigation inside one: the title, the
 * focus at the start of the content, the scroll at its top; after Back, where it was.
 */
export function usePageChange(main: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation();
  const kind = useNavigationType();
  const first = useRef(true);

  // Before the effects of the page itself, which may know a better title.
  useLayoutEffect(() => {
    const title = titleOf(pathname);
    if (title) document.title = `${title} · Cred`;
  }, [pathname]);

  useEffect(() => {
    if (!first.current) focusContent(main.current);
    first.current = false;
  }, [pathname, main]);

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const stop = kind === 'POP' ? scrollWhenTall(positions.get(key) ?? 0) : scrollToTop();
    const remember = (): void => {
      positions.set(key, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      window.removeEventListener('scroll', remember);
      stop();
    };
  }, [key, kind]);
}

function focusContent(main: HTMLElement | null): void {
  // A page that put the focus into its own field knows better.
  if (!main || (main.contains(document.activeElement) && document.activeElement?.matches('input, textarea, select'))) return;
  (main.querySelector<HTMLElement>('h1[tabindex]') ?? main).focus({ preventScroll: true });
}

function scrollToTop(): () => void {
  window.scrollTo(0, 0);
  return () => undefined;
}

/** Goes to `top` as soon as the page is tall enough, unless the member scrolls first. */
function scrollWhenTall(top: number): () => void {
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (document.documentElement.scrollHeight - window.innerHeight >= top) stop();
  });
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    window.removeEventListener('wheel', stop);
    window.removeEventListener('touchmove', stop);
  };
  window.scrollTo(0, top);
  observer.observe(document.body);
  window.addEventListener('wheel', stop, { passive: true });
  window.addEventListener('touchmove', stop, { passive: true });
  return stop;
}
