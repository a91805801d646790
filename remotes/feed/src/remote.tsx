/**
 * The feed area: home with its composer, bookmarks, a post’s own page, the pages of topics, the search page, and all lists of posts. It owns
 * the calls under /post and the AI check of a text. Members and their profiles belong to the profile area.
 */
import { defineRemote } from '@cred/platform';
import { MemberPosts } from './components/member-posts';
import { lazyPage } from './lib/lazy-page';
import { loadPostPage } from './lib/load-post-page';
import { BookmarksPage } from './pages/bookmarks-page';
import { HomePage } from './pages/home-page';

const PostPage = lazyPage(async () => (await loadPostPage()).PostPage);
const SearchPage = lazyPage(
  async () => (await import(/* webpackChunkName: "search-page" */ './pages/search-page')).SearchPage,
);

const TopicPage = lazyPage(
  async () => (await import(/* webpackChunkName: "topic-page" */ './pages/topic-page')).TopicPage,
);

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
        { call: 'getComments', params: { id: 'route:id' }, query: { take: 20, threads: true } },
        { call: 'getSavedPostIds', params: { userId: 'getMe:id' } },
      ],
    },
    {
      path: '/topic/:topic',
      element: <TopicPage />,
      firstCalls: [
        { call: 'getTopicPosts', params: { topic: 'route:topic' }, query: { take: 20 } },
        { call: 'getFollowedTopics' },
        { call: 'getSavedPostIds', params: { userId: 'getMe:id' } },
      ],
    },
    {
      path: '/search',
      element: <SearchPage />,
      firstCalls: [
        { call: 'searchPosts', query: { q: 'query:q', order: 'query:order?', take: 20 } },
        { call: 'getSavedPostIds', params: { userId: 'getMe:id' } },
      ],
    },
  ],
  slots: { 'post-list': MemberPosts },
});
