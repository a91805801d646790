import type { Theme } from '@cred/platform';

const KEY = 'theme';
export const SYSTEM_PREFERS_LIGHT = '(prefers-color-scheme: light)';

const isTheme = (value: unknown): value is Theme => value === 'dark' || value === 'light';

/** The saved choice, or null. Access to the storage throws when the browser's settings forbid it. */
function savedTheme(): Theme | null {
  try {
    const value = localStorage.getItem(KEY);
    return isTheme(value) ? value : null;
  } catch {
    return null;
  }
}

/** The saved choice, else the system's preference, else dark (GEN-2); dark when pages are prerendered. */
export const initialTheme = (): Theme =>
  savedTheme() ?? (globalThis.matchMedia?.(SYSTEM_PREFERS_LIGHT).matches ? 'light' : 'dark');

/** Saves the choice for the next visit, under the key 'theme'. */
export function saveTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // The storage is forbidden, so the choice is lost when the page is closed.
  }
}

/** Applies a theme: the attribute selects the design tokens, `color-scheme` the browser's controls. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  document.documentElement.style.colorScheme = theme;
}

/** Calls `listener` when another tab changes the theme. @returns a function that unsubscribes */
export function onThemeChangeInOtherTab(listener: (theme: Theme) => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === KEY || event.key === null) listener(initialTheme());
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
