/** The event with which an area opens the list of keyboard shortcuts, which belongs to the shell (SHELL-10). */
const OPEN_SHORTCUTS = 'cred:open-shortcuts';

/** Opens the list of keyboard shortcuts. */
export function openShortcuts(): void {
  window.dispatchEvent(new Event(OPEN_SHORTCUTS));
}

/** Calls `listener` when the list is to open. @returns a function that unsubscribes */
export function onOpenShortcuts(listener: () => void): () => void {
  window.addEventListener(OPEN_SHORTCUTS, listener);
  return () => window.removeEventListener(OPEN_SHORTCUTS, listener);
}
