import { type CallResponse, limits } from '@cred/contract';
import { useUnsaved } from '@cred/platform';
import { Button, TextArea } from '@cred/ui';
import { useForm } from '@cred/ui/form';
import { Scale } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useAppealDenial } from '../../api/appeal-denial';
import { Actions, Form, MutedText, Notice } from '../layout';

type AppealState = NonNullable<CallResponse<'getVerificationStatus'>['appeal']>;

/** The appeal against a denial (LIC-10), in each of its states. */
export function DenialAppeal({ state }: { readonly state: AppealState }) {
  const note = useRef<HTMLDivElement>(null);
  const [sent, setSent] = useState(false);
  // The form had the focus and was removed, so the text that replaces it gets the focus.
  useEffect(() => {
    if (sent && state === 'open') note.current?.focus();
  }, [sent, state]);
  switch (state) {
    case 'available':
      return <AppealForm onSent={() => setSent(true)} />;
    case 'open':
      return (
        <Notice ref={note} role="status" tabIndex={-1}>
          <Scale size={20} strokeWidth={1.75} aria-hidden />
          <div>
            <p>Your appeal is open.</p>
            <MutedText>
              Other reviewers decide on it, and you get a notification and a mail. Another certificate withdraws it.
            </MutedText>
          </div>
        </Notice>
      );
    case 'upheld':
      return <MutedText>Two other reviewers have confirmed the denial. You can send another certificate.</MutedText>;
    case 'unavailable':
      return null;
  }
}

function AppealForm({ onSent }: { readonly onSent: () => void }) {
  const appeal = useAppealDenial();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const closed = useRef(false);
  const { formRef, values, submit, field, reset } = useForm({
    initial: { text: '' },
    validate: ({ text }) => ({ text: text.trim() === '' ? 'Say why the decision is wrong' : undefined }),
    onSubmit: async ({ text }) => {
      await appeal.mutateAsync(text.trim());
      onSent();
      // The new status removes the form; until then a second click sends nothing.
      return true;
    },
  });
  useUnsaved(open && values.text !== '');
  useEffect(() => {
    if (!open && closed.current) button.current?.focus();
    closed.current = open;
  }, [open]);

  if (!open)
    return (
      <Actions>
        <Button ref={button} onClick={() => setOpen(true)}>
          Appeal against the denial
        </Button>
      </Actions>
    );
  return (
    <Form ref={formRef} noValidate onSubmit={submit} aria-label="Appeal">
      <TextArea
        label="Why is the decision wrong?"
        hint="You can appeal once. Two reviewers who have not decided before must agree for the denial to stay."
        maxLength={limits.denialAppeal.textMax}
        disabled={appeal.isPending}
        autoFocus
        {...field('text')}
      />
      <Actions>
        <Button type="submit" variant="primary" pending={appeal.isPending}>
          Send appeal
        </Button>
        <Button
          disabled={appeal.isPending}
          onClick={() => {
            reset();
            setOpen(false);
          }}
        >
          Cancel
        </Button>
      </Actions>
    </Form>
  );
}
