import type { Message } from '@cred/contract';

/** A message that is being sent. */
export interface Outgoing {
  readonly text: string;
  readonly clientId: string;
  /** When it was sent, in milliseconds since 1970. */
  readonly submittedAt: number;
}

export type MessageStatus = 'pending' | 'sent' | 'read' | 'received' | 'new';

/** A message as the screen shows it. */
export interface DisplayedMessage {
  /** The same before and after the server's answer, so that the bubble stays the same element. */
  readonly key: string;
  /** Temporary while the message is pending. */
  readonly id: string;
  readonly own: boolean;
  readonly type: Message['type'];
  readonly text: string | null;
  readonly createdAt: Date;
  readonly status: MessageStatus;
}

/** The status rules of spec.md section 4 "Message display". */
function statusOf(message: Message, viewerId: string): MessageStatus {
  if (message.senderId === viewerId) return message.messageRead.some(({ userId }) => userId !== viewerId) ? 'read' : 'sent';
  return message.messageRead.some(({ userId }) => userId === viewerId) ? 'received' : 'new';
}

/** Stored messages, then those being sent. One that a poll already brought back is shown once. */
export function displayedMessages(stored: readonly Message[], outgoing: readonly Outgoing[], viewerId: string): DisplayedMessage[] {
  const known = new Set(stored.map(({ clientId }) => clientId));
  return [
    ...stored.map((message) => ({
      key: message.clientId ?? message.id,
      id: message.id,
      own: message.senderId === viewerId,
      type: message.type,
      text: message.text,
      createdAt: new Date(message.createdAt),
      status: statusOf(message, viewerId),
    })),
    ...outgoing
      .filter(({ clientId }) => !known.has(clientId))
      .map(({ text, clientId, submittedAt }) => ({
        key: clientId,
        id: `pending-${clientId}`,
        own: true,
        type: 'TEXT' as const,
        text,
        createdAt: new Date(submittedAt),
        status: 'pending' as const,
      })),
  ];
}
