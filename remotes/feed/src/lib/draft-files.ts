import { MEMBER_STORAGE_PREFIX } from '@cred/platform';

/**
 * Files of drafts in IndexedDB, so that they survive a reload. Each is stored for one member and one day, under a
 * random id that only the tab's draft contains. If the browser cannot store it, the file is lost on a reload.
 */
const DATABASE = `${MEMBER_STORAGE_PREFIX}drafts`;
const STORE = 'files';
const MAX_AGE_MS = 24 * 60 * 60_000;
/** Opening a database that another tab blocks must not delay the composer. */
const TIMEOUT_MS = 2_000;

interface Entry {
  readonly memberId: string;
  readonly savedAt: number;
  /** The bytes alone, since not every browser restores the name of a stored File. */
  readonly bytes: Blob;
  readonly name: string;
  readonly type: string;
}

const isUsable = (entry: Entry, memberId: string): boolean =>
  entry.memberId === memberId && Date.now() - entry.savedAt < MAX_AGE_MS;

/** Stores a file; also resolves if the browser cannot store it. */
export async function saveDraftFile(id: string, memberId: string, file: File): Promise<void> {
  const entry: Entry = {
    memberId,
    savedAt: Date.now(),
    bytes: file.slice(0, file.size, file.type),
    name: file.name,
    type: file.type,
  };
  await inStore('readwrite', (store) => store.put(entry, id)).catch(() => undefined);
}

/** The stored file; null if it is deleted, expired, or another member's. */
export async function readDraftFile(id: string, memberId: string): Promise<File | null> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), TIMEOUT_MS));
  const reading = inStore<Entry | undefined>('readonly', (store) => store.get(id)).catch(() => undefined);
  const entry = await Promise.race([reading, late]);
  return entry && isUsable(entry, memberId) ? new File([entry.bytes], entry.name, { type: entry.type }) : null;
}

/** Deletes a file; also resolves if it does not exist. */
export async function deleteDraftFile(id: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(id)).catch(() => undefined);
}

/** Deletes expired files, and all files of other members. */
export async function deleteStaleDraftFiles(memberId: string): Promise<void> {
  const deleteUnusable = (store: IDBObjectStore): IDBRequest => {
    const request = store.openCursor();
    request.addEventListener('success', () => {
      const cursor = request.result;
      if (!cursor) return;
      if (!isUsable(cursor.value as Entry, memberId)) cursor.delete();
      cursor.continue();
    });
    return request;
  };
  await inStore('readwrite', deleteUnusable).catch(() => undefined);
}

/** Runs one transaction; resolves with the request's result once it is committed. */
async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = work(transaction.objectStore(STORE));
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('abort', () => reject(transaction.error));
      transaction.addEventListener('error', () => reject(transaction.error));
    });
  } finally {
    database.close();
  }
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  return new Promise((resolve, reject) => {
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}
