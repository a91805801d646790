import { ThemeContext, type Theme, type ThemeControl } from '@cred/platform';
import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { applyTheme, onThemeChangeInOtherTab, saveTheme, initialTheme } from './stored-theme';

/** Provides the page's theme (GEN-2). */
export function ThemeProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [theme, setShownTheme] = useState(initialTheme);
  useLayoutEffect(() => applyTheme(theme), [theme]);
  useEffect(() => onThemeChangeInOtherTab(setShownTheme), []);

  const control = useMemo((): ThemeControl => {
    const setTheme = (next: Theme): void => {
      saveTheme(next);
      setShownTheme(next);
    };
    return { theme, setTheme, toggleTheme: () => setTheme(theme === 'dark' ? 'light' : 'dark') };
  }, [theme]);
  return <ThemeContext value={control}>{children}</ThemeContext>;
}
