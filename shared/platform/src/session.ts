import type { Me } from '@cred/contract';
import { createContextHook } from './context';

/** The signed-in member, as loaded by the shell's guard. */
export interface Session {
  readonly me: Me;
  /** Requests the member again; resolves when the response has been applied. */
  readonly refresh: () => Promise<void>;
  /** Ends the session, then goes to the login page; rejects with an ApiError when the request fails. */
  readonly logOut: () => Promise<void>;
  /**
   * Asks the member to prove who they are, with the password or a passkey (AUTH-36). Resolves to false when they cancel.
   */
  readonly confirmIdentity: () => Promise<boolean>;
}

const [SessionContext, useSession] = createContextHook<Session>('Session');
export { SessionContext, useSession };

/** The signed-in member. Only inside the guard, so never absent. */
export const useMe = (): Me => useSession().me;
