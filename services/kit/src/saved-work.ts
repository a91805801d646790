import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known about the request that the code handles at the moment. */
const request = new AsyncLocalStorage<{ saved: boolean }>();

/** Begins a request: `noteSaved` and `hasSaved` in the code that it calls refer to it. */
export const beginRequest = (next: () => void): void => request.run({ saved: false }, next);

/** Notes that the request has saved something in the database. */
export function noteSaved(): void {
  const store = request.getStore();
  if (store) store.saved = true;
}

/** Whether the request has saved something, so that after a later failure a repetition could save it twice (SRV-50). */
export const hasSaved = (): boolean => request.getStore()?.saved ?? false;
