import { createHash, timingSafeEqual } from 'node:crypto';
import { errors } from '@cred/service-kit';
import type { FastifyInstance } from 'fastify';

/** Knows which texts this service has issued lately without an error (SRV-20). */
export interface IssuedTexts {
  /** @param hash SHA-256 of the text's UTF-8, in hex */
  has(hash: string): Promise<boolean>;
}

const HASH = /^[0-9a-f]{64}$/;
const digest = (value: string): Buffer => createHash('sha256').update(value).digest();

/**
 * `GET /issued/{sha256 of the text}`: 200 when this service issued exactly that text, otherwise 404. For the
 * deployment's own services: without their token 401, whatever is asked; without a secret nobody has a token.
 */
export function registerIssued(
  server: FastifyInstance,
  { token, issued }: { readonly token: string | undefined; readonly issued: IssuedTexts },
): void {
  server.get<{ Params: { hash: string } }>(
    '/issued/:hash',
    {
      onRequest: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
        // Digests have one length, and comparing them takes one time, whatever was given.
        if (!token || !timingSafeEqual(digest(given), digest(token))) throw errors.unauthenticated();
      },
    },
    async (request) => {
      const { hash } = request.params;
      if (!HASH.test(hash) || !(await issued.has(hash))) throw errors.notFound();
      return { issued: true };
    },
  );
}
