import path from 'node:path';
import { errors } from '@cred/service-kit';
import { fileTypeFromBuffer } from 'file-type/node';

/** The file name extensions that each accepted type of certificate may have. */
const extensions: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
};

/**
 * The certificate's media type, detected from its bytes and confirmed by its file name extension (SRV-18).
 * @throws AppError 415 unless both are accepted and match
 */
export async function certificateTypeOf(bytes: Buffer, filename: string): Promise<string> {
  const found = await fileTypeFromBuffer(bytes);
  const extension = path.extname(filename).slice(1).toLowerCase();
  if (!found || !extensions[found.mime]?.includes(extension))
    throw errors.unsupportedMediaType('Choose a PDF, JPG or PNG file');
  return found.mime;
}

/** The file name extension of a downloaded certificate. */
export const certificateExtension = (type: string): string => extensions[type]?.[0] ?? 'bin';
