import { limits } from '@cred/contract';
import { formatBytes } from '@cred/ui';

/** The file extensions of a certificate (SET-5), in the format of a file input's `accept`. */
export const CERTIFICATE_ACCEPT = '.pdf,.jpg,.jpeg,.png';

const extensions: readonly string[] = CERTIFICATE_ACCEPT.split(',');
const types: readonly string[] = ['application/pdf', 'image/jpeg', 'image/png'];

const hasAllowedExtension = (name: string): boolean =>
  extensions.some((extension) => name.toLowerCase().endsWith(extension));

/** The error text for the chosen file, or null. The server also checks the file's content. */
export function certificateError(file: File | null): string | null {
  if (!file) return 'Please select a file.';
  // Some systems provide no type; then only the extension is checked.
  if (!hasAllowedExtension(file.name) || (file.type !== '' && !types.includes(file.type)))
    return 'Choose a PDF, JPG or PNG file.';
  if (file.size === 0) return 'This file is empty. Choose another one.';
  if (file.size > limits.certificateBytes) {
    return `This file has ${formatBytes(file.size)}. Choose one of at most ${formatBytes(limits.certificateBytes)}.`;
  }
  return null;
}
