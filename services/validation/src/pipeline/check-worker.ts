/** A worker thread of the checks: runs one task at a time on texts and on its own view of the library. */
import { parentPort, workerData } from 'node:worker_threads';
import { openLibrary } from '../library/open-library';
import { createTasks } from './check-tasks';
import type { FromWorker, ToWorker, WorkerSettings } from './worker-messages';

const { libraryFolder } = workerData as WorkerSettings;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const send = (message: FromWorker): void => parentPort?.postMessage(message);
/** Never the message of an error: it may contain text of the post. */
const nameOf = (failure: unknown): string => (failure instanceof Error ? failure.name : typeof failure);

async function start(): Promise<void> {
  const library = await openLibrary(libraryFolder, {
    onFault: (failure) =>
      send({ type: 'fault', message: failure instanceof Error ? failure.message : String(failure) }),
  });
  const tasks = createTasks(library);
  parentPort?.on('message', ({ id, name, args }: ToWorker) => {
    void Promise.resolve()
      .then(() => (tasks[name] as (...each: readonly unknown[]) => unknown)(...args))
      .then(
        (value) => send({ type: 'done', id, value }),
        (failure: unknown) => send({ type: 'failed', id, reason: nameOf(failure) }),
      );
  });
  send({ type: 'ready' });
}

// A failure ends the thread; the pool starts another one.
void start();
