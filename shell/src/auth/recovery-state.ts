import { useLocation } from '@cred/vendor';
import { useSyncExternalStore } from 'react';

/** What one step of the recovery hands to the next, beside its address. */
export interface RecoveryState {
  /** The address that the code went to, as the member typed it. */
  readonly email?: string;
  /** The password was just changed. */
  readonly recovered?: boolean;
}

const neverChanges = () => () => undefined;

/** The state of the current history entry; another program's entry, or none, gives an empty one. */
export function useRecoveryState(): RecoveryState {
  const location = useLocation() as { readonly state: unknown };
  // Null while prerendered markup is taken over: whoever made that knew of no history.
  const state = useSyncExternalStore(
    neverChanges,
    () => location.state,
    () => null,
  );
  const { email, recovered } = (typeof state === 'object' && state !== null ? state : {}) as Record<string, unknown>;
  return { ...(typeof email === 'string' ? { email } : {}), recovered: recovered === true };
}
