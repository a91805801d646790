import type { LiveEvent } from '@cred/contract';
import type { LiveStream } from './live-stream';
import type { LiveEventRow } from './live.repository';

export type MessageEvent = LiveEvent & { readonly name: 'message' };

/** Returns the position of each member's slowest stream. */
export function positionsOf(streams: readonly LiveStream[]): ReadonlyMap<string, number> {
  const after = new Map<string, number>();
  for (const { owner, seq } of streams) after.set(owner.userId, Math.min(seq, after.get(owner.userId) ?? seq));
  return after;
}

export function groupByMember(rows: readonly LiveEventRow[]): ReadonlyMap<string, LiveEventRow[]> {
  const groups = new Map<string, LiveEventRow[]>();
  for (const row of rows) {
    const group = groups.get(row.user_id);
    if (group) group.push(row);
    else groups.set(row.user_id, [row]);
  }
  return groups;
}

/** Writes a stream's undelivered events, until its client stops reading. */
export function deliver(
  stream: LiveStream,
  rows: readonly LiveEventRow[],
  messages: ReadonlyMap<string, MessageEvent>,
): void {
  for (const { event, seq } of undeliveredEvents(rows, messages, stream.seq)) {
    if (!stream.isReady) return;
    // The client does not read: the stream continues after this event when it is ready.
    if (!stream.send(event, seq)) return;
  }
  // Skips rows that the member may not see, too.
  stream.seq = Math.max(stream.seq, rows.at(-1)?.seq ?? 0);
}

interface NumberedEvent {
  readonly event: LiveEvent;
  readonly seq: number;
}

/**
 * Converts a member's rows after a stream's position to events. Equal refresh events are sent once, at the position of
 * the last one.
 */
function undeliveredEvents(
  rows: readonly LiveEventRow[],
  messages: ReadonlyMap<string, MessageEvent>,
  after: number,
): NumberedEvent[] {
  const refreshed = new Set<string>();
  const undelivered: NumberedEvent[] = [];
  for (const row of rows.toReversed()) {
    if (row.seq <= after || !row.visible) continue;
    if (row.message_id !== null) {
      const event = messages.get(row.message_id);
      if (event) undelivered.push({ event, seq: row.seq });
      continue;
    }
    const subject = row.chat_id ?? row.name;
    if (refreshed.has(subject)) continue;
    refreshed.add(subject);
    undelivered.push({ event: refreshEvent(row), seq: row.seq });
  }
  return undelivered.reverse();
}

function refreshEvent({ name, chat_id: chatId }: LiveEventRow): LiveEvent {
  if (chatId !== null) return { name: 'chat', data: { chatId } };
  return name === 'account' ? { name, data: {} } : { name: 'notifications', data: {} };
}
