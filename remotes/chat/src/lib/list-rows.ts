import { dayKey } from './chat-time';
import type { DisplayedMessage } from './displayed-message';

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

const isNewDay = (previous: DisplayedMessage | undefined, { createdAt }: DisplayedMessage): boolean =>
  !previous || dayKey(previous.createdAt) !== dayKey(createdAt);

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
    const day = dayKey(message.createdAt);
    // After a change of the clock a day may occur twice; its key must stay unique.
    if (!isNewDay(previous, message) || (!previous && hasEarlier) || days.has(day)) return [row];
    days.add(day);
    return [{ kind: 'day', key: `day-${day}`, date: message.createdAt }, row];
  });
}
