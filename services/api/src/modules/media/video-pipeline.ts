import { stat } from 'node:fs/promises';
import { limitConcurrency, errors } from '@cred/service-kit';
import { DamagedMp4 } from './mp4/boxes';
import { cleanMp4, type Mp4Facts } from './mp4/clean-mp4';

/** A cleaned mp4 in a file of the incoming folder, which whoever received it removes. */
export interface ProcessedVideo extends Mp4Facts {
  readonly path: string;
  readonly bytes: number;
}

/** A long film's index takes some hundred megabytes while it is read. Beyond 30 waiting the service is overloaded: their files fill the disk. */
const inTurn = limitConcurrency(1, 30);

/**
 * Checks a received mp4 and strips it of everything but what plays, in its file (SRV-24).
 * @throws AppError 400 for a file that is no complete film, 503 when too many wait already
 */
export const processVideo = (path: string): Promise<ProcessedVideo> =>
  inTurn(async () => {
    const facts = await cleanMp4(path).catch((cause: unknown) => {
      throw cause instanceof DamagedMp4 ? damaged() : cause;
    });
    return { ...facts, path, bytes: (await stat(path)).size };
  });

const damaged = () => errors.validationFailed({ video: 'The video is damaged, please choose another one' });
