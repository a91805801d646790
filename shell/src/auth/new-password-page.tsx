import { passwordHint } from '@cred/contract';
import { paths } from '@cred/platform';
import { PasswordField, useDocumentTitle } from '@cred/ui';
import { useNavigate, useParams } from '@cred/vendor';
import type { ReactNode } from 'react';
import { AuthForm, AuthLink } from './auth-form';
import { logFailure } from './log-failure';
import { useRecoveryState } from './recovery-state';
import { useAuthForm } from './use-auth-form';

/**
 * The last step of the recovery. The address contains the handle and the token, but the server identifies the recovery
 * by a cookie.
 */
export function NewPasswordPage(): ReactNode {
  useDocumentTitle('New password');
  const navigate = useNavigate();
  const { id: userId, token } = useParams();
  const { email } = useRecoveryState();
  const hasParameters = Boolean(userId && token);
  const { field, ...form } = useAuthForm({
    form: 'newPassword',
    initial: { password: '' },
    // Surrounding spaces are ignored (AUTH-11).
    normalize: ({ password }) => ({ password: password.trim() }),
    canSend: hasParameters,
    send: (calls, { password }) => calls.recoverPassword(userId ?? '', password),
    onSent: () => void navigate(paths.login(), { replace: true, state: { recovered: true } }),
    onFailed: logFailure('Update password error'),
    // A refused password has its sentence at the field (AUTH-32).
    showServerErrors: true,
  });

  return (
    <AuthForm
      {...form}
      title="Choose a new password"
      lead={
        hasParameters
          ? 'You sign in with it from now on. Every other session of your account ends.'
          : 'This address is not complete. Ask for a new code, and follow the way from there.'
      }
      submitLabel="Update Password"
      links={
        <>
          <AuthLink to={paths.forgotPassword()} state={{ email }} question="It does not go through?">
            Ask for a new code
          </AuthLink>
          <AuthLink to={paths.login()}>Back to sign in</AuthLink>
        </>
      }
    >
      {/* Identifies the account for password managers. */}
      <input type="text" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={passwordHint(form.values.password.trim())}
        {...field('password')}
      />
    </AuthForm>
  );
}
