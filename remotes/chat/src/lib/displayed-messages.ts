import type { Message, QuotedMessage, Reaction } from '@cred/contract';
import { isVideo } from './attachment';
import { dayKey } from './chat-time';
import type { Attachment, SendAttempt } from './drafts';
import type { Observable } from './observable';

/** A message that is being sent. */
export interface Outgoing {
  readonly attempt: SendAttempt;
  readonly attachment: Attachment | null;
  /** Cancels the upload. */
  readonly controller: AbortController;
  /** The uploaded fraction, from 0 to 1. */
  readonly progress: Observable<number>;
  /** When it was sent, in milliseconds since 1970. */
  readonly submittedAt: number;
  /** It is in the outbox, and not being sent at the moment. */
  readonly waits?: boolean;
}

export type MessageStatus = 'waiting' | 'pending' | 'sent' | 'read' | 'received' | 'new';

/** The file of a message: on the server, or local while it is being sent. */
export interface DisplayedMedia {
  readonly url: string | null;
  readonly file: File | null;
  /** For an image: a smaller copy for the bubble, and a blurred one as a data URL. */
  readonly cardUrl: string | null;
  readonly placeholder: string | null;
  /** In CSS pixels, if known. */
  readonly size: { readonly width: number; readonly height: number } | null;
}

/** A message as the list displays it. */
export interface DisplayedMessage {
  /** The same before and after the server's response, so that the bubble stays the same element. */
  readonly key: string;
  /** Temporary while the message is pending. */
  readonly id: string;
  readonly own: boolean;
  readonly type: Message['type'];
  readonly text: string | null;
  readonly media: DisplayedMedia | null;
  readonly createdAt: Date;
  /** The day in Sao Paulo, as '2026-11-20'; kept, because formatting takes most of the time of a long list. */
  readonly day: string;
  readonly status: MessageStatus;
  readonly isDeleted: boolean;
  /** The message that it answers. */
  readonly replyTo: DisplayedQuote | null;
  readonly reactions: readonly DisplayedReaction[];
}

export interface DisplayedQuote extends QuotedMessage {
  readonly own: boolean;
}

/** One kind of reaction to a message. */
interface DisplayedReaction {
  readonly reaction: Reaction;
  readonly count: number;
  /** Whether the viewer's reaction is among them. */
  readonly own: boolean;
}

/** The status rules of CHAT-12. */
function statusOf(message: Message, viewerId: string): MessageStatus {
  if (message.isDeleted) return 'received';
  if (message.senderId === viewerId)
    return message.messageRead.some(({ userId }) => userId !== viewerId) ? 'read' : 'sent';
  return message.messageRead.some(({ userId }) => userId === viewerId) ? 'received' : 'new';
}

const withSide = (quoted: QuotedMessage | null | undefined, viewerId: string): DisplayedQuote | null =>
  quoted ? { ...quoted, own: quoted.senderId === viewerId } : null;

function countReactions(reactions: Message['reactions'], viewerId: string): DisplayedReaction[] {
  const byKind = new Map<Reaction, DisplayedReaction>();
  for (const { userId, reaction } of reactions ?? []) {
    const { count = 0, own = false } = byKind.get(reaction) ?? {};
    byKind.set(reaction, { reaction, count: count + 1, own: own || userId === viewerId });
  }
  return [...byKind.values()];
}

const toDisplayed = (message: Message, viewerId: string, createdAt: Date): DisplayedMessage => ({
  // Only client ids of the viewer's messages are used: another member could send the same client id twice.
  key: message.senderId === viewerId ? (message.clientId ?? message.id) : message.id,
  id: message.id,
  own: message.senderId === viewerId,
  type: message.type,
  text: message.text,
  media: message.mediaUrl
    ? {
        url: message.mediaUrl,
        file: null,
        cardUrl: message.mediaInfo?.cardUrl ?? null,
        placeholder: message.mediaInfo?.placeholder ?? null,
        size: message.mediaInfo,
      }
    : null,
  createdAt,
  day: dayKey(createdAt),
  status: statusOf(message, viewerId),
  isDeleted: message.isDeleted === true,
  replyTo: withSide(message.replyTo, viewerId),
  reactions: countReactions(message.reactions, viewerId),
});

