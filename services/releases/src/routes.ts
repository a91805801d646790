import { releases } from '@cred/contract';
import { LONG_POLL_MAX_SECONDS, promoteBody, rollbackBody, uploadBody } from '@cred/contract/registry';
import { errors } from '@cred/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { BuildsService } from './builds/builds.service';
import type { ReleasesService } from './releases/releases.service';
import type { TableWatch } from './releases/table-watch';

const areaParams = z.object({ area: releases.areaName });
const buildParams = areaParams.extend({ build: releases.buildId });
const fileParams = buildParams.extend({ file: releases.fileName });
const tableQuery = z.object({
  after: z.coerce.number().int().nonnegative().optional(),
  wait: z.coerce.number().min(0).max(LONG_POLL_MAX_SECONDS).default(0),
});

interface Services {
  readonly builds: BuildsService;
  readonly releases: ReleasesService;
  readonly watch: TableWatch;
}

/** Binds the registry's calls. Who may call was decided before (`token.ts`). */
export function registerRoutes(server: FastifyInstance, { builds, releases: table, watch }: Services): void {
  // Files are streamed through their check, never held in memory.
  server.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));

  server.post('/builds', { bodyLimit: 1024 * 1024 }, async (request, reply) => {
    const { record } = parse(uploadBody, request.body);
    return reply.code(200).send(await builds.begin(record));
  });

  server.get('/builds/:area/:build', async (request) => {
    const { area, build } = parseAddress(buildParams, request);
    return builds.find(area, build);
  });

  server.put('/builds/:area/:build/:file', async (request, reply) => {
    if (!request.headers['content-type']?.startsWith('application/octet-stream')) throw errors.unsupportedMediaType();
    await builds.writeFile(parseAddress(fileParams, request), request.raw);
    return reply.code(204).send();
  });

  server.post('/builds/:area/:build/complete', async (request) => {
    const { area, build } = parseAddress(buildParams, request);
    return builds.complete(area, build);
  });

  server.get('/builds/:area/:build/:file', async (request, reply) => {
    const file = await builds.openFile(parseAddress(fileParams, request));
    return reply.type('application/octet-stream').header('content-length', file.bytes).send(file.open());
  });

  server.get('/table', async (request, reply) => {
    const { after, wait } = parse(tableQuery, request.query);
    const current = await watch.tableAfter(after, wait * 1_000, request.raw);
    const tag = `"${current.revision}"`;
    void reply.header('etag', tag).header('cache-control', 'no-cache');
    return request.headers['if-none-match'] === tag ? reply.code(304).send() : reply.send(current);
  });

  server.post('/areas/:area/promote', async (request) => {
    const { area } = parseAddress(areaParams, request);
    return table.promote({ area, ...parse(promoteBody, request.body) });
  });

  server.post('/areas/:area/rollback', async (request) => {
    const { area } = parseAddress(areaParams, request);
    return table.rollback({ area, ...parse(rollbackBody, request.body) });
  });

  server.get('/areas/:area/history', async (request) => table.history(parseAddress(areaParams, request).area));
  server.get('/status', async () => table.status());
}

function parse<T extends z.ZodType>(schema: T, value: unknown): z.infer<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw errors.validationFailed(Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.') || 'body', message])));
}

/** An address that cannot be one of ours is an address where nothing is. */
function parseAddress<T extends z.ZodType>(schema: T, request: FastifyRequest): z.infer<T> {
  const result = schema.safeParse(request.params);
  if (!result.success) throw errors.notFound();
  return result.data;
}
