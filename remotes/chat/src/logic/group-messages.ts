import { dayKey } from './chat-time';
import type { DisplayedMessage } from './displayed-message';

/** A message and its place among its neighbours. */
export interface MessageRow {
  readonly message: DisplayedMessage;
  /** The first of its day: a line with the date stands before it. */
  readonly startsDay: boolean;
  /** The first and the last of a run of messages by one sender. */
  readonly startsGroup: boolean;
  readonly endsGroup: boolean;
}

/** Messages of one sender stand together until this much time passes between two. */
const GROUP_GAP_MS = 5 * 60_000;

const isNewDay = (previous: DisplayedMessage | undefined, { createdAt }: DisplayedMessage): boolean =>
  !previous || dayKey(previous.createdAt) !== dayKey(createdAt);

const isNewGroup = (previous: DisplayedMessage | undefined, message: DisplayedMessage): boolean =>
  !previous ||
  previous.own !== message.own ||
  message.createdAt.getTime() - previous.createdAt.getTime() > GROUP_GAP_MS ||
  isNewDay(previous, message);

/** Days and runs, for messages ordered oldest first. */
export function groupMessages(messages: readonly DisplayedMessage[]): MessageRow[] {
  return messages.map((message, index) => {
    const previous = messages[index - 1];
    const next = messages[index + 1];
    return {
      message,
      startsDay: isNewDay(previous, message),
      startsGroup: isNewGroup(previous, message),
      endsGroup: !next || isNewGroup(message, next),
    };
  });
}
