/** The keys and what they do, in the order of the list (SHELL-10). */
export const shortcuts = [
  { key: 'j', text: 'Next post' },
  { key: 'k', text: 'Previous post' },
  { key: 'l', text: 'Rate the post' },
  { key: 'r', text: 'Comment on the post' },
  { key: 'n', text: 'Write a post' },
  { key: '/', text: 'Search members' },
  { key: '?', text: 'This list' },
] as const;

export type ShortcutKey = (typeof shortcuts)[number]['key'];

const STORAGE_KEY = 'cred-shortcuts';

/** Whether the shortcuts are on in this browser; they are unless the member has switched them off. */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
}

export function saveShortcutsOn(on: boolean): void {
  try {
    if (on) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, 'off');
  } catch {
    // The storage is forbidden, so the choice is lost when the page is closed.
  }
}

/** Where letters are typed or have a meaning, and open dialogs, which cover the page. */
const TAKES_KEYS = 'input, textarea, select, [contenteditable], [role="menu"], [role="radiogroup"], [role="listbox"]';
const DIALOG = 'dialog[open], [role="dialog"]';

/** The shortcut of a key press; null while something is typed, for keys with modifiers and below a dialog. */
export function shortcutOf(event: KeyboardEvent): ShortcutKey | null {
  const { key, target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return null;
  if (target instanceof Element && target.closest(TAKES_KEYS)) return null;
  if (document.querySelector(DIALOG)) return null;
  return shortcuts.find((shortcut) => shortcut.key === key)?.key ?? null;
}
