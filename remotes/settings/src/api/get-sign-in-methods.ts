import { callApi } from '@cred/api-client';
import type { SignInMethods } from '@cred/contract';
import { queryOptions, useQuery } from '@cred/vendor';

const getSignInMethods = (signal: AbortSignal): Promise<SignInMethods> => callApi('getSignInMethods', {}, { signal });

export const signInMethodsQuery = () =>
  queryOptions({
    queryKey: ['settings', 'sign-in-methods'],
    queryFn: ({ signal }) => getSignInMethods(signal),
  });

/** The member's passkeys, and whether two-step sign-in is on. */
export const useSignInMethods = () => useQuery(signInMethodsQuery());
