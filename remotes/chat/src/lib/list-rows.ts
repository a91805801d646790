import { dayKey } from './chat-time';
import type { DisplayedMessage } from './displayed-message';

/** A line of the list: a message and its place among its neighbours, or the date before the first of a day. */
export type ListRow =
  | { readonly kind: 'day'; readonly key: string; readonly date: Date }
  | {
      readonly kind: 'message';
      readonly key: string;
      readonly message: DisplayedMessage;
      /** The first and the last of a run of messages by one sender. */
      readonly startsGroup: boolean;
      readonly endsGroup: boolean;
    };

/** Messages of one sender stand together until this much time passes between two. */
const GROUP_GAP_MS = 5 * 60_000;

const isNewDay = (previous: DisplayedMessage | undefined, { createdAt }: DisplayedMessage): boolean =>
  !previous || dayKey(previous.createdAt) !== dayKey(createdAt);

const isNewGroup = (previous: DisplayedMessage | undefined, message: DisplayedMessage): boolean =>
  !previous ||
  previous.own !== message.own ||
  message.createdAt.getTime() - previous.createdAt.getTime() > GROUP_GAP_MS ||
  isNewDay(previous, message);

/**
 * Days and runs, for messages ordered oldest first. While there may be earlier messages nobody knows whether the
 * first one begins its day: it has no date yet, and gets none taken away when the earlier ones come.
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
    // A clock that was set back must not give two lines one key.
    if (!isNewDay(previous, message) || (!previous && hasEarlier) || days.has(day)) return [row];
    days.add(day);
    return [{ kind: 'day', key: `day-${day}`, date: message.createdAt }, row];
  });
}
