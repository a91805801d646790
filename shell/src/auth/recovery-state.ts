import { useLocation } from '@cred/vendor';
import { useSyncExternalStore } from 'react';

/** The state that one page passes to the next in the history entry: a step of the recovery, or the guard. */
export interface RecoveryState {
  /** The email address that the code was sent to, as typed. */
  readonly email?: string;
  /** Whether the password was changed just before. */
  readonly recovered?: boolean;
  /** Whether the session of this page has ended elsewhere. */
  readonly sessionEnded?: boolean;
}

const neverChanges = () => () => undefined;

/** The state of the current history entry; empty when the entry has no valid state. */
export function useRecoveryState(): RecoveryState {
  const location = useLocation() as { readonly state: unknown };
  // Null during hydration: the prerendered markup has no history state.
  const state = useSyncExternalStore(
    neverChanges,
    () => location.state,
    () => null,
  );
  const { email, recovered, sessionEnded } = (typeof state === 'object' && state !== null ? state : {}) as Record<
    string,
    unknown
  >;
  return {
    ...(typeof email === 'string' ? { email } : {}),
    recovered: recovered === true,
    sessionEnded: sessionEnded === true,
  };
}
