import { callApi, isApiError } from '@cred/api-client';
import { limits } from '@cred/contract';
import { queryOptions, useQuery, useQueryClient } from '@cred/vendor';
import { useLogged } from '@cred/ui';
import { useState } from 'react';

/** After a failure that may pass, the same page is not asked for again before so long. */
const RETRY_AFTER_MS = 60_000;

/** Kept for an hour and never retried by itself (spec.md section 9); that there is no preview is kept so long too. */
export const linkPreviewQuery = (url: string) =>
  queryOptions({
    queryKey: ['link-preview', url],
    queryFn: ({ signal }) => callApi('getLinkPreview', { body: { url } }, { signal }),
    staleTime: limits.linkPreviewCacheMs,
    gcTime: limits.linkPreviewCacheMs,
    retry: false,
  });

/** A 400 or 404 says that this page has no preview; anything else says nothing about the page. */
const isTransient = (error: unknown): boolean => !(isApiError(error) && [400, 404].includes(error.status));

/** The preview of a web page, once `enabled`. `hidden` when there is none, or none for now: see `PAUSE_MS`. */
export function useLinkPreview(url: string, enabled: boolean) {
  const client = useQueryClient();
  const options = linkPreviewQuery(url);
  // When the failure happened that this card, as it comes near, may try to make good; null without one.
  const [retriedFailure] = useState(() => {
    const failed = client.getQueryState(options.queryKey);
    return failed?.status === 'error' &&
      isTransient(failed.error) &&
      Date.now() - failed.errorUpdatedAt >= RETRY_AFTER_MS
      ? failed.errorUpdatedAt
      : null;
  });
  const query = useQuery({ ...options, enabled, retryOnMount: retriedFailure !== null });
  useLogged('Preview fetch failed', query.error);
  return { data: query.data, hidden: query.isError && query.errorUpdatedAt !== retriedFailure } as const;
}
