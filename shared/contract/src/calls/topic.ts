import * as z from 'zod';
import { page } from '../schemas/common';
import { post } from '../schemas/post';
import { followedTopic, mentionPrefix, topic } from '../schemas/topic';
import { userSummary } from '../schemas/user';
import { defineCalls } from './define';

const byTopic = z.object({ topic });

/** Topics and mentions of posts and comments. */
export const topicCalls = defineCalls({
  getTopicPosts: {
    host: 'api',
    method: 'GET',
    path: '/post/topic/:topic',
    access: 'member',
    summary: 'Posts with a topic, newest first',
    params: byTopic,
    query: page,
    responses: { 200: z.array(post) },
    errors: [400, 401, 429],
  },
  getFollowedTopics: {
    host: 'api',
    method: 'GET',
    path: '/topic',
    access: 'member',
    summary: 'The topics that the viewer follows, last followed first',
    responses: { 200: z.array(followedTopic) },
    errors: [401, 429],
  },
  followTopic: {
    host: 'api',
    method: 'PUT',
    path: '/topic/:topic',
    access: 'member',
    summary: 'Follows a topic; idempotent',
    params: byTopic,
    responses: { 200: z.object({ isFollowing: z.literal(true) }) },
    errors: [400, 401, 403, 409, 415, 429],
  },
  unfollowTopic: {
    host: 'api',
    method: 'DELETE',
    path: '/topic/:topic',
    access: 'member',
    summary: 'Ends the follow of a topic; idempotent',
    params: byTopic,
    responses: { 200: z.object({ isFollowing: z.literal(false) }) },
    errors: [400, 401, 403, 415, 429],
  },
  suggestMentions: {
    host: 'api',
    method: 'GET',
    path: '/user/suggest-mentions',
    access: 'member',
    summary: 'Members to mention, those that the viewer follows or talks with first',
    query: mentionPrefix,
    responses: { 200: z.array(userSummary) },
    errors: [400, 401, 429],
  },
});
