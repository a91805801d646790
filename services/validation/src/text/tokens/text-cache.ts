const caches = new Set<Map<string, unknown>>();

/**
 * Caches the results of a function of a text for its last few texts: the steps of a check read the same text many times.
 * The results must not be changed.
 */
export function cacheLast<T>(read: (text: string) => T, size: number): (text: string) => T {
  const results = new Map<string, T>();
  caches.add(results);
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = read(text);
    const [oldest] = results.keys();
    if (results.size >= size && oldest !== undefined) results.delete(oldest);
    results.set(text, result);
    return result;
  };
}

/** Empties the caches of this thread, to measure the time of a text that it has not read. */
export function clearTextCaches(): void {
  for (const results of caches) results.clear();
}
