import { useMe } from '@cred/platform';

/** A hidden field that contains the username for password managers. */
export const UsernameForManagers = () => (
  <input type="text" name="username" autoComplete="username" value={useMe().username} readOnly hidden />
);
