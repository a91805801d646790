/**
 * The profile area: one member's page, and following. It owns how a member is presented at length and the
 * calls that follow and unfollow; posts on its page come from the slot `post-list`.
 */
import { defineRemote } from '@cred/platform';
import { FollowButton } from './components/follow-button';
import { ProfilePage } from './pages/profile-page';

export const remote = defineRemote({
  routes: [{ path: '/profile/:username', element: <ProfilePage /> }],
  slots: { 'follow-button': FollowButton },
});
