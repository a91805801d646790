import { callApiPage } from '@cred/api-client';
import type { ReportAppeal } from '@cred/contract';
import { pagedQuery, useQueue } from '../lib/paged';

export const reportAppealsQuery = () =>
  pagedQuery<ReportAppeal>(['settings', 'review', 'report-appeals'], (query, signal) =>
    callApiPage('getReportAppeals', { query }, { signal }),
  );

/** Open appeals, oldest first. */
export const useReportAppeals = () => useQueue(reportAppealsQuery());
