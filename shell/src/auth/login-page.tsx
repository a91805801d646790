import { paths } from '@cred/platform';
import { PasswordField, TextField, useDocumentTitle } from '@cred/ui';
import type { ReactNode } from 'react';
import { AuthForm, AuthLink } from './auth-form';
import { useRecoveryState } from './recovery-state';
import { useAuthForm } from './use-auth-form';
import { useGoHome } from './use-go-home';

export function LoginPage(): ReactNode {
  useDocumentTitle('Sign in');
  const { recovered } = useRecoveryState();
  const { field, ...form } = useAuthForm({
    form: 'login',
    initial: { username: '', password: '' },
    send: (calls, body) => calls.logIn(body),
    onSent: useGoHome(),
    onFailed: (error, calls) => {
      const text = calls?.serverMessage(error) ?? 'Erro ao fazer login';
      calls?.notify.error(text);
      return text;
    },
    showServerFaults: true,
  });

  return (
    <AuthForm
      {...form}
      title="Sign in to Cred"
      lead={recovered && 'Your password is changed. Sign in with the new one.'}
      submitLabel="Sign in"
      links={
        <>
          <AuthLink to={paths.signUp()} before="No account yet?">Sign up</AuthLink>
          <AuthLink to={paths.forgotPassword()}>Forgot password?</AuthLink>
        </>
      }
    >
      <TextField label="Username" autoComplete="username" autoCapitalize="none" spellCheck={false} {...field('username')} />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
    </AuthForm>
  );
}
