import type { Citation, Comment, ListedComment } from '@cred/contract';
import type { Settings } from '@cred/deployment/settings';
import { presentUserSummary, type UserSummaryRow } from '../../access/user-summary.presenter';
import type { CommentRow, ThreadRow } from './comments.repository';

type Urls = Pick<Settings, 'API_PUBLIC_URL'>;

/** The papers that comments cite, by comment. */
type Citations = ReadonlyMap<string, Citation[]>;

export const presentComment = (row: CommentRow, citations: Citations, settings: Urls): Comment => ({
  id: row.id,
  text: row.text,
  createdAt: row.created_at.toISOString(),
  user: presentUserSummary(row, settings),
  ...(row.mentions && { mentions: row.mentions }),
  ...(row.parent_id === null ? {} : { parentId: row.parent_id }),
  ...presentCitations(row.id, citations),
});

function presentCitations(id: string, citations: Citations): Pick<Comment, 'citations'> {
  const cited = citations.get(id);
  return cited ? { citations: cited } : {};
}

const hasUser = (row: ThreadRow): row is ThreadRow & UserSummaryRow => row.user_id !== null;

/** A comment with its first replies; without text and author if the viewer may not see it. */
export const presentThread = (
  row: ThreadRow,
  replies: readonly CommentRow[],
  citations: Citations,
  settings: Urls,
): ListedComment => ({
  id: row.id,
  text: row.text,
  createdAt: row.created_at.toISOString(),
  user: hasUser(row) ? presentUserSummary(row, settings) : null,
  ...(row.mentions && { mentions: row.mentions }),
  ...(hasUser(row) ? presentCitations(row.id, citations) : {}),
  replyCount: row.reply_count,
  replies: replies
    .filter(({ parent_id }) => parent_id === row.id)
    .map((reply) => presentComment(reply, citations, settings)),
});
