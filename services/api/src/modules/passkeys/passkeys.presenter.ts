import type { Passkey } from '@cred/contract';
import type { PasskeyRow } from './passkeys.repository';

/** A passkey in its member's list. */
export const presentPasskey = (row: PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  backedUp: row.backed_up,
});
