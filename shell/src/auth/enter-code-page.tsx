import { paths } from '@cred/platform';
import { TextField, useDocumentTitle } from '@cred/ui';
import { styled, useNavigate, useParams } from '@cred/vendor';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { AuthAction, AuthForm, AuthLink } from './auth-form';
import { authPaths } from './auth-paths';
import { loadAuthCalls } from './load-auth-calls';
import { logFailure } from './log-failure';
import { useRecoveryState } from './recovery-state';
import { useAuthForm } from './use-auth-form';

const Spaced = styled.div`
  input { font-variant-numeric: tabular-nums; letter-spacing: 0.18em; }
`;

/** The second step of the recovery: the member enters the code from the mail. */
export function EnterCodePage(): ReactNode {
  useDocumentTitle('Enter the code');
  const navigate = useNavigate();
  const { id: userId } = useParams();
  const { email } = useRecoveryState();
  const { field, ...form } = useAuthForm({
    form: 'enterCode',
    initial: { code: '' },
    normalize: ({ code }) => ({ code: code.trim() }),
    // Without the user's id in the URL nothing is sent (AUTH-10).
    canSend: userId !== undefined,
    send: (calls, { code }) => calls.checkCode(userId ?? '', code),
    // Replaces this page in the history, because the code cannot be used again.
    onSent: (token) => void navigate(authPaths.newPassword(userId ?? '', token), { replace: true, state: { email } }),
    onFailed: logFailure('Verification code error'),
  });

  return (
    <AuthForm
      {...form}
      title="Enter the code"
      lead={
        userId ? (
          <Sent {...(email ? { email } : {})} />
        ) : (
          'This address is not complete. Ask for a new code, and follow the way from there.'
        )
      }
      submitLabel="Verify"
      links={
        <>
          {email ? (
            <SendAgain email={email} onSent={form.reset} />
          ) : (
            <AuthLink to={paths.forgotPassword()} question="No code, or one that does not work?">
              Send a new code
            </AuthLink>
          )}
          <AuthLink to={paths.login()}>Back to sign in</AuthLink>
        </>
      }
    >
      <Spaced>
        <TextField
          label="Code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          {...field('code')}
        />
      </Spaced>
    </AuthForm>
  );
}

/** Does not reveal whether the account exists. */
const Sent = ({ email }: { readonly email?: string }): ReactNode =>
  email ? (
    <>
      If <strong>{email}</strong> belongs to an account, a verification code is on its way there. Look into the spam
      folder too.
    </>
  ) : (
    'If the email belongs to an account, a verification code is on its way there. Look into the spam folder too.'
  );

/** Requests another code without leaving the page, which then accepts the new code only. */
function SendAgain({ email, onSent }: { readonly email: string; readonly onSent: () => void }): ReactNode {
  const navigate = useNavigate();
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const send = async (): Promise<void> => {
    setState('sending');
    try {
      const handle = await (await loadAuthCalls()).forgotPassword(email);
      // The member may have left the page.
      if (!mounted.current) return;
      onSent();
      setState('sent');
      void navigate(authPaths.enterCode(handle), { replace: true, state: { email } });
    } catch (error) {
      logFailure('Forgot password error')(error);
      setState('idle');
    }
  };
  return (
    <>
      <p>
        No code, or one that does not work?{' '}
        <AuthAction onClick={() => void send()} pending={state === 'sending'}>
          Send a new code
        </AuthAction>
      </p>
      <p role="status">{state === 'sent' && 'A new code is on its way. Enter it here.'}</p>
    </>
  );
}
