import { isApiError } from '@cred/api-client';
import { paths, useMe } from '@cred/platform';
import { Button, notify, TextField } from '@cred/ui';
import { useForm } from '@cred/ui/form';
import { ShieldQuestion } from 'lucide-react';
import { useConfirmWithCode, useConfirmWithPasskey } from '../../api/change-sign-in-methods';
import { useSignInMethods } from '../../api/get-sign-in-methods';
import { passkeyFailure } from '../../lib/passkey-failure';
import { Actions, Form, InlineLink, Notice, PageContent } from '../layout';
import { RowSkeletons } from '../lists/row-skeletons';
import { QueryState } from '../query-state';

/** Shown instead of what needs a confirmed session: confirms it, or leads to the set-up (AUTH-25). */
export function ConfirmSession() {
  const query = useSignInMethods();
  if (!query.data)
    return (
      <QueryState query={query} errorTitle="Your sign-in methods could not be loaded">
        <RowSkeletons label="Loading your sign-in methods" />
      </QueryState>
    );
  const { passkeys, totp } = query.data;
  const isSetUp = passkeys.length > 0 || totp !== null;
  return (
    <PageContent>
      <Notice>
        <ShieldQuestion size={20} strokeWidth={1.75} aria-hidden />
        <p>
          {isSetUp
            ? 'Certificates and reports are confidential. Confirm that it is you before you see them.'
            : 'Certificates and reports are confidential, so a password alone does not open them. Set up a passkey or two-step sign-in first; it takes a minute.'}
        </p>
      </Notice>
      {!isSetUp && (
        <p>
          <InlineLink to={paths.settingsPage('sign-in-methods')}>Set up a passkey or two-step sign-in</InlineLink>
        </p>
      )}
      {passkeys.length > 0 && <WithPasskey />}
      {totp && <WithCode />}
    </PageContent>
  );
}

function WithPasskey() {
  const confirm = useConfirmWithPasskey(useMe().id);
  const handleClick = (): void =>
    confirm.mutate(undefined, {
      onError: (error) => {
        const failure = passkeyFailure(error);
        if (failure !== null) notify.error(failure);
      },
    });
  return (
    <Actions>
      <Button variant="primary" pending={confirm.isPending} onClick={handleClick}>
        Confirm with a passkey
      </Button>
    </Actions>
  );
}

function WithCode() {
  const confirm = useConfirmWithCode();
  const { formRef, pending, submit, field, showErrors } = useForm({
    initial: { code: '' },
    validate: ({ code }) => (code.trim() === '' ? { code: 'Code is empty' } : {}),
    onSubmit: async ({ code }) => {
      try {
        await confirm.mutateAsync(code);
      } catch (error) {
        showErrors({
          code: isApiError(error) ? (error.fields['code'] ?? error.message) : 'This did not work. Try again.',
        });
      }
    },
  });
  return (
    <Form ref={formRef} noValidate onSubmit={submit} aria-label="Confirm with a code">
      <TextField
        label="Code of your authenticator app, or a recovery code"
        autoComplete="one-time-code"
        spellCheck={false}
        maxLength={64}
        {...field('code')}
      />
      <Actions>
        <Button type="submit" variant="primary" pending={pending}>
          Confirm
        </Button>
      </Actions>
    </Form>
  );
}
