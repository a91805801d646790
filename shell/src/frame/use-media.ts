import { useSyncExternalStore } from 'react';

/** The other sides of the breakpoints in `below`: what is not shown is not rendered, and asks for nothing. */
export const wideEnough = { navigation: '(min-width: 700px)', rightColumn: '(min-width: 1000px)' } as const;

/** Whether a media query matches, kept true while the window changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}
