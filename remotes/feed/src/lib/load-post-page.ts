/** The code of a post's own page: a separate chunk, so that no list waits for it. */
export const loadPostPage = () => import(/* webpackChunkName: "post" */ '../pages/post-page');
