import * as z from 'zod';
import { isBlankText } from '../blank-text';
import { limits } from '../limits';
import { id, notBlank, text, timestamp } from './common';
import { userSummary } from './user';

export const messageTypes = ['TEXT', 'IMAGE', 'VIDEO', 'AUDIO'] as const;

/** What a bubble needs to show its medium without a jump: the shown size in CSS pixels; seconds, of a video. */
export const messageMedia = z.object({
  width: z.number().int(),
  height: z.number().int(),
  /** Of an image: a smaller copy for the bubble. */
  cardUrl: z.string().nullable(),
  /** Of an image: a blurred data URL. */
  placeholder: z.string().nullable(),
  duration: z.number().nullable(),
});

export const message = z.object({
  id,
  chatId: id,
  senderId: id,
  sender: z.object({ username: z.string(), profileImg: z.string().nullable() }),
  type: z.enum(messageTypes),
  text: z.string().nullable(),
  /** An address of the API host; only the chat's two members can load it (SRV-28). */
  mediaUrl: z.string().nullable(),
  mediaInfo: messageMedia.nullable(),
  replyToId: id.nullable(),
  createdAt: timestamp,
  messageRead: z.array(z.object({ userId: id })),
  /** The sender's own id of the message, so that a repeated send and its echo are one message. */
  clientId: z.string().nullable(),
});

export const participant = z.object({ userId: id, lastReadAt: timestamp.nullable(), user: userSummary });

/** A chat in the list: no messages but the last. */
export const chatSummary = z.object({
  id,
  otherUser: userSummary,
  lastMessage: message.pick({ id: true, senderId: true, type: true, text: true, createdAt: true }).nullable(),
  participants: z.array(participant),
  unreadCount: z.number().int(),
});

/** One chat with its messages, oldest first (SRV-32). */
export const chat = chatSummary.extend({ messages: z.array(message) });

export const openChatBody = z.object({ otherUserId: id });

export const chatQuery = z.object({
  /** Pages backwards: only messages older than this one. */
  before: id.optional(),
  take: z.coerce.number().int().min(1).max(limits.list.max).default(limits.chat.page),
});

export const chatSearchQuery = z.object({ term: text(limits.chat.termMax).check(notBlank('Enter a word')) });

/** Where a term occurs in a chat's texts, oldest first: the newest `limits.chat.searchResults` matches, and how many there are in all. */
export const chatSearch = z.object({ total: z.number().int(), messageIds: z.array(id) });

export const sendMessageBody = z
  .object({
    chatId: id,
    text: text(limits.message.textMax).optional(),
    /** A data URL of the file (SRV-29). */
    mediaUrl: z.string().optional(),
    /** Made by the sender: the same id twice is the same message (SRV-8). */
    clientId: z
      .string()
      .regex(/^[\x21-\x7e]{8,64}$/, 'Must be 8 to 64 visible ASCII characters')
      .optional(),
  })
  .refine((value) => value.mediaUrl !== undefined || !isBlankText(value.text ?? ''), {
    message: 'Write a text or attach a file',
    path: ['text'],
  });

export type MessageMedia = z.infer<typeof messageMedia>;
export type Message = z.infer<typeof message>;
export type ChatSummary = z.infer<typeof chatSummary>;
export type Chat = z.infer<typeof chat>;
export type ChatSearch = z.infer<typeof chatSearch>;
