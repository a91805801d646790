import { callApi } from '@cred/api-client';
import type { CallResponse } from '@cred/contract';
import { notify } from '@cred/ui';
import { useMutation } from '@cred/vendor';

const sendEmailConfirmation = (): Promise<CallResponse<'sendEmailConfirmation'>> =>
  callApi('sendEmailConfirmation', {});

/** Mails the member another link that confirms the address (AUTH-34). */
export const useSendEmailConfirmation = () =>
  useMutation({
    mutationFn: sendEmailConfirmation,
    onSuccess: () => notify.success('The mail is on its way'),
    onError: (error) => notify.error(error.message),
  });
