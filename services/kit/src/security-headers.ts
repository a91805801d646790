import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Sets the security headers of services that respond with data and media, never with pages, on all routes of a scope. */
export function installSecurityHeaders(scope: FastifyInstance): void {
  void scope.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    // Pages load the API's images from another port or host of the same site (SRV-4).
    crossOriginResourcePolicy: { policy: 'same-site' },
    // Set by `createServer` for every service.
    strictTransportSecurity: false,
  });
}
