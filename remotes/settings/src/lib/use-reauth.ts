import { isApiError } from '@cred/api-client';
import { useState } from 'react';

/** An action that the server may refuse until the current password is sent with it (SRV-13). */
type Action = (reauth: { readonly currentPassword?: string }) => Promise<unknown>;

export interface Reauth {
  /** Runs an action; when the server requires the password, `requested` becomes true and the action waits. */
  readonly run: (action: Action) => Promise<void>;
  readonly requested: boolean;
  /** Repeats the waiting action. Rejects when it failed again. */
  readonly confirm: (currentPassword: string) => Promise<void>;
  readonly cancel: () => void;
}

/** Asks for the current password when the last login is not recent, and then repeats the action. */
export function useReauth(): Reauth {
  const [waiting, setWaiting] = useState<{ readonly action: Action } | null>(null);
  return {
    run: async (action) => {
      try {
        await action({});
      } catch (error) {
        if (!isApiError(error) || error.code !== 'reauth_required') throw error;
        setWaiting({ action });
      }
    },
    requested: waiting !== null,
    confirm: async (currentPassword) => {
      await waiting?.action({ currentPassword });
      setWaiting(null);
    },
    cancel: () => setWaiting(null),
  };
}
