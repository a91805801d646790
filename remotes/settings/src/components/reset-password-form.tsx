import { isApiError } from '@cred/api-client';
import { limits, passwordHint } from '@cred/contract';
import { useUnsaved } from '@cred/platform';
import { Button, PasswordField } from '@cred/ui';
import { focusField, isDirty, useForm } from '@cred/ui/form';
import { CircleCheck, ShieldQuestion } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSetNewPassword, requiresCurrentPassword } from '../api/set-new-password';
import { Actions, Form, Notice } from './layout';
import { PasswordsMatch } from './passwords-match';
import { UsernameForManagers } from './username-for-managers';

const empty = { password: '', confirmation: '', currentPassword: '' };

/**
 * The error for a password of the wrong length. A password that is too long is rejected, not truncated: a member who
 * pasted it could not log in with it later.
 */
function lengthError(password: string): string | undefined {
  if (password.length < limits.password.min) return `Must be at least ${limits.password.min} characters`;
  return password.length > limits.password.max ? `At most ${limits.password.max} characters` : undefined;
}

/**
 * Fields for the new password and its confirmation, and for the current password after the server has requested it
 * (SRV-13).
 */
export function ResetPasswordForm() {
  const change = useSetNewPassword();
  const [requiresCurrent, setRequiresCurrent] = useState(false);
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
      return {
        password: lengthError(values.password),
        ...(requiresCurrent && values.currentPassword === '' && { currentPassword: 'Password is empty' }),
      };
    },
    onSubmit: async (values) => {
      try {
        await change.mutateAsync({
          password: values.password,
          ...(requiresCurrent && { currentPassword: values.currentPassword }),
        });
        reset();
        setRequiresCurrent(false);
      } catch (error) {
        if (requiresCurrentPassword(error)) setRequiresCurrent(true);
        else if (isApiError(error)) {
          const { password, currentPassword } = error.fields;
          showErrors({ password, currentPassword });
        }
      }
    },
    onChange: () => {
      if (change.isSuccess) change.reset();
    },
  });
  const { password, confirmation } = typed;
  useUnsaved(isDirty(typed, empty));

  useEffect(() => {
    if (requiresCurrent) focusField(formRef, (name) => name === 'currentPassword');
    // Only when the current password is first requested.
    // oxlint-disable-next-line exhaustive-deps
  }, [requiresCurrent]);

  useEffect(() => {
    if (change.isSuccess) confirmed.current?.focus();
  }, [change.isSuccess]);

  return (
    <Form ref={formRef} noValidate onSubmit={submit} aria-label="Reset your password">
      <UsernameForManagers />
      <PasswordField
        label="New Password"
        autoComplete="new-password"
        hint={passwordHint(password)}
        {...field('password')}
      />
      <PasswordField label="Confirm your password" autoComplete="new-password" {...field('confirmation')} />
      <PasswordsMatch password={password} confirmation={confirmation} />
      {requiresCurrent && (
        <>
          <Notice>
            <ShieldQuestion size={20} strokeWidth={1.75} aria-hidden />
            <p id="why-current">You signed in more than ten minutes ago. Enter your current password to change it.</p>
          </Notice>
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            aria-describedby="why-current"
            {...field('currentPassword')}
          />
        </>
      )}
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
