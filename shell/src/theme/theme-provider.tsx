import { ThemeContext, type Theme, type ThemeControl } from '@cred/platform';
import { useHydrated } from '@cred/ui';
import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { applyTheme, onThemeChangeInOtherTab, saveTheme, initialTheme } from './stored-theme';

/** Provides the page's theme (GEN-2). */
export function ThemeProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [theme, setShownTheme] = useState(initialTheme);
  const isHydrated = useHydrated();
  useLayoutEffect(() => applyTheme(theme), [theme]);
  useEffect(() => onThemeChangeInOtherTab(setShownTheme), []);

  const control = useMemo((): ThemeControl => {
    const setTheme = (next: Theme): void => {
      saveTheme(next);
      setShownTheme(next);
    };
    // The server does not know the member's choice; the page's colours follow the attribute that a script has set.
    return {
      theme: isHydrated ? theme : 'dark',
      setTheme,
      toggleTheme: () => setTheme(theme === 'dark' ? 'light' : 'dark'),
    };
  }, [theme, isHydrated]);
  return <ThemeContext value={control}>{children}</ThemeContext>;
}
