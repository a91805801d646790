import { releases, type Preview, type Release, type ReleaseTable } from '@cred/contract';
import { formatShownBuilds, SHOWN_BUILDS_HEADER, TAB_ID_HEADER } from '@cred/contract/tabs';
import type { AreaBuild } from './load-build';

/**
 * How often a visible tab requests the release table, in ms: a rollback must be shown within five seconds, including
 * the second that the command takes and the load of the build.
 */
export const POLL_MS = 3_500;

/** The same after a change, so that the page server soon learns that the tab has changed. */
export const POLL_AFTER_CHANGE_MS = 1_000;

/** Timeout of a request, in ms: after a laptop's sleep or a dropped connection there is no response. */
export const TIMEOUT_MS = 15_000;

/** The id under which the page server counts this tab; it lasts until the page is reloaded and is stored nowhere. */
const tabId = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join(
  '',
);

/**
 * Follows the release table of the page server: every few seconds while the tab is visible, at once when it
 * becomes so. Failures pass in silence; the last table stays. Each question says which builds the tab shows, so
 * that after a change can be said how many tabs have moved.
 * @param last the table that the page came with
 * @param onTable gets each table, and which of its rows are previews; when it rejects, the same one comes again
 * @param shown the builds that the tab shows now
 * @returns how to stop
 */
export function watchTable(
  last: ReleaseTable,
  onTable: (table: ReleaseTable, previews: readonly Preview[]) => unknown,
  shown: () => readonly Pick<AreaBuild, 'area' | 'build'>[],
): () => void {
  let current = last;
  let etag: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let polling = false;

  const poll = async (): Promise<void> => {
    clearTimeout(timer);
    // Without a network a request would only log an error to the console.
    if (stopped || polling || document.visibilityState !== 'visible' || !navigator.onLine) return;
    polling = true;
    let next = POLL_MS;
    const controller = new AbortController();
    const timeout = setTimeout(() => controller.abort(), TIMEOUT_MS);
    try {
      const headers = {
        [TAB_ID_HEADER]: tabId,
        [SHOWN_BUILDS_HEADER]: formatShownBuilds(shown()),
        ...(etag ? { 'if-none-match': etag } : {}),
      };
      const response = await fetch('/releases.json', {
        headers,
        credentials: 'same-origin',
        signal: controller.signal,
      });
      if (response.ok) {
        const { revision } = current;
        const { table, previews } = readTable(await response.json(), current);
        current = table;
        if (current.revision !== revision) next = POLL_AFTER_CHANGE_MS;
        // Also called for an unchanged revision: the page server mirrors areas one after another.
        if (!stopped) await onTable(current, previews);
        etag = response.headers.get('etag');
      }
    } catch {
      // The page server is unavailable or returned an invalid response: the next poll retries.
    } finally {
      clearTimeout(timeout);
      polling = false;
      if (!stopped) timer = setTimeout(() => void poll(), next);
    }
  };

  const pollNow = (): void => void poll();
  document.addEventListener('visibilitychange', pollNow);
  window.addEventListener('online', pollNow);
  timer = setTimeout(pollNow, POLL_MS);
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', pollNow);
    window.removeEventListener('online', pollNow);
  };
}

/** Parses a table row by row: a row that this shell cannot parse leaves the area's last one in place. */
function readTable(
  body: unknown,
  last: ReleaseTable,
): { readonly table: ReleaseTable; readonly previews: readonly Preview[] } {
  const { revision, areas, previews } = releases.looseTable.parse(body);
  const rows = Object.entries(areas).flatMap(([area, row]): [string, Release][] => {
    const read = releases.release.safeParse(row);
    const release = read.success ? read.data : last.areas[area];
    return release ? [[area, release]] : [];
  });
  return { table: { revision, areas: Object.fromEntries(rows) }, previews };
}
