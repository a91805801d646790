import { createContextHook } from './context';

export type Theme = 'dark' | 'light';

/** The page's theme and how to change it; stored under the key 'theme' (GEN-2). */
export interface ThemeControl {
  readonly theme: Theme;
  readonly setTheme: (theme: Theme) => void;
  readonly toggleTheme: () => void;
}

const [ThemeContext, useTheme] = createContextHook<ThemeControl>('Theme');
export { ThemeContext, useTheme };
