import { useTheme } from '@cred/platform';
import { Button } from '@cred/ui';
import { Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';

/** Switches to the other theme; its label names that theme. */
export function ThemeToggle(): ReactNode {
  const { theme, toggleTheme } = useTheme();
  const Icon = theme === 'dark' ? Sun : Moon;
  return (
    <Button onClick={toggleTheme}>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      {theme === 'dark' ? 'Light theme' : 'Dark theme'}
    </Button>
  );
}
