import { limits } from '@cred/contract';
import { Button, Modal, TextArea, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { useRef, useState, type FormEvent } from 'react';
import { Muted } from '../layout';

interface DecisionDialogProps {
  /** The question. */
  readonly title: string;
  /** What follows from the decision, and who is told. */
  readonly text: string;
  /** Asks for words too; `fault` is said when they are wanted and missing. */
  readonly words?: { readonly label: string; readonly hint: string; readonly fault?: string };
  readonly confirmLabel: string;
  readonly danger?: boolean;
  readonly pending: boolean;
  readonly onConfirm: (words: string) => void;
  readonly onCancel: () => void;
}

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(2)};
`;

/** Asks before a decision. It is open as long as it is rendered. */
export function DecisionDialog({
  title,
  text,
  words,
  confirmLabel,
  danger = false,
  pending,
  onConfirm,
  onCancel,
}: DecisionDialogProps) {
  const [value, setValue] = useState('');
  const [fault, setFault] = useState<string>();
  const area = useRef<HTMLTextAreaElement>(null);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (words?.fault && value.trim() === '') {
      setFault(words.fault);
      area.current?.focus();
      return;
    }
    onConfirm(value.trim());
  };

  return (
    <Modal open onClose={onCancel} title={title} size="md" closable={!pending}>
      <Form noValidate onSubmit={submit} aria-label={title}>
        <Muted>{text}</Muted>
        {words && (
          <TextArea
            ref={area}
            label={words.label}
            hint={words.hint}
            error={fault}
            value={value}
            maxLength={limits.report.textMax}
            disabled={pending}
            data-autofocus
            onChange={({ target }) => {
              setValue(target.value);
              setFault(undefined);
            }}
          />
        )}
        <Buttons>
          <Button onClick={onCancel} disabled={pending} {...(!words && { 'data-autofocus': true })}>
            Cancel
          </Button>
          <Button type="submit" variant={danger ? 'danger' : 'primary'} pending={pending}>
            {confirmLabel}
          </Button>
        </Buttons>
      </Form>
    </Modal>
  );
}
