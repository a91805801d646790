import type { Api } from '../../core/api';
import { responseSent, bind, type CallContext } from '../../core/bind';
import { cutPage, linkNextPage } from '../../core/paging';
import { purgeRemovedPosts } from '../deletion/remove-post';
import type { MediaLifecycle } from '../media/media-lifecycle';
import { purgeReportedTexts } from '../reports/reports.repository';
import { purgeOldEvents } from '../reports/transparency';
import { decodeCursor, encodeCursor } from '../../core/cursor';
import type { CertificateLifecycle } from '../verification/certificate-lifecycle';
import { certificateExtension } from '../verification/certificate-type';
import { decideAppeal, listAppeals } from './appeals-review.service';
import { findAudit } from '../audit/audit.repository';
import { decideReport, listReports } from './reports-review.service';
import { presentAppeal, presentAudit, presentReport, presentSubmission } from './review.presenter';
import { decideSubmission, listSubmissions, openCertificate } from './submissions-review.service';

const HOUR_MS = 3_600_000;

interface ReviewDeps {
  readonly media: MediaLifecycle;
  readonly certificates: CertificateLifecycle;
}

/** The reviewers' calls (SRV-19); the guard rejects everyone else. */
export function registerReview(api: Api, { media, certificates }: ReviewDeps): void {
  sweepHourly(api, media);

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
    await decideReport(db, viewer, params.id, body, api.clock());
    return { ok: true as const };
  });

  bind(api, 'getReportAppeals', async (context) => {
    const { db, viewer, query } = context;
    const { rows, last } = await listAppeals(db, viewer, { after: decodeCursor(query.cursor), take: query.take });
    linkNext(context, last);
    return rows.map((row) => presentAppeal(row, api.settings));
  });

  bind(api, 'decideReportAppeal', async ({ db, viewer, params, body }) => {
    await decideAppeal({ db, settings: api.settings, media }, viewer, params.id, body, api.clock());
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

/** Deletes the contents of removed posts, copies of reported texts and old counts when they are due: when the API starts, and every hour. */
function sweepHourly(api: Api, media: MediaLifecycle): void {
  const sweep = async (): Promise<void> => {
    try {
      await purgeRemovedPosts({ db: api.db, media }, api.clock());
      await purgeReportedTexts(api.db, api.clock());
      await purgeOldEvents(api.db, api.clock());
    } catch (failure) {
      api.scope.log.warn({ err: failure }, 'removed posts could not be deleted, will retry');
    }
  };
  const timer = setInterval(() => void sweep(), HOUR_MS).unref();
  api.scope.addHook('onReady', sweep);
  api.scope.addHook('onClose', async () => clearInterval(timer));
}
