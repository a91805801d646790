import { callApiPage } from '@cred/api-client';
import type { Report } from '@cred/contract';
import { pagedQuery, useQueue } from '../lib/paged';

export const reportsQuery = () =>
  pagedQuery<Report>(['settings', 'review', 'reports'], (query, signal) =>
    callApiPage('getReports', { query }, { signal }),
  );

/** Open reports, oldest first. */
export const useReports = () => useQueue(reportsQuery());
