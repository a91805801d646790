import { callApi } from '@cred/api-client';
import type { CallResponse } from '@cred/contract';
import { useMe } from '@cred/platform';
import { useMutation } from '@cred/vendor';

const deleteAccount = (id: string, currentPassword: string): Promise<CallResponse<'deleteAccount'>> =>
  callApi('deleteAccount', { params: { id }, body: { currentPassword } });

/** Deletes the member's account permanently; the password is the confirmation. */
export function useDeleteAccount() {
  const { id } = useMe();
  return useMutation({ mutationFn: (currentPassword: string) => deleteAccount(id, currentPassword) });
}
