import type { Message, Reaction } from '@cred/contract';
import type { ColumnType, Generated } from 'kysely';

export interface ChatTable {
  id: string;
  /** The two members, the smaller id first: one row per pair. */
  low_user_id: string;
  high_user_id: string;
  /** Incremented by every change that a member can see. */
  version: Generated<number>;
  last_active_at: Date;
  created_at: ColumnType<Date, Date, never>;
}

export interface ChatParticipantTable {
  chat_id: string;
  user_id: string;
  last_read_at: Date | null;
  /** The chat's version when its member last read it: later messages are unread. */
  last_read_seq: Generated<number>;
}

export interface MessageTable {
  id: string;
  chat_id: string;
  /** The order within the chat: the chat's version that this message created. */
  seq: number;
  sender_id: string;
  type: Message['type'];
  text: string | null;
  /** A text message's text after `foldText`, for the search; null for all other types. */
  folded: string | null;
  reply_to_id: string | null;
  client_id: string | null;
  created_at: ColumnType<Date, Date, never>;
  /** Its content is erased; the row stays as 'Message deleted'. */
  deleted_at: Generated<Date | null>;
  /** The chat's version at the last deletion or reaction. */
  changed_seq: Generated<number | null>;
}

export interface MessageReactionTable {
  message_id: string;
  user_id: string;
  reaction: Reaction;
  reacted_at: Date;
}

export interface MessageReadTable {
  message_id: string;
  user_id: string;
  read_at: ColumnType<Date, Date, never>;
}

/** Chats and messages. */
export interface ChatSchema {
  chats: ChatTable;
  chat_participants: ChatParticipantTable;
  messages: MessageTable;
  message_reads: MessageReadTable;
  message_reactions: MessageReactionTable;
}
