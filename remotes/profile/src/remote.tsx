/**
 * The profile area: a member's page, changes of the profile, following, muting, blocking and reporting. The feed area's
 * slot `post-list` renders the posts on the page.
 */
import { defineRemote } from '@cred/platform';
import { LazyFirstSteps } from './components/first-steps/lazy-first-steps';
import { FollowButton } from './components/follow-button';
import { MemberMenu } from './components/member/member-menu';
import { LazyMemberCard } from './components/member-card/lazy-member-card';
import { ProfilePage } from './pages/profile-page';

export const remote = defineRemote({
  routes: [
    {
      path: '/profile/:username',
      element: <ProfilePage />,
      firstCalls: [
        { call: 'getUser', params: { username: 'route:username' } },
        // The feed area's slot `post-list` shows them.
        { call: 'getUserPosts', params: { userId: 'getUser:id' }, query: { tab: 'posts', take: 20 } },
        { call: 'getSavedPostIds', params: { userId: 'getMe:id' } },
      ],
    },
  ],
  slots: {
    'first-steps': LazyFirstSteps,
    'follow-button': FollowButton,
    'member-card': LazyMemberCard,
    'member-menu': MemberMenu,
  },
});
