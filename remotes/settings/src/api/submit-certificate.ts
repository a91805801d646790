import { callApi, isApiError } from '@cred/api-client';
import type { CallResponse, LicenceFields, Me } from '@cred/contract';
import { useSession } from '@cred/platform';
import { notify } from '@cred/ui';
import { useMutation, useQueryClient } from '@cred/vendor';
import { useState } from 'react';
import { verificationStatusQuery } from './get-verification-status';
import { setSendVerificate } from './set-send-verificate';

interface CertificateDraft {
  readonly certificate: File;
  /** Empty without a licence. */
  readonly licence: LicenceFields;
}

const submitCertificate = (
  me: Me,
  { certificate, licence }: CertificateDraft,
  onUploadProgress: (sent: number) => void,
): Promise<CallResponse<'submitCertificate'>> =>
  callApi(
    'submitCertificate',
    {
      body: {
        fullName: me.fullName,
        userId: me.id,
        email: me.email,
        username: me.username,
        status: 'PENDING',
        ...licence,
      },
      files: { certificate },
    },
    { onUploadProgress },
  );

/**
 * Submits a certificate. On success the cached status is PENDING (SET-6), and the member's flag is set. `sent` is the
 * uploaded part of the file, from 0 to 1.
 */
export function useSubmitCertificate() {
  const { me, refresh } = useSession();
  const client = useQueryClient();
  const { queryKey } = verificationStatusQuery(me.id);
  const [sent, setSent] = useState(0);

  const setFlag = async (): Promise<void> => {
    try {
      await setSendVerificate(me.id);
    } catch {
      notify.error('Error updating user flag (isSendVerificate).');
    }
    await refresh().catch(() => undefined);
  };

  const submission = useMutation({
    mutationFn: (draft: CertificateDraft) => {
      setSent(0);
      return submitCertificate(me, draft, setSent);
    },
    onSuccess: async () => {
      notify.success('Certificate sent successfully!', 'certificate');
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, { status: 'PENDING', reason: null });
      // Not awaited: the certificate is stored even if the flag fails.
      void setFlag();
    },
    onError: (error) => {
      notify.error('Error sending certificate, try again.', 'certificate');
      // Another tab may have submitted a certificate; the page then shows its status.
      if (isApiError(error) && error.status === 409) void client.invalidateQueries({ queryKey });
    },
  });
  return { ...submission, sent };
}
