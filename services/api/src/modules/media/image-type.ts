import path from 'node:path';
import { errors } from '@cred/service-kit';
import { fileTypeFromBuffer } from 'file-type/node';

/** The name endings that each accepted type of image may have. */
const endings: Readonly<Record<string, readonly string[]>> = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
};

const REFUSAL = 'Formato não suportado. Use apenas PNG, JPG/JPEG ou MP4.';

/**
 * The image's media type, told by its bytes and confirmed by its name's ending: what a client says of
 * its file is not asked (server rule 24).
 * @throws AppError 415 for everything that is not both
 */
export async function imageTypeOf(bytes: Buffer, filename: string): Promise<string> {
  const found = await fileTypeFromBuffer(bytes);
  const allowed = found ? endings[found.mime] : undefined;
  const ending = path.extname(filename).slice(1).toLowerCase();
  if (!found || !allowed?.includes(ending)) throw errors.unsupportedMediaType(REFUSAL);
  return found.mime;
}
