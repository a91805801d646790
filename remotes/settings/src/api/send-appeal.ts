import { callApi } from '@cred/api-client';
import { notify } from '@cred/ui';
import { useMutation, useQueryClient } from '@cred/vendor';
import { moderationQuery } from './get-moderation';

interface Appeal {
  readonly decisionId: string;
  readonly text: string;
}

/** Appeals a decision; repeating it with the same text changes nothing. */
export function useSendAppeal() {
  const client = useQueryClient();
  const refetch = () => client.invalidateQueries({ queryKey: moderationQuery().queryKey });
  return useMutation({
    mutationFn: async ({ decisionId, text }: Appeal): Promise<void> => {
      await callApi('appealModeration', { params: { id: decisionId }, body: { text } });
    },
    onSuccess: async () => {
      notify.success('Appeal sent');
      await refetch();
    },
    onError: (error) => {
      notify.error(`Not sent. ${error.message}`);
      void refetch();
    },
  });
}
