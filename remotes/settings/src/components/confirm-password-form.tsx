import { isApiError } from '@cred/api-client';
import { Button, PasswordField } from '@cred/ui';
import { focusField, useForm } from '@cred/ui/form';
import { ShieldQuestion } from 'lucide-react';
import { useEffect } from 'react';
import { useConfirmPassword } from '../api/confirm-password';
import { Actions, Form, Notice } from './layout';
import { UsernameForManagers } from './username-for-managers';

/** Asks for the password after the server has required it (AUTH-35), then continues. */
export function ConfirmPasswordForm({ onConfirmed }: { readonly onConfirmed: () => void }) {
  const { mutateAsync } = useConfirmPassword();
  const { formRef, pending, submit, field, showErrors } = useForm({
    initial: { currentPassword: '' },
    validate: ({ currentPassword }) => (currentPassword === '' ? { currentPassword: 'Password is empty' } : {}),
    onSubmit: async ({ currentPassword }) => {
      try {
        await mutateAsync(currentPassword);
      } catch (error) {
        showErrors({
          currentPassword: isApiError(error)
            ? (error.fields['currentPassword'] ?? error.message)
            : 'This did not work. Try again.',
        });
        return;
      }
      onConfirmed();
    },
  });
  useEffect(() => {
    focusField(formRef, (name) => name === 'currentPassword');
    // Only when the form appears.
    // oxlint-disable-next-line exhaustive-deps
  }, []);
  return (
    <Form ref={formRef} noValidate onSubmit={submit} aria-label="Confirm your password">
      <Notice>
        <ShieldQuestion size={20} strokeWidth={1.75} aria-hidden />
        <p id="why-password">You signed in more than ten minutes ago. Enter your password again to continue.</p>
      </Notice>
      <UsernameForManagers />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        aria-describedby="why-password"
        {...field('currentPassword')}
      />
      <Actions>
        <Button type="submit" variant="primary" pending={pending}>
          Continue
        </Button>
      </Actions>
    </Form>
  );
}
