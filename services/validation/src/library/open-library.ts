import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { searchKeywords } from './index/search-keywords';
import { searchText } from './index/search-text';
import type { Library } from './library';
import { CURRENT, readManifest } from './manifest';
import type { LiteratureRecord } from './record';
import { openSnapshot, type Snapshot } from './snapshot';
import { starterRecords } from './starter-records';

export interface LibraryOptions {
  /** Told when the imported library cannot be read; it is then searched as it was before, or the starter alone. */
  readonly onFault?: (error: unknown) => void;
  /** What is there beside the imports; absent: the landmark papers. */
  readonly starter?: readonly LiteratureRecord[];
  /** Milliseconds between two looks at whether there was an import. */
  readonly lookEvery?: number;
}

interface Opened extends Snapshot {
  users: number;
  replaced: boolean;
}

const LOOK_EVERY_MS = 1_000;

/**
 * Opens the library of a folder, which need not exist. An import, or a way back, while it is open is noticed at
 * the next search, which still sees the old state; searches under way end on the state they began with.
 */
export async function openLibrary(
  folder: string,
  { onFault = () => undefined, starter = starterRecords, lookEvery = LOOK_EVERY_MS }: LibraryOptions = {},
): Promise<Library> {
  let mark = await markOf(folder);
  let opened: Opened = { ...(await openFirst()), users: 0, replaced: false };
  let looked = performance.now();
  let looking: Promise<void> | undefined;
  let closed = false;

  async function openFirst(): Promise<Snapshot> {
    try {
      return await openSnapshot(folder, await readManifest(folder), starter);
    } catch (error) {
      onFault(error);
      return openSnapshot(folder, undefined, starter);
    }
  }

  async function look(): Promise<void> {
    const now = await markOf(folder);
    if (now === mark) return;
    // Remembered first: a damaged state is told once, not at each search.
    mark = now;
    const next: Opened = {
      ...(await openSnapshot(folder, await readManifest(folder), starter)),
      users: 0,
      replaced: false,
    };
    const old = opened;
    opened = next;
    await leave(old, true);
    if (closed) await leave(next, true);
  }

  async function leave(snapshot: Opened, replaced: boolean): Promise<void> {
    snapshot.replaced ||= replaced;
    if (snapshot.replaced && snapshot.users === 0) await snapshot.close();
  }

  async function onSnapshot<T>(work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
    if (closed) throw new Error('the library is closed');
    if (performance.now() - looked >= lookEvery && !looking) {
      looking = look()
        .catch(onFault)
        .finally(() => {
          looked = performance.now();
          looking = undefined;
        });
    }
    const snapshot = opened;
    snapshot.users += 1;
    try {
      return await work(snapshot);
    } finally {
      snapshot.users -= 1;
      await leave(snapshot, false);
    }
  }

  return {
    get size() {
      return opened.collection.size;
    },
    search: (keywords, limit) => onSnapshot(({ collection }) => searchKeywords(collection, keywords, limit)),
    searchText: (english, limit) =>
      onSnapshot(async ({ collection }) => collection.read(await searchText(collection, english, limit))),
    find: (pmid) =>
      onSnapshot(async ({ collection }) => {
        const place = collection.find(pmid);
        return place && place.segment.record(place.document);
      }),
    close: async () => {
      closed = true;
      await looking;
      await leave(opened, true);
    },
  };
}

/** Changes with every switch to another state; empty while there is none. */
async function markOf(folder: string): Promise<string> {
  const found = await stat(join(folder, CURRENT)).catch(() => undefined);
  return found ? `${found.ino}:${found.size}:${found.mtimeMs}` : '';
}
