import { setPageTitle } from '@cred/ui';
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
    if (title) setPageTitle(title);
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
  // A page that put the focus into its own field, or back to what was being read, knows better.
  if (
    !main ||
    (main.contains(document.activeElement) && document.activeElement?.matches('input, textarea, select, article'))
  )
    return;
  (main.querySelector<HTMLElement>('h1[tabindex]') ?? main).focus({ preventScroll: true });
}

function scrollToTop(): () => void {
  window.scrollTo(0, 0);
  return () => undefined;
}

const reaches = (top: number): boolean => document.documentElement.scrollHeight - window.innerHeight >= top;

/** How a member shows that the page is theirs now. */
const TAKES_OVER = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Goes to `top` as soon as the page is tall enough, unless the member scrolls first. A page that is tall
 * enough at once is left alone from then on: a list may correct its place by a few pixels.
 */
export function scrollWhenTall(top: number): () => void {
  window.scrollTo(0, top);
  if (reaches(top)) return () => undefined;
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (reaches(top)) stop();
  });
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of TAKES_OVER) window.removeEventListener(type, stop);
  };
  observer.observe(document.body);
  for (const type of TAKES_OVER) window.addEventListener(type, stop, { passive: true });
  return stop;
}
