import { isApiError } from '@cred/api-client';
import { limits, passwordHint } from '@cred/contract';
import { useMe, useUnsaved } from '@cred/platform';
import { Button, PasswordField } from '@cred/ui';
import { isDirty, useForm } from '@cred/ui/form';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSetNewPassword } from '../api/set-new-password';
import { Actions, Form, Notice } from './layout';
import { PasswordsMatch } from './passwords-match';
import { UsernameForManagers } from './username-for-managers';

const empty = { password: '', confirmation: '' };

/**
 * The error for a password of the wrong length. A password that is too long is rejected, not truncated: a member who
 * pasted it could not log in with it later.
 */
function lengthError(password: string): string | undefined {
  if (password.length < limits.password.min) return `Must be at least ${limits.password.min} characters`;
  return password.length > limits.password.max ? `At most ${limits.password.max} characters` : undefined;
}

/** Fields for the new password and its confirmation. */
export function ResetPasswordForm() {
  const me = useMe();
  const change = useSetNewPassword();
  const confirmed = useRef<HTMLDivElement>(null);
  const {
    formRef,
    values: typed,
    pending,
    submit,
    field,
    showErrors,
    reset,
  } = useForm({
    initial: empty,
    validate: (values) => {
      if (values.password === '' || values.password !== values.confirmation) return null;
      return { password: lengthError(values.password) };
    },
    onSubmit: async (values) => {
      try {
        await change.mutateAsync(values.password);
        reset();
      } catch (error) {
        if (isApiError(error)) showErrors({ password: error.fields['password'] });
      }
    },
    onChange: () => {
      if (change.isSuccess) change.reset();
    },
  });
  const { password, confirmation } = typed;
  useUnsaved(isDirty(typed, empty));

  useEffect(() => {
    if (change.isSuccess) confirmed.current?.focus();
  }, [change.isSuccess]);

  return (
    <Form ref={formRef} noValidate onSubmit={submit} aria-label="Reset your password">
      <UsernameForManagers />
      <PasswordField
        label="New Password"
        autoComplete="new-password"
        hint={passwordHint(password, [me.fullName, me.username, me.email])}
        {...field('password')}
      />
      <PasswordField label="Confirm your password" autoComplete="new-password" {...field('confirmation')} />
      <PasswordsMatch password={password} confirmation={confirmation} />
      <Actions>
        <Button
          type="submit"
          variant="primary"
          pending={pending}
          disabled={password === '' || password !== confirmation}
        >
          Confirm
        </Button>
      </Actions>
      {change.isSuccess && (
        <Notice ref={confirmed} role="status" tabIndex={-1}>
          <CircleCheck size={20} strokeWidth={1.75} aria-hidden />
          <p>Your password is changed. You are still logged in here; your other browsers are logged out.</p>
        </Notice>
      )}
    </Form>
  );
}
