import { Readable } from 'node:stream';
import type { ReferenceFormat } from '@cred/contract';
import { errors } from '@cred/service-kit';
import type { FastifyReply } from 'fastify';
import type { Api } from '../../core/api';
import { bind, responseSent } from '../../core/bind';
import { requireSelf, type Viewer } from '../../core/viewer';
import type { Executor } from '../../database/connection';
import { referenceFormats } from './reference-files';
import { presentReference } from './references.presenter';
import { findNotices, findReferences, findSavedReferences, type ReferenceRow } from './references.repository';

/** The references that posts keep from the check of their text (POST-50), and their files (POST-53). */
export function registerReferences(api: Api): void {
  bind(api, 'getPostReferences', async ({ db, viewer, params }) => {
    const rows = await requireReferences(db, viewer, params.id);
    const notices = await findNotices(db, rows);
    return rows.map((row, at) => ({ ...presentReference(row), notices: notices[at] ?? [] }));
  });

  bind(
    api,
    'exportPostReferences',
    async ({ db, viewer, params, query: { format }, reply }) => {
      const rows = await requireReferences(db, viewer, params.id);
      if (rows.length === 0) throw errors.notFound('This post has no references');
      await sendFile(reply, { format, name: `cred-references-${params.id.slice(-8)}`, pages: [rows] });
      return responseSent;
    },
    { bucket: 'referenceFile' },
  );

  bind(
    api,
    'exportSavedReferences',
    async ({ db, viewer, params, query: { format }, reply }) => {
      requireSelf(viewer, params.userId);
      const first = await findSavedReferences(db, viewer, 0, PAGE_ROWS);
      if (first.length === 0) throw errors.notFound('None of your bookmarks has references');
      const name = `cred-bookmarks-${api.clock().toISOString().slice(0, 10)}`;
      await sendFile(reply, { format, name, pages: savedPages(db, viewer, first) });
      return responseSent;
    },
    { bucket: 'referenceFile' },
  );
}

/** @throws AppError 404 for a post that the viewer may not see */
async function requireReferences(db: Executor, viewer: Viewer, postId: string): Promise<ReferenceRow[]> {
  const references = await findReferences(db, viewer, postId);
  if (!references) throw errors.notFound();
  return references;
}

const PAGE_ROWS = 200;

/** Page by page: the references of 2,000 bookmarks may take 60 MB. */
async function* savedPages(db: Executor, viewer: Viewer, first: ReferenceRow[]): AsyncGenerator<ReferenceRow[]> {
  let rows = first;
  for (;;) {
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE_ROWS) return;
    rows = await findSavedReferences(db, viewer, last.pmid, PAGE_ROWS);
  }
}

interface ReferenceFile {
  readonly format: ReferenceFormat;
  /** Without the extension. */
  readonly name: string;
  readonly pages: Iterable<ReferenceRow[]> | AsyncIterable<ReferenceRow[]>;
}

async function sendFile(reply: FastifyReply, { format, name, pages }: ReferenceFile): Promise<void> {
  const { toEntry, extension } = referenceFormats[format];
  await reply
    .type('text/plain; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.${extension}"`)
    .header('cache-control', 'private, no-store')
    .send(Readable.from(entriesOf(pages, (row) => toEntry(presentReference(row)))));
}

async function* entriesOf(
  pages: ReferenceFile['pages'],
  toEntry: (row: ReferenceRow) => string,
): AsyncGenerator<string> {
  for await (const rows of pages) yield rows.map(toEntry).join('');
}
