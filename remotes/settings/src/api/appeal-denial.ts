import { callApi, isApiError } from '@cred/api-client';
import { useMe } from '@cred/platform';
import { notify } from '@cred/ui';
import { useMutation, useQueryClient } from '@cred/vendor';
import { verificationStatusQuery } from './get-verification-status';

/** Appeals against the denial of the member's certificate. On success the cached status has the open appeal. */
export function useAppealDenial() {
  const { id: userId } = useMe();
  const client = useQueryClient();
  const { queryKey } = verificationStatusQuery(userId);
  return useMutation({
    mutationFn: (text: string) => callApi('appealDenial', { params: { userId }, body: { text } }),
    onSuccess: async (status) => {
      notify.success('Appeal sent');
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, status);
    },
    onError: (error) => {
      notify.error(`The appeal was not sent. ${error.message}`);
      // Another tab may have appealed; the page then shows its status.
      if (isApiError(error) && error.status === 409) void client.invalidateQueries({ queryKey });
    },
  });
}
