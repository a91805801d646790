import { previewBody, previewToken } from '@cred/deployment/preview-links';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { callerOf } from '../access';
import { areaParams, parse, parseAddress } from '../routes';
import type { PreviewsService } from './previews.service';

const tokenParams = z.object({ token: previewToken });

/** Binds the calls of preview links. */
export function registerPreviews(server: FastifyInstance, previews: PreviewsService): void {
  server.post('/areas/:area/previews', { config: { access: 'area' } }, async (request, reply) => {
    const { area } = parseAddress(areaParams, request);
    const { actor, ...wanted } = parse(previewBody, request.body);
    const made = await previews.make({ area, ...wanted });
    // A preview changes nothing that others see, so the audit log of changes has no row of it; this line says who.
    request.log.info(
      { area, build: made.build, expires: made.expires, actor, token: callerOf(request).name },
      'a preview link was made',
    );
    return reply.code(201).header('cache-control', 'no-store').send(made);
  });

  server.get('/previews/:token', { config: { access: 'page' } }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    return previews.meaning(parseAddress(tokenParams, request).token);
  });
}
