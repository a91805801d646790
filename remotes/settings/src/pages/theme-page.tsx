import { Subpage } from '../components/subpage';
import { ThemeSelector } from '../components/theme-selector';

/** The theme screen (spec.md section 2). */
export const ThemePage = () => (
  <Subpage title="Select Theme Cred" subtitle="Change your cred theme">
    <ThemeSelector />
  </Subpage>
);
