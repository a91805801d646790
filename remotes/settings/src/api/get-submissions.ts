import { callApiPage } from '@cred/api-client';
import type { Submission } from '@cred/contract';
import { pagedQuery, useQueue } from '../lib/paged';

export const submissionsQuery = () =>
  pagedQuery<Submission>(['settings', 'review', 'submissions'], (query, signal) =>
    callApiPage('getSubmissions', { query }, { signal }),
  );

/** Certificates that wait for a decision, oldest first. */
export const useSubmissions = () => useQueue(submissionsQuery());
