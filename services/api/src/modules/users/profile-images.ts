import { limits, type Me } from '@cred/contract';
import type { Settings } from '@cred/deployment/settings';
import { AppError, errors } from '@cred/service-kit';
import type { Clock } from '../../core/clock';
import type { Executor } from '../../database/connection';
import type { Viewer } from '../../core/viewer';
import type { IncomingFile } from '../../core/multipart';
import { type ImageSize, type ProcessedImage, processImage } from '../media/image-pipeline';
import type { IncomingFiles } from '../media/incoming-files';
import type { MediaLifecycle } from '../media/media-lifecycle';
import { mediaPath } from '../media/media-path';
import { typeOf } from '../media/media-type';
import { insertLeftovers } from '../media/media.repository';
import { readFirstBytes } from '../media/read-upload';
import { deleteProfileImage, lockUser, setImagePath } from './users.repository';
import { getMe } from './users.service';

/** Avatar and cover: the column, the largest side, and the stored size that is shown. */
const profileImages = {
  profileImg: { column: 'profile_img', side: 512, shown: 'card' },
  coverImg: { column: 'cover_img', side: 1_600, shown: 'full' },
} as const satisfies Record<
  string,
  { readonly column: 'profile_img' | 'cover_img'; readonly side: number; readonly shown: ImageSize }
>;
export type ProfileImageField = keyof typeof profileImages;

const TYPES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp']);

/**
 * Processes an uploaded profile image: re-encoded, upright, without metadata, no larger than it is shown. The caller
 * removes its files with `removeImage`; a failed call leaves no files.
 * @throws AppError 415 for another type, regardless of the file name; 413 for too many pixels, 400 for a damaged file,
 * 503 when too many images are waiting
 */
export async function receiveProfileImage(
  file: IncomingFile,
  field: ProfileImageField,
  incoming: IncomingFiles,
): Promise<ProcessedImage> {
  const path = await incoming.receive(file.stream);
  const { side } = profileImages[field];
  try {
    if (!TYPES.has((await typeOf(await readFirstBytes(path))) ?? ''))
      throw errors.unsupportedMediaType('Choose a PNG, JPEG or WebP picture');
    return await processImage(path, { side, longSide: side }).catch((failure: unknown) =>
      Promise.reject(withMessageOf(failure, field)),
    );
  } finally {
    await incoming.remove(path);
  }
}

function withMessageOf(failure: unknown, field: ProfileImageField): unknown {
  if (!(failure instanceof AppError)) return failure;
  if (failure.statusCode === 413)
    return errors.payloadTooLarge(`Pictures can have at most ${limits.post.imagePixels / 1_000_000} megapixels`);
  return failure.statusCode === 400
    ? errors.validationFailed({ [field]: 'The picture is damaged, please choose another one' })
    : failure;
}

/** Sets the viewer's profile or cover image, and removes the file of the previous one. */
export async function setProfileImage(
  deps: { readonly db: Executor; readonly settings: Settings; readonly clock: Clock; readonly media: MediaLifecycle },
  viewer: Viewer,
  field: ProfileImageField,
  image: ProcessedImage,
): Promise<Me> {
  const { db, media } = deps;
  const { column, shown } = profileImages[field];
  const released = await media.withImages(db, [image], ([id]) =>
    db.transaction().execute(async (trx) => {
      const user = await lockUser(trx, viewer.id);
      if (!user || id === undefined) throw errors.unauthenticated();
      await media.attach(trx, { id, image, ownerId: viewer.id, postId: null });
      await setImagePath(trx, viewer.id, column, mediaPath(id, shown));
      return await releaseProfileImage(trx, viewer.id, user[column]);
    }),
  );
  // The files are no longer shown; the next sweep removes those that this call fails to remove.
  await media.removeFiles(db, released);
  return await getMe(deps, viewer.id);
}

/** Deletes an image's row if it is the member's own; returns the ids for `removeFiles`. */
async function releaseProfileImage(trx: Executor, ownerId: string, path: string | null): Promise<string[]> {
  const id = /^\/api\/media\/([0-9a-f-]{36})\//.exec(path ?? '')?.[1];
  if (id === undefined) return [];
  const ids = await deleteProfileImage(trx, ownerId, id);
  await insertLeftovers(trx, ids);
  return ids;
}
