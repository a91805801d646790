import { limits, type Notification } from '@cred/contract';
import type { Settings } from '@cred/contract/settings';
import { presentUserSummary } from '../users/user-summary';
import type { NotificationRow } from './notifications.repository';

/** The beginning of a text on one line, at most 80 characters (server rule 33); no half of a character. */
export function preview(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= limits.notifications.previewMax) return line;
  let cut = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(line)) {
    if (cut.length + segment.length > limits.notifications.previewMax - 1) break;
    cut += segment;
  }
  return `${cut.trimEnd()}…`;
}

export const presentNotification = (row: NotificationRow, settings: Pick<Settings, 'API_PUBLIC_URL'>): Notification => ({
  id: row.id,
  type: row.type,
  read: row.read,
  createdAt: row.created_at.toISOString(),
  fromUser: presentUserSummary(row, settings),
  chatId: row.chat_id,
  postId: row.post_id,
  payload: row.message_text === null ? null : { preview: preview(row.message_text) },
});
