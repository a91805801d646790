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
  /** The consequence, if the question does not state it. */
  readonly text?: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** The action is in flight: the dialog stays until its owner closes it. */
  readonly pending?: boolean;
  readonly danger?: boolean;
}

/** Asks for confirmation of an action that cannot be undone. The initial focus is on Cancel. */
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
