import { isApiError } from '@cred/api-client';
import type { User } from '@cred/contract';
import { useMe } from '@cred/platform';
import { focusField, isDirty, useForm, type FieldErrors, type Form } from '@cred/ui/form';
import { useEffect, useState } from 'react';
import { useUpdateUser } from '../../api/update-user';
import {
  changesOf,
  formOf,
  isEmpty,
  validateChanges,
  type ProfileChanges,
  type ProfileForm,
} from '../../lib/profile-changes';

/** The profile's fields, and the password that a new email requires. */
interface EditValues extends ProfileForm {
  readonly currentPassword: string;
}

export interface EditForm extends Pick<Form<EditValues>, 'formRef' | 'values' | 'pending' | 'submit' | 'field'> {
  readonly isDirty: boolean;
  /** The changes that will be sent. */
  readonly changes: ProfileChanges;
  /** The server requires the current password for a new email (SRV-16). */
  readonly requiresPassword: boolean;
}

/** The server's errors by field; null when the error belongs to no field. */
function serverErrors(error: unknown): FieldErrors<EditValues> | null {
  if (!isApiError(error)) return null;
  if (error.code === 'username_taken') return { username: error.message };
  if (error.code === 'email_taken') return { email: error.message };
  return Object.keys(error.fields).length > 0 ? error.fields : null;
}

/** The state of the edit dialog. The initial values are those of the current member; only changed values are sent. */
export function useEditForm(onUpdated: (user: User | null) => void): EditForm {
  const me = useMe();
  const [initial] = useState<EditValues>({ ...formOf(me), currentPassword: '' });
  const [passwordRequested, setPasswordRequested] = useState(false);
  const { mutateAsync } = useUpdateUser();

  const form = useForm({
    initial,
    validate: ({ currentPassword }) => ({
      ...validateChanges(changes),
      ...(requiresPassword && currentPassword === '' && { currentPassword: 'Password is empty' }),
    }),
    onSubmit: async ({ currentPassword }) => {
      if (isEmpty(changes)) return onUpdated(null);
      try {
        onUpdated(await mutateAsync({ ...changes, ...(requiresPassword && { currentPassword }) }));
      } catch (error) {
        if (isApiError(error) && error.code === 'reauth_required') setPasswordRequested(true);
        const errors = serverErrors(error);
        if (errors) form.showErrors(errors);
      }
    },
  });
  const changes = changesOf(form.values, me);
  const requiresPassword = passwordRequested && changes.email !== undefined;

  useEffect(() => {
    if (passwordRequested) focusField(form.formRef, (name) => name === 'currentPassword');
    // Only when the password is first requested.
    // oxlint-disable-next-line exhaustive-deps
  }, [passwordRequested]);

  return { ...form, isDirty: isDirty(form.values, initial), changes, requiresPassword };
}
