import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * False while a page is rendered on the server and while its markup is hydrated, then true. For content that only the
 * browser knows, such as the time zone or a saved draft.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

let renderedAt: number | undefined;

/** Sets the time at which the server rendered the page, in ms since 1970; before the page is hydrated. */
export function provideRenderTime(time: number): void {
  renderedAt = time;
}

/** The time that the page's markup was rendered for, in ms since 1970; the current time on pages without it. */
export const renderTime = (): number => renderedAt ?? Date.now();
