import { limits } from '@cred/contract';
import { useQueryClient } from '@cred/vendor';
import { useEffect, useState } from 'react';
import { loadUpTo } from '../api/get-earlier-messages';
import { useMessageSearch } from '../api/search-messages';
import { useDebounced } from './use-debounced';

/** Whether the messages up to the current match are loaded. */
type MatchLoad =
  | { readonly state: 'idle' | 'loading' | 'loaded' }
  | { readonly state: 'failed'; readonly error: Error };

/**
 * The search over a whole chat. Matches are counted from the newest, so that 'next' moves upwards. A match that is not
 * loaded is paged in.
 */
export function useSearchMode(chatId: string) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const term = useDebounced(typed.trim(), limits.search.debounceMs);
  const search = useMessageSearch(chatId, open ? term : '');
  const [chosen, setChosen] = useState<{ readonly id: string; readonly term: string } | null>(null);

  // The result of the previous term stays visible while the next one loads, but it cannot be navigated.
  const isCurrent = open && term !== '' && !search.isPlaceholderData;
  const matchIds = isCurrent ? (search.data?.messageIds.toReversed() ?? []) : [];
  const index = Math.max(0, chosen?.term === term ? matchIds.indexOf(chosen.id) : 0);
  const currentId = matchIds[index] ?? null;
  const { load, retryLoad, cancelLoad } = useMatchLoad(chatId, currentId);

  const step = (by: number): void => {
    const id = matchIds[(index + by + matchIds.length) % matchIds.length];
    if (id !== undefined) setChosen({ id, term });
  };
  return {
    open,
    start: () => setOpen(true),
    close: () => {
      setOpen(false);
      setTyped('');
      setChosen(null);
    },
    typed,
    setTyped,
    /** The term to highlight. */
    term: isCurrent ? term : '',
    position: matchIds.length > 0 ? index + 1 : 0,
    total: isCurrent ? (search.data?.total ?? 0) : 0,
    isSearching: open && term !== '' && search.isFetching && (search.isPlaceholderData || !search.data),
    error: isCurrent && !search.data ? search.error : null,
    searchAgain: () => void search.refetch(),
    currentId,
    next: () => step(1),
    previous: () => step(-1),
    load,
    retryLoad,
    cancelLoad,
  } as const;
}

export type SearchMode = ReturnType<typeof useSearchMode>;

const idle: MatchLoad = { state: 'idle' };

/** Pages backwards until a message is loaded. Another message, or null, cancels the previous load. */
function useMatchLoad(chatId: string, messageId: string | null) {
  const client = useQueryClient();
  const [load, setLoad] = useState<MatchLoad>(idle);
  const [attempts, setAttempts] = useState(0);
  const [controller, setController] = useState<AbortController | null>(null);
  useEffect(() => {
    if (messageId === null) return;
    const current = new AbortController();
    setController(current);
    setLoad({ state: 'loading' });
    loadUpTo(client, chatId, messageId, current.signal).then(
      (isLoaded) => !current.signal.aborted && setLoad({ state: isLoaded ? 'loaded' : 'idle' }),
      (error: unknown) => {
        if (!current.signal.aborted)
          setLoad({ state: 'failed', error: error instanceof Error ? error : new Error(String(error)) });
      },
    );
    return () => {
      current.abort();
      setLoad(idle);
    };
  }, [client, chatId, messageId, attempts]);
  const cancelLoad = (): void => {
    controller?.abort();
    setLoad(idle);
  };
  return { load, retryLoad: () => setAttempts((count) => count + 1), cancelLoad } as const;
}
