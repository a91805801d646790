import { areaOf, type AreaName } from '@cred/platform';
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

/**
 * Loads the other areas before they are needed: when the browser is idle; on a slow line, and when the member saves data,
 * one area when a link to it gets the pointer or the focus. A failure is handled when the area is shown.
 * @param current the area that is shown
 * @returns a function that stops it
 */
export function loadAreasAhead(current: AreaName | null): () => void {
  if (!isLineScarce()) return whenIdle(() => prefetchAreas(current));
  const loadLinked = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const area = link?.origin === location.origin ? areaOf(link.pathname) : null;
    if (area && area !== current) loadArea(area).catch(() => undefined);
  };
  const events = ['pointerover', 'pointerdown', 'focusin'] as const;
  for (const event of events) document.addEventListener(event, loadLinked, { passive: true });
  return () => {
    for (const event of events) document.removeEventListener(event, loadLinked);
  };
}
