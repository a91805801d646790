import { insertReferences } from '../../modules/references/references.repository';
import { makeReference } from '../fake-validation';
import { commentBy, publish } from '../member-actions';
import type { TestApi, TestMember } from '../test-api';
import { created, forMembers, forOwner, ownUser, type Entries } from './entry';

async function publishWithReference(api: TestApi, owner: TestMember) {
  const post = await publish(owner, 'With papers');
  await insertReferences(api.db, post.id, [makeReference('1')]);
  return post;
}

/** Feeds, posts, comments, ratings and saved posts. */
export const postCalls = {
  getFeed: { expected: forMembers },
  getFollowFeed: { expected: forMembers },
  searchPosts: { input: async () => ({ query: { q: 'mine' } }), expected: forMembers },
  getUserPosts: { input: ownUser, expected: forMembers },
  createPost: {
    input: ({ owner }) => ({ body: { userId: owner.id, text: 'In my name' } }),
    expected: created(forOwner),
  },
  getPost: {
    input: async ({ owner }) => ({ params: { id: (await publish(owner, 'Read')).id } }),
    expected: forMembers,
  },
  deletePost: {
    input: async ({ owner }) => ({ params: { id: (await publish(owner, 'Mine')).id } }),
    expected: forOwner,
  },
  editPost: {
    input: async ({ owner }) => {
      const { id, version } = await publish(owner, 'Mine');
      return { params: { id }, body: { text: 'Mine, changed', version } };
    },
    expected: forOwner,
  },
  getPostRatings: {
    input: async ({ owner }) => ({ params: { id: (await publish(owner, 'Rated')).id } }),
    expected: forMembers,
  },
  getPostReposts: {
    input: async ({ owner }) => ({ params: { id: (await publish(owner, 'Reposted')).id } }),
    expected: forMembers,
  },
  getPostVersions: {
    input: async ({ owner }) => ({ params: { id: (await publish(owner, 'Mine')).id } }),
    expected: forMembers,
  },
  getComments: {
    input: async ({ owner }) => ({ params: { id: (await publish(owner, 'Discuss')).id } }),
    expected: forMembers,
  },
  getReplies: {
    input: async ({ owner, friend }) => ({
      params: { id: (await commentBy(owner, (await publish(friend, 'Discuss')).id, 'Mine')).id },
    }),
    expected: forMembers,
  },
  getCommentPlace: {
    input: async ({ owner, friend }) => ({
      params: { id: (await commentBy(owner, (await publish(friend, 'Discuss')).id, 'Mine')).id },
    }),
    expected: forMembers,
  },
  getPostReferences: {
    input: async ({ owner }) => ({ params: { id: (await publish(owner, 'With papers')).id } }),
    expected: forMembers,
  },
  exportPostReferences: {
    input: async ({ api, owner }) => ({
      params: { id: (await publishWithReference(api, owner)).id },
      query: { format: 'ris' },
    }),
    expected: forMembers,
  },
  exportSavedReferences: {
    input: async ({ api, owner }) => {
      const { id: postId } = await publishWithReference(api, owner);
      await owner.ok('savePost', { body: { userId: owner.id, postId, saved: true } });
      return { params: { userId: owner.id }, query: { format: 'bibtex' } };
    },
    expected: forOwner,
  },
  createComment: {
    input: async ({ owner, friend }) => ({
      body: { userId: owner.id, postId: (await publish(friend, 'Discuss')).id, text: 'As I said' },
    }),
    expected: created(forOwner),
  },
  deleteComment: {
    input: async ({ owner, friend }) => ({
      params: { id: (await commentBy(owner, (await publish(friend, 'Discuss')).id, 'Mine')).id },
    }),
    expected: forOwner,
  },
  repost: {
    input: async ({ owner, friend }) => ({
      body: { userId: owner.id, originalPostId: (await publish(friend, 'Share')).id },
    }),
    expected: created(forOwner),
  },
  ratePost: {
    input: async ({ owner, friend }) => ({
      body: { userId: owner.id, postId: (await publish(friend, 'Rate')).id, value: 5 },
    }),
    expected: forOwner,
  },
  savePost: {
    input: async ({ owner, friend }) => ({ body: { userId: owner.id, postId: (await publish(friend, 'Keep')).id } }),
    expected: forOwner,
  },
  getTopicPosts: { input: () => ({ params: { topic: 'sepsis' } }), expected: forMembers },
  // Each member's own list.
  getFollowedTopics: { expected: forMembers },
  followTopic: { input: () => ({ params: { topic: 'sepsis' } }), expected: forMembers },
  unfollowTopic: { input: () => ({ params: { topic: 'sepsis' } }), expected: forMembers },
  // Each member's own list; another member's entry is deleted for no one.
  getMutedWords: { expected: forMembers },
  addMutedWord: { input: () => ({ body: { word: 'spoiler' } }), expected: created(forMembers) },
  deleteMutedWord: {
    input: async ({ owner }) => ({
      params: { id: (await owner.ok('addMutedWord', { body: { word: 'spoiler' } })).id },
    }),
    expected: forMembers,
  },
  getSavedPostIds: { input: ownUser, expected: forOwner },
  getSavedPosts: { input: ownUser, expected: forOwner },
} satisfies Entries;
