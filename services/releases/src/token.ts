import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '@cred/service-kit';
import type { FastifyInstance } from 'fastify';

const digest = (value: string): Buffer => createHash('sha256').update(value).digest();

/** Lets only those in who bear the token; health endpoints stay open. */
export function requireToken(server: FastifyInstance, token: string): void {
  const expected = digest(token);
  server.addHook('onRequest', async (request) => {
    if (request.url.startsWith('/health/')) return;
    const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    // Digests have one length, and comparing them takes one time, whatever was given.
    if (!timingSafeEqual(digest(given), expected)) {
      throw new AppError(401, 'unauthenticated', 'The registry does not accept this token');
    }
  });
}
