/** The code of what the dialogs of posts and of the composer contain, and of what opens in their place. */
export const loadComments = () => import(/* webpackChunkName: "dialogs" */ '../components/comments/comments-content');
export const loadRepost = () => import(/* webpackChunkName: "dialogs" */ '../components/repost/repost-form');
export const loadVerificationResult = () =>
  import(/* webpackChunkName: "dialogs" */ '../components/verification/verification-result');
export const loadMediaField = () => import(/* webpackChunkName: "dialogs" */ '../components/composer/media-field');
export const loadRatingPopup = async () =>
  (await import(/* webpackChunkName: "dialogs" */ '../components/actions/rating-popup')).RatingPopup;

/**
 * Loads the dialogs when the browser is idle, so that they open at once, also without a connection. A failure is shown
 * when a dialog opens.
 * @returns a function that cancels it
 */
export function loadDialogsWhenIdle(): () => void {
  const load = (): void =>
    void Promise.all([loadComments(), loadRepost(), loadVerificationResult()]).catch(() => undefined);
  // Safari does not support requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(load, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(load, { timeout: 2_000 });
  return () => cancelIdleCallback(handle);
}
