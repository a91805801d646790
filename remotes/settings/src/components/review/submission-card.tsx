import type { Submission } from '@cred/contract';
import { Button, formatBytes, space, useOneAtATime } from '@cred/ui';
import { styled } from '@cred/vendor';
import { useState } from 'react';
import { type SubmissionDecision, useDecideSubmission } from '../../api/decide-submission';
import { formatDateTime } from '../../lib/dates';
import { FileDownload } from '../file-download';
import { Actions, DescriptionList, MutedText } from '../layout';
import { RowMember } from '../lists/row';
import { Card, CardHead, Quote } from './card';
import { DecisionDialog } from './decision-dialog';
import { DenialDialog } from './denial-dialog';
import { LicenceDetails } from './licence-details';

interface SubmissionCardProps {
  readonly submission: Submission;
  /** Called when the card is removed, so that the focus can be moved. */
  readonly onDecided: () => void;
}

const typeNames: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
};

/** Shows a certificate with the information that a decision requires. */
export function SubmissionCard({ submission, onDecided }: SubmissionCardProps) {
  const { id, member, fullName, specialty, submittedAt, certificate, licence, appeal } = submission;
  const [openDialog, setOpenDialog] = useState<'APPROVED' | 'DENIED' | null>(null);
  const type = typeNames[certificate.type] ?? 'file';
  const decide = useDecideSubmission();
  const oneAtATime = useOneAtATime();
  const confirm = (decision: SubmissionDecision): void =>
    oneAtATime(async () => {
      // A toast shows the failure, and the dialog keeps the typed text for a retry.
      await decide.mutateAsync({ id, decision });
      setOpenDialog(null);
      onDecided();
    });
  const dialog = { pending: decide.isPending, onCancel: () => setOpenDialog(null) };
  return (
    <Card>
      <CardHead>
        <RowMember user={member} />
      </CardHead>
      <DescriptionList>
        <dt>Name as given</dt>
        <dd>{fullName}</dd>
        <dt>Specialty</dt>
        <dd>{specialty.replaceAll('_', ' ')}</dd>
        <dt>Submitted</dt>
        <dd>{formatDateTime(submittedAt)}</dd>
        <LicenceDetails licence={licence} />
      </DescriptionList>
      {appeal && <Appeal appeal={appeal} />}
      <FileDownload
        call="getCertificate"
        input={{ params: { id } }}
        filename={`certificate-${id}.${type.toLowerCase()}`}
        label={`Download the certificate of @${member.username}`}
      >
        Download ({type}, {formatBytes(certificate.bytes)})
      </FileDownload>
      <Actions>
        <Button variant="primary" aria-label={`Approve @${member.username}`} onClick={() => setOpenDialog('APPROVED')}>
          Approve
        </Button>
        <Button aria-label={`Deny @${member.username}`} onClick={() => setOpenDialog('DENIED')}>
          Deny
        </Button>
      </Actions>
      {openDialog === 'APPROVED' && (
        <DecisionDialog
          {...dialog}
          title={`Approve the certificate of ${member.fullName}?`}
          text="The profile gets the verified badge. The member gets a notification and a mail."
          confirmLabel="Approve"
          onConfirm={() => confirm({ decision: 'APPROVED', reason: '' })}
        />
      )}
      {openDialog === 'DENIED' && (
        <DenialDialog
          {...dialog}
          title={`Deny the certificate of ${member.fullName}?`}
          text={denialEffects(appeal)}
          confirmLabel="Deny"
          onConfirm={confirm}
        />
      )}
    </Card>
  );
}

/** What a denial does: an appealed one stays only when two reviewers agree (LIC-11). */
function denialEffects(appeal: Submission['appeal']): string {
  if (!appeal) return 'The member gets a notification and a mail, and can submit another one.';
  return appeal.confirmations === 0
    ? 'You confirm the denial. It stays if another reviewer confirms it, too; until then the appeal is open.'
    : 'Another reviewer has confirmed the denial. If you confirm it, too, it stays, and the member is informed.';
}

const AppealTexts = styled.div`
  display: grid;
  gap: ${space(2)};
`;

/** The member's objection to a denial, with its reason. */
const Appeal = ({ appeal }: { readonly appeal: NonNullable<Submission['appeal']> }) => (
  <AppealTexts role="group" aria-label="Appeal">
    <MutedText>
      The member appeals against the denial, {formatDateTime(appeal.createdAt)}
      {appeal.confirmations > 0 && '; one other reviewer has confirmed it'}:
    </MutedText>
    <Quote>{appeal.text}</Quote>
    <MutedText>The denial:</MutedText>
    <Quote>{appeal.reason}</Quote>
  </AppealTexts>
);
