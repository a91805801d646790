/** A worker thread of the checks: runs one task at a time on texts and on its own view of the library. */
import { parentPort, workerData } from 'node:worker_threads';
import { openLibrary } from '../library/open-library';
import { type CheckTasks, createTasks } from './check-tasks';
import type { FromWorker, ToWorker, WorkerSettings } from './worker-messages';

const { libraryFolder } = workerData as WorkerSettings;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const send = (message: FromWorker): void => parentPort?.postMessage(message);
/** Never the message of an error: it may contain text of the post. */
const nameOf = (failure: unknown): string => (failure instanceof Error ? failure.name : typeof failure);

/** Informal posts that use rules of every kind. */
const WARM_UP_TEXTS = [
  "pt w/ CHF on furosemide 40mg, c/o SOB x 2 days - whats ur plan? don't stop it 🙏",
  'pcte c/ ICC em uso de furosemida 40mg, nao sei oq fazer. vcs tb suspendem? 🙏',
];

/** Compiles the rules before the first check, because its member's budget pays for the time (VAL-14). */
async function warmUp(tasks: CheckTasks): Promise<void> {
  for (const text of WARM_UP_TEXTS) {
    const language = tasks.detectLanguage(text);
    tasks.findIdentifiers(text);
    tasks.verifyRewriting(text, tasks.rewriteByLexicon(text, language));
    await tasks.extractKeywords(text, language);
  }
}

async function start(): Promise<void> {
  const library = await openLibrary(libraryFolder, {
    onFault: (failure) =>
      send({ type: 'fault', message: failure instanceof Error ? failure.message : String(failure) }),
  });
  const tasks = createTasks(library);
  await warmUp(tasks);
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
