import { limits, specialties, specialtyLabel, type User } from '@cred/contract';
import { paths, useMe } from '@cred/platform';
import { Button, color, ConfirmDialog, font, Modal, radius, SelectField, space, TextArea, TextField } from '@cred/ui';
import { styled, useNavigate } from '@cred/vendor';
import { BadgeAlert } from 'lucide-react';
import { useState } from 'react';
import { useEditForm } from './use-edit-form';

const Form = styled.form`
  display: contents;
`;

const Fields = styled.div`
  display: grid;
  gap: ${space(4)};
`;

const Note = styled.p<{ $emphasised: boolean }>`
  display: flex;
  align-items: flex-start;
  gap: ${space(2)};
  padding: ${space(3)};
  border-radius: ${radius.control};
  background: ${({ $emphasised }) => ($emphasised ? color.dangerSoft : color.accentSoft)};
  font-size: ${font.s13};

  svg {
    flex: none;
    color: ${({ $emphasised }) => ($emphasised ? color.danger : color.accentText)};
  }
`;

/** Edits the member's profile (PROFILE-7). Asks before it closes with unsaved changes. */
export function EditDialog({ onClose }: { readonly onClose: () => void }) {
  const me = useMe();
  const navigate = useNavigate();
  const [isDiscardOpen, setDiscardOpen] = useState(false);
  const onUpdated = (user: User | null): void => {
    onClose();
    if (user && user.username !== me.username) void navigate(paths.profile(user.username), { replace: true });
  };
  const { formRef, values, changes, isDirty, pending, field, submit } = useEditForm(onUpdated);
  const close = (): void => (isDirty ? setDiscardOpen(true) : onClose());
  const losesBadge = changes.fullName !== undefined || changes.specialty !== undefined;
  return (
    <>
      <Form ref={formRef} onSubmit={submit} noValidate aria-label="Edit your profile">
        <Modal
          open
          onClose={close}
          title="Edit your profile"
          closable={!pending}
          footer={
            <Button type="submit" variant="primary" pending={pending}>
              {pending ? 'Updating...' : 'Update'}
            </Button>
          }
        >
          <Fields>
            {/* An emptied field keeps the saved value, which the placeholder shows. */}
            <TextField
              label="Username"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              placeholder={me.username}
              data-autofocus
              readOnly={pending}
              {...field('username')}
            />
            <TextField
              label="Full Name"
              autoComplete="name"
              placeholder={me.fullName}
              readOnly={pending}
              {...field('fullName')}
            />
            <TextField
              label="Email"
              type="email"
              autoComplete="email"
              placeholder={me.email}
              readOnly={pending}
              {...field('email')}
            />
            <SelectField label="Specialty" disabled={pending} {...field('specialty')}>
              {specialties.map((each) => (
                <option key={each} value={each}>
                  {specialtyLabel(each)}
                </option>
              ))}
            </SelectField>
            {me.isVerificated && (
              <Note $emphasised={losesBadge} role="status">
                <BadgeAlert size={16} strokeWidth={1.75} aria-hidden />
                {losesBadge
                  ? 'This takes your verified badge away: your certificate was checked for another name or specialty. You can submit a new one in Settings.'
                  : 'A new full name or specialty takes your verified badge away, until a new certificate is approved.'}
              </Note>
            )}
            <TextArea
              label="Bio"
              autosize
              rows={2}
              hint={`${values.bio.trim().length} of ${limits.bio.max} characters`}
              readOnly={pending}
              {...field('bio')}
            />
            <TextField
              label="Link"
              type="url"
              inputMode="url"
              autoComplete="url"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="https://"
              readOnly={pending}
              {...field('link')}
            />
          </Fields>
        </Modal>
      </Form>
      <ConfirmDialog
        open={isDiscardOpen}
        title="Discard your changes?"
        text="What you changed in your profile has not been saved."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        danger
        onConfirm={onClose}
        onCancel={() => setDiscardOpen(false)}
      />
    </>
  );
}
