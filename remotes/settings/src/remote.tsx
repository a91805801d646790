/**
 * The settings area: the theme, leaving, and the places of the account's own pages. It owns `/settings`
 * and what is below it. It refuses what the shell keeps: the session and the theme themselves, which it
 * only asks to change.
 */
import { defineRemote } from '@cred/platform';
import { AwaitedPage } from './pages/awaited-page';
import { SettingsPage } from './pages/settings-page';
import { ThemePage } from './pages/theme-page';

export const remote = defineRemote({
  routes: [
    { path: '/settings', element: <SettingsPage /> },
    { path: '/settings/theme', element: <ThemePage /> },
    { path: '/settings/your-account', element: <AwaitedPage title="Your account" /> },
    { path: '/settings/verification-account', element: <AwaitedPage title="Verification Account" /> },
    { path: '/settings/reset-password', element: <AwaitedPage title="Reset your password" /> },
  ],
  slots: {},
});
