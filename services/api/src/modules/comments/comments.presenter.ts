import type { Comment, ListedComment } from '@cred/contract';
import type { Settings } from '@cred/deployment/settings';
import { presentUserSummary, type UserSummaryRow } from '../../access/user-summary.presenter';
import type { CommentRow, ThreadRow } from './comments.repository';

type Urls = Pick<Settings, 'API_PUBLIC_URL'>;

export const presentComment = (row: CommentRow, settings: Urls): Comment => ({
  id: row.id,
  text: row.text,
  createdAt: row.created_at.toISOString(),
  user: presentUserSummary(row, settings),
  ...(row.parent_id === null ? {} : { parentId: row.parent_id }),
});

const hasUser = (row: ThreadRow): row is ThreadRow & UserSummaryRow => row.user_id !== null;

/** A comment with its first replies; without text and author if the viewer may not see it. */
export const presentThread = (row: ThreadRow, replies: readonly CommentRow[], settings: Urls): ListedComment => ({
  id: row.id,
  text: row.text,
  createdAt: row.created_at.toISOString(),
  user: hasUser(row) ? presentUserSummary(row, settings) : null,
  replyCount: row.reply_count,
  replies: replies.filter(({ parent_id }) => parent_id === row.id).map((reply) => presentComment(reply, settings)),
});
