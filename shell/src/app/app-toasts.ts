/** A separate chunk: the first paint does not wait for toasts. */
export { AppToasts } from '@cred/ui';
