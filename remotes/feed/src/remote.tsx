/**
 * The feed area: home with its composer, bookmarks, and all lists of posts. It owns the calls under /post and the AI
 * check of a text. Members and their profiles belong to the profile area.
 */
import { defineRemote } from '@cred/platform';
import { MemberPosts } from './components/member-posts';
import { BookmarksPage } from './pages/bookmarks-page';
import { HomePage } from './pages/home-page';

export const remote = defineRemote({
  routes: [
    { path: '/', element: <HomePage /> },
    { path: '/bookmark', element: <BookmarksPage /> },
  ],
  slots: { 'post-list': MemberPosts },
});
