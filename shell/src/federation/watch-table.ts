import { releases, type Preview, type Release, type ReleaseTable } from '@cred/contract';
import { formatShown, SHOWS_HEADER, TAB_HEADER } from '@cred/contract/tabs';
import type { AreaBuild } from './load-build';

/**
 * How often an open tab asks for the release table while it is looked at, in ms: so that a rollback is there within
 * five seconds, with the second that the command takes before it and the load of the build after it.
 */
export const ASK_MS = 3_500;

/** The same after a change, so that the page server soon hears whether the tab has moved. */
export const ASK_SOON_MS = 1_000;

/** An answer that takes longer does not come: of a laptop that was asleep, or a line that has died without a word. In ms. */
export const ANSWER_MS = 15_000;

/** This tab as the page server counts it, until the page is loaded anew; kept nowhere else. */
const tab = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join(
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
    let next = ASK_MS;
    const patience = new AbortController();
    const limit = setTimeout(() => patience.abort(), ANSWER_MS);
    try {
      const headers = {
        [TAB_HEADER]: tab,
        [SHOWS_HEADER]: formatShown(shown()),
        ...(tag ? { 'if-none-match': tag } : {}),
      };
      const answer = await fetch('/releases.json', { headers, credentials: 'same-origin', signal: patience.signal });
      if (answer.ok) {
        const { revision } = known;
        const { table, previews } = readTable(await answer.json(), known);
        known = table;
        if (known.revision !== revision) next = ASK_SOON_MS;
        // Also with the revision of before: the page server takes areas over one by one.
        if (!stopped) await onTable(known, previews);
        tag = answer.headers.get('etag');
      }
    } catch {
      // The page server is away, or answers something else: next time.
    } finally {
      clearTimeout(limit);
      asking = false;
      if (!stopped) timer = setTimeout(() => void ask(), next);
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
function readTable(
  answer: unknown,
  last: ReleaseTable,
): { readonly table: ReleaseTable; readonly previews: readonly Preview[] } {
  const { revision, areas, previews } = releases.looseTable.parse(answer);
  const rows = Object.entries(areas).flatMap(([area, row]): [string, Release][] => {
    const read = releases.release.safeParse(row);
    const release = read.success ? read.data : last.areas[area];
    return release ? [[area, release]] : [];
  });
  return { table: { revision, areas: Object.fromEntries(rows) }, previews };
}
