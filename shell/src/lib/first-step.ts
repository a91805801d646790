import { MEMBER_STORAGE_PREFIX } from '@cred/platform';

/** By username, since another member may sign in in the same tab. */
const keyOf = (username: string): string => `${MEMBER_STORAGE_PREFIX}first-steps:${username.trim().toLowerCase()}`;

/** The step of the first day that the member is at, from 0 (AUTH-44); null when there is none, as for most members. */
export function readFirstStep(username: string): number | null {
  try {
    const stored = sessionStorage.getItem(keyOf(username));
    return stored === null ? null : Number(stored);
  } catch {
    return null;
  }
}

/**
 * Marks the page for as long as the steps are not ended, as the page's first script does after a reload: their place at
 * home is kept free before they are loaded.
 */
export const markFirstSteps = (on: boolean): boolean =>
  document.documentElement.toggleAttribute('data-first-steps', on);

/** Stores the step; null ends the steps. */
export function saveFirstStep(username: string, step: number | null): void {
  markFirstSteps(step !== null);
  try {
    if (step === null) sessionStorage.removeItem(keyOf(username));
    else sessionStorage.setItem(keyOf(username), String(step));
  } catch {
    // Without storage the steps are not offered.
  }
}
