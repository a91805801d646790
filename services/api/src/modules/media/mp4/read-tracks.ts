// The bundler detects a worker by this exact import, without `node:`.
import { Worker } from 'worker_threads';
import { InvalidMp4Error } from './boxes';

export interface Mp4Index {
  /** `ftyp` and `moov`. */
  readonly index: Buffer;
  /** All `moof`, concatenated. */
  readonly fragments: Buffer;
}

export interface Track {
  readonly id: number;
  readonly isVideo: boolean;
  /** As in the file, before rotation. */
  readonly width: number;
  readonly height: number;
  readonly matrix: readonly number[];
  readonly samples: number;
  readonly seconds: number;
  /** The ranges of its samples in the file, without those of fragments: alternating start and end. */
  readonly sampleRanges: Float64Array;
}

const TIMEOUT_MS = 20_000;
const MEMORY_MB = 512;

/**
 * Reads an mp4's tracks from its indexes, in a thread that is stopped when it exceeds its time or memory, so that no
 * file blocks the others.
 * @throws InvalidMp4Error when mp4box cannot read it in time
 */
export function readTracks({ index, fragments }: Mp4Index, timeoutMs: number = TIMEOUT_MS): Promise<readonly Track[]> {
  // Buffers may share memory; mp4box needs a separate copy.
  const workerData = { index: Uint8Array.from(index), fragments: Uint8Array.from(fragments) };
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./mp4-worker.mjs', import.meta.url), {
      workerData,
      transferList: [workerData.index.buffer, workerData.fragments.buffer],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      env: {},
      stdout: true,
      stderr: true,
    });
    let ended = false;
    const end = (settle: () => void): void => {
      // Stopping the thread also emits 'exit'; only the first result counts.
      if (ended) return;
      ended = true;
      clearTimeout(timer);
      void worker.terminate().finally(settle);
    };
    const timer = setTimeout(
      () => end(() => reject(new InvalidMp4Error('Reading the tracks takes too long'))),
      timeoutMs,
    );
    worker.once('message', (result: { tracks?: readonly Track[]; fault?: string }) =>
      end(() => (result.tracks ? resolve(result.tracks) : reject(new InvalidMp4Error(result.fault ?? 'No tracks')))),
    );
    worker.once('error', (cause) =>
      end(() => reject(new InvalidMp4Error(`Reading the tracks failed: ${cause.message}`))),
    );
    worker.once('exit', () => end(() => reject(new InvalidMp4Error('Reading the tracks ended early'))));
  });
}
