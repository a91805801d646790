import path from 'node:path';
import { errors } from '@cred/service-kit';
import { fileTypeFromBuffer } from 'file-type/node';

/** The name endings that each accepted type of certificate may have. */
const endings: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
};

/**
 * The certificate's media type, told by its bytes and confirmed by its name's ending (SRV-18).
 * @throws AppError 415 for everything that is not both
 */
export async function certificateTypeOf(bytes: Buffer, filename: string): Promise<string> {
  const found = await fileTypeFromBuffer(bytes);
  const ending = path.extname(filename).slice(1).toLowerCase();
  if (!found || !endings[found.mime]?.includes(ending))
    throw errors.unsupportedMediaType('Choose a PDF, JPG or PNG file');
  return found.mime;
}

/** The ending for the name of a certificate that somebody downloads. */
export const certificateEnding = (type: string): string => endings[type]?.[0] ?? 'bin';
