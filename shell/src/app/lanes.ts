// Two lanes, each a chunk of its own: who signs in loads nothing of what comes after.
export const loadAuthLane = () => import(/* webpackChunkName: "auth" */ '../auth/auth-lane');
export const loadAppLane = () => import(/* webpackChunkName: "app" */ './app-lane');
