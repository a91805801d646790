import { limits, reportReasons, type ReportReason } from '@cred/contract';
import { Button, color, font, Modal, notify, radius, space, TextArea, useOneAtATime } from '@cred/ui';
import { styled } from '@cred/vendor';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useSendReport, type Report } from '../../api/send-report';

const Form = styled.form`
  display: contents;
`;

const Content = styled.div`
  display: grid;
  gap: ${space(4)};
`;

const Choices = styled.fieldset`
  display: grid;

  legend {
    padding-bottom: ${space(1)};
    font-weight: 600;
  }
`;

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 40px;
  margin: 0 -${space(2)};
  padding: ${space(1)} ${space(2)};
  border-radius: ${radius.control};
  line-height: 1.35;
  cursor: pointer;

  &:hover {
    background: ${color.hover};
  }
  &:active {
    background: ${color.pressed};
  }
  input {
    flex: none;
    width: 20px;
    height: 20px;
    accent-color: ${color.accent};
    cursor: pointer;
  }
`;

const Note = styled.p`
  color: ${color.muted};
  font-size: ${font.s13};
`;

const ErrorText = styled.p`
  color: ${color.danger};
  font-size: ${font.s13};
`;

const labels: Readonly<Record<ReportReason, string>> = {
  misinformation: 'False or misleading health information',
  patient_privacy: 'Shows or names a patient',
  harassment: 'Harassment or abuse',
  spam: 'Spam or advertising',
  impersonation: 'Pretends to be somebody else',
  other: 'Something else',
};

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly about: Report['about'];
}

/** Reports a post or a member to the reviewers. A closed dialog keeps the typed text until the report is sent. */
export function ReportDialog({ open, onClose, title, about }: Props) {
  const name = useId();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [text, setText] = useState('');
  const [reasonError, setReasonError] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { mutateAsync, isPending, isSuccess, error, reset } = useSendReport();
  const oneAtATime = useOneAtATime();

  const tooLong = text.length > limits.report.textMax;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (reason === null) {
      setReasonError('Choose a reason');
      form.current?.querySelector('input')?.focus();
      return;
    }
    if (tooLong) return;
    oneAtATime(async () => {
      await mutateAsync({ about, reason, text: text.trim() });
      setReason(null);
      setText('');
      onClose();
      notify.success('Thank you. Our reviewers will look at it.');
    });
  };
  const close = (): void => {
    setReasonError(null);
    reset();
    onClose();
  };
  return (
    <Form ref={form} onSubmit={submit} noValidate aria-label={title}>
      <Modal
        open={open}
        onClose={close}
        title={title}
        size="md"
        closable={!isPending}
        footer={
          <>
            <Button onClick={close} disabled={isPending}>
              Cancel
            </Button>
            <Button type="submit" variant="primary" pending={isPending || isSuccess} disabled={tooLong}>
              {isPending ? 'Sending...' : 'Send report'}
            </Button>
          </>
        }
      >
        <Content>
          <Choices disabled={isPending} {...(reasonError ? { 'aria-describedby': `${name}-error` } : {})}>
            <legend>What is wrong?</legend>
            {reportReasons.map((each, index) => (
              <Choice key={each}>
                <input
                  type="radio"
                  name={name}
                  data-autofocus={index === 0 || undefined}
                  checked={reason === each}
                  onChange={() => {
                    setReason(each);
                    setReasonError(null);
                  }}
                />
                {labels[each]}
              </Choice>
            ))}
            {reasonError && (
              <ErrorText id={`${name}-error`} role="alert">
                {reasonError}
              </ErrorText>
            )}
          </Choices>
          <TextArea
            label="Anything the reviewers should know (optional)"
            autosize
            rows={2}
            value={text}
            readOnly={isPending}
            error={tooLong ? `At most ${limits.report.textMax} characters` : undefined}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          {error && !isPending && <ErrorText role="alert">Not sent: {error.message}</ErrorText>}
          <Note>Only the reviewers see your report. The member is not told who sent it.</Note>
        </Content>
      </Modal>
    </Form>
  );
}
