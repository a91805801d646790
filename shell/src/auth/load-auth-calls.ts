/** Loads the code that validates and sends the forms. After a failure the next call tries again. */
export const loadAuthCalls = () => import(/* webpackChunkName: "auth-calls" */ './submit-auth-form');
