import { useOneAtATime } from '@cred/ui';
import { useState } from 'react';

interface Mutation<D> {
  readonly mutateAsync: (input: { readonly id: string; readonly decision: D }) => Promise<unknown>;
  readonly isPending: boolean;
}

/**
 * The state of a card whose decisions are confirmed in a dialog.
 * @param onDecided called when the card is removed, so that the focus can be moved
 */
export function useCaseDecision<D extends { readonly outcome: string }>(
  id: string,
  { mutateAsync, isPending }: Mutation<D>,
  onDecided: () => void,
) {
  const [openDialog, setOpenDialog] = useState<D['outcome'] | null>(null);
  const oneAtATime = useOneAtATime();
  return {
    openDialog,
    setOpenDialog,
    confirm: (decision: D): void =>
      oneAtATime(async () => {
        // A toast shows the failure, and the dialog keeps the typed text for a retry.
        await mutateAsync({ id, decision });
        setOpenDialog(null);
        onDecided();
      }),
    /** The props that all dialogs of the card share. */
    dialog: {
      pending: isPending,
      input: { label: 'Note (optional)', hint: 'For the reviewers’ log only.' },
      onCancel: () => setOpenDialog(null),
    },
  };
}
