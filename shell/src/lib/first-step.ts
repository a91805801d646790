import { MEMBER_STORAGE_PREFIX } from '@cred/platform';

const KEY = `${MEMBER_STORAGE_PREFIX}first-steps`;

/** The step of the first day that the member is at, from 0 (AUTH-44); null when there is none, as for most members. */
export function readFirstStep(): number | null {
  try {
    const stored = sessionStorage.getItem(KEY);
    return stored === null ? null : Number(stored);
  } catch {
    return null;
  }
}

/** Stores the step; null ends the steps. */
export function saveFirstStep(step: number | null): void {
  try {
    if (step === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, String(step));
  } catch {
    // Without storage the steps are not offered.
  }
}
