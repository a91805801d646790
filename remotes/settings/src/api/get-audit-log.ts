import { callApiPage } from '@cred/api-client';
import type { CallResponse } from '@cred/contract';
import { pagedQuery, usePaged } from '../lib/paged';

export type AuditEntry = CallResponse<'getAuditLog'>[number];

const auditLogQuery = () =>
  pagedQuery<AuditEntry>(['settings', 'review', 'audit'], (query, signal) =>
    callApiPage('getAuditLog', { query }, { signal }),
  );

/** The reviewers' actions, newest first. */
export const useAuditLog = () => usePaged(auditLogQuery());
