import { errors } from '@cred/service-kit';
import { validate as isUuid } from 'uuid';
import type { Api } from '../../core/api';
import { guard, requireViewer } from '../../core/guard';
import { isKnownEtag } from '../../core/known-etag';
import { imageSizes } from './image-pipeline';
import { mediaKeeperOf } from './media-keeper';
import { mediaKey } from './media-path';
import { findVisibleMedia } from './media.repository';

const HOUR = 3_600_000;

/** Serves stored images to those who may see them, and clears up what crashes left behind. */
export function registerMedia(api: Api): void {
  const keeper = mediaKeeperOf(api);

  api.scope.get<{ Params: { id: string; file: string } }>(
    '/media/:id/:file',
    { onRequest: guard(api, { method: 'GET', access: 'member', contentType: null }) },
    async (request, reply) => {
      const { id, file } = request.params;
      const size = imageSizes.find((each) => `${each}.webp` === file);
      const visible = size && isUuid(id) && (await findVisibleMedia(api.db, requireViewer(request), id));
      if (!size || !visible) throw errors.notFound();
      // An image never changes under its id. A health post's is asked for each time, so that who loses the
      // flag loses the picture too (server rule 24).
      const etag = `"${id}-${size}"`;
      const caching = visible.audience === 'health' ? 'private, no-cache' : 'private, max-age=31536000, immutable';
      if (isKnownEtag(request.headers['if-none-match'], etag)) {
        return reply.code(304).header('etag', etag).header('cache-control', caching).send();
      }
      const stored = await keeper.store.get(mediaKey(id, size));
      if (!stored) throw errors.notFound();
      return reply
        .type('image/webp')
        .header('etag', etag)
        .header('cache-control', caching)
        .header('content-length', stored.size)
        .header('x-content-type-options', 'nosniff')
        .header('content-disposition', 'inline')
        .send(stored.stream());
    },
  );

  const sweep = async (): Promise<void> => {
    try {
      await keeper.sweep(api.db, new Date(api.clock().getTime() - HOUR));
    } catch (failure) {
      api.scope.log.warn({ err: failure }, 'leftover media could not be swept');
    }
  };
  const timer = setInterval(() => void sweep(), HOUR).unref();
  api.scope.addHook('onReady', sweep);
  api.scope.addHook('onClose', async () => clearInterval(timer));
}
