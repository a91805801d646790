import { Subpage } from '../components/subpage';
import { ThemeSelector } from '../components/theme-selector';

/** The theme screen (SET-9). */
export const ThemePage = () => (
  <Subpage title="Select Theme Cred" subtitle="Change your cred theme">
    <ThemeSelector />
  </Subpage>
);
