import { callApi } from '@cred/api-client';
import type { Session } from '@cred/contract';
import { queryOptions, useQuery } from '@cred/vendor';

const getSessions = (signal: AbortSignal): Promise<Session[]> => callApi('getSessions', {}, { signal });

export const sessionsQuery = () =>
  queryOptions({
    queryKey: ['settings', 'sessions'],
    queryFn: ({ signal }) => getSessions(signal),
  });

const currentFirst = (sessions: readonly Session[]): Session[] =>
  sessions.toSorted((a, b) => Number(b.current) - Number(a.current));

/** The browsers in which the member is logged in: this browser first, then the others, last used first. */
export const useSessions = () => useQuery({ ...sessionsQuery(), select: currentFirst });
