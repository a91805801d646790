import * as z from 'zod';
import { limits } from '../limits';
import { flag, id, page, timestamp } from './common';
import { userSummary } from './user';

export const notificationTypes = ['message', 'follow', 'rating', 'repost', 'verification'] as const;
export type NotificationType = (typeof notificationTypes)[number];

/**
 * What another member did, of the kinds that older builds do not know. Such a notification has the type `verification`,
 * whose preview is a whole sentence: those builds show it without a link (NOTIF-6).
 */
export const notificationActions = ['comment', 'reply', 'mention', 'changed'] as const;
export type NotificationAction = (typeof notificationActions)[number];

export const notification = z.object({
  id,
  /** The same for all notifications of a group (NOTIF-8), whose `id` is that of its newest one. */
  group: z.string().optional(),
  type: z.enum(notificationTypes),
  read: z.boolean(),
  createdAt: timestamp,
  fromUser: userSummary,
  chatId: id.nullable(),
  postId: id.nullable(),
  action: z.enum(notificationActions).optional(),
  /**
   * How many other members did the same to the same post, comment or, on that day, to the member: this is one item for
   * all of them, and what is done to it is done to all (NOTIF-8). More than `limits.notifications.othersMax` are not counted.
   */
  others: z
    .number()
    .int()
    .min(0)
    .max(limits.notifications.othersMax + 1)
    .optional(),
  /** The comment that the action is about; a mention without it is one in the post. */
  commentId: id.optional(),
  /** The beginning of the comment or of the post that it is about, which the viewer may see at that time (NOTIF-13). */
  quote: z.string().max(limits.notifications.previewMax).optional(),
  /** Of a rating: the stars that the member gives to the post at that time. */
  stars: z.number().int().min(limits.rating.min).max(limits.rating.max).optional(),
  /** Computed when it is read, from what the viewer may see at that time (SRV-33). */
  payload: z
    .object({
      preview: z.string(),
      /** The type of a message without text. Its preview names the type and quotes no text. */
      media: z.enum(['IMAGE', 'VIDEO', 'AUDIO']).optional(),
      /**
       * What a notification from Cred itself is about; certificates without it. Such a notification has the type
       * `verification`, whose preview is a whole sentence, because older builds show any other type as a member's action.
       */
      about: z.enum(['moderation', 'evidence']).optional(),
    })
    .nullable(),
});

/** The kinds that a member can switch off; Cred's own notices about reports, certificates and papers are not among them. */
export const switchableNotifications = [
  'follow',
  'rating',
  'repost',
  'comment',
  'reply',
  'mention',
  'changed',
  'message',
] as const;
export type SwitchableNotification = (typeof switchableNotifications)[number];

/** Which kinds are on. */
export const notificationSwitches = z.object({
  follow: z.boolean(),
  rating: z.boolean(),
  repost: z.boolean(),
  comment: z.boolean(),
  reply: z.boolean(),
  mention: z.boolean(),
  changed: z.boolean(),
  message: z.boolean(),
} satisfies Record<SwitchableNotification, z.ZodBoolean>);

export const notificationSwitch = z.object({ kind: z.enum(switchableNotifications), on: z.boolean() });

export const notificationsQuery = z.object({
  onlyUnread: flag.default(false),
  take: z.coerce.number().int().min(1).max(limits.list.max).default(limits.notifications.take),
  cursor: page.shape.cursor,
});

/** Either these items, or all up to and including one: what arrived after it was shown stays unread. */
export const markReadBody = z.union([
  z.strictObject({ ids: z.array(id).min(1).max(limits.list.max) }),
  z.strictObject({ until: id }),
]);

const unreadNumber = z
  .number()
  .int()
  .min(0)
  .max(limits.notifications.unreadMax + 1);

/** How many groups are unread, and how many of them are about messages (NOTIF-16). */
export const unreadNotifications = z.object({ count: unreadNumber, messages: unreadNumber });

/** `unread` comes with the first page. */
export const notificationList = z.object({ items: z.array(notification), unread: unreadNotifications.optional() });

export type Notification = z.infer<typeof notification>;
export type UnreadNotifications = z.infer<typeof unreadNotifications>;
export type NotificationSwitches = z.infer<typeof notificationSwitches>;
