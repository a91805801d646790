import { callApi } from '@cred/api-client';
import { useRef, useState, type ReactNode } from 'react';
import type { ConfirmIdentity } from './confirm-identity';

interface Question {
  readonly Dialog: typeof ConfirmIdentity;
  readonly hasPasskey: boolean;
  readonly answer: (confirmed: boolean) => void;
}

/** The dialog in which a member proves who they are, which is loaded on demand, and the function that opens it. */
export function useConfirmIdentity(): readonly [dialog: ReactNode, confirmIdentity: () => Promise<boolean>] {
  const [question, setQuestion] = useState<Question | null>(null);
  const current = useRef<Promise<boolean>>(null);

  const ask = async (): Promise<boolean> => {
    // The methods first, so that nothing in the dialog appears late. Without them the password is always possible.
    const [{ ConfirmIdentity: Dialog }, methods] = await Promise.all([
      import(/* webpackChunkName: "confirm-identity" */ './confirm-identity'),
      callApi('getSignInMethods', {}).catch(() => null),
    ]);
    const confirmed = await new Promise<boolean>((answer) =>
      setQuestion({ Dialog, hasPasskey: (methods?.passkeys.length ?? 0) > 0, answer }),
    );
    setQuestion(null);
    return confirmed;
  };
  // Actions that ask at the same time get the same answer.
  const [confirmIdentity] = useState(
    () => () =>
      (current.current ??= ask().finally(() => {
        current.current = null;
      })),
  );
  const dialog = question && <question.Dialog hasPasskey={question.hasPasskey} onAnswer={question.answer} />;
  return [dialog, confirmIdentity];
}
