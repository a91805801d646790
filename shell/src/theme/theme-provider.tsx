import { ThemeContext, type Theme, type ThemeControl } from '@cred/platform';
import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { applyTheme, onOtherTab, saveTheme, startingTheme } from './theme-rules';

/** Holds the page's theme (spec.md section 1). */
export function ThemeProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [theme, show] = useState(startingTheme);
  useLayoutEffect(() => applyTheme(theme), [theme]);
  useEffect(() => onOtherTab(show), []);

  const control = useMemo((): ThemeControl => {
    const setTheme = (next: Theme): void => {
      saveTheme(next);
      show(next);
    };
    return { theme, setTheme, toggleTheme: () => setTheme(theme === 'dark' ? 'light' : 'dark') };
  }, [theme]);
  return <ThemeContext value={control}>{children}</ThemeContext>;
}
