import { isApiError } from '@cred/api-client';
import { limits } from '@cred/contract';
import { useUnsaved } from '@cred/platform';
import { Button, PasswordField, useOneAtATime } from '@cred/ui';
import { CircleCheck, ShieldQuestion } from 'lucide-react';
import { useEffect, useRef, useState, type ChangeEvent, type FormEvent, type RefObject } from 'react';
import { useSetNewPassword, wantsCurrentPassword } from '../api/set-new-password';
import { Actions, Form, Note } from './layout';
import { PasswordsMatch } from './passwords-match';
import { UsernameForManagers } from './username-for-managers';

type Name = 'password' | 'confirmation' | 'currentPassword';
type Faults = Partial<Record<Name, string>>;

const empty: Record<Name, string> = { password: '', confirmation: '', currentPassword: '' };

/** A longer one is refused, never cut: whoever pastes it would not know what they log in with. */
function lengthFault(password: string): Faults {
  if (password.length < limits.password.min) return { password: `Must be at least ${limits.password.min} characters` };
  return password.length > limits.password.max ? { password: `At most ${limits.password.max} characters` } : {};
}

/** New password, twice; and the current one once the server has asked for it (SRV-13). */
export function ResetPasswordForm() {
  const change = useSetNewPassword();
  const oneAtATime = useOneAtATime();
  const [values, setValues] = useState(empty);
  const [faults, setFaults] = useState<Faults>({});
  const [asksCurrent, setAsksCurrent] = useState(false);
  const fields: Record<Name, RefObject<HTMLInputElement | null>> = {
    password: useRef(null),
    confirmation: useRef(null),
    currentPassword: useRef(null),
  };
  const done = useRef<HTMLDivElement>(null);
  const { password, confirmation, currentPassword } = values;
  useUnsaved(Object.values(values).some((value) => value !== ''));

  // The question comes with its field.
  useEffect(() => {
    if (asksCurrent) fields.currentPassword.current?.focus();
    // oxlint-disable-next-line exhaustive-deps
  }, [asksCurrent]);

  useEffect(() => {
    if (change.isSuccess) done.current?.focus();
  }, [change.isSuccess]);

  const show = (found: Faults): void => {
    setFaults(found);
    const first = (['password', 'confirmation', 'currentPassword'] as const).find((name) => found[name]);
    if (first) fields[first].current?.focus();
  };

  const send = async (): Promise<void> => {
    try {
      await change.mutateAsync({ password, ...(asksCurrent && { currentPassword }) });
      setValues(empty);
      setAsksCurrent(false);
    } catch (error) {
      if (wantsCurrentPassword(error)) setAsksCurrent(true);
      else if (isApiError(error)) show({ ...pick(error.fields, 'password'), ...pick(error.fields, 'currentPassword') });
    }
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (password === '' || password !== confirmation) return;
    const found: Faults = {
      ...lengthFault(password),
      ...(asksCurrent && currentPassword === '' && { currentPassword: 'Password is empty' }),
    };
    show(found);
    if (Object.keys(found).length === 0) oneAtATime(send);
  };

  const field = (name: Name) => ({
    ref: fields[name],
    name,
    value: values[name],
    error: faults[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>): void => {
      // Read now: React may run the update after it has put the old value back into the field.
      const { value } = target;
      setValues((now) => ({ ...now, [name]: value }));
      setFaults((now) => ({ ...now, [name]: undefined }));
      if (change.isSuccess) change.reset();
    },
  });

  return (
    <Form noValidate onSubmit={submit} aria-label="Reset your password">
      <UsernameForManagers />
      <PasswordField
        label="New Password"
        autoComplete="new-password"
        hint={`At least ${limits.password.min} characters`}
        {...field('password')}
      />
      <PasswordField label="Confirm your password" autoComplete="new-password" {...field('confirmation')} />
      <PasswordsMatch password={password} confirmation={confirmation} />
      {asksCurrent && (
        <>
          <Note>
            <ShieldQuestion size={20} strokeWidth={1.75} aria-hidden />
            <p id="why-current">
              You logged in a while ago. So that nobody else changes your password in an open browser, enter the current
              one once more.
            </p>
          </Note>
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
          pending={change.isPending}
          disabled={password === '' || password !== confirmation}
        >
          Confirm
        </Button>
      </Actions>
      {change.isSuccess && (
        <Note ref={done} role="status" tabIndex={-1}>
          <CircleCheck size={20} strokeWidth={1.75} aria-hidden />
          <p>Your password is changed. You are still logged in here; your other browsers are logged out.</p>
        </Note>
      )}
    </Form>
  );
}

const pick = (fields: Readonly<Record<string, string>>, name: Name): Faults =>
  fields[name] ? { [name]: fields[name] } : {};
