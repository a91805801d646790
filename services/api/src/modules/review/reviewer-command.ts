import type { Clock } from '../../core/clock';
import type { Executor } from '../../database/connection';
import { checkMigrated } from '../../database/migrate';
import { insertAudit } from '../audit/audit.repository';
import { publishEvents } from '../live-events/publish-events';
import { queueMail } from '../mail/queue-mail';
import { deleteSecondFactors } from '../second-factor/second-factor.repository';
import { deleteSessionsOf } from '../sessions/sessions.repository';
import { findReviewers, lockForRole, type Reviewer, setReviewerFlag } from './reviewers.repository';

/** What the command prints, and whether it succeeded. */
export interface CommandResult {
  readonly done: boolean;
  readonly text: string;
}

/** The usage of `reviewer`. */
export const reviewerUsage =
  'Use reviewer grant <username>, reviewer revoke <username>, reviewer reset-second-factor <username> or reviewer list';

// Without control characters, so that a name cannot control the reader's terminal.
const nameOf = ({ username, full_name }: Reviewer): string => `@${username} (${full_name.replace(/\p{C}/gu, '')})`;

/**
 * `reviewer grant|revoke|list`: who may decide on certificates and reports. It is the only way to become a reviewer.
 * `reviewer reset-second-factor`: for a member who has lost passkeys, authenticator app and recovery codes.
 */
export async function runReviewerCommand(
  { db, clock }: { readonly db: Executor; readonly clock: Clock },
  args: readonly string[],
): Promise<CommandResult> {
  const [action, username, ...rest] = args;
  if (rest.length > 0) return { done: false, text: reviewerUsage };
  const problem = await checkMigrated(db).then(
    () => null,
    (failure: Error) => failure.message,
  );
  if (problem !== null) return { done: false, text: problem };
  if (action === 'list' && username === undefined) {
    const reviewers = await findReviewers(db);
    return { done: true, text: reviewers.length === 0 ? 'There are no reviewers.' : reviewers.map(nameOf).join('\n') };
  }
  if (!isAction(action) || username === undefined) return { done: false, text: reviewerUsage };
  const name = username.replace(/^@/, '');
  const outcome =
    action === 'reset-second-factor'
      ? await resetSecondFactor(db, name, clock())
      : await setReviewer(db, name, action === 'grant', clock());
  if (outcome.kind === 'unknown')
    return {
      done: false,
      text: `There is no member @${username.replace(/^@/, '')}. Use the username, not the name or the mail address.`,
    };
  const states = {
    grant: { changed: 'is a reviewer now', unchanged: 'is a reviewer already' },
    revoke: { changed: 'is no longer a reviewer', unchanged: 'is not a reviewer' },
    'reset-second-factor': {
      changed: 'signs in with the password alone now; all sessions are ended',
      unchanged: 'has neither a passkey nor an authenticator app',
    },
  };
  const text = `${nameOf(outcome.member)} ${states[action][outcome.kind]}.`;
  return { done: true, text: action === 'grant' ? `${text}\n${secondFactorHint}` : text };
}

/** Printed for every new reviewer (AUTH-25). */
const secondFactorHint =
  'The review page needs a passkey or an authenticator app: Settings > Passkeys and two-step sign-in.';

type Action = 'grant' | 'revoke' | 'reset-second-factor';
const isAction = (action: string | undefined): action is Action =>
  action === 'grant' || action === 'revoke' || action === 'reset-second-factor';

/**
 * Removes a member's passkeys and authenticator app, ends their sessions and notifies them by mail (AUTH-26). The operator
 * makes sure who the member is.
 */
function resetSecondFactor(db: Executor, username: string, at: Date): Promise<Outcome> {
  return db.transaction().execute(async (trx) => {
    const member = await lockForRole(trx, username.toLowerCase());
    if (!member) return { kind: 'unknown' };
    if (!(await deleteSecondFactors(trx, member.id))) return { kind: 'unchanged', member };
    await deleteSessionsOf(trx, member.id);
    await insertAudit(trx, { at, actorId: null, action: 'second_factor.reset', memberId: member.id });
    await queueMail(trx, { ...secondFactorResetMail, userId: member.id, at });
    return { kind: 'changed', member };
  });
}

const secondFactorResetMail = {
  subject: 'Your passkeys and two-step sign-in were removed',
  paragraphs: [
    'as you asked, the operator removed the passkeys and the authenticator app of your account and logged it out everywhere.',
    'Sign in with your password and set them up again. If you did not ask for this, choose "Forgot password?" at once.',
  ],
} as const;

/**
 * The result of a grant or a revocation; `unchanged` means that the member had the requested role already, and nothing
 * is recorded.
 */
type Outcome = { readonly kind: 'changed' | 'unchanged'; readonly member: Reviewer } | { readonly kind: 'unknown' };

/** Grants or revokes the reviewer role, by the command on the server (SRV-19). */
function setReviewer(db: Executor, username: string, isReviewer: boolean, at: Date): Promise<Outcome> {
  return db.transaction().execute(async (trx) => {
    const member = await lockForRole(trx, username.toLowerCase());
    if (!member) return { kind: 'unknown' };
    if (member.is_reviewer === isReviewer) return { kind: 'unchanged', member };
    await setReviewerFlag(trx, member.id, isReviewer);
    const action = isReviewer ? 'reviewer.granted' : 'reviewer.revoked';
    await insertAudit(trx, { at, actorId: null, action, memberId: member.id });
    await publishEvents(trx, [{ userId: member.id, name: 'account' }]);
    return { kind: 'changed', member };
  });
}
