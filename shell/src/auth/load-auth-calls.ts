/** Loads the code that validates and sends the forms; the next call retries after a failure. */
export const loadAuthCalls = () => import(/* webpackChunkName: "auth-calls" */ './submit-auth-form');
