import type { TaskName } from './check-tasks';

/** What a worker thread is started with. */
export interface WorkerSettings {
  readonly libraryFolder: string;
}

/** A task for a worker thread. */
export interface ToWorker {
  readonly id: number;
  readonly name: TaskName;
  readonly args: readonly unknown[];
}

/** What a worker thread reports; `fault` has a message about the library's files and never text of a post. */
export type FromWorker =
  | { readonly type: 'ready' }
  | { readonly type: 'fault'; readonly message: string }
  | { readonly type: 'done'; readonly id: number; readonly value: unknown }
  | { readonly type: 'failed'; readonly id: number; readonly reason: string };
