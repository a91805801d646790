import * as z from 'zod';
import * as account from '../schemas/account';
import { limits } from '../limits';
import { done, id, maxUnits } from '../schemas/common';
import { puzzle } from '../schemas/error';
import { loginBody, mailLinkBody } from '../schemas/sign-in';
import { me } from '../schemas/user';
import { defineCalls } from './define';

export const authCalls = defineCalls({
  getMe: {
    host: 'api',
    method: 'GET',
    path: '/auth/me',
    access: 'member',
    summary: 'The signed-in member',
    responses: { 200: me },
    errors: [401, 429],
  },
  login: {
    host: 'api',
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    summary: 'Starts a session with a cookie',
    body: loginBody,
    form: true,
    responses: { 200: z.object({ user: me }) },
    errors: [400, 401, 403, 413, 415, 429],
  },
  getLoginPuzzle: {
    host: 'api',
    method: 'GET',
    path: '/auth/login-puzzle',
    access: 'public',
    summary: 'A puzzle whose solution allows one more login after a 429',
    query: z.object({
      username: z
        .string()
        .trim()
        .min(1)
        .check(...maxUnits(limits.email.max)),
    }),
    responses: { 200: puzzle },
    errors: [400, 429],
  },
  getRecoveryPuzzle: {
    host: 'api',
    method: 'GET',
    path: '/auth/recovery-puzzle',
    access: 'public',
    summary: 'A puzzle whose solution allows one more request for a code after a 429',
    responses: { 200: puzzle },
    errors: [429],
  },
  logout: {
    host: 'api',
    method: 'POST',
    path: '/auth/logout',
    access: 'public',
    summary: 'Ends the session; succeeds without one',
    responses: { 200: done },
    errors: [403, 415, 429],
  },
  confirmPassword: {
    host: 'api',
    method: 'POST',
    path: '/auth/confirm-password',
    access: 'member',
    summary: 'Confirms the password in this session, for the calls that require a recent login',
    body: account.deleteAccountBody,
    responses: { 200: done },
    errors: [400, 401, 403, 413, 415, 429],
  },
  endUnknownLogin: {
    host: 'api',
    method: 'POST',
    path: '/auth/not-me',
    access: 'public',
    summary: 'Ends all sessions of the member who got the link by mail',
    body: mailLinkBody,
    responses: { 200: done },
    errors: [400, 403, 413, 415, 429],
  },
  confirmEmail: {
    host: 'api',
    method: 'POST',
    path: '/auth/confirm-email',
    access: 'public',
    summary: 'Confirms the mail address of a link',
    body: mailLinkBody,
    responses: { 200: done },
    errors: [400, 403, 409, 413, 415, 429],
  },
  sendEmailConfirmation: {
    host: 'api',
    method: 'POST',
    path: '/auth/confirm-email/send',
    access: 'member',
    summary: 'Mails the member another link that confirms the address',
    responses: { 200: done },
    errors: [401, 403, 409, 415, 429],
  },
  getSessions: {
    host: 'api',
    method: 'GET',
    path: '/auth/sessions',
    access: 'member',
    summary: 'The member’s sessions, last used first',
    responses: { 200: z.array(account.session) },
    errors: [401, 429],
  },
  endSession: {
    host: 'api',
    method: 'DELETE',
    path: '/auth/sessions/:id',
    access: 'member',
    summary: 'Ends one of the member’s sessions; idempotent',
    params: z.object({ id }),
    responses: { 200: done },
    errors: [400, 401, 403, 415, 429],
  },
  endAllSessions: {
    host: 'api',
    method: 'DELETE',
    path: '/auth/sessions',
    access: 'member',
    summary: 'Ends all sessions of the member, including this one',
    responses: { 200: done },
    errors: [401, 403, 415, 429],
  },
});
