import * as z from 'zod';
import { limits } from '../limits';
import { done, id, page } from '../schemas/common';
import {
  comment, createCommentBody, createPostBody, post, rateBody, rated, repostBody, savedPost, savePostBody, userPostsQuery,
} from '../schemas/post';
import { defineCalls } from './define';

const byId = z.object({ id });
const byUser = z.object({ userId: id });

export const postCalls = defineCalls({
  getFeed: {
    host: 'api', method: 'GET', path: '/post', access: 'member',
    summary: 'The feed, newest first',
    query: page, answers: { 200: z.array(post) }, errors: [400, 401, 429],
  },
  getFollowFeed: {
    host: 'api', method: 'GET', path: '/post/follow', access: 'member',
    summary: 'Posts of followed members, newest first',
    query: page, answers: { 200: z.array(post) }, errors: [400, 401, 429],
  },
  createPost: {
    host: 'api', method: 'POST', path: '/post', access: 'member',
    summary: 'Publishes a post, with an image or a video',
    body: createPostBody,
    files: {
      img: { types: ['image/png', 'image/jpeg'], maxBytes: limits.post.imageBytes },
      video: { types: ['video/mp4'], maxBytes: limits.post.videoBytes },
    },
    answers: { 201: post }, errors: [400, 401, 403, 413, 415, 429, 503],
  },
  deletePost: {
    host: 'api', method: 'DELETE', path: '/post/:id', access: 'member',
    summary: 'Deletes an own post with its media',
    params: byId, answers: { 200: done }, errors: [400, 401, 403, 404, 415, 429],
  },
  getComments: {
    host: 'api', method: 'GET', path: '/post/comment/:id', access: 'member',
    summary: 'Comments of a post, newest first',
    params: byId, query: page, answers: { 200: z.array(comment) }, errors: [400, 401, 404, 429],
  },
  createComment: {
    host: 'api', method: 'POST', path: '/post/comment', access: 'member',
    summary: 'Comments on a post',
    body: createCommentBody, answers: { 201: comment }, errors: [400, 401, 403, 404, 413, 415, 429],
  },
  deleteComment: {
    host: 'api', method: 'DELETE', path: '/post/comment/:id', access: 'member',
    summary: 'Deletes an own comment, or any under an own post',
    params: byId, answers: { 200: done }, errors: [400, 401, 403, 404, 415, 429],
  },
  repost: {
    host: 'api', method: 'POST', path: '/post/repost', access: 'member',
    summary: 'Reposts a post, with a text of one’s own',
    body: repostBody, answers: { 201: post }, errors: [400, 401, 403, 404, 413, 415, 429],
  },
  ratePost: {
    host: 'api', method: 'PATCH', path: '/post/rating', access: 'member',
    summary: 'Rates a post from 1 to 5',
    body: rateBody, answers: { 200: rated }, errors: [400, 401, 403, 404, 413, 415, 429],
  },
  savePost: {
    host: 'api', method: 'POST', path: '/post/save-post', access: 'member',
    summary: 'Toggles a bookmark, or sets it with `saved`',
    body: savePostBody, answers: { 200: z.object({ saved: z.boolean() }) },
    errors: [400, 401, 403, 404, 409, 413, 415, 429],
  },
  getSavedPostIds: {
    host: 'api', method: 'GET', path: '/post/saved-posts/ids/:userId', access: 'member',
    summary: 'The ids of the own saved posts',
    params: byUser, answers: { 200: z.object({ postIds: z.array(id) }) }, errors: [400, 401, 403, 429],
  },
  getSavedPosts: {
    host: 'api', method: 'GET', path: '/post/saved-posts/:userId', access: 'member',
    summary: 'The own saved posts, last saved first',
    params: byUser, query: page, answers: { 200: z.array(savedPost) }, errors: [400, 401, 403, 429],
  },
  getUserPosts: {
    host: 'api', method: 'GET', path: '/post/user/:userId', access: 'member',
    summary: 'A member’s posts, newest first; or those with ratings, best first',
    params: byUser, query: userPostsQuery, answers: { 200: z.array(post) }, errors: [400, 401, 404, 429],
  },
});
