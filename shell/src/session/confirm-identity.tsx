/** The dialog in which a member proves who they are; a chunk that is loaded on demand. */
import { callApi, isApiError } from '@cred/api-client';
import { useMe } from '@cred/platform';
import { Button, color, Modal, PasswordField, space } from '@cred/ui';
import { useForm } from '@cred/ui/form';
import { styled } from '@cred/vendor';
import { useId, useState, type ReactNode } from 'react';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

const Why = styled.p`
  color: ${color.muted};
`;

interface Props {
  readonly hasPasskey: boolean;
  /** Called with false when the member cancels. */
  readonly onAnswer: (confirmed: boolean) => void;
}

/** Asks for the password or, from a member who has one, for a passkey (AUTH-36). */
export function ConfirmIdentity({ hasPasskey, onAnswer }: Props): ReactNode {
  const me = useMe();
  const id = useId();
  const [isPasskeyPending, setPasskeyPending] = useState(false);
  const { formRef, pending, submit, field, showErrors } = useForm({
    initial: { currentPassword: '' },
    validate: ({ currentPassword }) => (currentPassword === '' ? { currentPassword: 'Password is empty' } : {}),
    onSubmit: async (body) => {
      try {
        await callApi('confirmPassword', { body });
      } catch (error) {
        showErrors({
          currentPassword: isApiError(error)
            ? (error.fields['currentPassword'] ?? error.message)
            : 'This did not work. Try again.',
        });
        return;
      }
      onAnswer(true);
    },
  });
  const confirmWithPasskey = async (): Promise<void> => {
    setPasskeyPending(true);
    try {
      const { choosePasskey, startSession } = await import(/* webpackChunkName: "use-passkey" */ './use-passkey');
      const user = await startSession(await choosePasskey());
      // With a passkey of another account the browser is now signed in as that account.
      if (user.id === me.id) onAnswer(true);
      else location.assign('/');
    } catch (error) {
      setPasskeyPending(false);
      // The browser reports a member who cancels like this.
      if (error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')) return;
      showErrors({
        currentPassword: isApiError(error) ? error.message : 'This browser could not use a passkey. Use your password.',
      });
    }
  };
  const isPending = pending || isPasskeyPending;
  const cancel = (): void => onAnswer(false);
  return (
    <Modal
      open
      onClose={cancel}
      title="Confirm that it is you"
      size="sm"
      closable={!isPending}
      footer={
        <>
          <Button onClick={cancel} disabled={isPending}>
            Cancel
          </Button>
          <Button type="submit" form={id} variant="primary" pending={pending} disabled={isPasskeyPending}>
            Confirm
          </Button>
        </>
      }
    >
      <Form ref={formRef} id={id} noValidate onSubmit={submit} aria-label="Confirm that it is you">
        <Why>
          {hasPasskey
            ? 'You signed in more than ten minutes ago. Enter your password or use a passkey to continue.'
            : 'You signed in more than ten minutes ago. Enter your password to continue.'}
        </Why>
        {/* For password managers. */}
        <input type="text" name="username" autoComplete="username" value={me.username} readOnly hidden />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          data-autofocus
          {...field('currentPassword')}
        />
        {hasPasskey && (
          <Button pending={isPasskeyPending} disabled={pending} onClick={() => void confirmWithPasskey()}>
            Use a passkey
          </Button>
        )}
      </Form>
    </Modal>
  );
}
