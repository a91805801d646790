import path from 'node:path';
import { errors } from '@cred/service-kit';
import { fileTypeFromBuffer } from 'file-type/node';

/** The accepted types, and the file extensions of each. */
const extensions = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'video/mp4': ['mp4'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type MediaType = keyof typeof extensions;

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const UNSUPPORTED_MESSAGE = 'Formato não suportado. Use apenas PNG, JPG/JPEG ou MP4.';

/** Returns the media type of a file's first bytes, also of a png whose description is longer than those bytes. */
export const typeOf = async (firstBytes: Buffer): Promise<string | undefined> =>
  (await fileTypeFromBuffer(firstBytes))?.mime ??
  (firstBytes.subarray(0, PNG.length).equals(PNG) ? 'image/png' : undefined);

/**
 * Returns a file's media type by its first bytes, confirmed by its extension; the type that the client sends is ignored
 * (SRV-24).
 * @param unsupportedMessage the error message for everything else; default: that of posts (POST-13)
 * @throws AppError 415 unless both agree on one of `accepted`
 */
export async function requireType(
  firstBytes: Buffer,
  filename: string,
  accepted: readonly MediaType[],
  unsupportedMessage: string = UNSUPPORTED_MESSAGE,
): Promise<MediaType> {
  const found = await typeOf(firstBytes);
  const type = accepted.find((each) => each === found);
  const extension = path.extname(filename).slice(1).toLowerCase();
  if (!type || !extensions[type].some((each) => each === extension))
    throw errors.unsupportedMediaType(unsupportedMessage);
  return type;
}
