// Two entry chunks: the auth pages load none of the application's code.
export const loadAuthEntry = () => import(/* webpackChunkName: "auth" */ '../auth/auth-entry');
export const loadAppEntry = () => import(/* webpackChunkName: "app" */ './app-entry');
