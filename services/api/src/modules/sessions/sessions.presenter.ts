import type { Session } from '@cred/contract';
import type { SessionRow } from './sessions.repository';

/** A session in its member's list; `currentId` is the session of the request. */
export const presentSession = (row: SessionRow, currentId: string): Session => ({
  id: row.id,
  current: row.id === currentId,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at.toISOString(),
  device: row.device,
});
