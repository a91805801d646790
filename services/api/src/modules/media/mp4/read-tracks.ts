// The bundler knows a worker by this very import, without `node:`.
import { Worker } from 'worker_threads';
import { DamagedMp4 } from './boxes';

export interface Mp4Index {
  /** `ftyp` and `moov`. */
  readonly index: Buffer;
  /** All `moof`, one after the other. */
  readonly fragments: Buffer;
}

export interface Track {
  readonly id: number;
  readonly isVideo: boolean;
  /** As written in the file, before its matrix turns it. */
  readonly width: number;
  readonly height: number;
  readonly matrix: readonly number[];
  readonly samples: number;
  readonly seconds: number;
  /** Where its samples are, but for those of fragments: start and end in turns. */
  readonly places: Float64Array;
}

const TIME_MS = 20_000;
const MEMORY_MB = 512;

/**
 * Reads an mp4's tracks from its indexes. The work is done in a thread that is stopped when it takes too long
 * or too much memory, so no file can hold up the others.
 * @throws DamagedMp4 when mp4box cannot make sense of it, in time
 */
export function readTracks({ index, fragments }: Mp4Index, timeMs: number = TIME_MS): Promise<readonly Track[]> {
  // Buffers share their memory with others; mp4box wants its own.
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
      // Stopping it is an exit too; the first word counts.
      if (ended) return;
      ended = true;
      clearTimeout(timer);
      void worker.terminate().finally(settle);
    };
    const timer = setTimeout(() => end(() => reject(new DamagedMp4('Reading it takes too long'))), timeMs);
    worker.once('message', (told: { tracks?: readonly Track[]; fault?: string }) =>
      end(() => (told.tracks ? resolve(told.tracks) : reject(new DamagedMp4(told.fault ?? 'No tracks')))),
    );
    worker.once('error', (cause) => end(() => reject(new DamagedMp4(`Reading it failed: ${cause.message}`))));
    worker.once('exit', () => end(() => reject(new DamagedMp4('Reading it ended early'))));
  });
}
