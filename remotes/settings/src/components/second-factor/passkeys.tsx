import type { Passkey } from '@cred/contract';
import { limits } from '@cred/contract';
import { below, Button, ConfirmDialog, Modal, notify, space, TextField, useOneAtATime } from '@cred/ui';
import { useForm } from '@cred/ui/form';
import { styled } from '@cred/vendor';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { KeyRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { useAddPasskey, useRemovePasskey, useRenamePasskey } from '../../api/change-sign-in-methods';
import { formatDay } from '../../lib/dates';
import { passkeyFailure } from '../../lib/passkey-failure';
import { Actions, Form, MutedText, PageContent } from '../layout';
import { IconTile, Row, RowDetail, RowName, RowText } from '../lists/row';
import { Section } from '../lists/section';

/** On a phone the buttons are below the texts. */
const Item = styled(Row)`
  ${below.phone} {
    flex-wrap: wrap;
    & > ${Actions} {
      flex-basis: 100%;
      padding-inline-start: calc(40px + ${space(3)});
    }
  }
`;

const name = (value: string): string | undefined => (value.trim() === '' ? 'Name is empty' : undefined);

/** The member's passkeys, with a form to add one (AUTH-16, AUTH-22). */
export function Passkeys({ passkeys }: { readonly passkeys: readonly Passkey[] }) {
  const section = useRef<HTMLElement>(null);
  return (
    <Section ref={section} aria-label="Passkeys" tabIndex={-1}>
      <PageContent>
        <h2>Passkeys</h2>
        <MutedText>
          Sign in with your fingerprint, your face or the PIN of your device, without a password. A passkey cannot be
          guessed, and it does not work on fake copies of this site.
        </MutedText>
        {passkeys.length < limits.passkeys.max ? (
          <AddPasskey />
        ) : (
          <p>You have {limits.passkeys.max} passkeys, which is the maximum. Remove one to add another.</p>
        )}
      </PageContent>
      {passkeys.length > 0 && (
        <ul aria-label="Your passkeys">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemoved={() => section.current?.focus()} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function AddPasskey() {
  const add = useAddPasskey();
  const { formRef, pending, submit, field, reset, showErrors } = useForm({
    initial: { name: '' },
    validate: (values) => ({ name: name(values.name) }),
    onSubmit: async (values) => {
      try {
        await add.mutateAsync(values.name.trim());
        notify.success('Your passkey is added');
        reset();
      } catch (error) {
        const failure = passkeyFailure(error);
        if (failure !== null) showErrors({ name: failure });
      }
    },
  });
  if (!browserSupportsWebAuthn())
    return <p>This browser does not support passkeys. You can add one in another browser.</p>;
  return (
    <Form ref={formRef} noValidate onSubmit={submit} aria-label="Add a passkey">
      <TextField
        label="Name of the passkey"
        hint="Such as the device that it is on"
        autoComplete="off"
        maxLength={limits.passkeys.nameMax}
        {...field('name')}
      />
      <Actions>
        <Button type="submit" variant="primary" pending={pending}>
          Add a passkey
        </Button>
      </Actions>
    </Form>
  );
}

function PasskeyRow({ passkey, onRemoved }: { readonly passkey: Passkey; readonly onRemoved: () => void }) {
  const [dialog, setDialog] = useState<'rename' | 'remove' | null>(null);
  const remove = useRemovePasskey();
  const oneAtATime = useOneAtATime();
  const confirmRemoval = (): void =>
    oneAtATime(async () => {
      try {
        await remove.mutateAsync(passkey.id);
        onRemoved();
      } catch (error) {
        const failure = passkeyFailure(error);
        if (failure !== null) notify.error(failure);
      } finally {
        setDialog(null);
      }
    });
  return (
    <Item>
      <IconTile>
        <KeyRound size={20} strokeWidth={1.75} aria-hidden />
      </IconTile>
      <RowText>
        <RowName>{passkey.name}</RowName>
        <RowDetail>
          Added {formatDay(passkey.createdAt)}
          {passkey.lastUsedAt ? `, last used ${formatDay(passkey.lastUsedAt)}` : ', not used yet'}
        </RowDetail>
        <RowDetail>
          {passkey.backedUp ? 'Backed up by its provider' : 'On this one device only: lost with the device'}
        </RowDetail>
      </RowText>
      <Actions>
        <Button size="sm" aria-label={`Rename ${passkey.name}`} onClick={() => setDialog('rename')}>
          Rename
        </Button>
        <Button size="sm" aria-label={`Remove ${passkey.name}`} onClick={() => setDialog('remove')}>
          Remove
        </Button>
      </Actions>
      {dialog === 'rename' && <RenameDialog passkey={passkey} onClose={() => setDialog(null)} />}
      <ConfirmDialog
        open={dialog === 'remove'}
        title={`Remove ${passkey.name}?`}
        text="It no longer signs in. Delete it in your device or password manager too."
        confirmLabel="Remove"
        cancelLabel="Cancel"
        danger
        pending={remove.isPending}
        onConfirm={confirmRemoval}
        onCancel={() => setDialog(null)}
      />
    </Item>
  );
}

function RenameDialog({ passkey, onClose }: { readonly passkey: Passkey; readonly onClose: () => void }) {
  const rename = useRenamePasskey();
  const id = `rename-${passkey.id}`;
  const { formRef, pending, submit, field, showErrors } = useForm({
    initial: { name: passkey.name },
    validate: (values) => ({ name: name(values.name) }),
    onSubmit: async (values) => {
      try {
        await rename.mutateAsync({ id: passkey.id, name: values.name.trim() });
        onClose();
      } catch (error) {
        showErrors({ name: passkeyFailure(error) ?? 'The passkey keeps its name. Try again.' });
      }
    },
  });
  return (
    <Modal
      open
      onClose={onClose}
      title="Rename the passkey"
      size="sm"
      closable={!pending}
      footer={
        <>
          <Button onClick={onClose} disabled={pending}>
            Cancel
          </Button>
          <Button type="submit" form={id} variant="primary" pending={pending}>
            Rename
          </Button>
        </>
      }
    >
      <Form ref={formRef} id={id} noValidate onSubmit={submit} aria-label="Rename the passkey">
        <TextField
          label="Name of the passkey"
          autoComplete="off"
          maxLength={limits.passkeys.nameMax}
          data-autofocus
          {...field('name')}
        />
      </Form>
    </Modal>
  );
}
