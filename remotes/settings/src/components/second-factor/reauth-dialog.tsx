import { isApiError } from '@cred/api-client';
import { Button, Modal, PasswordField } from '@cred/ui';
import { useForm } from '@cred/ui/form';
import { passkeyFailure } from '../../lib/passkey-failure';
import type { Reauth } from '../../lib/use-reauth';
import { Form, MutedText } from '../layout';
import { UsernameForManagers } from '../username-for-managers';

/** Asks for the current password and repeats the waiting action (AUTH-24). */
export const ReauthDialog = ({ reauth }: { readonly reauth: Reauth }) =>
  reauth.requested ? <OpenDialog reauth={reauth} /> : null;

function OpenDialog({ reauth }: { readonly reauth: Reauth }) {
  const { formRef, pending, submit, field, showErrors } = useForm({
    initial: { password: '' },
    validate: ({ password }) => (password === '' ? { password: 'Password is empty' } : {}),
    onSubmit: async ({ password }) => {
      try {
        await reauth.confirm(password);
      } catch (error) {
        const text = isApiError(error) ? error.fields['currentPassword'] : undefined;
        const failure = text ?? passkeyFailure(error);
        if (failure === null) reauth.cancel();
        else showErrors({ password: failure });
      }
    },
  });
  return (
    <Modal
      open
      onClose={reauth.cancel}
      title="Confirm your password"
      size="sm"
      closable={!pending}
      footer={
        <>
          <Button onClick={reauth.cancel} disabled={pending}>
            Cancel
          </Button>
          <Button type="submit" form="reauth" variant="primary" pending={pending}>
            Confirm
          </Button>
        </>
      }
    >
      <Form ref={formRef} id="reauth" noValidate onSubmit={submit} aria-label="Confirm your password">
        <MutedText>You logged in a while ago. Enter your password once more.</MutedText>
        <UsernameForManagers />
        <PasswordField label="Current password" autoComplete="current-password" data-autofocus {...field('password')} />
      </Form>
    </Modal>
  );
}
