import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { scrollWhenTall } from '../frame/use-page-change';

/** Where the window was, noted while it is scrolled: once a page is replaced it is too late to ask. */
let top = 0;
window.addEventListener('scroll', () => (top = window.scrollY), { passive: true });

/** Keeps the scroll and the focus in place when `build` replaces another one on the same page. */
export function KeptPlace({ build }: { readonly build: string }): ReactNode {
  const last = useRef(build);
  useLayoutEffect(() => {
    if (last.current === build) return;
    last.current = build;
    if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true });
    return scrollWhenTall(top);
  }, [build]);
  return null;
}
