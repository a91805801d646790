import type { Chat, ChatSummary, Message } from '@cred/contract';
import type { Settings } from '@cred/deployment/settings';
import type { Viewer } from '../../core/viewer';
import { mediaPath, videoPath } from '../media/media-path';
import { apiUrl, presentUserSummary } from '../../access/user-summary.presenter';
import type { ChatActivityRow, ChatRow } from './chat.repository';
import type { MessageRow } from './messages.repository';

type Host = Pick<Settings, 'API_PUBLIC_URL'>;

/** A chat in the viewer's list. */
export function presentChatSummary(
  chat: ChatRow,
  activity: ChatActivityRow | undefined,
  viewer: Viewer,
  settings: Host,
): ChatSummary {
  const other = presentUserSummary(chat, settings);
  const self = {
    id: viewer.id,
    username: viewer.username,
    fullName: viewer.fullName,
    profileImg: apiUrl(settings, viewer.profileImg),
    isVerificated: viewer.isVerificated,
  };
  return {
    id: chat.id,
    otherUser: other,
    lastMessage: presentLastMessage(activity),
    participants: [
      { userId: self.id, lastReadAt: isoOrNull(chat.my_last_read_at), user: self },
      { userId: other.id, lastReadAt: isoOrNull(chat.other_last_read_at), user: other },
    ],
    unreadCount: activity?.unread_count ?? 0,
  };
}

/** A chat with its messages: rows are newest first, the response is oldest first (SRV-32). */
export const presentChat = (
  summary: ChatSummary,
  messages: readonly MessageRow[],
  changed: readonly MessageRow[],
  settings: Host,
): Chat => ({
  ...summary,
  messages: messages.map((row) => presentMessage(row, settings)).reverse(),
  ...(changed.length > 0 && { changed: changed.map((row) => presentMessage(row, settings)) }),
});

export const presentMessage = (row: MessageRow, settings: Host): Message => ({
  id: row.id,
  chatId: row.chat_id,
  senderId: row.sender_id,
  sender: { username: row.sender_username, profileImg: apiUrl(settings, row.sender_profile_img) },
  type: row.type,
  text: row.text,
  ...presentMedia(row, settings),
  replyToId: row.reply_to_id,
  createdAt: row.created_at.toISOString(),
  messageRead: row.read_by.map((userId) => ({ userId })),
  clientId: row.client_id,
  ...presentQuote(row),
  ...(row.deleted_at && { isDeleted: true }),
  ...(row.reactions && { reactions: [...row.reactions] }),
});

function presentQuote(row: MessageRow): Pick<Message, 'replyTo'> {
  const { quoted_id: id, quoted_sender_id: senderId, quoted_type: type, quoted_text: text } = row;
  return id === null || senderId === null || type === null
    ? {}
    : { replyTo: { id, senderId, type, text, isDeleted: row.quoted_deleted_at !== null } };
}

/** Presents the largest stored size, and the dimensions that a page needs for its layout before the file has loaded. */
function presentMedia(row: MessageRow, settings: Host): Pick<Message, 'mediaUrl' | 'mediaInfo'> {
  const { media_id: id, media_kind, full_width: width, full_height: height, duration_ms, placeholder } = row;
  // All three are null for a text message: they come from one joined row.
  if (id === null || width === null || height === null) return { mediaUrl: null, mediaInfo: null };
  return media_kind === 'video'
    ? {
        mediaUrl: apiUrl(settings, videoPath(id)),
        mediaInfo: { width, height, cardUrl: null, placeholder: null, duration: (duration_ms ?? 0) / 1_000 },
      }
    : {
        mediaUrl: apiUrl(settings, mediaPath(id, 'full')),
        mediaInfo: { width, height, cardUrl: apiUrl(settings, mediaPath(id, 'card')), placeholder, duration: null },
      };
}

function presentLastMessage(activity: ChatActivityRow | undefined): ChatSummary['lastMessage'] {
  if (!activity?.id || !activity.sender_id || !activity.type || !activity.created_at) return null;
  const { id, sender_id, type, text, created_at, deleted_at } = activity;
  const createdAt = created_at.toISOString();
  return { id, senderId: sender_id, type, text, createdAt, ...(deleted_at && { isDeleted: true }) };
}

const isoOrNull = (date: Date | null): string | null => date && date.toISOString();
