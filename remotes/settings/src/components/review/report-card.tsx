import type { Report, ReportReason } from '@cred/contract';
import { paths } from '@cred/platform';
import { Button, RichText, useOneAtATime } from '@cred/ui';
import { useState } from 'react';
import { useDecideReport, type ReportDecision } from '../../api/decide-report';
import { formatMoment } from '../../lib/dates';
import { Actions, Facts, InlineLink, Muted } from '../layout';
import { RowMember } from '../lists/row';
import { Card, CardHead, Quote } from './card';
import { DecisionDialog } from './decision-dialog';
import { ReportedMedia } from './reported-media';

interface ReportCardProps {
  readonly report: Report;
  /** Called when the card is removed, and the focus with it. */
  readonly onDecided: () => void;
}

const reasons: Readonly<Record<ReportReason, string>> = {
  misinformation: 'Misinformation',
  patient_privacy: 'A patient’s privacy',
  harassment: 'Harassment',
  spam: 'Spam',
  impersonation: 'Impersonation',
  other: 'Something else',
};

/** A report with its subject and the possible decisions. */
export function ReportCard({ report, onDecided }: ReportCardProps) {
  const { id, member, post, reporter, reason, text, createdAt } = report;
  const [asking, setAsking] = useState<ReportDecision['outcome'] | null>(null);
  const decide = useDecideReport();
  const oneAtATime = useOneAtATime();
  const confirm = (outcome: ReportDecision['outcome'], note: string): void =>
    oneAtATime(async () => {
      // A toast shows the failure; the typed text is kept for a retry.
      await decide.mutateAsync({ id, decision: { outcome, note } });
      setAsking(null);
      onDecided();
    });
  const dialog = {
    pending: decide.isPending,
    input: { label: 'Note (optional)', hint: 'For the reviewers’ log only.' },
    onCancel: () => setAsking(null),
  };
  return (
    <Card>
      <CardHead>
        <RowMember user={member} />
      </CardHead>
      {post ? (
        <>
          <Quote>
            {post.text === '' ? <Muted as="span">A post without text</Muted> : <RichText text={post.text} />}
          </Quote>
          <ReportedMedia post={post} />
        </>
      ) : (
        <Muted>The report is about this member, or about a post that is gone.</Muted>
      )}
      <Facts>
        <dt>Reason</dt>
        <dd>{reasons[reason]}</dd>
        {text !== '' && (
          <>
            <dt>In their words</dt>
            <dd>{text}</dd>
          </>
        )}
        <dt>Reported by</dt>
        <dd>
          <InlineLink to={paths.profile(reporter.username)}>@{reporter.username}</InlineLink>, {formatMoment(createdAt)}
        </dd>
      </Facts>
      <Actions>
        <Button aria-label={`Dismiss the report about @${member.username}`} onClick={() => setAsking('dismissed')}>
          Dismiss
        </Button>
        {post && (
          <Button
            variant="danger"
            aria-label={`Remove the post of @${member.username}`}
            onClick={() => setAsking('removed')}
          >
            Remove post
          </Button>
        )}
      </Actions>
      {asking === 'dismissed' && (
        <DecisionDialog
          {...dialog}
          title="Dismiss this report?"
          text="Nothing changes for the member, and nobody is told."
          confirmLabel="Dismiss"
          onConfirm={(note) => confirm('dismissed', note)}
        />
      )}
      {asking === 'removed' && (
        <DecisionDialog
          {...dialog}
          title="Remove this post?"
          text={`The post of @${member.username} is deleted for everybody, with its pictures and comments. This cannot be undone.`}
          confirmLabel="Remove post"
          danger
          onConfirm={(note) => confirm('removed', note)}
        />
      )}
    </Card>
  );
}
