import { LOGIN_FAILURE_PARAM, loginFailure } from '@cred/contract';
import { paths } from '@cred/platform';
import { PasswordField, TextField, useDocumentTitle } from '@cred/ui';
import { useLocation, useNavigate } from '@cred/vendor';
import { useEffect, type ReactNode } from 'react';
import { pageConfig } from '../lib/page-config';
import { AuthForm, AuthLink } from './auth-form';
import { loginTitle } from './auth-paths';
import { useRecoveryState } from './recovery-state';
import { useAuthForm } from './use-auth-form';
import { useGoHome } from './use-go-home';

/**
 * The login page. Its markup is prerendered, and its form works without scripts: on a failure the API redirects to this
 * page with a code.
 */
export function LoginPage(): ReactNode {
  useDocumentTitle(loginTitle);
  const { recovered } = useRecoveryState();
  const { search } = useLocation();
  const navigate = useNavigate();
  const code = new URLSearchParams(search).get(LOGIN_FAILURE_PARAM);
  // Removed from the address, so that a reload or a copied address does not show the failure again.
  useEffect(() => {
    if (code) void navigate(paths.login(), { replace: true });
  }, [code, navigate]);
  const { field, ...form } = useAuthForm({
    form: 'login',
    initial: { username: '', password: '' },
    earlierFailure: loginFailure(code),
    send: (calls, body) => calls.logIn(body),
    onSent: useGoHome(),
    onFailed: (error, calls) => {
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
      lead={recovered && 'Your password is changed. Sign in with the new one.'}
      submitLabel="Sign in"
      action={`${pageConfig().apiUrl}/api/auth/login`}
      links={
        <>
          <AuthLink to={paths.signUp()} question="No account yet?">
            Sign up
          </AuthLink>
          <AuthLink to={paths.forgotPassword()}>Forgot password?</AuthLink>
        </>
      }
    >
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
    </AuthForm>
  );
}
