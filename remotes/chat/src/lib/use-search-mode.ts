import { limits } from '@cred/contract';
import { useState } from 'react';
import { useMessageSearch } from '../api/search-messages';
import { useDebounced } from './use-debounced';
import { useMessageLoad } from './use-message-load';

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
  const { load, retryLoad, cancelLoad } = useMessageLoad(chatId, currentId);

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
