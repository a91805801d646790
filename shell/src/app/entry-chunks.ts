import type * as app from './app-entry';
import type * as auth from '../auth/auth-entry';

// Two entry chunks, so that the auth pages load no code of the application.
let authEntry: typeof auth | undefined;
let appEntry: typeof app | undefined;

export async function loadAuthEntry(): Promise<typeof auth> {
  authEntry ??= await import(/* webpackChunkName: "auth" */ '../auth/auth-entry');
  return authEntry;
}

export async function loadAppEntry(): Promise<typeof app> {
  appEntry ??= await import(/* webpackChunkName: "app" */ './app-entry');
  return appEntry;
}

/** The chunks that are loaded. React keeps markup only if the code is there when the page is hydrated. */
export const loadedEntries = () => ({ auth: authEntry, app: appEntry });
