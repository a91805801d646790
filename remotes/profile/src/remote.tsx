/**
 * The profile area: one member's page, and what members are to each other. It owns how a member is presented
 * at length, the own profile's changes, following, muting, blocking and reporting; posts on its page come from
 * the slot `post-list`.
 */
import { defineRemote } from '@cred/platform';
import { FollowButton } from './components/follow-button';
import { MemberMenu } from './components/member/member-menu';
import { ProfilePage } from './pages/profile-page';

export const remote = defineRemote({
  routes: [{ path: '/profile/:username', element: <ProfilePage /> }],
  slots: { 'follow-button': FollowButton, 'member-menu': MemberMenu },
});
