type Listener = (event: { readonly matches: boolean }) => void;

const matching = new Set<string>();
const listeners = new Map<string, Set<Listener>>();

/** Sets whether a media query matches, and notifies its listeners. */
export function setMedia(query: string, matches: boolean): void {
  if (matches) matching.add(query);
  else matching.delete(query);
  for (const listener of listeners.get(query) ?? []) listener({ matches });
}

export const resetMedia = (): void => matching.clear();

/** Replaces `window.matchMedia`: no query matches until `setMedia` is called. */
export function matchMedia(query: string): unknown {
  const queryListeners = listeners.get(query) ?? new Set();
  listeners.set(query, queryListeners);
  return {
    get matches() {
      return matching.has(query);
    },
    media: query,
    addEventListener: (_type: string, listener: Listener) => queryListeners.add(listener),
    removeEventListener: (_type: string, listener: Listener) => queryListeners.delete(listener),
  };
}
