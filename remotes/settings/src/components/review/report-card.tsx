import type { Report } from '@cred/contract';
import { paths } from '@cred/platform';
import { Button } from '@cred/ui';
import { useDecideReport } from '../../api/decide-report';
import { formatDateTime } from '../../lib/dates';
import { dismissalChoices, ruleChoices, ruleNames } from '../../lib/moderation-texts';
import { Actions, DescriptionList, InlineLink } from '../layout';
import { Card } from './card';
import { CaseSubject } from './case-subject';
import { DecisionDialog } from './decision-dialog';
import { useCaseDecision } from './use-case-decision';

interface ReportCardProps {
  readonly report: Report;
  /** Called when the card is removed, so that the focus can be moved. */
  readonly onDecided: () => void;
}

/** Shows a report, its subject and the possible decisions. */
export function ReportCard({ report, onDecided }: ReportCardProps) {
  const { id, member, post, reporter, reason, text, createdAt } = report;
  const { openDialog, setOpenDialog, confirm, dialog } = useCaseDecision(id, useDecideReport(), onDecided);
  const rule = { label: 'Rule', choices: ruleChoices, initial: reason };
  return (
    <Card>
      <CaseSubject
        member={member}
        post={post}
        withoutPost="The report is about this member, or about a post that is gone."
      />
      <DescriptionList>
        <dt>Reason</dt>
        <dd>{ruleNames[reason]}</dd>
        {text !== '' && (
          <>
            <dt>In their words</dt>
            <dd>{text}</dd>
          </>
        )}
        <dt>Reported by</dt>
        <dd>
          <InlineLink to={paths.profile(reporter.username)}>@{reporter.username}</InlineLink>,{' '}
          {formatDateTime(createdAt)}
        </dd>
      </DescriptionList>
      <Actions>
        <Button aria-label={`Dismiss the report about @${member.username}`} onClick={() => setOpenDialog('dismissed')}>
          Dismiss
        </Button>
        <Button aria-label={`Warn @${member.username}`} onClick={() => setOpenDialog('warned')}>
          Warn member
        </Button>
        {post && (
          <Button
            variant="danger"
            aria-label={`Remove the post of @${member.username}`}
            onClick={() => setOpenDialog('removed')}
          >
            Remove post
          </Button>
        )}
      </Actions>
      {openDialog === 'dismissed' && (
        <DecisionDialog
          {...dialog}
          title="Dismiss this report?"
          text="Nothing changes for the member. The reporter reads the reason, and can appeal once."
          reasons={{ label: 'Reason', choices: dismissalChoices, initial: 'no_rule_broken' }}
          confirmLabel="Dismiss"
          onConfirm={(note, chosen) => confirm({ outcome: 'dismissed', reason: chosen, note })}
        />
      )}
      {openDialog === 'warned' && (
        <DecisionDialog
          {...dialog}
          title={`Warn @${member.username}?`}
          text="The member sees the rule and can appeal once. The notice does not name who reported it."
          reasons={rule}
          confirmLabel="Warn member"
          danger
          onConfirm={(note, chosen) => confirm({ outcome: 'warned', reason: chosen, note })}
        />
      )}
      {openDialog === 'removed' && (
        <DecisionDialog
          {...dialog}
          title="Remove this post?"
          text={`The post of @${member.username} is hidden from everybody. They read the rule, and can appeal once in 14 days; then it is deleted.`}
          reasons={rule}
          confirmLabel="Remove post"
          danger
          onConfirm={(note, chosen) => confirm({ outcome: 'removed', reason: chosen, note })}
        />
      )}
    </Card>
  );
}
