import type { ModerationCase } from '@cred/contract';
import { Button, RichText, useOneAtATime } from '@cred/ui';
import { useState } from 'react';
import { useSendAppeal } from '../../api/send-appeal';
import { formatDateTime, formatDay } from '../../lib/dates';
import { reasonNames, ruleNames } from '../../lib/moderation-texts';
import { Actions, DescriptionList, MutedText } from '../layout';
import { RowName } from '../lists/row';
import { Card, Quote } from '../review/card';
import { DecisionDialog } from '../review/decision-dialog';

interface CaseCardProps {
  readonly item: ModerationCase;
  /** Called when the appeal's button is removed, so that the focus can be moved. */
  readonly onAppealed: () => void;
}

function titleOf({ side, subject, decision }: ModerationCase): string {
  if (side === 'reporter') return subject === 'post' ? 'You reported a post' : 'You reported a member';
  return decision?.outcome === 'removed' ? 'Your post was removed' : 'A reviewer warned you';
}

/** What the reporter reads of the decision. */
function decisionText({ decision }: ModerationCase): string {
  if (decision === null) return 'A reviewer will look at it';
  if (decision.outcome === 'removed') return 'The post was removed';
  if (decision.outcome === 'warned') return 'The member was warned';
  return `Nothing was changed: ${reasonNames[decision.reason]}`;
}

const appealTexts = {
  upheld: 'The decision stays',
  reversed: 'The decision was reversed',
} as const;

/** A report of the member or a decision about them, with the appeal that they made or can make. */
export function CaseCard({ item, onAppealed }: CaseCardProps) {
  const { side, createdAt, report, decision, postText, appeal, appealUntil } = item;
  return (
    <Card>
      <div>
        <RowName as="h2">{titleOf(item)}</RowName>
        <MutedText>
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </MutedText>
      </div>
      {postText !== null && postText !== '' && (
        <Quote>
          <RichText text={postText} />
        </Quote>
      )}
      <DescriptionList>
        {report && (
          <>
            <dt>Your reason</dt>
            <dd>{ruleNames[report.reason]}</dd>
          </>
        )}
        {report && report.text !== '' && (
          <>
            <dt>Your words</dt>
            <dd>{report.text}</dd>
          </>
        )}
        {side === 'reporter' ? (
          <>
            <dt>Decision</dt>
            <dd>{decisionText(item)}</dd>
          </>
        ) : (
          decision && (
            <>
              <dt>Rule</dt>
              <dd>{reasonNames[decision.reason]}</dd>
            </>
          )
        )}
        {appeal && (
          <>
            <dt>Your appeal</dt>
            <dd>{appeal.text}</dd>
            <dt>Its outcome</dt>
            <dd>{appeal.outcome === null ? 'Another reviewer will look at it' : appealTexts[appeal.outcome]}</dd>
          </>
        )}
      </DescriptionList>
      {decision && appealUntil !== null && (
        <Appeal
          label={`Appeal: ${titleOf(item)}`}
          decisionId={decision.id}
          until={appealUntil}
          onAppealed={onAppealed}
        />
      )}
    </Card>
  );
}

interface AppealProps {
  readonly label: string;
  readonly decisionId: string;
  readonly until: string;
  readonly onAppealed: () => void;
}

/** The button and the dialog of an appeal. */
function Appeal({ label, decisionId, until, onAppealed }: AppealProps) {
  const [isOpen, setOpen] = useState(false);
  const send = useSendAppeal();
  const oneAtATime = useOneAtATime();
  const confirm = (text: string): void =>
    oneAtATime(async () => {
      // A toast shows the failure, and the dialog keeps the typed text for a retry.
      await send.mutateAsync({ decisionId, text });
      setOpen(false);
      onAppealed();
    });
  return (
    <>
      <MutedText>You can appeal once, until {formatDay(until)}.</MutedText>
      <Actions>
        <Button aria-label={label} onClick={() => setOpen(true)}>
          Appeal
        </Button>
      </Actions>
      {isOpen && (
        <DecisionDialog
          title="Appeal this decision?"
          text="Another reviewer looks at it again. You can appeal once."
          input={{
            label: 'Why is the decision wrong?',
            hint: 'Only the reviewers read this.',
            error: 'Write why the decision is wrong',
          }}
          confirmLabel="Send appeal"
          pending={send.isPending}
          onConfirm={confirm}
          onCancel={() => setOpen(false)}
        />
      )}
    </>
  );
}
