import path from 'node:path';
import { errors } from '@cred/service-kit';
import { fileTypeFromBuffer } from 'file-type/node';

/** The accepted types, and the file extensions of each. */
const endings = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'video/mp4': ['mp4'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type MediaType = keyof typeof endings;

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const REFUSAL = 'Formato não suportado. Use apenas PNG, JPG/JPEG ou MP4.';

/** Returns the media type of a file's first bytes, also of a png whose description is longer than those bytes. */
export const typeOf = async (head: Buffer): Promise<string | undefined> =>
  (await fileTypeFromBuffer(head))?.mime ?? (head.subarray(0, PNG.length).equals(PNG) ? 'image/png' : undefined);

/**
 * Returns a file's media type by its first bytes, confirmed by its extension; the type that the client sends is ignored
 * (SRV-24).
 * @param unsupportedMessage the error message for everything else; default: that of posts (POST-13)
 * @throws AppError 415 unless both agree on one of `accepted`
 */
export async function requireType(
  head: Buffer,
  filename: string,
  accepted: readonly MediaType[],
  refusal: string = REFUSAL,
): Promise<MediaType> {
  const found = await typeOf(head);
  const type = accepted.find((each) => each === found);
  const ending = path.extname(filename).slice(1).toLowerCase();
  if (!type || !endings[type].some((each) => each === ending)) throw errors.unsupportedMediaType(refusal);
  return type;
}
