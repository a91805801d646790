import { callApi } from '@cred/api-client';
import type { User } from '@cred/contract';
import { queryOptions, useQuery } from '@cred/vendor';

const getUser = (username: string, signal: AbortSignal): Promise<User> =>
  callApi('getUser', { params: { username } }, { signal });

/** A member's profile. Usernames are compared case-insensitively (SRV-6), so the keys are lower case. */
export const userQuery = (username: string) =>
  queryOptions({
    queryKey: ['users', 'profile', username.toLowerCase()],
    queryFn: ({ signal }) => getUser(username, signal),
  });

export const useUser = (username: string) => useQuery(userQuery(username));
