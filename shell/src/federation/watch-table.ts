import { releases, type Release, type ReleaseTable } from '@cred/contract';

/** How often an open tab asks for the release table while it is looked at, in ms. */
export const ASK_MS = 5_000;

/**
 * Follows the release table of the page server: every few seconds while the tab is visible, at once when it
 * becomes so. Failures pass in silence; the last table stays.
 * @param last the table that the page came with
 * @returns how to stop
 */
export function watchTable(last: ReleaseTable, onTable: (table: ReleaseTable) => void): () => void {
  let known = last;
  let tag: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let asking = false;

  const ask = async (): Promise<void> => {
    clearTimeout(timer);
    // Asking without a network would only fill the console.
    if (stopped || asking || document.visibilityState !== 'visible' || !navigator.onLine) return;
    asking = true;
    try {
      const answer = await fetch('/releases.json', { headers: tag ? { 'if-none-match': tag } : {}, credentials: 'omit' });
      if (answer.ok) {
        known = readTable(await answer.json(), known);
        tag = answer.headers.get('etag');
        // Also with the revision of before: the page server takes areas over one by one.
        if (!stopped) onTable(known);
      }
    } catch {
      // The page server is away, or answers something else: next time.
    } finally {
      asking = false;
      if (!stopped) timer = setTimeout(() => void ask(), ASK_MS);
    }
  };

  const wake = (): void => void ask();
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', wake);
  timer = setTimeout(wake, ASK_MS);
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wake);
    window.removeEventListener('online', wake);
  };
}

/** A table, row by row: one that this shell cannot read leaves the area's last one in place. */
function readTable(answer: unknown, last: ReleaseTable): ReleaseTable {
  const { revision, areas } = releases.looseTable.parse(answer);
  const rows = Object.entries(areas).flatMap(([area, row]): [string, Release][] => {
    const read = releases.release.safeParse(row);
    const release = read.success ? read.data : last.areas[area];
    return release ? [[area, release]] : [];
  });
  return { revision, areas: Object.fromEntries(rows) };
}
