import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Executor } from '../../database/connection';
import type { MediaLifecycle } from '../media/media-lifecycle';
import { mediaKey, mediaParts } from '../media/media-path';
import { type ExportOwner, exportJson, exportSections } from './export-sections';

interface Deps {
  readonly db: Executor;
  readonly media: MediaLifecycle;
  readonly at: Date;
}

/**
 * Exports an account as a zip stream. One entry is read at a time, so memory use does not grow with the account. A
 * caller that stops reading must destroy the stream.
 */
export async function exportAccount({ db, media, at }: Deps, owner: ExportOwner): Promise<Readable> {
  const ownMedia = await db
    .selectFrom('media')
    .select(['id', 'kind'])
    .where('owner_id', '=', owner.id)
    .orderBy('id')
    .execute();
  const zip = new ZipFile();
  const output = Readable.from(zip.outputStream as AsyncIterable<Buffer>, { objectMode: false });
  let open: Readable | undefined;
  const add = (name: string, compress: boolean, begin: () => Promise<Readable>): void => {
    zip.addReadStreamLazy(name, { mtime: at, compress }, (supply) => {
      if (output.destroyed) return;
      begin().then(
        (stream) => {
          open = stream;
          if (output.destroyed) stream.destroy();
          else supply(null, stream);
        },
        (failure: unknown) => output.destroy(asError(failure)),
      );
    });
  };
  zip.on('error', (failure: unknown) => output.destroy(asError(failure)));
  output.once('close', () => open?.destroy());
  for (const [name, section] of Object.entries(exportSections)) {
    add(name, true, async () => Readable.from(exportJson(db, section, owner), { objectMode: false }));
  }
  for (const { id, kind } of ownMedia) {
    // Exports an image only in its full size: the card is a smaller copy.
    const part = mediaParts.find((each) => each.kind === kind && each.part !== 'card');
    if (!part) continue;
    add(`media/${id}.${part.extension}`, false, async () => {
      const stored = await media.store.get(mediaKey(id, part.part));
      // A file that was deleted during the export becomes an empty entry.
      return (await stored?.open()) ?? Readable.from([], { objectMode: false });
    });
  }
  zip.end();
  return output;
}

const asError = (failure: unknown): Error => (failure instanceof Error ? failure : new Error(String(failure)));
