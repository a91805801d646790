import type { Submission } from '@cred/contract';
import { Button, formatBytes, useOneAtATime } from '@cred/ui';
import { useState } from 'react';
import { useDecideSubmission } from '../../api/decide-submission';
import { formatDateTime } from '../../lib/dates';
import { FileDownload } from '../file-download';
import { Actions, DescriptionList } from '../layout';
import { RowMember } from '../lists/row';
import { Card, CardHead } from './card';
import { DecisionDialog } from './decision-dialog';

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
  const { id, member, fullName, specialty, submittedAt, certificate } = submission;
  const [openDialog, setOpenDialog] = useState<'APPROVED' | 'DENIED' | null>(null);
  const type = typeNames[certificate.type] ?? 'file';
  const decide = useDecideSubmission();
  const oneAtATime = useOneAtATime();
  const confirm = (decision: 'APPROVED' | 'DENIED', reason: string): void =>
    oneAtATime(async () => {
      // A toast shows the failure, and the dialog keeps the typed text for a retry.
      await decide.mutateAsync({ id, decision: { decision, reason } });
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
      </DescriptionList>
      <FileDownload
        call="getCertificate"
        input={{ params: { id } }}
        filename={`certificate-${id}.${type.toLowerCase()}`}
        label={`Download the certificate of @${member.username}`}
      >
        Download certificate ({type}, {formatBytes(certificate.bytes)})
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
          text="The profile gets the verified badge. The member is told by a notification and by mail."
          confirmLabel="Approve"
          onConfirm={(reason) => confirm('APPROVED', reason)}
        />
      )}
      {openDialog === 'DENIED' && (
        <DecisionDialog
          {...dialog}
          title={`Deny the certificate of ${member.fullName}?`}
          text="The member is told by a notification and by mail, and can submit another one."
          input={{
            label: 'Reason',
            hint: 'The member reads this. Say what is missing.',
            error: 'A denial needs a reason',
          }}
          confirmLabel="Deny"
          danger
          onConfirm={(reason) => confirm('DENIED', reason)}
        />
      )}
    </Card>
  );
}
