/** The messages' own chunk: no first paint waits for them. */
export { AppToasts } from '@cred/ui';
