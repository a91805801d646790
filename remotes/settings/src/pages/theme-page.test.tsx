import { renderRoutes, screen } from '@cred/testing';
import { remote } from '../remote';

const open = (theme: 'dark' | 'light') => renderRoutes(remote.routes, { route: '/settings/theme', theme });

describe('the theme screen', () => {
  it('has the specified texts and shows the current theme', () => {
    open('light');
    expect(screen.getByRole('heading', { level: 1, name: 'Select Theme Cred' })).toBeVisible();
    expect(screen.getByText('Change your cred theme')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Dark' })).not.toBeChecked();
  });

  it('changes the theme at once', async () => {
    const { user } = open('dark');
    await user.click(screen.getByRole('radio', { name: 'Light' }));
    expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
  });

  it('is one tab stop, and the arrow keys select', async () => {
    const { user } = open('dark');
    await user.tab();
    await user.tab();
    expect(screen.getByRole('radio', { name: 'Dark' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
  });
});
