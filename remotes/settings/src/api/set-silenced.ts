import { callApi } from '@cred/api-client';
import { notify } from '@cred/ui';
import { useMutation, useQueryClient } from '@cred/vendor';
import { markAllStale } from '../lib/mark-stale';
import type { Silence } from './get-silenced';

const calls = {
  blocked: { on: 'block', off: 'unblock' },
  muted: { on: 'mute', off: 'unmute' },
} as const;

const setSilenced = async (kind: Silence, userId: string, on: boolean): Promise<void> => {
  await callApi(calls[kind][on ? 'on' : 'off'], { params: { userId } });
};

/**
 * Takes a member off one of the two lists, or puts them back. What else is loaded may show, or hide, that
 * member: it is asked for anew the next time that it is shown.
 */
export function useSetSilenced(kind: Silence, userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (on: boolean) => setSilenced(kind, userId, on),
    onSuccess: () => markAllStale(client),
    onError: (error) => notify.error(error.message),
  });
}
