import { limits } from '@cred/contract';
import { Button, Modal, TextArea, space } from '@cred/ui';
import { useForm } from '@cred/ui/form';
import { styled } from '@cred/vendor';
import { Actions, MutedText } from '../layout';

interface DecisionDialogProps {
  /** The title of the dialog, as a question. */
  readonly title: string;
  /** The effects of the decision, and who is informed. */
  readonly text: string;
  /** If set, the dialog has a text field. `error` is shown when the text is required and empty. */
  readonly input?: { readonly label: string; readonly hint: string; readonly error?: string };
  readonly confirmLabel: string;
  readonly danger?: boolean;
  readonly pending: boolean;
  readonly onConfirm: (text: string) => void;
  readonly onCancel: () => void;
}

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

const Buttons = styled(Actions)`
  justify-content: flex-end;
`;

/** Asks before a decision. The dialog is open while it is mounted. */
export function DecisionDialog({
  title,
  text,
  input,
  confirmLabel,
  danger = false,
  pending,
  onConfirm,
  onCancel,
}: DecisionDialogProps) {
  const { formRef, submit, field } = useForm({
    initial: { text: '' },
    validate: (values) => ({ text: values.text.trim() === '' ? input?.error : undefined }),
    onSubmit: async (values) => onConfirm(values.text.trim()),
  });

  return (
    <Modal open onClose={onCancel} title={title} size="md" closable={!pending}>
      <Form ref={formRef} noValidate onSubmit={submit} aria-label={title}>
        <MutedText>{text}</MutedText>
        {input && (
          <TextArea
            label={input.label}
            hint={input.hint}
            maxLength={limits.report.textMax}
            disabled={pending}
            data-autofocus
            {...field('text')}
          />
        )}
        <Buttons>
          <Button onClick={onCancel} disabled={pending} {...(!input && { 'data-autofocus': true })}>
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
