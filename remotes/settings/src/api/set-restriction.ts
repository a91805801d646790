import { callApi } from '@cred/api-client';
import { notify } from '@cred/ui';
import { useMutation, useQueryClient } from '@cred/vendor';
import { markAllStale } from '../lib/mark-stale';
import type { Restriction } from './get-restricted-members';

const calls = {
  blocked: { on: 'block', off: 'unblock' },
  muted: { on: 'mute', off: 'unmute' },
} as const;

const setRestriction = async (kind: Restriction, userId: string, on: boolean): Promise<void> => {
  await callApi(calls[kind][on ? 'on' : 'off'], { params: { userId } });
};

/**
 * Removes a member from one of the two lists, or adds them again. Marks all other loaded data stale, because it may
 * depend on the list.
 */
export function useSetRestriction(kind: Restriction, userId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { changes: [[]] },
    mutationFn: (on: boolean) => setRestriction(kind, userId, on),
    onSuccess: () => markAllStale(client),
    onError: (error) => notify.error(error.message),
  });
}
