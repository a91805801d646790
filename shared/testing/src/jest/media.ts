/** A `matchMedia` that tests rule: nothing matches until `setMedia` says so. */
type Listener = (event: { readonly matches: boolean }) => void;

const matching = new Set<string>();
const listeners = new Map<string, Set<Listener>>();

/** Says whether a media query matches from now on, and tells those who listen. */
export function setMedia(query: string, matches: boolean): void {
  if (matches) matching.add(query);
  else matching.delete(query);
  for (const tell of listeners.get(query) ?? []) tell({ matches });
}

export const resetMedia = (): void => matching.clear();

/** Stands in for `window.matchMedia`. */
export function matchMedia(query: string): unknown {
  const own = listeners.get(query) ?? new Set();
  listeners.set(query, own);
  return {
    get matches() {
      return matching.has(query);
    },
    media: query,
    addEventListener: (_type: string, listener: Listener) => own.add(listener),
    removeEventListener: (_type: string, listener: Listener) => own.delete(listener),
  };
}
