import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import { PAGE_CLIENT_HEADER, PAGE_SERVER_PURPOSE } from '@cred/deployment/page-client';
import type { Settings } from '@cred/deployment/settings';
import { internalToken } from '@cred/service-kit';
import type { FastifyRequest } from 'fastify';

const digest = (value: string): Buffer => createHash('sha256').update(value).digest();

const addresses = new WeakMap<FastifyRequest, string>();

/**
 * The address that a request counts for, which the guard has found: the member's own, also when the request comes through
 * the page server. Never `request.ip`, which is the page server's then.
 */
export const clientAddress = (request: FastifyRequest): string => addresses.get(request) ?? request.ip;

export const setClientAddress = (request: FastifyRequest, address: string): void =>
  void addresses.set(request, address);

/**
 * Finds the address that a request counts for: the member's own, also when the page server asks for a page (FED-16) or
 * forwards the request (FED-21), which proves itself with a token of the deployment. Otherwise all members would share the
 * page server's address.
 */
export function clientAddressFinder({ INTERNAL_SECRET }: Pick<Settings, 'INTERNAL_SECRET'>) {
  const expected = INTERNAL_SECRET === undefined ? null : digest(internalToken(INTERNAL_SECRET, PAGE_SERVER_PURPOSE));
  return (request: FastifyRequest): string => {
    const named = request.headers[PAGE_CLIENT_HEADER];
    if (expected === null || typeof named !== 'string' || isIP(named) === 0) return request.ip;
    const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    // Digests have equal lengths, so the comparison takes constant time.
    return timingSafeEqual(digest(given), expected) ? named : request.ip;
  };
}
