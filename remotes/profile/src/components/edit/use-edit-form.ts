import { isApiError } from '@cred/api-client';
import type { User } from '@cred/contract';
import { useMe } from '@cred/platform';
import { useOneAtATime } from '@cred/ui';
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { useUpdateUser } from '../../api/update-user';
import {
  changesOf,
  faultsOf,
  formOf,
  isEmpty,
  type ProfileChanges,
  type ProfileField,
  type ProfileForm,
} from '../../lib/profile-changes';

type Faults = Readonly<Record<string, string | undefined>>;

/** A name in the form of a field; beside the profile's there is the password that a new mail address asks for. */
type FieldName = ProfileField | 'currentPassword';

interface Attributes {
  readonly name: FieldName;
  readonly value: string;
  readonly error: string | undefined;
  readonly readOnly: boolean;
  readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void;
}

export interface EditForm {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly values: ProfileForm;
  /** What will be sent. */
  readonly changes: ProfileChanges;
  /** Something was typed that would be lost. */
  readonly isDirty: boolean;
  readonly isPending: boolean;
  /** The server wants the current password for a new mail address (SRV-16). */
  readonly asksPassword: boolean;
  readonly field: (name: FieldName) => Attributes;
  readonly submit: (event: FormEvent) => void;
}

/** The server's faults at their fields; null when it says nothing of any field. */
function serverFaults(error: unknown): Faults | null {
  if (!isApiError(error)) return null;
  if (error.code === 'username_taken') return { username: error.message };
  if (error.code === 'email_taken') return { email: error.message };
  return Object.keys(error.fields).length > 0 ? error.fields : null;
}

/** The state of the edit dialog: prefilled from the current member, sends what differs, once at a time. */
export function useEditForm(onUpdated: (user: User | null) => void): EditForm {
  const me = useMe();
  const [opened] = useState(() => formOf(me));
  const [values, setValues] = useState(opened);
  const [password, setPassword] = useState('');
  const [wantsPassword, setWantsPassword] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const formRef = useRef<HTMLFormElement>(null);
  const { mutateAsync, isPending } = useUpdateUser();
  const oneAtATime = useOneAtATime();

  const changes = changesOf(values, me);
  const asksPassword = wantsPassword && changes.email !== undefined;
  const isDirty =
    (Object.keys(values) as ProfileField[]).some((name) => values[name] !== opened[name]) || password !== '';

  useEffect(() => {
    if (wantsPassword) formRef.current?.querySelector<HTMLElement>('[name="currentPassword"]')?.focus();
  }, [wantsPassword]);

  const show = (found: Faults): void => {
    setFaults(found);
    const fields = [...(formRef.current?.querySelectorAll<HTMLElement>('[name]') ?? [])];
    fields.find((field) => found[field.getAttribute('name') ?? ''] !== undefined)?.focus();
  };

  const send = async (): Promise<void> => {
    try {
      onUpdated(await mutateAsync({ ...changes, ...(asksPassword && { currentPassword: password }) }));
    } catch (error) {
      if (isApiError(error) && error.code === 'reauth_required') setWantsPassword(true);
      const found = serverFaults(error);
      if (found) show(found);
    }
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isEmpty(changes)) return onUpdated(null);
    const found = {
      ...faultsOf(changes),
      ...(asksPassword && password === '' && { currentPassword: 'Password is empty' }),
    };
    show(found);
    if (Object.keys(found).length === 0) oneAtATime(send);
  };

  return {
    formRef,
    values,
    changes,
    isDirty,
    isPending,
    asksPassword,
    submit,
    field: (name) => ({
      name,
      value: name === 'currentPassword' ? password : values[name],
      error: faults[name],
      readOnly: isPending,
      onChange: ({ currentTarget: { value } }) => {
        if (name === 'currentPassword') setPassword(value);
        else setValues((now) => ({ ...now, [name]: value }));
        setFaults((now) => ({ ...now, [name]: undefined }));
      },
    }),
  };
}
