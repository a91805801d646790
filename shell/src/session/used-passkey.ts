const KEY = 'cred-passkey';

/** Stores that a passkey was used in this browser, if the browser allows storage. */
export function rememberPasskey(): void {
  try {
    localStorage.setItem(KEY, 'used');
  } catch {
    // Passkeys are then offered at the first interaction.
  }
}

/** Whether a passkey was used in this browser. */
export function hasUsedPasskey(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
