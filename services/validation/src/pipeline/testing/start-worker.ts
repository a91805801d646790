import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { WorkerSettings } from '../worker-messages';

const script = `require('tsx/cjs/api').register(); require(${JSON.stringify(join(__dirname, '..', 'check-worker.ts'))})`;

/** Starts a thread of the checks from its source; the built service starts the same file as a bundle. */
export const startWorker = (workerData: WorkerSettings): Worker => new Worker(script, { eval: true, workerData });
