/**
 * The settings area: account, sessions, blocked members, kinds of notifications, verification, export, deletion, reports and decisions, and the
 * reviewers' page. It owns the addresses below `/settings`. It does not keep the state of session and theme, which the shell owns.
 */
import { defineRemote } from '@cred/platform';
import { lazy } from 'react';
import { BlockedPage } from './pages/blocked-page';
import { DeleteAccountPage } from './pages/delete-account-page';
import { ExportDataPage } from './pages/export-data-page';
import { FollowedTopicsPage } from './pages/followed-topics-page';
import { MutedWordsPage } from './pages/muted-words-page';
import { NotificationsPage } from './pages/notifications-page';
import { ResetPasswordPage } from './pages/reset-password-page';
import { SessionsPage } from './pages/sessions-page';
import { SettingsPage } from './pages/settings-page';
import { ThemePage } from './pages/theme-page';
import { YourAccountPage } from './pages/your-account-page';

// Loaded on demand, because few visits to the settings open them.
const VerificationPage = lazy(async () => ({ default: (await import('./pages/verification-page')).VerificationPage }));
const ReviewPage = lazy(async () => ({ default: (await import('./pages/review-page')).ReviewPage }));
const ModerationPage = lazy(async () => ({ default: (await import('./pages/moderation-page')).ModerationPage }));
const TransparencyPage = lazy(async () => ({ default: (await import('./pages/transparency-page')).TransparencyPage }));
const SignInMethodsPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "sign-in-methods" */ './pages/sign-in-methods-page')).SignInMethodsPage,
}));

export const remote = defineRemote({
  routes: [
    { path: '/settings', element: <SettingsPage /> },
    { path: '/settings/your-account', element: <YourAccountPage /> },
    { path: '/settings/verification-account', element: <VerificationPage /> },
    { path: '/settings/reset-password', element: <ResetPasswordPage /> },
    { path: '/settings/theme', element: <ThemePage /> },
    { path: '/settings/sessions', element: <SessionsPage /> },
    { path: '/settings/blocked', element: <BlockedPage /> },
    { path: '/settings/followed-topics', element: <FollowedTopicsPage /> },
    { path: '/settings/muted-words', element: <MutedWordsPage /> },
    {
      path: '/settings/notifications',
      element: <NotificationsPage />,
      firstCalls: [{ call: 'getNotificationSwitches' }],
    },
    { path: '/settings/sign-in-methods', element: <SignInMethodsPage /> },
    { path: '/settings/export-data', element: <ExportDataPage /> },
    { path: '/settings/delete-account', element: <DeleteAccountPage /> },
    { path: '/settings/moderation', element: <ModerationPage /> },
    { path: '/settings/transparency', element: <TransparencyPage /> },
    { path: '/settings/review', element: <ReviewPage /> },
  ],
  slots: {},
});
