import type { CallResponse } from '@cred/contract';
import { Spinner, color, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { CircleX, Clock, BadgeCheck, type LucideIcon } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import type { useVerificationStatus } from '../../api/get-verification-status';
import type { useSubmitCertificate } from '../../api/submit-certificate';
import { formatDate } from '../../lib/dates';
import { PageContent, MutedText, Notice } from '../layout';
import { QueryState } from '../query-state';
import { CertificateForm } from './certificate-form';
import { DenialAppeal } from './denial-appeal';

interface VerificationStateProps {
  readonly query: ReturnType<typeof useVerificationStatus>;
  readonly isSendVerificate: boolean;
  readonly submission: ReturnType<typeof useSubmitCertificate>;
  /** A ref to the text that is shown instead of the form. */
  readonly messageRef: RefObject<HTMLDivElement | null>;
}

const Strong = styled.p`
  font-weight: 600;
`;

const Reason = styled.p`
  margin-block-start: ${space(1)};
  white-space: pre-wrap;
`;

const Pill = styled.p`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: ${space(2)};
  padding: ${space(1)} ${space(3)};
  border: 1px solid ${color.line};
  border-radius: 999px;
  font-weight: 600;
`;

const Waiting = styled.div`
  display: grid;
  justify-items: center;
  padding: ${space(8)} ${space(4)};
`;

const emptyStatus: CallResponse<'getVerificationStatus'> = { status: null, reason: null };

/**
 * The content for each status (SET-4). Without a status, the member's flag determines whether the loading state or the
 * form is shown.
 */
export function VerificationState({ query, isSendVerificate, submission, messageRef }: VerificationStateProps) {
  const { status, reason, appeal, validUntil } = query.data ?? emptyStatus;
  switch (status) {
    case 'PENDING':
      return (
        <StatusMessage icon={Clock} messageRef={messageRef} title="Your certificate is under review.">
          You get a notification and a mail.
        </StatusMessage>
      );
    case 'APPROVED':
      return (
        <StatusMessage icon={BadgeCheck} messageRef={messageRef} title="Success! Your account has been verified.">
          The badge stands beside your name. A change of your full name or specialty takes it away.
          {validUntil !== undefined && ` It ends with your licence, after ${formatDate(validUntil)}.`}
        </StatusMessage>
      );
    case 'DENIED':
      return (
        <PageContent>
          <Notice $tone="danger" role="status">
            <CircleX size={20} strokeWidth={1.75} aria-hidden />
            <div>
              <Strong>Your submission was denied, please try again.</Strong>
              {reason && <Reason>The reviewer wrote: “{reason}”</Reason>}
            </div>
          </Notice>
          {appeal && <DenialAppeal state={appeal} />}
          <CertificateForm submission={submission} />
        </PageContent>
      );
    default:
      if (isSendVerificate)
        return (
          <QueryState query={query} errorTitle="Your status could not be loaded">
            <Loading />
          </QueryState>
        );
      return (
        <PageContent>
          <Pill>
            <Clock size={16} strokeWidth={1.75} aria-hidden />
            Status: Pending Approval
          </Pill>
          <CertificateForm submission={submission} />
        </PageContent>
      );
  }
}

const Loading = () => (
  <Waiting>
    <Spinner label="Loading" />
    <MutedText>Loading status...</MutedText>
  </Waiting>
);

interface StatusMessageProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly messageRef: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}

const StatusMessage = ({ icon: Icon, title, messageRef, children }: StatusMessageProps) => (
  <PageContent>
    <Notice ref={messageRef} role="status" tabIndex={-1}>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <div>
        <Strong>{title}</Strong>
        <MutedText>{children}</MutedText>
      </div>
    </Notice>
  </PageContent>
);
