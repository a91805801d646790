import { limits } from '@cred/contract';
import { formatBytes } from '@cred/ui';

/** Name endings of a certificate (spec.md section 5), as a file input takes them. */
export const CERTIFICATE_ACCEPT = '.pdf,.jpg,.jpeg,.png';

const endings: readonly string[] = CERTIFICATE_ACCEPT.split(',');
const types: readonly string[] = ['application/pdf', 'image/jpeg', 'image/png'];

const endsRight = (name: string): boolean => endings.some((ending) => name.toLowerCase().endsWith(ending));

/** What is wrong with the chosen file, or null. The server looks at the bytes too. */
export function certificateError(file: File | null): string | null {
  if (!file) return 'Please select a file.';
  // Some systems give no type; then the name alone counts here.
  if (!endsRight(file.name) || (file.type !== '' && !types.includes(file.type)))
    return 'Choose a PDF, JPG or PNG file.';
  if (file.size === 0) return 'This file is empty. Choose another one.';
  if (file.size > limits.certificateBytes) {
    return `This file has ${formatBytes(file.size)}. Choose one of at most ${formatBytes(limits.certificateBytes)}.`;
  }
  return null;
}
