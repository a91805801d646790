import { styled } from '@cred/vendor';
import type { ReactNode } from 'react';
import { color } from '../tokens/tokens';
import { Button } from './button';
import { Modal } from './modal';

const Text = styled.p`
  color: ${color.muted};
`;

export interface ConfirmDialogProps {
  readonly open: boolean;
  /** The question. */
  readonly title: string;
  /** What will happen, where the question does not say it. */
  readonly text?: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** The action is under way: the dialog stays until its owner closes it. */
  readonly pending?: boolean;
  readonly danger?: boolean;
}

/** Asks before an action that cannot be taken back. Focus starts on the harmless answer. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  pending = false,
  danger = false,
}: ConfirmDialogProps): ReactNode {
  return (
    <Modal
      open={open}
      onClose={onCancel}
      title={title}
      size="sm"
      closable={!pending}
      footer={
        <>
          <Button onClick={onCancel} disabled={pending} data-autofocus>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} onClick={onConfirm} pending={pending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {text ? <Text>{text}</Text> : null}
    </Modal>
  );
}
