import { paths } from '@cred/platform';
import { useDocumentTitle, useHydrated } from '@cred/ui';
import { useLocation, useNavigate } from '@cred/vendor';
import type { ReactNode } from 'react';
import { AuthForm, AuthLink } from './auth-form';
import type * as authCalls from './auth-calls';
import { useAuthForm } from './use-auth-form';

const INCOMPLETE = 'This address is not complete. Open the link in the mail again.';

/**
 * A page that a link in a mail opens. The token is after `#`, so that no server logs it, and only the button uses it, so
 * that a program that opens links changes nothing.
 */
function MailLinkPage({
  title,
  lead,
  submitLabel,
  send,
  onSent,
}: {
  readonly title: string;
  readonly lead: string;
  readonly submitLabel: string;
  readonly send: (calls: typeof authCalls, token: string) => Promise<void>;
  readonly onSent: () => void;
}): ReactNode {
  useDocumentTitle(title);
  const token = useLocation().hash.slice(1);
  // The server does not get it.
  const isIncomplete = useHydrated() && token === '';
  const { formRef, pending, submit, failure } = useAuthForm({
    form: 'mailLink',
    initial: { token },
    canSend: token !== '',
    send: (calls) => send(calls, token),
    onSent,
    onFailed: (error, calls) => calls?.serverMessage(error) ?? 'This did not work. Try again.',
  });
  return (
    <AuthForm
      formRef={formRef}
      pending={pending}
      submit={submit}
      failure={failure}
      title={title}
      lead={isIncomplete ? INCOMPLETE : lead}
      submitLabel={submitLabel}
      links={<AuthLink to={paths.login()}>Back to sign in</AuthLink>}
    >
      {null}
    </AuthForm>
  );
}

/** Ends all sessions after a login that was not the member's, then leads to a new password (AUTH-33). */
export function NotMePage(): ReactNode {
  const navigate = useNavigate();
  return (
    <MailLinkPage
      title="Was it not you?"
      lead="All sessions of your account end, in every browser, yours too. Then set a new password."
      submitLabel="This was not me"
      send={(calls, token) => calls.endUnknownLogin(token)}
      onSent={() => void navigate(paths.forgotPassword(), { replace: true })}
    />
  );
}

/** Confirms the mail address of an account (AUTH-34). */
export function ConfirmEmailPage(): ReactNode {
  const navigate = useNavigate();
  return (
    <MailLinkPage
      title="Confirm your mail address"
      lead="Mail about your account goes to this address after you confirm it."
      submitLabel="Confirm"
      send={(calls, token) => calls.confirmEmail(token)}
      onSent={() => void navigate(paths.home(), { replace: true })}
    />
  );
}
