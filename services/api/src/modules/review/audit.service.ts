import type { Executor } from '../../database/connection';
import { cutPage, type PageOf } from '../../core/paging';
import { type AuditRow, findAudit } from './audit.repository';

/** One page of the audit log, newest first. */
export const listAudit = async (
  db: Executor,
  page: { readonly before: string | null; readonly take: number },
): Promise<PageOf<AuditRow>> => cutPage(await findAudit(db, { ...page, take: page.take + 1 }), page.take);
