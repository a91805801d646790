/** A separate chunk, so that the first paint does not wait for the toasts. */
export { AppToasts } from '@cred/ui/toasts';
