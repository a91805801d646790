import { createHmac } from 'node:crypto';

/**
 * A token between a deployment's own services, derived from their shared secret. Each purpose has a separate token, so
 * that a leaked token is limited to one purpose and does not reveal the secret.
 * @param purpose such as `releases:ops`
 */
export const internalToken = (secret: string, purpose: string): string =>
  createHmac('sha256', secret).update(purpose).digest('hex');
