import { callApi } from '@cred/api-client';
import type { CallResponse } from '@cred/contract';
import { useMutation } from '@cred/vendor';

const confirmPassword = (currentPassword: string): Promise<CallResponse<'confirmPassword'>> =>
  callApi('confirmPassword', { body: { currentPassword } });

/** Confirms the password in this session, for the calls that require a recent login (AUTH-35). */
export const useConfirmPassword = () => useMutation({ mutationFn: confirmPassword });
