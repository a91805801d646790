import { schemas } from '@cred/contract';
import { paths } from '@cred/platform';
import { notify, PasswordField, TextField } from '@cred/ui';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../app/use-document-title';
import { AuthForm, AuthLink } from './auth-form';
import { useLogIn } from './log-in';
import { serverMessage } from './server-message';
import { useForm } from './use-form';

const failureText = (error: unknown): string => serverMessage(error) ?? 'Erro ao fazer login';

export function LoginPage(): ReactNode {
  useDocumentTitle('Sign in');
  const { values, formRef, field, check, showServerFaults } = useForm({ username: '', password: '' }, schemas.loginBody);
  const { mutate, isPending, isSuccess, error } = useLogIn();

  const submit = (): void => {
    if (!check()) return;
    mutate(values, {
      onError: (failure) => {
        showServerFaults(failure);
        notify.error(failureText(failure));
      },
    });
  };

  return (
    <AuthForm
      title="Sign in to Cred"
      formRef={formRef}
      submitLabel="Sign in"
      pending={isPending || isSuccess}
      failure={error && failureText(error)}
      onSubmit={submit}
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
