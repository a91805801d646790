import { limits, type UserSummary } from '@cred/contract';
import { useEffect, useState } from 'react';
import { isPrefixOfOther, isLongEnough, useSearchUsers } from './search-users';

/** The state of the results panel for a text. */
export type SearchState =
  | { readonly kind: 'too-short' }
  | { readonly kind: 'searching' }
  | { readonly kind: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly kind: 'none'; readonly term: string }
  /** `stale`: the results of the previous term are shown while the request of this term is in flight. */
  | { readonly kind: 'found'; readonly users: readonly UserSummary[]; readonly stale: boolean };

/** Searches members for the typed text: trimmed, debounced by 300 ms, from 2 characters on (SHELL-6). */
export function useSearch(text: string): SearchState {
  const typed = text.trim();
  const debounced = useDebounced(typed, limits.search.debounceMs);
  // A term that became too short is not searched, even while the debounced value is still long enough.
  const term = isLongEnough(typed) ? debounced : '';
  const { data: users, error, isPlaceholderData, refetch } = useSearchUsers(term);

  if (!isLongEnough(typed)) return { kind: 'too-short' };
  const waiting = typed !== term || isPlaceholderData;
  if (error && !waiting) return { kind: 'failed', message: error.message, retry: () => void refetch() };
  if (users && users.length > 0 && isPrefixOfOther(typed, term)) return { kind: 'found', users, stale: waiting };
  return waiting || !users ? { kind: 'searching' } : { kind: 'none', term };
}

/** The last `value` that did not change for `ms` milliseconds. */
function useDebounced<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
