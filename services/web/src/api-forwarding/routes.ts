import type { Settings } from '@cred/deployment/settings';
import { isApiBehindPage } from '@cred/deployment/settings';
import type { FastifyInstance } from 'fastify';
import { type ApiAccess, ApiForwarder, type ForwardingLimits, forwardingLimits } from './api-forwarder';

/**
 * The API below `/api` of the page's origin, if that is its address for browsers (FED-21). The page server's own routes
 * below `/api` come first.
 */
export function registerApiForwarding(
  server: FastifyInstance,
  settings: Pick<Settings, 'PUBLIC_URL' | 'API_PUBLIC_URL'>,
  { api, limits }: { readonly api: ApiAccess; readonly limits?: Partial<ForwardingLimits> | undefined },
): void {
  if (!isApiBehindPage(settings)) return;
  const forwarder = new ApiForwarder(api, { ...forwardingLimits, ...limits });
  void server.register(async (scope) => {
    // Bodies are streams, which the API parses and limits.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.route({
      method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: '/api/*',
      config: { hasOwnTimeout: true },
      // The API logs each request.
      logLevel: 'warn',
      handler: (request, reply) => forwarder.forward(request, reply),
    });
  });
  server.addHook('preClose', async () => forwarder.endStreams());
  server.addHook('onClose', async () => forwarder.close());
}
