import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { scrollWhenTall } from '../lib/scroll-when-tall';

/** The scroll position. Recorded on each scroll, because it cannot be read after the page was replaced. */
let scrollTop = 0;
globalThis.window?.addEventListener('scroll', () => (scrollTop = window.scrollY), { passive: true });

/** Restores scroll position and focus when `build` replaces another build on the same page. */
export function KeepScrollAndFocus({ build }: { readonly build: string }): ReactNode {
  const shownBuild = useRef(build);
  useLayoutEffect(() => {
    if (shownBuild.current === build) return;
    shownBuild.current = build;
    if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true });
    return scrollWhenTall(scrollTop);
  }, [build]);
  return null;
}
