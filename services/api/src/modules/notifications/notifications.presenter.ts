import {
  limits,
  type NoticeKind,
  type Notification,
  type NotificationAction,
  type NotificationType,
} from '@cred/contract';
import { notificationActions, notificationTypes } from '@cred/contract/schemas';
import type { Settings } from '@cred/deployment/settings';
import { presentUserSummary } from '../../access/user-summary.presenter';
import { moderationText } from './moderation-notices';
import type { VerificationEvent } from '../../database/schema/notifications';
import type { NotificationRow } from './notification-list.repository';

/** The beginning of a text on one line, at most 80 characters (SRV-33); does not split a grapheme. */
function preview(text: string, max: number = limits.notifications.previewMax): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  let cut = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(line)) {
    if (cut.length + segment.length > max - 1) break;
    cut += segment;
  }
  return `${cut.trimEnd()}…`;
}

export const presentNotification = (
  row: NotificationRow,
  settings: Pick<Settings, 'API_PUBLIC_URL'>,
): Notification => ({
  id: row.id,
  group: row.group_key,
  // Older builds show the preview of this type as a whole sentence (MOD-2, NOTIF-6).
  type: isContractType(row.type) ? row.type : 'verification',
  read: row.read,
  createdAt: row.created_at.toISOString(),
  fromUser: presentUserSummary(row, settings),
  chatId: row.chat_id,
  postId: row.post_id,
  ...(isAction(row.type) && { action: row.type }),
  ...(row.comment_id !== null && { commentId: row.comment_id }),
  payload: presentPayload(row),
  others: row.others,
  ...quoteOf(row),
  ...(row.stars !== null && { stars: row.stars }),
});

/** The reason of a denial, else the comment or post (NOTIF-13). */
function quoteOf(row: NotificationRow): Pick<Notification, 'quote'> {
  const event = eventOf(row);
  const isDenial = event === 'denied' || event === 'upheld';
  const text = isDenial ? row.submission_reason : row.quoted_text;
  return text ? { quote: preview(text) } : {};
}

const isContractType = (type: NotificationRow['type']): type is NotificationType =>
  (notificationTypes as readonly string[]).includes(type);
const isAction = (type: NotificationRow['type']): type is NotificationAction =>
  (notificationActions as readonly string[]).includes(type);

/** What a member did, after the name, in the preview of an action (NOTIF-6). */
function actionText(action: NotificationAction, commentId: string | null): string {
  switch (action) {
    case 'comment':
      return 'commented on your post';
    case 'reply':
      return 'replied to your comment';
    case 'mention':
      return commentId ? 'mentioned you in a comment' : 'mentioned you in a post';
    case 'changed':
      return 'changed a post that you reacted to';
  }
}

/** The action as a whole sentence. A long name is shortened rather than the action. */
function actionSentence(name: string, action: string): string {
  const rest = ` ${action}`;
  return preview(name, limits.notifications.previewMax - rest.length) + rest;
}

/** The preview texts of a verification (SRV-19, LIC-9). */
const verificationTexts: Readonly<Record<VerificationEvent, string>> = {
  approved: 'Your account was verified',
  denied: 'Your verification was denied',
  upheld: 'Your appeal was decided: the denial stays',
  expired: 'Your licence has expired: the verified badge was removed',
  removed: 'Your name or specialty changed: the verified badge was removed',
};

/** The preview texts about a cited paper (POST-55). */
const evidenceTexts: Readonly<Record<NoticeKind, string>> = {
  retraction: 'A paper that you cited was retracted',
  concern: 'A paper that you cited has an expression of concern',
  correction: 'A paper that you cited was corrected',
};

const eventOf = ({ verification_event, submission_status }: NotificationRow): VerificationEvent | null => {
  if (verification_event !== null || submission_status === null) return verification_event;
  return submission_status === 'APPROVED' ? 'approved' : 'denied';
};

/** The labels of messages without a text. */
const mediaNames = { IMAGE: 'Image', VIDEO: 'Video', AUDIO: 'Audio' } as const;

function presentPayload(row: NotificationRow): Notification['payload'] {
  const { message_text, message_type, notice, decision_outcome, decision_reason } = row;
  if (notice !== null && decision_outcome !== null && decision_reason !== null) {
    const isAboutPost = row.decision_post_id !== null;
    const text = moderationText({ notice, outcome: decision_outcome, reason: decision_reason, isAboutPost });
    return { preview: preview(text), about: 'moderation' };
  }
  if (isAction(row.type)) return { preview: actionSentence(row.user_full_name, actionText(row.type, row.comment_id)) };
  if (row.evidence_kind !== null) return { preview: evidenceTexts[row.evidence_kind], about: 'evidence' };
  if (row.message_deleted_at !== null) return { preview: 'Message deleted' };
  if (message_text) return { preview: preview(message_text) };
  if (message_type && message_type !== 'TEXT') return { preview: mediaNames[message_type], media: message_type };
  const event = eventOf(row);
  return event === null ? null : { preview: verificationTexts[event] };
}
