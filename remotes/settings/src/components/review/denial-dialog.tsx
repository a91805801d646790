import { type DenialReason, denialReasons, limits } from '@cred/contract';
import { Button, Modal, SelectField, TextArea, space } from '@cred/ui';
import { useForm } from '@cred/ui/form';
import { styled } from '@cred/vendor';
import type { SubmissionDecision } from '../../api/decide-submission';
import { Actions, MutedText } from '../layout';

interface DenialDialogProps {
  /** The title of the dialog, as a question. */
  readonly title: string;
  /** The effects of the denial, and who is informed. */
  readonly text: string;
  readonly confirmLabel: string;
  readonly pending: boolean;
  readonly onConfirm: (denial: SubmissionDecision) => void;
  readonly onCancel: () => void;
}

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

const Buttons = styled(Actions)`
  justify-content: flex-end;
`;

const isReason = (value: string): value is DenialReason => Object.hasOwn(denialReasons, value);

/** Asks for the reason of a denial: a standard one, the reviewer's own words, or both (LIC-12). */
export function DenialDialog({ title, text, confirmLabel, pending, onConfirm, onCancel }: DenialDialogProps) {
  const { formRef, values, submit, field } = useForm({
    initial: { template: '', reason: '' },
    validate: ({ template, reason }) => ({
      reason: template === '' && reason.trim() === '' ? 'A denial needs a reason' : undefined,
    }),
    onSubmit: async ({ template, reason }) =>
      onConfirm({ decision: 'DENIED', reason: reason.trim(), ...(isReason(template) && { template }) }),
  });
  const standard = isReason(values.template) ? denialReasons[values.template] : null;

  return (
    <Modal open onClose={onCancel} title={title} size="md" closable={!pending}>
      <Form ref={formRef} noValidate onSubmit={submit} aria-label={title}>
        <MutedText>{text}</MutedText>
        <SelectField label="Standard reason" hint={standard} disabled={pending} {...field('template')}>
          <option value="">None, only my own words</option>
          {Object.keys(denialReasons).map((reason) => (
            <option key={reason} value={reason}>
              {shortTexts[reason as DenialReason]}
            </option>
          ))}
        </SelectField>
        <TextArea
          label="Reason"
          hint={
            standard === null
              ? 'The member reads this. Say what is missing.'
              : 'Optional. The member reads the standard reason and this.'
          }
          maxLength={limits.report.textMax}
          disabled={pending}
          data-autofocus
          {...field('reason')}
        />
        <Buttons>
          <Button onClick={onCancel} disabled={pending}>
            Cancel
          </Button>
          <Button type="submit" variant="danger" pending={pending}>
            {confirmLabel}
          </Button>
        </Buttons>
      </Form>
    </Modal>
  );
}

/** The reviewers' names of the standard reasons. */
const shortTexts: Readonly<Record<DenialReason, string>> = {
  unreadable: 'Cannot be read',
  name_differs: 'Another name',
  not_a_certificate: 'No certificate of a health profession',
  expired: 'Expired',
  specialty_differs: 'Another specialty',
  not_in_registry: 'Not in the registry, or of another person',
};
