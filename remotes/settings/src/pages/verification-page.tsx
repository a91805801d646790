import { useSession } from '@cred/platform';
import { useEffect, useRef } from 'react';
import { useSubmitCertificate } from '../api/submit-certificate';
import { useVerificationStatus } from '../api/get-verification-status';
import { Subpage } from '../components/subpage';
import { VerificationState } from '../components/verification/verification-state';

/** The verification screen (SET-3), in the states of SET-4. */
export function VerificationPage() {
  const { me, refresh } = useSession();
  const query = useVerificationStatus();
  const submission = useSubmitCertificate();
  const note = useRef<HTMLDivElement>(null);
  const status = query.data?.status;

  // The form had the focus and was removed, so the text that replaces it gets the focus.
  useEffect(() => {
    if (submission.isSuccess) note.current?.focus();
  }, [submission.isSuccess]);

  // The session's copy of the member may be older than the status: a reviewer has decided, or a change of the name has
  // removed the status (SRV-16). The session is reloaded once per status.
  const outdated = (status === 'APPROVED' && !me.isVerificated) || (status === null && me.isSendVerificate);
  useEffect(() => {
    if (outdated) void refresh().catch(() => undefined);
    // oxlint-disable-next-line exhaustive-deps
  }, [outdated, status]);

  return (
    <Subpage
      title="Verification Account"
      subtitle="Make your account more secure and visible to others by verifying it."
    >
      <VerificationState
        query={query}
        isSendVerificate={me.isSendVerificate}
        submission={submission}
        messageRef={note}
      />
    </Subpage>
  );
}
