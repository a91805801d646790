import type { QuotedMessage } from '@cred/contract';
import { MEMBER_STORAGE_PREFIX } from '@cred/platform';

/** A message that waits for the connection, as it is stored. */
export interface StoredMessage {
  readonly memberId: string;
  readonly chatId: string;
  readonly clientId: string;
  readonly text: string;
  /** Absent in what an older build has stored. */
  readonly replyTo?: QuotedMessage | null;
  /** In milliseconds since 1970; unique within a member's messages. */
  readonly queuedAt: number;
  /** The bytes alone, since not every browser restores the name of a stored File. */
  readonly file: { readonly bytes: Blob; readonly name: string; readonly type: string } | null;
}

/** In IndexedDB, so that messages survive a reload with their files. A logout deletes it (`clearMemberStorage`). */
const DATABASE = `${MEMBER_STORAGE_PREFIX}outbox`;
const STORE = 'messages';
/** An older message would go out unexpectedly. */
const MAX_AGE_MS = 7 * 24 * 60 * 60_000;
/** Opening a database that another tab blocks must not delay a send. */
const TIMEOUT_MS = 2_000;

/** Stores a message; returns whether the browser could. */
export const storeMessage = (message: StoredMessage): Promise<boolean> =>
  inStore('readwrite', (store) => store.put(message, message.clientId)).then(
    () => true,
    () => false,
  );

/** Whether a message is stored; undefined if the browser does not say. */
export const isMessageStored = (clientId: string): Promise<boolean | undefined> =>
  inStore('readonly', (store) => store.count(clientId)).then(
    (count) => count > 0,
    () => undefined,
  );

/** A member's messages, in the order in which they were written. Expired ones of all members are deleted. */
export async function readMessages(memberId: string): Promise<StoredMessage[]> {
  const all = await inStore<StoredMessage[]>('readonly', (store) => store.getAll()).catch(() => []);
  const isExpired = ({ queuedAt }: StoredMessage): boolean => Date.now() - queuedAt > MAX_AGE_MS;
  await Promise.all(all.filter(isExpired).map(({ clientId }) => deleteMessage(clientId)));
  return all
    .filter((message) => message.memberId === memberId && !isExpired(message))
    .sort((one, other) => one.queuedAt - other.queuedAt);
}

/** Deletes a message; also resolves if it does not exist. */
export const deleteMessage = (clientId: string): Promise<void> =>
  inStore('readwrite', (store) => store.delete(clientId)).catch(() => undefined);

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

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(new Error('the outbox could not be opened'));
    }, TIMEOUT_MS);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
    request.addEventListener('success', () => {
      clearTimeout(timer);
      if (isLate) request.result.close();
      else resolve(request.result);
    });
    request.addEventListener('error', () => {
      clearTimeout(timer);
      reject(request.error);
    });
  });
}
