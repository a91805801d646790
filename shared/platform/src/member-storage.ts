/**
 * The prefix of everything that areas store in the browser for a member, such as drafts: keys of the session storage,
 * and names of databases.
 */
export const MEMBER_STORAGE_PREFIX = 'cred:';

/**
 * Removes these entries when a member logs out, so that the next member at a shared computer does not see them.
 * Resolves even if the browser's storage is not available. After an expired session the drafts remain.
 */
export async function clearMemberStorage(): Promise<void> {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(MEMBER_STORAGE_PREFIX)) sessionStorage.removeItem(key);
    // Not every browser can list databases. The remaining ones are unreadable without the removed keys, and expire
    // after a day.
    for (const { name } of (await indexedDB.databases?.()) ?? [])
      if (name?.startsWith(MEMBER_STORAGE_PREFIX)) indexedDB.deleteDatabase(name);
  } catch {
    // Without storage there is nothing to remove.
  }
}
