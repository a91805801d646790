import { isSameVisit, keepOverReload, readKept, startKeeping, whenLeavingPage } from '@cred/platform';
import { setPageTitle } from '@cred/ui';
import { useLocation, useNavigationType } from '@cred/vendor';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { titleOf } from '../lib/area-titles';
import { scrollWhenTall } from '../lib/scroll-when-tall';

const positions = new Map<string, number>();

/** The name of the positions that are kept over a reload. */
const KEPT = 'page-positions';

/**
 * Does on a client-side navigation what a browser does on a page load: sets the title, moves the focus to the start of
 * the content, scrolls to the top, and restores the scroll position after Back and after a reload (SHELL-15).
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
    const stop = kind === 'POP' ? restoreScroll(key) : scrollToTop();
    const savePosition = (): void => {
      positions.set(key, window.scrollY);
    };
    window.addEventListener('scroll', savePosition, { passive: true });
    return () => {
      window.removeEventListener('scroll', savePosition);
      stop();
    };
  }, [key, kind]);

  useEffect(() => {
    startKeeping(KEPT);
    return whenLeavingPage(() => keepOverReload(KEPT, positions));
  }, []);
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

/** Nothing for a page without a saved position, and when the member has scrolled the server's markup of a loaded one. */
function restoreScroll(entry: string): () => void {
  const saved = positions.get(entry);
  if (saved !== undefined) return scrollWhenTall(saved);
  const kept = isSameVisit(entry) ? readKept(KEPT).get(entry) : undefined;
  // A list that keeps its own place may be of other heights than before the reload.
  if (typeof kept !== 'number' || window.scrollY > 0 || document.querySelector('[data-keeps-place]'))
    return () => undefined;
  return scrollWhenTall(kept, () => document.querySelector('[data-keeps-place]') !== null);
}

function scrollToTop(): () => void {
  window.scrollTo(0, 0);
  return () => undefined;
}
