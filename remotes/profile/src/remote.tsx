/**
 * The profile area: a member's page, changes of the profile, following, muting, blocking and reporting. The feed area's
 * slot `post-list` renders the posts on the page.
 */
import { defineRemote } from '@cred/platform';
import { FollowButton } from './components/follow-button';
import { MemberMenu } from './components/member/member-menu';
import { ProfilePage } from './pages/profile-page';

export const remote = defineRemote({
  routes: [{ path: '/profile/:username', element: <ProfilePage /> }],
  slots: { 'follow-button': FollowButton, 'member-menu': MemberMenu },
});
