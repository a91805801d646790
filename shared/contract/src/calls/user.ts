import * as z from 'zod';
import { limits } from '../limits';
import {
  deleteAccountBody, forgotPasswordBody, newPasswordBody, sendVerificateBody, updatePasswordBody, verificationCodeBody,
} from '../schemas/account';
import { done, id, maxUnits, page } from '../schemas/common';
import { followBody, listedUser, signUpBody, updateUserBody, user, userSummary } from '../schemas/user';
import { defineCalls } from './define';

const byId = z.object({ id });
const byUser = z.object({ userId: id });
const imageTypes = ['image/png', 'image/jpeg', 'image/webp'];

export const userCalls = defineCalls({
  getSuggestions: {
    host: 'api', method: 'GET', path: '/user/suggest', access: 'member',
    summary: 'Members whom the viewer may like to follow',
    answers: { 200: z.array(userSummary) }, errors: [401, 429],
  },
  searchUsers: {
    host: 'api', method: 'GET', path: '/user/search-users/:term', access: 'member',
    summary: 'Members by name or username',
    params: z.object({ term: z.string().check(...maxUnits(100)) }),
    answers: { 200: z.array(userSummary) }, errors: [400, 401, 429],
  },
  getUser: {
    host: 'api', method: 'GET', path: '/user/:username', access: 'member',
    summary: 'A member’s profile',
    params: z.object({ username: z.string().check(...maxUnits(100)) }),
    answers: { 200: user }, errors: [400, 401, 404, 429],
  },
  signUp: {
    host: 'api', method: 'POST', path: '/user', access: 'public',
    summary: 'Makes an account',
    body: signUpBody, answers: { 201: user }, errors: [400, 403, 409, 413, 415, 429],
  },
  updateUser: {
    host: 'api', method: 'PUT', path: '/user/:id', access: 'member',
    summary: 'Changes the own profile',
    params: byId, body: updateUserBody, answers: { 200: user }, errors: [400, 401, 403, 409, 413, 415, 429],
  },
  setProfileImage: {
    host: 'api', method: 'PATCH', path: '/user/profile-image/:userId', access: 'member',
    summary: 'Changes the own avatar',
    params: byUser,
    files: { profileImg: { types: imageTypes, maxBytes: limits.coverImageBytes, required: true } },
    answers: { 200: user }, errors: [400, 401, 403, 413, 415, 429, 503],
  },
  setCoverImage: {
    host: 'api', method: 'PATCH', path: '/user/cover-image/:userId', access: 'member',
    summary: 'Changes the own cover',
    params: byUser,
    files: { coverImg: { types: imageTypes, maxBytes: limits.coverImageBytes, required: true } },
    answers: { 200: user }, errors: [400, 401, 403, 413, 415, 429, 503],
  },
  setSendVerificate: {
    host: 'api', method: 'PATCH', path: '/user/send-verificate/:id', access: 'member',
    summary: 'Answers whether a certificate was submitted',
    params: byId, body: sendVerificateBody,
    answers: { 200: z.object({ isSendVerificate: z.boolean() }) }, errors: [400, 401, 403, 413, 415, 429],
  },
  setNewPassword: {
    host: 'api', method: 'PATCH', path: '/user/new-password/:userId', access: 'member',
    summary: 'Changes the own password; the other sessions end',
    params: byUser, body: newPasswordBody, answers: { 200: done }, errors: [400, 401, 403, 413, 415, 429],
  },
  follow: {
    host: 'api', method: 'POST', path: '/user/follow', access: 'member',
    summary: 'Follows a member; harmless when repeated',
    body: followBody, answers: { 200: z.object({ isFollowing: z.literal(true) }) },
    errors: [400, 401, 403, 404, 413, 415, 429],
  },
  unfollow: {
    host: 'api', method: 'DELETE', path: '/user/unfollow', access: 'member',
    summary: 'Unfollows a member; harmless when repeated',
    body: followBody, answers: { 200: z.object({ isFollowing: z.literal(false) }) },
    errors: [400, 401, 403, 404, 413, 415, 429],
  },
  forgotPassword: {
    host: 'api', method: 'POST', path: '/user/forgot-password', access: 'public',
    summary: 'Starts a recovery; the answer is the same for any address',
    body: forgotPasswordBody, answers: { 200: z.object({ user: z.string() }) }, errors: [400, 403, 413, 415, 429],
  },
  checkRecoveryCode: {
    host: 'api', method: 'POST', path: '/user/verification-code', access: 'public',
    summary: 'Trades the mailed code for a token',
    body: verificationCodeBody, answers: { 200: z.object({ token: z.string() }) }, errors: [400, 403, 413, 415, 429],
  },
  recoverPassword: {
    host: 'api', method: 'PUT', path: '/user/update-password/:userId', access: 'public',
    summary: 'Sets the password after a recovery; `userId` is the handle',
    params: z.object({ userId: z.string().min(1).max(128) }), body: updatePasswordBody,
    answers: { 200: done }, errors: [400, 403, 413, 415, 429],
  },
  getFollowers: {
    host: 'api', method: 'GET', path: '/user/followers/:userId', access: 'member',
    summary: 'Who follows a member, newest first',
    params: byUser, query: page, answers: { 200: z.array(listedUser) }, errors: [400, 401, 404, 429],
  },
  getFollowing: {
    host: 'api', method: 'GET', path: '/user/following/:userId', access: 'member',
    summary: 'Whom a member follows, newest first',
    params: byUser, query: page, answers: { 200: z.array(listedUser) }, errors: [400, 401, 404, 429],
  },
  block: {
    host: 'api', method: 'PUT', path: '/user/block/:userId', access: 'member',
    summary: 'Blocks a member: neither sees or reaches the other; harmless when repeated',
    params: byUser, answers: { 200: z.object({ isBlocked: z.literal(true) }) }, errors: [400, 401, 403, 404, 409, 415, 429],
  },
  unblock: {
    host: 'api', method: 'DELETE', path: '/user/block/:userId', access: 'member',
    summary: 'Ends a block; harmless when repeated',
    params: byUser, answers: { 200: z.object({ isBlocked: z.literal(false) }) }, errors: [400, 401, 403, 404, 415, 429],
  },
  getBlocked: {
    host: 'api', method: 'GET', path: '/user/block', access: 'member',
    summary: 'Whom the member blocks, newest first',
    query: page, answers: { 200: z.array(userSummary) }, errors: [400, 401, 429],
  },
  mute: {
    host: 'api', method: 'PUT', path: '/user/mute/:userId', access: 'member',
    summary: 'Keeps a member’s posts and notifications away; harmless when repeated',
    params: byUser, answers: { 200: z.object({ isMuted: z.literal(true) }) }, errors: [400, 401, 403, 404, 409, 415, 429],
  },
  unmute: {
    host: 'api', method: 'DELETE', path: '/user/mute/:userId', access: 'member',
    summary: 'Ends a mute; harmless when repeated',
    params: byUser, answers: { 200: z.object({ isMuted: z.literal(false) }) }, errors: [400, 401, 403, 404, 415, 429],
  },
  getMuted: {
    host: 'api', method: 'GET', path: '/user/mute', access: 'member',
    summary: 'Whom the member mutes, newest first',
    query: page, answers: { 200: z.array(userSummary) }, errors: [400, 401, 429],
  },
  exportAccount: {
    host: 'api', method: 'GET', path: '/user/export/:userId', access: 'member',
    summary: 'Everything of the own account: JSON and media in a zip',
    params: byUser, download: 'application/zip', answers: { 200: z.unknown() }, errors: [400, 401, 403, 429],
  },
  deleteAccount: {
    host: 'api', method: 'DELETE', path: '/user/:id', access: 'member',
    summary: 'Deletes the own account and everything of it',
    params: byId, body: deleteAccountBody, answers: { 200: done }, errors: [400, 401, 403, 413, 415, 429],
  },
});
