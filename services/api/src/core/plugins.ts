import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import underPressure from '@fastify/under-pressure';
import type { Settings } from '@cred/deployment/settings';
import { errors, installSecurityHeaders, jsonParser, sendError } from '@cred/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The limits above which requests are rejected with 503. */
export interface Pressure {
  /** Milliseconds. */
  readonly maxEventLoopDelay?: number;
  /** Checked every second; false rejects requests with 503. */
  readonly isHealthy?: () => Promise<boolean>;
}

export const defaultPressure: Pressure = { maxEventLoopDelay: 3_000 };

/** CORS, security headers, overload protection and body parsers. */
export async function installPlugins(scope: FastifyInstance, settings: Settings, pressure: Pressure): Promise<void> {
  await scope.register(cors, {
    origin: [settings.PUBLIC_URL],
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['Link', 'Retry-After', 'x-request-id'],
    maxAge: 600,
  });
  installSecurityHeaders(scope);
  await scope.register(underPressure, {
    ...(pressure.maxEventLoopDelay === undefined ? {} : { maxEventLoopDelay: pressure.maxEventLoopDelay }),
    ...(pressure.isHealthy ? { healthCheck: pressure.isHealthy, healthCheckInterval: 1_000 } : {}),
    // Thrown instead of sent, so that the call's handler can redirect a plain form.
    pressureHandler: async () => {
      throw errors.overloaded();
    },
  });
  await scope.register(cookie);
  await scope.register(multipart);
  readJsonOnly(scope);
  // Unknown paths need the scope's CORS headers, so that the page can read the response.
  scope.setNotFoundHandler((_request, reply) => sendError(reply, errors.notFound()));
}

/** Rejects plain text (SRV-4), and treats an empty body of any type as absent. */
function readJsonOnly(scope: FastifyInstance): void {
  scope.removeContentTypeParser(['application/json', 'text/plain']);
  const parse = jsonParser(scope);
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) =>
    body.length === 0 ? undefined : parse(request, body),
  );
}
