import { openAnswersAhead } from '@cred/api-client';
import { areaOf, type AreaName } from '@cred/platform';
import type { Me } from '@cred/contract';
import { loadArea, prefetchAreas } from '../federation';
import { whenIdle } from '../lib/idle';

/** What Chromium's browsers report about the line; others report nothing. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the member saves data, or the line is slow. */
function isLineScarce(): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return connection?.saveData === true || /^(slow-2g|2g|3g)$/.test(connection?.effectiveType ?? '');
}

/** A pointer or the focus that only passes a link stays shorter. */
const REST_MS = 100;

/** The link of this page's origin at an event's target that a plain click opens in this tab. */
function linkAt({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link?.origin === location.origin && !link.target && !link.hasAttribute('download') ? link : null;
}

/**
 * Loads the other areas before they are needed: when the browser is idle; on a slow line, and when the member saves data,
 * one area when a link to it gets the pointer or the focus. A failure is handled when the area is shown.
 *
 * Also asks for what the page of a link reads first, when the link is pressed, or the pointer or the focus rests on it;
 * on a slow line only when it is pressed (FED-26).
 * @param current the area that is shown
 * @returns a function that stops it
 */
export function loadAreasAhead(current: AreaName | null, me: Me): () => void {
  const isScarce = isLineScarce();
  const stopIdle = isScarce ? () => undefined : whenIdle(() => prefetchAreas(current));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let touched: HTMLAnchorElement | null = null;

  const ask = ({ pathname, search }: HTMLAnchorElement): void => {
    if (pathname === location.pathname) return;
    void import(/* webpackChunkName: "idle-parts" */ './ask-page-ahead').then(
      ({ askPageAhead }) => askPageAhead({ pathname, search }, me),
      () => undefined,
    );
  };
  const onTouch = (event: Event): void => {
    const link = linkAt(event);
    const area = isScarce && link ? areaOf(link.pathname) : null;
    if (area && area !== current) loadArea(area).catch(() => undefined);
    const isPressed = event.type === 'pointerdown';
    if (link === touched && !isPressed) return;
    clearTimeout(timer);
    touched = link;
    if (link && isPressed) ask(link);
    else if (link && !isScarce) timer = setTimeout(ask, REST_MS, link);
  };
  const onClick = (event: Event): void => {
    if (linkAt(event)) openAnswersAhead();
  };
  const events = ['pointerover', 'pointerdown', 'focusin'] as const;
  for (const event of events) document.addEventListener(event, onTouch, { passive: true });
  // Before the router, whose next page may ask at once.
  document.addEventListener('click', onClick, { capture: true });
  return () => {
    stopIdle();
    clearTimeout(timer);
    for (const event of events) document.removeEventListener(event, onTouch);
    document.removeEventListener('click', onClick, { capture: true });
  };
}
