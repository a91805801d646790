/**
 * The feed area: home with its composer, bookmarks, a post’s own page, the search page, and all lists of posts. It owns
 * the calls under /post and the AI check of a text. Members and their profiles belong to the profile area.
 */
import { defineRemote } from '@cred/platform';
import { lazy } from 'react';
import { MemberPosts } from './components/member-posts';
import { BookmarksPage } from './pages/bookmarks-page';
import { HomePage } from './pages/home-page';
import { LazyPostPage } from './pages/lazy-post-page';

// Loaded on demand, so that home does not carry it.
const SearchPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "search-page" */ './pages/search-page')).SearchPage,
}));

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
      element: <LazyPostPage />,
      firstCalls: [
        { call: 'getPost', params: { id: 'route:id' } },
        { call: 'getComments', params: { id: 'route:id' }, query: { take: 20 } },
        { call: 'getSavedPostIds', params: { userId: 'getMe:id' } },
      ],
    },
    {
      path: '/search',
      element: <SearchPage />,
      firstCalls: [{ call: 'getSavedPostIds', params: { userId: 'getMe:id' } }],
    },
  ],
  slots: { 'post-list': MemberPosts },
});
