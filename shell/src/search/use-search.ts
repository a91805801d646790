import { limits, type UserSummary } from '@cred/contract';
import { goesOn, isLongEnough, useSearchUsers } from './search-users';
import { useDebounced } from './use-debounced';

/** What the results panel shows for a text. */
export type SearchState =
  | { readonly kind: 'too-short' }
  | { readonly kind: 'searching' }
  | { readonly kind: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly kind: 'nobody'; readonly term: string }
  /** `stale`: they are of the term before, while those of this one are on their way. */
  | { readonly kind: 'found'; readonly users: readonly UserSummary[]; readonly stale: boolean };

/** Searches members for what is typed: trimmed, 300 ms after the last key, from 2 characters on (spec.md section 9). */
export function useSearch(text: string): SearchState {
  const typed = text.trim();
  const settled = useDebounced(typed, limits.search.debounceMs);
  // What became too short is not searched for any longer, whatever has settled.
  const term = isLongEnough(typed) ? settled : '';
  const { data: users, error, isPlaceholderData, refetch } = useSearchUsers(term);

  if (!isLongEnough(typed)) return { kind: 'too-short' };
  const waiting = typed !== term || isPlaceholderData;
  if (error && !waiting) return { kind: 'failed', message: error.message, retry: () => void refetch() };
  if (users && users.length > 0 && goesOn(typed, term)) return { kind: 'found', users, stale: waiting };
  return waiting || !users ? { kind: 'searching' } : { kind: 'nobody', term };
}
