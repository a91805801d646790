import { callApiPage } from '@cred/api-client';
import type { Submission } from '@cred/contract';
import { pagedQuery, usePaged } from '../lib/paged';

export const submissionsQuery = () =>
  pagedQuery<Submission>(['settings', 'review', 'submissions'], (query, signal) =>
    callApiPage('getSubmissions', { query }, { signal }),
  );

/** Certificates that wait for a decision, oldest first. */
export const useSubmissions = () => usePaged(submissionsQuery());
