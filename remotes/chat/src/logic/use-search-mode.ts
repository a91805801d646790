import { limits } from '@cred/contract';
import { useQueryClient } from '@cred/vendor';
import { useEffect, useState } from 'react';
import { loadUpTo } from '../api/get-earlier-messages';
import { useMessageSearch } from '../api/search-messages';

/** The message to be shown, and how far the way to it is. */
export type Journey =
  | { readonly state: 'none' | 'under way' | 'arrived' }
  | { readonly state: 'failed'; readonly error: Error };

/**
 * The search over a whole chat: matches are counted from the newest, so that the first one is near and going on
 * leads upwards. Going to one that is not loaded pages backwards until it is there.
 */
export function useSearchMode(chatId: string) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const term = useDebounced(typed.trim(), limits.search.debounceMs);
  const search = useMessageSearch(chatId, open ? term : '');
  const [chosen, setChosen] = useState<{ readonly id: string; readonly term: string } | null>(null);

  // An answer to the term before is still shown as such, but leads nowhere.
  const isCurrent = open && term !== '' && !search.isPlaceholderData;
  const ids = isCurrent ? (search.data?.messageIds.toReversed() ?? []) : [];
  const at = Math.max(0, chosen?.term === term ? ids.indexOf(chosen.id) : 0);
  const currentId = ids[at] ?? null;
  const { journey, goAgain, stop } = useJourney(chatId, currentId);

  const go = (by: number): void => {
    const id = ids[(at + by + ids.length) % ids.length];
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
    /** What is highlighted. */
    term: isCurrent ? term : '',
    position: ids.length > 0 ? at + 1 : 0,
    total: isCurrent ? (search.data?.total ?? 0) : 0,
    isSearching: open && term !== '' && search.isFetching && (search.isPlaceholderData || !search.data),
    error: isCurrent && !search.data ? search.error : null,
    searchAgain: () => void search.refetch(),
    currentId,
    next: () => go(1),
    previous: () => go(-1),
    journey,
    goAgain,
    stop,
  } as const;
}

export type SearchMode = ReturnType<typeof useSearchMode>;

const nowhere: Journey = { state: 'none' };

/** Loads what is needed to show a message; another one, or none, ends the way to the one before. */
function useJourney(chatId: string, messageId: string | null) {
  const client = useQueryClient();
  const [journey, setJourney] = useState<Journey>(nowhere);
  const [tries, setTries] = useState(0);
  const [controller, setController] = useState<AbortController | null>(null);
  useEffect(() => {
    if (messageId === null) return;
    const own = new AbortController();
    setController(own);
    setJourney({ state: 'under way' });
    loadUpTo(client, chatId, messageId, own.signal).then(
      (isThere) => !own.signal.aborted && setJourney({ state: isThere ? 'arrived' : 'none' }),
      (error: unknown) => {
        if (!own.signal.aborted)
          setJourney({ state: 'failed', error: error instanceof Error ? error : new Error(String(error)) });
      },
    );
    return () => {
      own.abort();
      setJourney(nowhere);
    };
  }, [client, chatId, messageId, tries]);
  const stop = (): void => {
    controller?.abort();
    setJourney(nowhere);
  };
  return { journey, goAgain: () => setTries((last) => last + 1), stop } as const;
}

function useDebounced(value: string, milliseconds: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  // An emptied field has no matches, at once, and the word before does not come back with the next one.
  if (value === '' && settled !== '') setSettled('');
  return value === '' ? '' : settled;
}
