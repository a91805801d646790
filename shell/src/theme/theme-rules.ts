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

/** The saved choice, else the system's preference, else dark (spec.md section 1); dark at build time. */
export const startingTheme = (): Theme =>
  savedTheme() ?? (globalThis.matchMedia?.(SYSTEM_PREFERS_LIGHT).matches ? 'light' : 'dark');

/** Keeps the choice for the next visit, under the key 'theme'. */
export function saveTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Forbidden storage: the choice holds for this visit.
  }
}

/** Shows a theme: the tokens and the browser's own controls follow the attribute. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  document.documentElement.style.colorScheme = theme;
}

/** Calls `listener` when another tab chooses. Returns how to stop. */
export function onOtherTab(listener: (theme: Theme) => void): () => void {
  const read = (event: StorageEvent): void => {
    if (event.key === KEY || event.key === null) listener(startingTheme());
  };
  window.addEventListener('storage', read);
  return () => window.removeEventListener('storage', read);
}
