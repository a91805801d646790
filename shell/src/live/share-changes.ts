import { dropAnswersAhead } from '@cred/api-client';
import type { InfiniteData, QueryClient, QueryKey } from '@cred/vendor';

/** Loading more pages than this again, one after the other, takes longer than the list is worth. */
const PAGES_MAX = 10;

const isKeys = (data: unknown): data is readonly QueryKey[] =>
  Array.isArray(data) && data.every((key) => Array.isArray(key));

/**
 * Informs the member's other tabs in this browser of the data that this tab's mutations have changed (`meta.changes`),
 * and loads again what theirs have changed: at once in a visible tab, otherwise when it is shown (SHELL-9).
 * @returns a function that stops it
 */
export function shareChanges(memberId: string, queryClient: QueryClient): () => void {
  if (!('BroadcastChannel' in window)) return () => undefined;
  const channel = new BroadcastChannel(`cred:changes:1:${memberId}`);
  /** By their text, so that data which changed several times is loaded once. */
  const waiting = new Map<string, QueryKey>();

  const unsubscribe = queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { changes } = event.mutation.meta ?? {};
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel never leaves its origin
    if (changes) channel.postMessage(changes);
  });

  const refetchShown = (): void => {
    if (document.visibilityState !== 'visible') return;
    const keys = [...waiting.values()];
    waiting.clear();
    for (const queryKey of keys) void queryClient.refetchQueries({ queryKey, type: 'active', predicate: isShort });
  };
  const onMessage = ({ data }: MessageEvent<unknown>): void => {
    if (!isKeys(data)) return;
    // The next page would show the earlier state.
    dropAnswersAhead();
    for (const queryKey of data) void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
    for (const key of data) waiting.set(JSON.stringify(key), key);
    refetchShown();
  };
  channel.addEventListener('message', onMessage);
  document.addEventListener('visibilitychange', refetchShown);
  return () => {
    unsubscribe();
    channel.close();
    document.removeEventListener('visibilitychange', refetchShown);
  };
}

const isShort = ({ state }: { readonly state: { readonly data?: unknown } }): boolean =>
  ((state.data as Partial<InfiniteData<unknown>> | undefined)?.pages?.length ?? 0) <= PAGES_MAX;
