/**
 * What areas keep in the browser for a member, such as drafts, is named so: keys of the session storage and
 * databases that begin with it belong to whoever is signed in.
 */
export const KEPT_PREFIX = 'cred:';

/**
 * Removes all of that, when a member logs out: the next person at a shared computer finds nothing. Resolves
 * also where the browser refuses; a session that ended by itself keeps its drafts.
 */
export async function forgetKeptData(): Promise<void> {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(KEPT_PREFIX)) sessionStorage.removeItem(key);
    // Not every browser can list them; what stays is unreadable without the keys above, and ends after a day.
    for (const { name } of (await indexedDB.databases?.()) ?? [])
      if (name?.startsWith(KEPT_PREFIX)) indexedDB.deleteDatabase(name);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
