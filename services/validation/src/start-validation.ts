import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '@cred/deployment/settings';
import type { LogDestination } from '@cred/service-kit';
import type { FastifyInstance } from 'fastify';
import { IssuedLog } from './issued/issued-log';
import { LibraryNotices } from './library/notices';
import { libraryFolder } from './library/library-folder';
import { createCheck } from './pipeline/check-post';
import { type CheckSettings, createCheckDeps } from './pipeline/check-deps';
import type { TaskRunner } from './pipeline/check-tasks';
import { WorkerPool } from './pipeline/worker-pool';
import { createValidationServer, type ValidationServerSettings } from './validation-server';

export type ValidationSettings = CheckSettings & ValidationServerSettings & Pick<Settings, 'CRED_DATA'>;

/** Runs tasks until it is closed. */
interface ClosableTasks extends TaskRunner {
  close(): Promise<void>;
}

export interface StartOptions {
  /** The bearer token of the API. */
  readonly token?: string;
  readonly log?: LogDestination;
  /** Tests run the tasks without threads. */
  readonly startTasks?: (libraryFolder: string, onFault: (failure: Error) => void) => ClosableTasks;
}

/** One processor is left to the main thread and to the other services; each thread has a separate lexicon. */
const MAX_THREADS = 2;
const threadCount = (): number => Math.min(MAX_THREADS, Math.max(1, availableParallelism() - 1));

/**
 * Assembles the whole service with its threads and its log of issued texts; it does not listen yet. Closing the server
 * closes all parts.
 */
export async function startValidation(
  settings: ValidationSettings,
  {
    token,
    log,
    startTasks = (folder, onFault) => new WorkerPool({ size: threadCount(), libraryFolder: folder, onFault }),
  }: StartOptions = {},
): Promise<FastifyInstance> {
  // Failures before the logger exists are logged as soon as it does.
  const unreported: [unknown, string][] = [];
  let report = (failure: unknown, what: string): void => void unreported.push([failure, what]);
  const issued = await IssuedLog.open({
    file: join(settings.CRED_DATA, 'validation', 'issued.log'),
    onWriteFailure: (failure) => report(failure, 'cannot write issued texts: a restart will lose them'),
  });
  const tasks = startTasks(libraryFolder(settings.CRED_DATA), (failure) =>
    report(failure, 'a thread of the checks has a fault'),
  );
  const parts = await createCheckDeps(settings, tasks);
  const server = createValidationServer({
    settings,
    check: createCheck(parts),
    issued,
    notices: new LibraryNotices(libraryFolder(settings.CRED_DATA)),
    papers: parts.papers,
    ...(token ? { token } : {}),
    ...(log ? { log } : {}),
  });
  report = (failure, what) => server.log.error({ err: failure }, what);
  for (const each of unreported) report(...each);
  server.addHook('onClose', async () => {
    await Promise.all([parts.close(), tasks.close(), issued.close()]);
  });
  return server;
}
