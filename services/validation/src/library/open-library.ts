import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { maskIdioms } from '../concepts/lexicon';
import { type PostHit, searchPost } from './index/search-post';
import type { LibraryQuery } from './library-query';
import { CURRENT_MANIFEST, readManifest } from './manifest';
import type { LiteratureRecord } from '../records/record';
import { openSnapshot, type Snapshot } from './snapshot';
import { starterRecords } from './starter';

/** The literature on this machine: imported records and the starter library. */
export interface Library {
  /** The number of records that can be found. */
  readonly size: number;
  /**
   * Records for a post, best first; see `searchPost`. Omits weak hits and retracted papers (VAL-3), so the list may be
   * empty. Scores are comparable within one search only.
   */
  search(query: LibraryQuery, limit: number): Promise<readonly PostHit[]>;
  /** The record with this PMID; undefined when there is none or it is retracted. */
  find(pmid: string): Promise<LiteratureRecord | undefined>;
  close(): Promise<void>;
}

export interface LibraryOptions {
  /**
   * Called when the imported library cannot be read; the library then uses the last readable state or the starter
   * library.
   */
  readonly onFault?: (error: unknown) => void;
  /** The starter library; default: the landmark papers. */
  readonly starter?: readonly LiteratureRecord[];
  /** Milliseconds between two checks for an import. */
  readonly pollMs?: number;
}

interface Opened extends Snapshot {
  users: number;
  replaced: boolean;
}

const POLL_MS = 1_000;

/**
 * Opens the library of a folder, which need not exist. The first search after an import or a rollback detects the new
 * state and still uses the old one, like searches that are already running.
 */
export async function openLibrary(
  folder: string,
  { onFault = () => undefined, starter = starterRecords, pollMs = POLL_MS }: LibraryOptions = {},
): Promise<Library> {
  let stamp = await manifestStamp(folder);
  let current: Opened = { ...(await openFirst()), users: 0, replaced: false };
  let lastCheck = performance.now();
  let checking: Promise<void> | undefined;
  let closed = false;

  async function openFirst(): Promise<Snapshot> {
    try {
      return await openSnapshot(folder, await readManifest(folder), starter);
    } catch (error) {
      onFault(error);
      return openSnapshot(folder, undefined, starter);
    }
  }

  async function checkForChange(): Promise<void> {
    const now = await manifestStamp(folder);
    if (now === stamp) return;
    // Set before opening, so that a damaged state is reported once and not at each search.
    stamp = now;
    const next: Opened = {
      ...(await openSnapshot(folder, await readManifest(folder), starter)),
      users: 0,
      replaced: false,
    };
    const old = current;
    current = next;
    await release(old, true);
    if (closed) await release(next, true);
  }

  async function release(snapshot: Opened, replaced: boolean): Promise<void> {
    snapshot.replaced ||= replaced;
    if (snapshot.replaced && snapshot.users === 0) await snapshot.close();
  }

  async function withSnapshot<T>(work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
    if (closed) throw new Error('the library is closed');
    if (performance.now() - lastCheck >= pollMs && !checking) {
      checking = checkForChange()
        .catch(onFault)
        .finally(() => {
          lastCheck = performance.now();
          checking = undefined;
        });
    }
    const snapshot = current;
    snapshot.users += 1;
    try {
      return await work(snapshot);
    } finally {
      snapshot.users -= 1;
      await release(snapshot, false);
    }
  }

  return {
    get size() {
      return current.collection.size;
    },
    search: ({ keywords, text, language }, limit) =>
      withSnapshot((snapshot) => {
        const english = language === 'en' ? maskIdioms(text, language) : '';
        return searchPost(snapshot, { keywords, text, english }, limit);
      }),
    find: (pmid) =>
      withSnapshot(async ({ collection, isHidden }) => {
        const place = collection.find(pmid);
        const record = place && (await place.segment.record(place.document));
        return record && !isHidden(record) ? record : undefined;
      }),
    close: async () => {
      closed = true;
      await checking;
      await release(current, true);
    },
  };
}

/** Changes with every switch to another state; empty while there is none. */
async function manifestStamp(folder: string): Promise<string> {
  const found = await stat(join(folder, CURRENT_MANIFEST)).catch(() => undefined);
  return found ? `${found.ino}:${found.size}:${found.mtimeMs}` : '';
}
