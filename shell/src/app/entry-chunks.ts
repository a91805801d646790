// Two entry chunks, so that the auth pages load no code of the application.
export const loadAuthEntry = () => import(/* webpackChunkName: "auth" */ '../auth/auth-entry');
export const loadAppEntry = () => import(/* webpackChunkName: "app" */ './app-entry');
