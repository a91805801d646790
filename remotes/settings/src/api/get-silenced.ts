import { callApiPage } from '@cred/api-client';
import type { UserSummary } from '@cred/contract';
import { pagedQuery, usePaged } from '../lib/paged';

/** The two lists of members that the member has hidden. */
export const silences = ['blocked', 'muted'] as const;
export type Silence = (typeof silences)[number];

const calls = { blocked: 'getBlocked', muted: 'getMuted' } as const;

const silencedQuery = (kind: Silence) =>
  pagedQuery<UserSummary>(['settings', kind], (query, signal) => callApiPage(calls[kind], { query }, { signal }));

/** The members that the member blocks or mutes, newest first. */
export const useSilenced = (kind: Silence) => usePaged(silencedQuery(kind));
