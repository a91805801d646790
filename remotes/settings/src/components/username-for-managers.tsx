import { useMe } from '@cred/platform';

/** Tells a password manager whose password the form is about; nobody else sees it. */
export const UsernameForManagers = () => (
  <input type="text" name="username" autoComplete="username" value={useMe().username} readOnly hidden />
);
