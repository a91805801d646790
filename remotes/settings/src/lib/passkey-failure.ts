import { isApiError } from '@cred/api-client';
import { isNotConfirmed } from '@cred/platform';

/**
 * The text for a failed use of a passkey; null when the member cancelled it. The browser's own errors are replaced,
 * because their texts are for developers.
 */
export function passkeyFailure(error: unknown): string | null {
  if (isApiError(error)) return Object.values(error.fields)[0] ?? error.message;
  if (isNotConfirmed(error)) return null;
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return null;
  if (name === 'InvalidStateError') return 'This device has a passkey of your account already.';
  return 'This browser could not use a passkey. Try another browser or device.';
}
