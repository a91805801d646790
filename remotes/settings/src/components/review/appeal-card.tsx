import type { ReportAppeal } from '@cred/contract';
import { paths } from '@cred/platform';
import { Button } from '@cred/ui';
import { useDecideReportAppeal } from '../../api/decide-report-appeal';
import { formatDateTime } from '../../lib/dates';
import { reasonNames, ruleChoices } from '../../lib/moderation-texts';
import { Actions, DescriptionList, InlineLink } from '../layout';
import { Card } from './card';
import { CaseSubject } from './case-subject';
import { DecisionDialog } from './decision-dialog';
import { useCaseDecision } from './use-case-decision';

interface AppealCardProps {
  readonly appeal: ReportAppeal;
  /** Called when the card is removed, so that the focus can be moved. */
  readonly onDecided: () => void;
}

const outcomes: Readonly<Record<ReportAppeal['decision']['outcome'], string>> = {
  dismissed: 'Report dismissed',
  removed: 'Post removed',
  warned: 'Member warned',
};

/** What a reversal does. */
function effectOf({ decision, subject }: ReportAppeal): string {
  if (decision.outcome === 'removed') return 'The post is shown again, with its comments and ratings.';
  if (decision.outcome === 'warned') return 'The warning is withdrawn.';
  return subject === 'post'
    ? 'The post is hidden from everybody; its author can appeal once.'
    : 'The member is warned, and can appeal once.';
}

/** Shows an appeal with the decision that it is against, and the possible decisions. */
export function AppealCard({ appeal, onDecided }: AppealCardProps) {
  const { id, side, member, appellant, decision, post, text, createdAt } = appeal;
  const { openDialog, setOpenDialog, confirm, dialog } = useCaseDecision(id, useDecideReportAppeal(), onDecided);
  return (
    <Card>
      <CaseSubject
        member={member}
        post={post}
        withoutPost="The decision is about this member, or about a post that is gone."
      />
      <DescriptionList>
        <dt>Decision</dt>
        <dd>
          {outcomes[decision.outcome]}: {reasonNames[decision.reason]}
        </dd>
        <dt>Decided by</dt>
        <dd>
          {decision.reviewer ? `@${decision.reviewer.username}` : 'A former reviewer'},{' '}
          {formatDateTime(decision.decidedAt)}
        </dd>
        <dt>{side === 'reporter' ? 'The reporter’s appeal' : 'The member’s appeal'}</dt>
        <dd>{text}</dd>
        <dt>Appealed by</dt>
        <dd>
          <InlineLink to={paths.profile(appellant.username)}>@{appellant.username}</InlineLink>,{' '}
          {formatDateTime(createdAt)}
        </dd>
      </DescriptionList>
      <Actions>
        <Button aria-label={`Uphold the decision about @${member.username}`} onClick={() => setOpenDialog('upheld')}>
          Uphold
        </Button>
        <Button
          variant="danger"
          aria-label={`Reverse the decision about @${member.username}`}
          onClick={() => setOpenDialog('reversed')}
        >
          Reverse
        </Button>
      </Actions>
      {openDialog === 'upheld' && (
        <DecisionDialog
          {...dialog}
          title="Uphold this decision?"
          text={`The decision is final. ${decision.outcome === 'removed' ? 'The post is deleted now. ' : ''}The appellant is notified.`}
          confirmLabel="Uphold"
          onConfirm={(note) => confirm({ outcome: 'upheld', note })}
        />
      )}
      {openDialog === 'reversed' && (
        <DecisionDialog
          {...dialog}
          title="Reverse this decision?"
          text={`${effectOf(appeal)} Both sides are notified.`}
          {...(decision.outcome === 'dismissed' && {
            reasons: { label: 'Rule', choices: ruleChoices, initial: 'other' as const },
          })}
          confirmLabel="Reverse"
          danger
          onConfirm={(note, reason) => confirm({ outcome: 'reversed', reason, note })}
        />
      )}
    </Card>
  );
}
