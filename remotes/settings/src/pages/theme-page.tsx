import { paths } from '@cred/platform';
import { PageHeader } from '@cred/ui';
import { ThemeSelector } from '../components/theme-selector';

/** The theme screen (spec.md section 2). */
export const ThemePage = () => (
  <>
    <PageHeader title="Select Theme Cred" subtitle="Change your cred theme" back={paths.settings()} />
    <ThemeSelector />
  </>
);
