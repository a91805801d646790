import { callApiPage } from '@cred/api-client';
import type { ModerationCase } from '@cred/contract';
import { pagedQuery, usePaged } from '../lib/paged';

export const moderationQuery = () =>
  pagedQuery<ModerationCase>(['settings', 'moderation'], (query, signal) =>
    callApiPage('getModeration', { query }, { signal }),
  );

/** The member's reports and the decisions about them, newest first. */
export const useModeration = () => usePaged(moderationQuery());
