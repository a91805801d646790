import { callApiPage } from '@cred/api-client';
import type { UserSummary } from '@cred/contract';
import { pagedQuery, usePaged } from '../lib/paged';

/** The two restrictions; each has a list of members. */
export const restrictions = ['blocked', 'muted'] as const;
export type Restriction = (typeof restrictions)[number];

const calls = { blocked: 'getBlocked', muted: 'getMuted' } as const;

const restrictedMembersQuery = (kind: Restriction) =>
  pagedQuery<UserSummary>(['settings', kind], (query, signal) => callApiPage(calls[kind], { query }, { signal }));

/** The members that the member blocks or mutes, newest first. */
export const useRestrictedMembers = (kind: Restriction) => usePaged(restrictedMembersQuery(kind));
