import type { Comment } from '@cred/contract';
import type { Settings } from '@cred/deployment/settings';
import { presentUserSummary } from '../../access/user-summary.presenter';
import type { CommentRow } from './comments.repository';

export const presentComment = (row: CommentRow, settings: Pick<Settings, 'API_PUBLIC_URL'>): Comment => ({
  id: row.id,
  text: row.text,
  createdAt: row.created_at.toISOString(),
  user: presentUserSummary(row, settings),
});
