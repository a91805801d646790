import { paths } from '@cred/platform';
import { Avatar } from '@cred/ui';
import { ScrollText } from 'lucide-react';
import { useAuditLog, type AuditEntry } from '../../api/get-audit-log';
import { formatDateTime } from '../../lib/dates';
import { InlineLink } from '../layout';
import { PagedList } from '../lists/paged-list';
import { RowDetail, Row, RowText } from '../lists/row';

/** Display texts by the server's action names. */
const actions: Readonly<Record<string, string>> = {
  'certificate.read': 'opened the certificate of',
  'submission.approved': 'approved the certificate of',
  'submission.denied': 'denied the certificate of',
  'report.dismissed': 'dismissed a report about',
  'report.removed': 'removed a reported post:',
  'report.warned': 'warned the reported member:',
  'report_appeal.upheld': 'upheld a decision after an appeal:',
  'report_appeal.reversed': 'reversed a decision after an appeal:',
  'submission.appealed': 'appealed against the denial of the certificate of',
  'submission_appeal.confirmed': 'confirmed the denial of the certificate of',
  'submission_appeal.upheld': 'confirmed the denial as the second reviewer, so that it stays, of the certificate of',
  'submission_appeal.granted': 'approved, after an appeal, the certificate of',
  'badge.removed': 'changed the name or the specialty, which removed the badge of',
  'badge.expired': 'removed the badge with an expired licence of',
  'specialty.changed': 'changed the specialty of',
  'registry.imported': 'imported a registry',
  'reviewer.granted': 'made a reviewer of',
  'reviewer.revoked': 'took the reviewer’s role from',
  'second_factor.reset': 'removed the passkeys and two-step sign-in of',
};

/** Actions of members. */
const memberActions: ReadonlySet<string> = new Set(['submission.appealed', 'badge.removed', 'specialty.changed']);

/** Shown when an entry has no actor: a command or an expired licence made the change, or the account was deleted. */
function unnamedActor(action: string): string {
  if (/^(reviewer|second_factor|registry)\.|^badge\.expired$/.test(action)) return 'The server';
  return memberActions.has(action) ? 'A former member' : 'A former reviewer';
}

/** The reviewers' actions, newest first. */
export const AuditLog = () => (
  <PagedList
    query={useAuditLog()}
    label="Log of decisions"
    errorTitle="The log could not be loaded"
    emptyIcon={ScrollText}
    emptyText="Nothing has been decided yet"
  >
    {(entry) => <Entry key={entry.id} entry={entry} />}
  </PagedList>
);

function Entry({ entry }: { readonly entry: AuditEntry }) {
  const { actor, action, subject, reason, detail, at } = entry;
  return (
    <Row>
      {actor && <Avatar user={actor} />}
      <RowText>
        <p>
          {actor ? <InlineLink to={paths.profile(actor.username)}>@{actor.username}</InlineLink> : unnamedActor(action)}{' '}
          {actions[action] ?? action} {subject}
        </p>
        {reason !== undefined && <RowDetail>Reason: {reason}</RowDetail>}
        {detail !== '' && <RowDetail>“{detail}”</RowDetail>}
        <RowDetail>
          <time dateTime={at}>{formatDateTime(at)}</time>
        </RowDetail>
      </RowText>
    </Row>
  );
}
