import { stat } from 'node:fs/promises';
import { limitConcurrency, errors } from '@cred/service-kit';
import { InvalidMp4Error } from './mp4/boxes';
import { cleanMp4, type Mp4Properties } from './mp4/clean-mp4';

/** A cleaned mp4 in the folder of incoming files; the caller removes it. */
export interface ProcessedVideo extends Mp4Properties {
  readonly path: string;
  readonly bytes: number;
}

/**
 * Reading a long video's index takes hundreds of megabytes, so one video is read at a time. More than 30 waiting files
 * would fill the disk.
 */
const runLimited = limitConcurrency(1, 30);

/**
 * Checks a received mp4 and erases in its file everything that playback does not need (SRV-24).
 * @throws AppError 400 unless the file is a complete video, 503 when too many wait
 */
export const processVideo = (path: string): Promise<ProcessedVideo> =>
  runLimited(async () => {
    const properties = await cleanMp4(path).catch((cause: unknown) => {
      throw cause instanceof InvalidMp4Error ? damaged() : cause;
    });
    return { ...properties, path, bytes: (await stat(path)).size };
  });

const damaged = () => errors.validationFailed({ video: 'The video is damaged, please choose another one' });
