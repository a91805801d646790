import type { Theme } from '@cred/platform';

const KEY = 'theme';
export const SYSTEM_PREFERS_LIGHT = '(prefers-color-scheme: light)';

const isTheme = (value: unknown): value is Theme => value === 'dark' || value === 'light';

/** The saved choice, or null. Storage throws where the browser forbids it. */
function savedTheme(): Theme | null {
  try {
    const value = localStorage.getItem(KEY);
    return isTheme(value) ? value : null;
  } catch {
    return null;
  }
}

/** The saved choice, else the system's preference, else dark (GEN-2); dark at build time. */
export const initialTheme = (): Theme =>
  savedTheme() ?? (globalThis.matchMedia?.(SYSTEM_PREFERS_LIGHT).matches ? 'light' : 'dark');

/** Saves the choice for the next visit, under the key 'theme'. */
export function saveTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage is forbidden: the choice lasts for this visit.
  }
}

/** Applies a theme: tokens and the browser's controls follow the attribute. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  document.documentElement.style.colorScheme = theme;
}

/** Calls `listener` when another tab changes the theme. @returns a function that unsubscribes */
export function onThemeChangeInOtherTab(listener: (theme: Theme) => void): () => void {
  const read = (event: StorageEvent): void => {
    if (event.key === KEY || event.key === null) listener(initialTheme());
  };
  window.addEventListener('storage', read);
  return () => window.removeEventListener('storage', read);
}
