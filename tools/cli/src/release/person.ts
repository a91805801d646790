import { userInfo } from 'node:os';
import { errorMessage } from '@cred/tool-kit/errors';

/** Who is at the console, for the audit log. */
export function person(): string {
  try {
    return userInfo().username || 'unknown';
  } catch (error) {
    return `unknown (${errorMessage(error)})`.slice(0, 100);
  }
}
