import { callApi } from '@cred/api-client';
import { limits } from '@cred/contract';
import { queryOptions, useQuery } from '@cred/vendor';
import { useLogged } from '../lib/use-logged';

/** Kept for an hour, failures too, and never retried (spec.md section 9). */
export const linkPreviewQuery = (url: string) =>
  queryOptions({
    queryKey: ['link-preview', url],
    queryFn: ({ signal }) => callApi('getLinkPreview', { body: { url } }, { signal }),
    staleTime: limits.linkPreviewCacheMs,
    gcTime: limits.linkPreviewCacheMs,
    retry: false,
    retryOnMount: false,
  });

/** The preview of a web page, once `enabled`. */
export function useLinkPreview(url: string, enabled: boolean) {
  const query = useQuery({ ...linkPreviewQuery(url), enabled });
  useLogged('Preview fetch failed', query.error);
  return query;
}
