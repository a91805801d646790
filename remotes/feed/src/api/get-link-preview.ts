import { callApi, isApiError } from '@cred/api-client';
import { limits } from '@cred/contract';
import { queryOptions, useQuery, useQueryClient } from '@cred/vendor';
import { useLogError } from '@cred/ui';
import { useState } from 'react';

/** After a transient failure, the same page is not requested again for this long. */
const RETRY_AFTER_MS = 60_000;

/** Cached for an hour and never retried automatically (POST-8); the result that a page has no preview is cached too. */
export const linkPreviewQuery = (url: string) =>
  queryOptions({
    queryKey: ['link-preview', url],
    queryFn: ({ signal }) => callApi('getLinkPreview', { body: { url } }, { signal }),
    staleTime: limits.linkPreviewCacheMs,
    gcTime: limits.linkPreviewCacheMs,
    retry: false,
  });

/** A 400 or 404 means that the page has no preview; other errors are unrelated to the page. */
const isTransient = (error: unknown): boolean => !(isApiError(error) && [400, 404].includes(error.status));

/**
 * The preview of a web page, loaded once `enabled` is true. `hidden` is true if the page has no preview, and after a
 * transient failure until the card mounts again at least `RETRY_AFTER_MS` later.
 */
export function useLinkPreview(url: string, enabled: boolean) {
  const client = useQueryClient();
  const options = linkPreviewQuery(url);
  // The time of a transient failure that is old enough to be retried when this card mounts; otherwise null.
  const [retriedFailure] = useState(() => {
    const failed = client.getQueryState(options.queryKey);
    return failed?.status === 'error' &&
      isTransient(failed.error) &&
      Date.now() - failed.errorUpdatedAt >= RETRY_AFTER_MS
      ? failed.errorUpdatedAt
      : null;
  });
  const query = useQuery({ ...options, enabled, retryOnMount: retriedFailure !== null });
  useLogError('Preview fetch failed', query.error);
  return { data: query.data, hidden: query.isError && query.errorUpdatedAt !== retriedFailure } as const;
}
