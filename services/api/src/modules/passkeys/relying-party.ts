import type { Settings } from '@cred/deployment/settings';

/**
 * Where passkeys are valid (AUTH-16): their relying party is the host of PUBLIC_URL, and only pages of that origin may
 * use them. A deployment that changes its host loses its members' passkeys.
 */
export const relyingParty = ({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>) => ({
  id: new URL(PUBLIC_URL).hostname,
  origin: PUBLIC_URL,
});
