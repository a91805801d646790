import { isApiError } from '@cred/api-client';

/** The sentence that the server answered with; null when no answer of ours came. */
export const serverMessage = (error: unknown): string | null =>
  isApiError(error) && error.code !== 'network' && error.code !== 'unknown' && error.message !== '' ? error.message : null;
