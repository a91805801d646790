import { isApiError } from '@cred/api-client';
import type { User } from '@cred/contract';
import { useMe } from '@cred/platform';
import { isDirty, useForm, type FieldErrors, type Form } from '@cred/ui/form';
import { useState } from 'react';
import { useUpdateUser } from '../../api/update-user';
import {
  changesOf,
  formOf,
  isEmpty,
  validateChanges,
  type ProfileChanges,
  type ProfileForm,
} from '../../lib/profile-changes';

export interface EditForm extends Pick<Form<ProfileForm>, 'formRef' | 'values' | 'pending' | 'submit' | 'field'> {
  readonly isDirty: boolean;
  /** The changes that will be sent. */
  readonly changes: ProfileChanges;
}

/** The server's errors by field; null when the error belongs to no field. */
function serverErrors(error: unknown): FieldErrors<ProfileForm> | null {
  if (!isApiError(error)) return null;
  if (error.code === 'username_taken') return { username: error.message };
  if (error.code === 'email_taken') return { email: error.message };
  return Object.keys(error.fields).length > 0 ? error.fields : null;
}

/** The state of the edit dialog. The initial values are those of the current member; only changed values are sent. */
export function useEditForm(onUpdated: (user: User | null) => void): EditForm {
  const me = useMe();
  const [initial] = useState(() => formOf(me));
  const { mutateAsync } = useUpdateUser();

  const form = useForm({
    initial,
    onSubmit: async () => {
      if (isEmpty(changes)) return onUpdated(null);
      if (form.showErrors(await validateChanges(changes))) return;
      try {
        onUpdated(await mutateAsync(changes));
      } catch (error) {
        const errors = serverErrors(error);
        if (errors) form.showErrors(errors);
      }
    },
  });
  const changes = changesOf(form.values, me);

  return { ...form, isDirty: isDirty(form.values, initial), changes };
}
