import { callApi } from '@cred/api-client';
import { queryOptions, useQuery } from '@cred/vendor';

const transparencyQuery = () =>
  queryOptions({
    queryKey: ['settings', 'transparency'],
    queryFn: ({ signal }) => callApi('getTransparency', {}, { signal }),
  });

/** Counts of reports, decisions and appeals. */
export const useTransparency = () => useQuery(transparencyQuery());
