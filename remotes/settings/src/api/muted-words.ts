import { callApi } from '@cred/api-client';
import type { MutedWord } from '@cred/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@cred/vendor';
import { notify } from '@cred/ui';
import { markAllStale } from '../lib/mark-stale';

const mutedWordsQuery = () =>
  queryOptions({
    queryKey: ['settings', 'muted-words'],
    queryFn: ({ signal }) => callApi('getMutedWords', {}, { signal }),
  });

/** The words and topics that the member mutes, last added first. */
export const useMutedWords = () => useQuery(mutedWordsQuery());

/** Adds a word or, with `#`, a topic. Marks all other loaded data stale, because posts may depend on the list. */
export function useAddMutedWord() {
  const client = useQueryClient();
  return useMutation({
    meta: { changes: [[]] },
    mutationFn: (word: string): Promise<MutedWord> => callApi('addMutedWord', { body: { word } }),
    onSuccess: (added) => {
      markAllStale(client);
      client.setQueryData(mutedWordsQuery().queryKey, (words) => [
        added,
        ...(words?.filter(({ id }) => id !== added.id) ?? []),
      ]);
    },
  });
}

/** Adds a word again that was removed; it is in the list already. */
export function useRestoreMutedWord() {
  const client = useQueryClient();
  return useMutation({
    meta: { changes: [[]] },
    mutationFn: (word: string): Promise<MutedWord> => callApi('addMutedWord', { body: { word } }),
    onSuccess: () => markAllStale(client),
    onError: (error) => notify.error(error.message),
  });
}

/** Removes a word, which stays in the list so that it can be added again until the page is left. */
export function useRemoveMutedWord() {
  const client = useQueryClient();
  return useMutation({
    meta: { changes: [[]] },
    mutationFn: (id: string) => callApi('deleteMutedWord', { params: { id } }),
    onSuccess: () => markAllStale(client),
    onError: (error) => notify.error(error.message),
  });
}
