import type * as authCalls from './auth-calls';

export type AuthCalls = typeof authCalls;

/** Loads what the forms need to check and send; a failure is tried anew by the next call. */
export const loadAuthCalls = (): Promise<AuthCalls> => import(/* webpackChunkName: "auth-calls" */ './auth-calls');
