import { LOGIN_FAILURE_PARAM, loginFailure, type LoginFailure } from '@cred/contract/login-failures';
import { paths } from '@cred/platform';
import { PasswordField, TextField, useDocumentTitle } from '@cred/ui';
import { useLocation, useNavigate } from '@cred/vendor';
import { useEffect, useState, type ReactNode } from 'react';
import { pageConfig } from '../lib/page-config';
import { AuthForm, AuthLink } from './auth-form';
import { CodeStep } from './code-step';
import { PasskeyLogin } from './passkey-login';
import { useRecoveryState } from './recovery-state';
import { useAuthForm } from './use-auth-form';
import { useGoHome } from './use-go-home';

/**
 * The login page. Its markup is prerendered, and its form works without scripts: on a failure the API redirects to this
 * page with a code.
 */
export function LoginPage(): ReactNode {
  useDocumentTitle('Sign in');
  const goHome = useGoHome();
  const { search } = useLocation();
  const navigate = useNavigate();
  const code = new URLSearchParams(search).get(LOGIN_FAILURE_PARAM);
  // Removed from the address, so that a reload or a copied address does not show the failure again.
  useEffect(() => {
    if (code) void navigate(paths.login(), { replace: true });
  }, [code, navigate]);
  const [failure, setFailure] = useState(() => loginFailure(code));
  return failure.step === 'code' ? (
    <CodeStep earlierFailure={failure} onSignedIn={goHome} onBack={() => setFailure({})} />
  ) : (
    <PasswordStep earlierFailure={failure} onSignedIn={goHome} onCodeNeeded={() => setFailure(loginFailure('code'))} />
  );
}

interface PasswordStepProps {
  /** The failure of a form that was sent without script. */
  readonly earlierFailure: LoginFailure;
  readonly onSignedIn: () => void;
  readonly onCodeNeeded: () => void;
}

function PasswordStep({ earlierFailure, onSignedIn, onCodeNeeded }: PasswordStepProps): ReactNode {
  const { recovered, sessionEnded } = useRecoveryState();
  const { field, ...form } = useAuthForm({
    form: 'login',
    initial: { username: '', password: '' },
    earlierFailure,
    send: (calls, body) => calls.logIn(body),
    onSent: onSignedIn,
    onFailed: (error, calls) => {
      if (calls?.needsCode(error)) {
        onCodeNeeded();
        return null;
      }
      const text = calls?.serverMessage(error) ?? 'Erro ao fazer login';
      calls?.notify.error(text);
      return text;
    },
    showServerErrors: true,
  });

  return (
    <AuthForm
      {...form}
      title="Sign in to Cred"
      lead={
        recovered
          ? 'Your password is changed. Sign in with the new one.'
          : sessionEnded && 'Your session has ended. Sign in to continue where you were.'
      }
      submitLabel="Sign in"
      action={`${pageConfig().apiUrl}/api/auth/login`}
      links={
        <>
          <PasskeyLogin onSignedIn={onSignedIn} />
          <AuthLink to={paths.signUp()} question="No account yet?">
            Sign up
          </AuthLink>
          <AuthLink to={paths.forgotPassword()}>Forgot password?</AuthLink>
        </>
      }
    >
      <TextField
        label="Username"
        // The browser offers passkeys here (AUTH-40).
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
    </AuthForm>
  );
}
