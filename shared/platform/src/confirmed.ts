import type { ErrorCode } from '@cred/contract';
import { useSession } from './session';

const REQUIRED: ErrorCode = 'reauth_required';

/** The member did not confirm who they are. The action was not carried out, so it is not an error to show. */
class NotConfirmed extends Error {
  override readonly name = 'NotConfirmed';
}

// By name and not by instanceof, because the error can come from another build.
export const isNotConfirmed = (error: unknown): boolean => error instanceof Error && error.name === 'NotConfirmed';

const isRequired = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === REQUIRED;

/**
 * Runs an action that the server refuses when the member's last login is not recent (AUTH-24, AUTH-35): then asks them
 * to confirm who they are, and runs it again. Rejects with the action's error; see `isNotConfirmed` for members who
 * cancel.
 */
export function useConfirmed(): <T>(action: () => Promise<T>) => Promise<T> {
  const { confirmIdentity } = useSession();
  return async (action) => {
    try {
      return await action();
    } catch (error) {
      if (!isRequired(error)) throw error;
      if (!(await confirmIdentity())) throw new NotConfirmed('The member did not confirm who they are');
      return await action();
    }
  };
}
