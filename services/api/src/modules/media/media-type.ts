import path from 'node:path';
import { errors } from '@cred/service-kit';
import { fileTypeFromBuffer } from 'file-type/node';

/** The types that are accepted anywhere, and the name endings that each may have. */
const endings = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'video/mp4': ['mp4'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type MediaType = keyof typeof endings;

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const REFUSAL = 'Formato não suportado. Use apenas PNG, JPG/JPEG ou MP4.';

/** The media type that a file's first bytes tell; a png whose description is longer than those is one all the same. */
export const typeOf = async (head: Buffer): Promise<string | undefined> =>
  (await fileTypeFromBuffer(head))?.mime ?? (head.subarray(0, PNG.length).equals(PNG) ? 'image/png' : undefined);

/**
 * A file's media type, told by its first bytes and confirmed by its name's ending: what a client says of its
 * file is not asked (SRV-24).
 * @param refusal the sentence for everything else; absent: that of posts (POST-13)
 * @throws AppError 415 for everything that is not one of `accepted`, by both
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
