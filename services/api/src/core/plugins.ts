import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import underPressure from '@fastify/under-pressure';
import type { Settings } from '@cred/deployment/settings';
import { errors, sendError } from '@cred/service-kit';
import type { FastifyInstance } from 'fastify';

/** When to answer 503 instead of getting slower still. */
export interface Pressure {
  /** Milliseconds. */
  readonly maxEventLoopDelay?: number;
  /** Looked at every second; false answers 503. */
  readonly isHealthy?: () => Promise<boolean>;
}

export const defaultPressure: Pressure = { maxEventLoopDelay: 3_000 };

/** Everything around the calls: who may read answers, what browsers may do with them, how bodies are read. */
export async function installPlugins(scope: FastifyInstance, settings: Settings, pressure: Pressure): Promise<void> {
  await scope.register(cors, {
    origin: [settings.PUBLIC_URL],
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['Link', 'Retry-After', 'x-request-id'],
    maxAge: 600,
  });
  await scope.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    // The page shows the API's images from another port or host of the same site (SRV-4).
    crossOriginResourcePolicy: { policy: 'same-site' },
    strictTransportSecurity: settings.API_PUBLIC_URL.startsWith('https:'),
  });
  await scope.register(underPressure, {
    ...(pressure.maxEventLoopDelay === undefined ? {} : { maxEventLoopDelay: pressure.maxEventLoopDelay }),
    ...(pressure.isHealthy ? { healthCheck: pressure.isHealthy, healthCheckInterval: 1_000 } : {}),
    // To the handler of the call: a plain form is answered otherwise than a script.
    pressureHandler: async () => {
      throw errors.overloaded();
    },
  });
  await scope.register(cookie);
  await scope.register(multipart);
  readJsonOnly(scope);
  // Paths that nobody answers get the scope's headers too, so that the page can read the refusal.
  scope.setNotFoundHandler((_request, reply) => sendError(reply, errors.notFound()));
}

/** No plain text (SRV-4), and an empty body counts as none, whatever its type says. */
function readJsonOnly(scope: FastifyInstance): void {
  scope.removeContentTypeParser(['application/json', 'text/plain']);
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body.toString(), done);
  });
}
