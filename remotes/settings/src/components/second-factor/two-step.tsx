import type { SignInMethods, TotpSecret } from '@cred/contract';
import { isApiError } from '@cred/api-client';
import { isNotConfirmed } from '@cred/platform';
import { Button, color, ConfirmDialog, notify, TextField, useOneAtATime } from '@cred/ui';
import { useForm } from '@cred/ui/form';
import { styled } from '@cred/vendor';
import { lazy, Suspense, useState } from 'react';
import { useConfirmTotp, useRemoveTotp, useRenewRecoveryCodes, useStartTotp } from '../../api/change-sign-in-methods';
import { formatDay } from '../../lib/dates';
import { Actions, Form, MutedText, PageContent } from '../layout';
import { Section } from '../lists/section';
import { RecoveryCodes } from './recovery-codes';

const QrCode = lazy(async () => ({ default: (await import(/* webpackChunkName: "qr-code" */ './qr-code')).QrCode }));

const Secret = styled.code`
  display: block;
  color: ${color.text};
  overflow-wrap: anywhere;
  user-select: all;
`;

const QrSpace = styled.div`
  min-height: 208px;
`;

/** The secret in groups of four, which are easier to type. */
const grouped = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ');

/** Two-step sign-in: its set-up, the recovery codes and turning it off (AUTH-19, AUTH-20, AUTH-22). */
export function TwoStep({ totp }: { readonly totp: SignInMethods['totp'] }) {
  const [secret, setSecret] = useState<TotpSecret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Section aria-label="Two-step sign-in">
      <PageContent>
        <h2>Two-step sign-in</h2>
        {codes ? (
          <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
        ) : totp ? (
          <TurnedOn totp={totp} onCodes={setCodes} />
        ) : secret ? (
          <SetUp
            secret={secret}
            onCancel={() => setSecret(null)}
            onCodes={(shown) => {
              setSecret(null);
              setCodes(shown);
            }}
          />
        ) : (
          <TurnedOff onSecret={setSecret} />
        )}
      </PageContent>
    </Section>
  );
}

const failureOf = (error: unknown): string => (isApiError(error) ? error.message : 'This did not work. Try again.');

/** Shows a failure, unless the member cancelled the confirmation. */
function showFailure(error: unknown): void {
  if (!isNotConfirmed(error)) notify.error(failureOf(error));
}

function TurnedOff({ onSecret }: { readonly onSecret: (secret: TotpSecret) => void }) {
  const start = useStartTotp();
  const oneAtATime = useOneAtATime();
  const handleStart = (): void =>
    oneAtATime(async () => {
      try {
        onSecret(await start.mutateAsync());
      } catch (error) {
        showFailure(error);
      }
    });
  return (
    <>
      <MutedText>
        After your password, Cred asks for a code that an authenticator app on your phone shows. Someone who only knows
        your password cannot sign in.
      </MutedText>
      <Actions>
        <Button pending={start.isPending} onClick={handleStart}>
          Set up two-step sign-in
        </Button>
      </Actions>
    </>
  );
}

interface SetUpProps {
  readonly secret: TotpSecret;
  readonly onCancel: () => void;
  readonly onCodes: (codes: readonly string[]) => void;
}

function SetUp({ secret, onCancel, onCodes }: SetUpProps) {
  const confirm = useConfirmTotp();
  const { formRef, pending, submit, field, showErrors } = useForm({
    initial: { code: '' },
    validate: ({ code }) => (code.trim() === '' ? { code: 'Code is empty' } : {}),
    onSubmit: async ({ code }) => {
      try {
        onCodes((await confirm.mutateAsync(code)).recoveryCodes);
      } catch (error) {
        showErrors({ code: isApiError(error) ? (error.fields['code'] ?? error.message) : failureOf(error) });
      }
    },
  });
  return (
    <>
      <p>1. Scan this code with an authenticator app, or type the text below it into the app.</p>
      <QrSpace>
        <Suspense>
          <QrCode text={secret.uri} label="QR code for your authenticator app" />
        </Suspense>
      </QrSpace>
      <Secret>{grouped(secret.secret)}</Secret>
      <p>2. Enter the code that the app shows.</p>
      <Form ref={formRef} noValidate onSubmit={submit} aria-label="Set up two-step sign-in">
        <TextField
          label="Code"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={64}
          spellCheck={false}
          {...field('code')}
        />
        <Actions>
          <Button type="submit" variant="primary" pending={pending}>
            Turn on
          </Button>
          <Button onClick={onCancel} disabled={pending}>
            Cancel
          </Button>
        </Actions>
      </Form>
    </>
  );
}

interface TurnedOnProps {
  readonly totp: NonNullable<SignInMethods['totp']>;
  readonly onCodes: (codes: readonly string[]) => void;
}

function TurnedOn({ totp, onCodes }: TurnedOnProps) {
  const remove = useRemoveTotp();
  const renew = useRenewRecoveryCodes();
  const oneAtATime = useOneAtATime();
  const [dialog, setDialog] = useState<'off' | 'renew' | null>(null);
  const run = (action: () => Promise<void>): void =>
    oneAtATime(async () => {
      try {
        await action();
      } catch (error) {
        showFailure(error);
      } finally {
        setDialog(null);
      }
    });
  const turnOff = (): void =>
    run(async () => {
      await remove.mutateAsync();
      notify.success('Two-step sign-in is off');
    });
  const renewCodes = (): void => run(async () => onCodes((await renew.mutateAsync()).recoveryCodes));
  return (
    <>
      <p>
        Two-step sign-in is on since {formatDay(totp.since)}. {totp.recoveryCodesLeft} recovery codes are left.
      </p>
      <Actions>
        <Button onClick={() => setDialog('renew')}>New recovery codes</Button>
        <Button variant="danger" onClick={() => setDialog('off')}>
          Turn off
        </Button>
      </Actions>
      <ConfirmDialog
        open={dialog === 'renew'}
        title="New recovery codes?"
        text="The recovery codes from before no longer work."
        confirmLabel="Show new codes"
        cancelLabel="Cancel"
        pending={renew.isPending}
        onConfirm={renewCodes}
        onCancel={() => setDialog(null)}
      />
      <ConfirmDialog
        open={dialog === 'off'}
        title="Turn off two-step sign-in?"
        text="Your password alone signs in then. The recovery codes no longer work."
        confirmLabel="Turn off"
        cancelLabel="Cancel"
        danger
        pending={remove.isPending}
        onConfirm={turnOff}
        onCancel={() => setDialog(null)}
      />
    </>
  );
}
