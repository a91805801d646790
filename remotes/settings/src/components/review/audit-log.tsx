import { paths } from '@cred/platform';
import { Avatar } from '@cred/ui';
import { ScrollText, Server, UserRoundX } from 'lucide-react';
import { useAuditLog, type AuditEntry } from '../../api/get-audit-log';
import { formatDateTime } from '../../lib/dates';
import { InlineLink } from '../layout';
import { PagedList } from '../lists/paged-list';
import { IconTile, RowDetail, Row, RowText } from '../lists/row';

/** Display texts by the server's action names. */
const actions: Readonly<Record<string, string>> = {
  'certificate.read': 'opened the certificate of',
  'submission.approved': 'approved the certificate of',
  'submission.denied': 'denied the certificate of',
  'report.dismissed': 'dismissed a report about',
  'report.removed': 'removed, after a report,',
  'report.warned': 'warned the member after a report about',
  'report_appeal.upheld': 'upheld, after an appeal, the decision about',
  'report_appeal.reversed': 'reversed, after an appeal, the decision about',
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

/** Whether a command or an expired licence made the change. */
const isServerAction = (action: string): boolean =>
  /^(reviewer|second_factor|registry)\.|^badge\.expired$/.test(action);

/** Shown when an entry has no actor: the server made the change, or the account was deleted. */
function unnamedActor(action: string): string {
  if (isServerAction(action)) return 'The server';
  return memberActions.has(action) ? 'A former member' : 'A former reviewer';
}

/** The subject `post <id> of @username` in words, and the id; other subjects are members. */
function splitSubject(subject: string): { readonly text: string; readonly postId?: string } {
  const [, postId, member] = /^post (\S+) of (.+)$/s.exec(subject) ?? [];
  return postId === undefined ? { text: subject } : { text: `a post of ${member}`, postId };
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
  const { text, postId } = splitSubject(subject);
  const Icon = isServerAction(action) ? Server : UserRoundX;
  return (
    <Row>
      {actor ? (
        <Avatar user={actor} />
      ) : (
        <IconTile>
          <Icon size={20} strokeWidth={1.75} aria-hidden />
        </IconTile>
      )}
      <RowText>
        <p>
          {actor ? <InlineLink to={paths.profile(actor.username)}>@{actor.username}</InlineLink> : unnamedActor(action)}{' '}
          {actions[action] ?? action} {text}
        </p>
        {postId !== undefined && <RowDetail>Post {postId}</RowDetail>}
        {reason !== undefined && <RowDetail>Reason: {reason}</RowDetail>}
        {detail !== '' && <RowDetail>“{detail}”</RowDetail>}
        <RowDetail>
          <time dateTime={at}>{formatDateTime(at)}</time>
        </RowDetail>
      </RowText>
    </Row>
  );
}
