/**
 * The profile area: one member's page, and the relations between members. It owns the profile and its changes,
 * following, muting, blocking and reporting; the posts on its page come from the slot `post-list`.
 */
import { defineRemote } from '@cred/platform';
import { FollowButton } from './components/follow-button';
import { MemberMenu } from './components/member/member-menu';
import { ProfilePage } from './pages/profile-page';

export const remote = defineRemote({
  routes: [{ path: '/profile/:username', element: <ProfilePage /> }],
  slots: { 'follow-button': FollowButton, 'member-menu': MemberMenu },
});
