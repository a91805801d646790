import { limits } from '@cred/contract';
import { Button, Modal, SelectField, TextArea, space } from '@cred/ui';
import { useForm } from '@cred/ui/form';
import { styled } from '@cred/vendor';
import type { Choice } from '../../lib/moderation-texts';
import { Actions, MutedText } from '../layout';

interface DecisionDialogProps<T extends string> {
  /** The title of the dialog, as a question. */
  readonly title: string;
  /** The effects of the decision, and who is informed. */
  readonly text: string;
  /** If set, the dialog has a text field. `error` is shown when the text is required and empty. */
  readonly input?: { readonly label: string; readonly hint: string; readonly error?: string };
  /** If set, the dialog has a choice of templates, of which `initial` is chosen first. */
  readonly reasons?: { readonly label: string; readonly choices: readonly Choice<T>[]; readonly initial: T };
  readonly confirmLabel: string;
  readonly danger?: boolean;
  readonly pending: boolean;
  /** `reason` is the chosen template, if there is a choice. */
  readonly onConfirm: (text: string, reason: T | undefined) => void;
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
export function DecisionDialog<T extends string = never>({
  title,
  text,
  input,
  reasons,
  confirmLabel,
  danger = false,
  pending,
  onConfirm,
  onCancel,
}: DecisionDialogProps<T>) {
  const reason: string = reasons?.initial ?? '';
  const { formRef, submit, field } = useForm({
    initial: { text: '', reason },
    validate: (values) => ({ text: values.text.trim() === '' ? input?.error : undefined }),
    onSubmit: async (values) =>
      onConfirm(values.text.trim(), reasons?.choices.find(({ value }) => value === values.reason)?.value),
  });

  return (
    <Modal open onClose={onCancel} title={title} size="md" closable={!pending}>
      <Form ref={formRef} noValidate onSubmit={submit} aria-label={title}>
        <MutedText>{text}</MutedText>
        {reasons && (
          <SelectField label={reasons.label} disabled={pending} {...field('reason')}>
            {reasons.choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        )}
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
