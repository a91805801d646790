/**
 * The feed area: home with its composer, bookmarks, a post's own page, and all lists of posts. It owns the calls under /post and the AI
 * check of a text. Members and their profiles belong to the profile area.
 */
import { defineRemote } from '@cred/platform';
import { lazy } from 'react';
import { MemberPosts } from './components/member-posts';
import { loadPostPage } from './lib/load-post-page';
import { BookmarksPage } from './pages/bookmarks-page';
import { HomePage } from './pages/home-page';

const PostPage = lazy(async () => ({ default: (await loadPostPage()).PostPage }));

export const remote = defineRemote({
  routes: [
    {
      path: '/',
      element: <HomePage />,
      firstCalls: [
        { call: 'getFeed', query: { take: 20 } },
        { call: 'getSavedPostIds', params: { userId: 'getMe:id' } },
      ],
    },
    {
      path: '/bookmark',
      element: <BookmarksPage />,
      firstCalls: [
        { call: 'getSavedPosts', params: { userId: 'getMe:id' }, query: { take: 20 } },
        { call: 'getSavedPostIds', params: { userId: 'getMe:id' } },
      ],
    },
    {
      path: '/post/:id',
      element: <PostPage />,
      firstCalls: [
        { call: 'getPost', params: { id: 'route:id' } },
        { call: 'getComments', params: { id: 'route:id' }, query: { take: 20 } },
        { call: 'getSavedPostIds', params: { userId: 'getMe:id' } },
      ],
    },
  ],
  slots: { 'post-list': MemberPosts },
});
