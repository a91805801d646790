import '../lib/forbid-eval';
import type { Preview, Release, ReleaseTable } from '@cred/contract';
import * as releases from '@cred/contract/release-table';
import { formatShownBuilds, SHOWN_BUILDS_HEADER, TAB_ID_HEADER } from '@cred/contract/tabs';
import type { AreaBuild } from './load-build';

/**
 * How often a visible tab requests the release table, in ms. A rollback must be shown within five seconds, which
 * include one second for the command and the load of the build.
 */
export const POLL_MS = 3_500;

/** The interval after a change, in ms, so that the page server soon receives the builds that the tab now shows. */
export const POLL_AFTER_CHANGE_MS = 1_000;

/** Timeout of a request, in ms: after the computer slept or the connection dropped, no response arrives. */
export const TIMEOUT_MS = 15_000;

/** The random id by which the page server counts this tab. It is not stored: each page load creates a new one. */
const tabId = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join(
  '',
);

/**
 * Polls the release table of the page server: every few seconds while the tab is visible, and at once when the tab
 * becomes visible. A failed request is not reported and keeps the last table. Each request contains the builds that the
 * tab shows, so that operators can see how many tabs a change has reached.
 * @param last the table that the page contains
 * @param onTable called with each table and with the rows that are previews; when it rejects, the next poll requests
 * the same table again
 * @param getShownBuilds returns the builds that the tab shows now
 * @param elapsedMs how long ago the page was loaded; the first poll comes so much earlier
 * @returns a function that stops polling
 */
export function watchTable(
  last: ReleaseTable,
  onTable: (table: ReleaseTable, previews: readonly Preview[]) => unknown,
  getShownBuilds: () => readonly Pick<AreaBuild, 'area' | 'build'>[],
  elapsedMs = 0,
): () => void {
  let current = last;
  let etag: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let polling = false;

  const poll = async (): Promise<void> => {
    clearTimeout(timer);
    // Without a network the request would fail and the browser would log an error.
    if (stopped || polling || document.visibilityState !== 'visible' || !navigator.onLine) return;
    polling = true;
    let nextDelayMs = POLL_MS;
    const controller = new AbortController();
    const timeout = setTimeout(() => controller.abort(), TIMEOUT_MS);
    try {
      const headers = {
        [TAB_ID_HEADER]: tabId,
        [SHOWN_BUILDS_HEADER]: formatShownBuilds(getShownBuilds()),
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
        if (current.revision !== revision) nextDelayMs = POLL_AFTER_CHANGE_MS;
        // Also called when the revision is unchanged, because the page server mirrors the areas one after another.
        if (!stopped) await onTable(current, previews);
        etag = response.headers.get('etag');
      }
    } catch {
      // The page server is unavailable or returned an invalid response; the next poll tries again.
    } finally {
      clearTimeout(timeout);
      polling = false;
      if (!stopped) timer = setTimeout(() => void poll(), nextDelayMs);
    }
  };

  const pollNow = (): void => void poll();
  document.addEventListener('visibilitychange', pollNow);
  window.addEventListener('online', pollNow);
  timer = setTimeout(pollNow, Math.max(0, POLL_MS - elapsedMs));
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', pollNow);
    window.removeEventListener('online', pollNow);
  };
}

/** Parses a table row by row. If the row of an area cannot be parsed, its last row is kept. */
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
