import { MEMBER_STORAGE_PREFIX } from './member-storage';

/** The number of kept values of one kind; the oldest go first. */
const MAX_VALUES = 30;

const keyOf = (name: string): string => `${MEMBER_STORAGE_PREFIX}kept:${name}`;

/** What this tab kept under a name before it was reloaded, oldest first. Nothing on the server and after a logout. */
export function readKept(name: string): Map<string, unknown> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '[]');
    const pairs = Array.isArray(stored) ? (stored as unknown[]) : [];
    return new Map(pairs.filter((pair): pair is [string, unknown] => Array.isArray(pair) && pair.length === 2));
  } catch {
    return new Map();
  }
}

/** Starts to keep values under a name. Called when the page that has them is shown, which a logout ends. */
export function startKeeping(name: string): void {
  try {
    if (sessionStorage.getItem(keyOf(name)) === null) sessionStorage.setItem(keyOf(name), '[]');
  } catch {
    // As in `keepOverReload`.
  }
}

/**
 * Adds values to what the tab keeps over a reload. A logout removes them (`clearMemberStorage`) while pages are still
 * shown, which then keep nothing more.
 */
export function keepOverReload(name: string, values: ReadonlyMap<string, unknown>): void {
  try {
    if (sessionStorage.getItem(keyOf(name)) === null) return;
    const kept = readKept(name);
    for (const [key, value] of values) {
      kept.delete(key);
      kept.set(key, value);
    }
    sessionStorage.setItem(keyOf(name), JSON.stringify([...kept].slice(-MAX_VALUES)));
  } catch {
    // Without session storage a reloaded page starts at its top.
  }
}

/**
 * Whether what was kept for a history entry is about this visit. The first entry of every page load has the key
 * 'default', so that a page that was opened, not reloaded, is another one with the same key.
 */
export function isSameVisit(entry: string): boolean {
  if (entry !== 'default') return true;
  const [navigation] = globalThis.performance.getEntriesByType?.('navigation') ?? [];
  const type = (navigation as PerformanceNavigationTiming | undefined)?.type;
  return type === 'reload' || type === 'back_forward';
}

/** Calls `keep` before the page may be unloaded. On phones a hidden page may end without another event. */
export function whenLeavingPage(keep: () => void): () => void {
  const onHidden = (): void => {
    if (document.visibilityState === 'hidden') keep();
  };
  window.addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    window.removeEventListener('pagehide', keep);
    document.removeEventListener('visibilitychange', onHidden);
  };
}
