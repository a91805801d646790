import type { LoginFailure } from '@cred/contract/login-failures';
import { TextField } from '@cred/ui';
import { useEffect, type ReactNode } from 'react';
import { pageConfig } from '../lib/page-config';
import { AuthAction, AuthForm } from './auth-form';
import { PasskeyLogin } from './passkey-login';
import { useAuthForm } from './use-auth-form';

interface CodeStepProps {
  /** The failure of a code that was sent without script. */
  readonly earlierFailure: LoginFailure;
  readonly onSignedIn: () => void;
  readonly onBack: () => void;
}

/** The second step of a login: the code of the authenticator app (AUTH-18). Works without script, like the first one. */
export function CodeStep({ earlierFailure, onSignedIn, onBack }: CodeStepProps): ReactNode {
  const { field, ...form } = useAuthForm({
    form: 'loginCode',
    initial: { code: '' },
    earlierFailure,
    send: (calls, { code }) => calls.logInWithCode(code),
    onSent: onSignedIn,
    onFailed: (error, calls) => calls?.serverMessage(error) ?? 'Erro ao fazer login',
    showServerErrors: true,
  });
  const { formRef } = form;
  useEffect(() => formRef.current?.querySelector<HTMLElement>('input')?.focus(), [formRef]);
  return (
    <AuthForm
      {...form}
      title="Enter your code"
      lead="Your authenticator app shows it. A recovery code works too."
      submitLabel="Verify"
      action={`${pageConfig().apiUrl}/api/auth/login/code`}
      links={
        <>
          <PasskeyLogin onSignedIn={onSignedIn} />
          <p>
            <AuthAction pending={false} onClick={onBack}>
              Back to sign in
            </AuthAction>
          </p>
        </>
      }
    >
      <TextField
        label="Code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        {...field('code')}
      />
    </AuthForm>
  );
}
