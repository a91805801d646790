import type { QueryClient } from '@cred/vendor';
import { forgetMemberData, sessionQuery } from './session-query';

/**
 * When the session turns out to be another member's, as after a login in another tab, nothing that the first one
 * saw stays in this page.
 * @returns how to stop watching
 */
export function forgetOtherMember(queryClient: QueryClient): () => void {
  let known: string | undefined;
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== sessionQuery.queryKey[0]) return;
    const id = queryClient.getQueryData(sessionQuery.queryKey)?.id;
    if (id === undefined || id === known) return;
    if (known !== undefined) forgetMemberData(queryClient);
    known = id;
  });
}
