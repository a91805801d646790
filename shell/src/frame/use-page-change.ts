import { setPageTitle } from '@cred/ui';
import { useLocation, useNavigationType } from '@cred/vendor';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { titleOf } from '../lib/area-titles';
import { scrollWhenTall } from '../lib/scroll-when-tall';

const positions = new Map<string, number>();

/**
 * Does on a client-side navigation what a browser does on a page load: sets the title, moves the focus to the start of
 * the content, scrolls to the top, and restores the scroll position after Back.
 */
export function usePageChange(main: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation();
  const kind = useNavigationType();
  const first = useRef(true);

  // Runs before the effects of the page, which may set a more specific title.
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
    const stop = kind === 'POP' ? restoreScroll(positions.get(key)) : scrollToTop();
    const savePosition = (): void => {
      positions.set(key, window.scrollY);
    };
    window.addEventListener('scroll', savePosition, { passive: true });
    return () => {
      window.removeEventListener('scroll', savePosition);
      stop();
    };
  }, [key, kind]);
}

function focusContent(main: HTMLElement | null): void {
  // A page may have focused one of its fields, or restored the focus to an article.
  if (
    !main ||
    (main.contains(document.activeElement) && document.activeElement?.matches('input, textarea, select, article'))
  )
    return;
  const heading = main.querySelector<HTMLElement>('h1[tabindex]');
  heading?.focus({ preventScroll: true });
  // While the next page's code is loaded, the heading is the hidden one of the last page, which takes no focus.
  if (!heading || document.activeElement !== heading) main.focus({ preventScroll: true });
}

/** A page that has just been loaded has no saved position: the member may have scrolled the server's markup. */
const restoreScroll = (top: number | undefined): (() => void) =>
  top === undefined ? () => undefined : scrollWhenTall(top);

function scrollToTop(): () => void {
  window.scrollTo(0, 0);
  return () => undefined;
}