const displayed = new WeakMap<Message, { readonly viewerId: string; readonly message: DisplayedMessage }>();

/** The same object for the same message, so that only rows of new and changed messages are made and rendered again. */
function fromStored(message: Message, viewerId: string): DisplayedMessage {
  const known = displayed.get(message);
  if (known?.viewerId === viewerId) return known.message;
  const made = toDisplayed(message, viewerId, new Date(message.createdAt));
  displayed.set(message, { viewerId, message: made });
  return made;
}

function fromOutgoing(
  { attempt: { text, file, clientId, replyTo }, attachment, submittedAt, waits }: Outgoing,
  viewerId: string,
): DisplayedMessage {
  const createdAt = new Date(submittedAt);
  return {
    key: clientId,
    id: `pending-${clientId}`,
    own: true,
    type: file ? (isVideo(file) ? 'VIDEO' : 'IMAGE') : 'TEXT',
    text: text.trim(),
    media: file && { url: null, file, cardUrl: null, placeholder: null, size: attachment?.size ?? null },
    createdAt,
    day: dayKey(createdAt),
    status: waits ? 'waiting' : 'pending',
    isDeleted: false,
    replyTo: withSide(replyTo, viewerId),
    reactions: [],
  };
}

/** Stored messages, then those being sent. A message that a poll or the event stream already returned appears once. */
export function displayedMessages(
  stored: readonly Message[],
  outgoing: readonly Outgoing[],
  viewerId: string,
): DisplayedMessage[] {
  const storedClientIds = new Set(stored.map(({ clientId }) => clientId));
  return [
    ...stored.map((message) => fromStored(message, viewerId)),
    ...outgoing
      .filter(({ attempt }) => !storedClientIds.has(attempt.clientId))
      .map((message) => fromOutgoing(message, viewerId)),
  ];
}

const mediaNames = { TEXT: '', IMAGE: 'Image', VIDEO: 'Video', AUDIO: 'Audio' } as const;

/** A message in one line: its text, else the type of its file. */
export const messageSummary = ({ text, type, isDeleted }: Pick<Message, 'text' | 'type' | 'isDeleted'>): string =>
  isDeleted ? 'Message deleted' : text || mediaNames[type];

/** A row of the list: a message with its position in its group, or the date before the first message of a day. */
export type ListRow =
  | { readonly kind: 'day'; readonly key: string; readonly date: Date }
  | {
      readonly kind: 'message';
      readonly key: string;
      readonly message: DisplayedMessage;
      /** Whether it is the first or last of consecutive messages of one sender. */
      readonly startsGroup: boolean;
      readonly endsGroup: boolean;
    };

/** Messages of one sender form a group until this much time passes between two. */
const GROUP_GAP_MS = 5 * 60_000;

const isNewDay = (previous: DisplayedMessage | undefined, { day }: DisplayedMessage): boolean => previous?.day !== day;

const isNewGroup = (previous: DisplayedMessage | undefined, message: DisplayedMessage): boolean =>
  !previous ||
  previous.own !== message.own ||
  message.createdAt.getTime() - previous.createdAt.getTime() > GROUP_GAP_MS ||
  isNewDay(previous, message);

/**
 * Adds date rows and groups to messages that are ordered oldest first. While earlier messages may exist, the first
 * message may not be the first of its day: it has no date row, so that loading earlier ones removes none.
 */
export function toListRows(messages: readonly DisplayedMessage[], hasEarlier: boolean): ListRow[] {
  const days = new Set<string>();
  return messages.flatMap((message, index): ListRow[] => {
    const previous = messages[index - 1];
    const next = messages[index + 1];
    const row: ListRow = {
      kind: 'message',
      key: message.key,
      message,
      startsGroup: isNewGroup(previous, message),
      endsGroup: !next || isNewGroup(message, next),
    };
    const { day } = message;
    // After a change of the clock a day may occur twice; its key must stay unique.
    if (!isNewDay(previous, message) || (!previous && hasEarlier) || days.has(day)) return [row];
    days.add(day);
    return [{ kind: 'day', key: `day-${day}`, date: message.createdAt }, row];
  });
}
