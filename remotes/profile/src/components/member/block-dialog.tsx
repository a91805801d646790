import { ConfirmDialog } from '@cred/ui';
import { useChangeRelation } from '../../api/change-relation';

interface Props {
  readonly userId: string;
  readonly username: string;
  /** Whether the member is blocked; then the dialog asks whether to unblock them. */
  readonly isBlocked: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks before blocking or unblocking a member, and explains the effect. */
export function BlockDialog({ userId, username, isBlocked, open, onClose }: Props) {
  const { mutate } = useChangeRelation();
  const confirm = (): void => {
    // Closes without waiting: the page shows the new state, and reverts it with a message when the server rejects it.
    onClose();
    mutate({ userId, username, kind: 'block', on: !isBlocked });
  };
  return (
    <ConfirmDialog
      open={open}
      title={isBlocked ? `Unblock @${username}?` : `Block @${username}?`}
      text={
        isBlocked
          ? 'They can find your profile and posts again, follow you and write to you. You do not follow each other until you choose to.'
          : 'You no longer see each other’s posts and comments, stop following each other, and cannot write to each other. They are not told. You can unblock them on their profile.'
      }
      confirmLabel={isBlocked ? 'Unblock' : 'Block'}
      cancelLabel="Cancel"
      danger={!isBlocked}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
