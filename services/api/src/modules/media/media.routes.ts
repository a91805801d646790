import { Readable } from 'node:stream';
import { errors } from '@cred/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { validate as isUuid } from 'uuid';
import type { Api } from '../../core/api';
import { guard } from '../../core/guard';
import { matchesEtag } from '../../core/etag';
import { imageWorkers } from './image-workers';
import { IncomingFiles } from './incoming-files';
import type { MediaLifecycle } from './media-lifecycle';
import { mediaKey, mediaParts } from './media-path';
import type { StoredFile } from './media-store';
import { findVisibleMedia } from './media.repository';
import { incomingFolder } from './open-media-store';
import { allowsRange, requestedRange } from './range';
import { requireViewer } from '../../core/viewer';

const HOUR = 3_600_000;

/** Serves stored media to those who may see them, and sweeps leftover files. */
export function registerMedia(api: Api, { media }: { readonly media: MediaLifecycle }): void {
  api.scope.get<{ Params: { id: string; file: string }; Querystring: { download?: string } }>(
    '/media/:id/:file',
    { onRequest: guard(api, { method: 'GET', access: 'member', contentType: null }) },
    async (request, reply) => {
      const { file } = request.params;
      const kind = mediaParts.find((each) => each.file === file);
      const visible =
        kind && isUuid(request.params.id)
          ? await findVisibleMedia(api.db, requireViewer(request), request.params.id)
          : undefined;
      if (!kind || visible?.kind !== kind.kind) throw errors.notFound();
      // Uses the stored id: an id in upper case is valid, but the store's key and the etag are case-sensitive.
      const { id } = visible;
      // Media never change under their id, but may be deleted: browsers cache them for an hour and then revalidate
      // (SRV-25). Media of a health post are revalidated each time, so that a former professional loses access at once,
      // even during a video (SRV-24). Media of a chat are too, so that a blocked member loses access at once.
      const etag = `"${id}-${kind.part}"`;
      reply
        .header('etag', etag)
        .header('cache-control', visible.mustRevalidate ? 'private, no-cache' : 'private, max-age=3600')
        .header('accept-ranges', 'bytes')
        .header('x-content-type-options', 'nosniff');
      if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      const stored = await media.store.get(mediaKey(id, kind.part));
      if (!stored) throw errors.notFound();
      // Browsers ignore the attribute `download` of a link to another origin.
      const saved = request.query.download !== undefined;
      reply
        .type(kind.type)
        .header('content-disposition', saved ? `attachment; filename="cred-${id}.${kind.extension}"` : 'inline');
      return sendPart(request, reply, stored, etag);
    },
  );

  const incoming = new IncomingFiles(incomingFolder(api.settings.CRED_DATA));
  const sweep = async (): Promise<void> => {
    try {
      // File times follow the machine's clock, not `api.clock`.
      await incoming.sweep(new Date(Date.now() - HOUR));
      await media.sweep(api.db, new Date(api.clock().getTime() - HOUR));
    } catch (failure) {
      api.scope.log.warn({ err: failure }, 'leftover media could not be swept');
    }
  };
  // Logged at once, but not fatal: everything except media works without the store.
  const check = (): Promise<void> =>
    media.store
      .check()
      .catch((failure: unknown) => api.scope.log.error({ err: failure }, 'the media store cannot be used'));
  const timer = setInterval(() => void sweep(), HOUR).unref();
  api.scope.addHook('onReady', check);
  api.scope.addHook('onReady', sweep);
  const removeListener = imageWorkers.onProcessEnd((reason) =>
    api.scope.log.warn({ reason }, 'an image was rejected because its process ended'),
  );
  api.scope.addHook('onClose', async () => {
    clearInterval(timer);
    removeListener();
    imageWorkers.endIdle();
  });
}

/** Sends the requested range. When the client disconnects, the stream ends and closes the file. */
async function sendPart(
  request: FastifyRequest,
  reply: FastifyReply,
  stored: StoredFile,
  etag: string,
): Promise<FastifyReply> {
  const { size } = stored;
  // Ranges are for GET only (RFC 9110, section 14.2). Fastify replaces the length of any body that is not a stream.
  if (request.method === 'HEAD') return reply.header('content-length', size).send(Readable.from([]));
  const range = allowsRange(request.headers['if-range']?.toString(), etag)
    ? requestedRange(request.headers.range, size)
    : 'all';
  if (range === 'none') return sendRangeNotSatisfiable(reply, size);
  const body = await stored.open(range === 'all' ? undefined : range);
  if (!body) throw errors.notFound();
  if (range === 'all') return reply.header('content-length', size).send(body);
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    .header('content-length', range.end - range.start + 1)
    .send(body);
}

function sendRangeNotSatisfiable(reply: FastifyReply, size: number): FastifyReply {
  return reply
    .code(416)
    .header('content-range', `bytes */${size}`)
    .header('cache-control', 'no-store')
    .removeHeader('content-type')
    .removeHeader('content-disposition')
    .removeHeader('etag')
    .send();
}
