import { createHmac } from 'node:crypto';

/**
 * A token between a deployment's own services, made from the secret that they share. One for each
 * purpose, so that a token that leaks opens one door and does not give away the secret.
 * @param purpose such as `releases:ops`
 */
export const internalToken = (secret: string, purpose: string): string =>
  createHmac('sha256', secret).update(purpose).digest('hex');
