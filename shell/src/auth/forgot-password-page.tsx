import { paths } from '@cred/platform';
import { TextField, useDocumentTitle } from '@cred/ui';
import { useNavigate } from '@cred/vendor';
import type { ReactNode } from 'react';
import { AuthForm, AuthLink } from './auth-form';
import { authPaths } from './auth-paths';
import { logFailure } from './log-failure';
import { useRecoveryState } from './recovery-state';
import { useAuthForm } from './use-auth-form';

/** The first step of the recovery: the member enters the email address to which the code is sent. */
export function ForgotPasswordPage(): ReactNode {
  useDocumentTitle('Forgot your password?');
  const navigate = useNavigate();
  const { email = '' } = useRecoveryState();
  const { field, ...form } = useAuthForm({
    form: 'forgotPassword',
    initial: { email },
    send: (calls, values) => calls.forgotPassword(values.email),
    onSent: (handle, values) => void navigate(authPaths.enterCode(handle), { state: { email: values.email } }),
    onFailed: logFailure('Forgot password error'),
  });

  return (
    <AuthForm
      {...form}
      title="Forgot your password?"
      lead="Enter the email of your account. A verification code will be sent to it."
      submitLabel="Send code"
      links={
        <AuthLink to={paths.login()} question="Remembered it?">
          Back to sign in
        </AuthLink>
      }
    >
      <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
    </AuthForm>
  );
}
