/**
 * The profile area: a member's page, changes to the profile, following, muting, blocking and reporting. The posts on the
 * page are rendered by the slot `post-list`.
 */
import { defineRemote } from '@cred/platform';
import { FollowButton } from './components/follow-button';
import { MemberMenu } from './components/member/member-menu';
import { ProfilePage } from './pages/profile-page';

export const remote = defineRemote({
  routes: [{ path: '/profile/:username', element: <ProfilePage /> }],
  slots: { 'follow-button': FollowButton, 'member-menu': MemberMenu },
});
