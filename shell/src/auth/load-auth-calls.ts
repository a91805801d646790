import type * as authCalls from './auth-calls';

export type AuthCalls = typeof authCalls;

/** Loads the code that validates and sends the forms; the next call retries after a failure. */
export const loadAuthCalls = (): Promise<AuthCalls> => import(/* webpackChunkName: "auth-calls" */ './auth-calls');
