import * as z from 'zod';
import { done } from '../schemas/common';
import { loginBody, me } from '../schemas/user';
import { defineCalls } from './define';

export const authCalls = defineCalls({
  getMe: {
    host: 'api', method: 'GET', path: '/auth/me', access: 'member',
    summary: 'The signed-in member',
    answers: { 200: me }, errors: [401, 429],
  },
  login: {
    host: 'api', method: 'POST', path: '/auth/login', access: 'public',
    summary: 'Starts a session, carried by a cookie',
    body: loginBody, answers: { 200: z.object({ user: me }) }, errors: [400, 401, 403, 413, 415, 429],
  },
  logout: {
    host: 'api', method: 'POST', path: '/auth/logout', access: 'public',
    summary: 'Ends the session; harmless without one',
    answers: { 200: done }, errors: [403, 415, 429],
  },
});
