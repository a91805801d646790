import type { Api } from '../../core/api';
import { responseSent, bind, type CallContext } from '../../core/bind';
import { cutPage, linkNextPage } from '../../core/paging';
import type { MediaLifecycle } from '../media/media-lifecycle';
import { decodeCursor, encodeCursor } from '../../core/cursor';
import type { CertificateLifecycle } from '../verification/certificate-lifecycle';
import { certificateExtension } from '../verification/certificate-type';
import { findAudit } from './audit.repository';
import { decideReport, listReports } from './reports-review.service';
import { presentAudit, presentReport, presentSubmission } from './review.presenter';
import { decideSubmission, listSubmissions, openCertificate } from './submissions-review.service';

interface ReviewDeps {
  readonly media: MediaLifecycle;
  readonly certificates: CertificateLifecycle;
}

/** The reviewers' calls (SRV-19); the guard rejects everyone else. */
export function registerReview(api: Api, { media, certificates }: ReviewDeps): void {
  bind(api, 'getSubmissions', async (context) => {
    const { db, viewer, query } = context;
    const { rows, last } = await listSubmissions(db, viewer, { after: decodeCursor(query.cursor), take: query.take });
    linkNext(context, last);
    return rows.map((row) => presentSubmission(row, api.settings));
  });

  bind(api, 'getCertificate', async ({ db, viewer, params, reply }) => {
    const { type, size, stream } = await openCertificate(db, certificates, viewer, params.id, api.clock());
    // An untrusted file: always a download, never rendered or run by the browser (SRV-18).
    await reply
      .type('application/octet-stream')
      .header('content-length', size)
      .header('content-disposition', `attachment; filename="certificate-${params.id}.${certificateExtension(type)}"`)
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .send(stream);
    return responseSent;
  });

  bind(api, 'decideSubmission', async ({ db, viewer, params, body }) => {
    await decideSubmission(db, viewer, params.id, body, api.clock());
    return { ok: true as const };
  });

  bind(api, 'getReports', async (context) => {
    const { db, viewer, query } = context;
    const { rows, last } = await listReports(db, viewer, { after: decodeCursor(query.cursor), take: query.take });
    linkNext(context, last);
    return rows.map((row) => presentReport(row, api.settings));
  });

  bind(api, 'decideReport', async ({ db, viewer, params, body }) => {
    await decideReport({ db, media }, viewer, params.id, body, api.clock());
    return { ok: true as const };
  });

  bind(api, 'getAuditLog', async (context) => {
    const { db, query } = context;
    const page = await findAudit(db, { before: decodeCursor(query.cursor), take: query.take + 1 });
    const { rows, last } = cutPage(page, query.take);
    linkNext(context, last);
    return rows.map((row) => presentAudit(row, api.settings));
  });
}

const linkNext = (
  context: Pick<CallContext<'getReports'>, 'api' | 'request' | 'reply'>,
  last: { readonly id: string } | null,
): void => linkNextPage(context, last && encodeCursor(last.id));
