import type { LiveEvent } from '@cred/contract';
import type { FastifyBaseLogger } from 'fastify';
import { errors } from '@cred/service-kit';
import type { Notice } from './channel';
import type { LiveOptions } from './live-options';
import type { LiveEventRow, Start } from './live.repository';
import { type Listener, LiveStream, type StreamResponse } from './live-stream';

export type MessageEvent = LiveEvent & { readonly name: 'message' };

/** Where the hub reads; each asks the database for many streams at once. */
export interface LiveSource {
  /** Those of the sessions that live. */
  readonly livingSessions: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** The next events of members, each after a number, in order, at most `EVENTS_AT_ONCE` for each. */
  readonly events: (after: ReadonlyMap<string, number>) => Promise<readonly LiveEventRow[]>;
  /** What the rows tell, by the id of the message. */
  readonly messages: (ids: readonly string[]) => Promise<ReadonlyMap<string, MessageEvent>>;
}

interface HubOptions {
  readonly source: LiveSource;
  readonly live: LiveOptions;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Events of one member in one round; whoever has more takes part in the next. */
export const EVENTS_AT_ONCE = 100;
const MEMBERS_AT_ONCE = 500;
const SESSIONS_AT_ONCE = 2_000;
const FAILED_PAUSE_MS = 500;

/**
 * The open streams of this process. Notices wake members; one round after another reads what those who were
 * woken have not been told, so that a burst costs few queries and a member's events stay in order. Where a stream
 * stands is its own number in the table of events, which makes missed notices and slow clients harmless.
 */
export class LiveHub {
  private readonly options: HubOptions;
  private readonly streams = new Map<string, Set<LiveStream>>();
  private count = 0;
  private readonly woken = new Set<string>();
  /** Who is writing, by whom it is told and by chat. */
  private readonly typing = new Map<string, Map<string, string>>();
  private running = false;
  private closed = false;

  constructor(options: HubOptions) {
    this.options = options;
  }

  /** How many streams are open. */
  get size(): number {
    return this.count;
  }

  /** Opens a stream that begins there, after `requireRoom`. */
  open(listener: Listener, response: StreamResponse, start: Start): void {
    const stream = this.add(listener, response, start.seq);
    stream.begin(start.missed);
    // What came since the beginning was looked for.
    this.wake(listener.userId);
    const own = [...(this.streams.get(listener.userId) ?? [])];
    if (own.length > this.options.live.perMember) own[0]?.end();
  }

  /** @throws AppError 503 when there is no room for another stream, or the process ends */
  requireRoom(): void {
    if (this.closed || this.count >= this.options.live.perProcess) throw errors.overloaded(10);
  }

  hear(notice: Notice): void {
    if (!this.streams.has(notice.userId)) return;
    if (notice.name === 'typing') {
      const chats = this.typing.get(notice.userId) ?? new Map<string, string>();
      this.typing.set(notice.userId, chats.set(notice.chatId, notice.fromUserId));
    }
    this.wake(notice.userId);
  }

  /** Lets every stream look for what it was not told. */
  wakeAll(): void {
    for (const userId of this.streams.keys()) this.wake(userId);
  }

  /** Says to streams that they live, when it is time, and ends those whose session has ended. */
  async beat(): Promise<void> {
    const due = [...this.streams.values()]
      .flatMap((set) => [...set])
      .filter((each) => performance.now() - each.aliveAt >= this.options.live.aliveMs);
    for (let from = 0; from < due.length; from += SESSIONS_AT_ONCE) {
      const some = due.slice(from, from + SESSIONS_AT_ONCE);
      try {
        await this.endDead(some);
      } catch (failure) {
        // They live on without a look: nothing but this is told to them before one succeeds.
        this.options.log.warn({ err: failure }, 'sessions of streams could not be looked at');
      }
      for (const stream of some) {
        stream.aliveAt = performance.now();
        if (stream.isReady) stream.send({ name: 'alive', data: {} });
      }
    }
  }

  /** Ends every stream at once and takes no other. */
  close(): void {
    this.closed = true;
    for (const set of this.streams.values()) for (const stream of set) stream.end();
  }

  private add(listener: Listener, response: StreamResponse, seq: number): LiveStream {
    const { userId } = listener;
    const stream: LiveStream = new LiveStream({
      listener,
      response,
      seq,
      deadMs: this.options.live.deadMs,
      onReady: () => this.wake(userId),
      onClose: () => this.remove(userId, stream),
    });
    const set = this.streams.get(userId) ?? new Set<LiveStream>();
    this.streams.set(userId, set.add(stream));
    this.count += 1;
    return stream;
  }

  private remove(userId: string, stream: LiveStream): void {
    const set = this.streams.get(userId);
    if (!set?.delete(stream)) return;
    this.count -= 1;
    if (set.size > 0) return;
    this.streams.delete(userId);
    this.typing.delete(userId);
  }

  private wake(userId: string): void {
    this.woken.add(userId);
    if (this.running || this.closed) return;
    this.running = true;
    // Not before the other notices that arrived together have woken theirs.
    setImmediate(() => void this.run());
  }

  private async run(): Promise<void> {
    while (this.woken.size > 0 && !this.closed) {
      const members = [...this.woken].slice(0, MEMBERS_AT_ONCE);
      for (const userId of members) this.woken.delete(userId);
      try {
        await this.round(members);
      } catch (failure) {
        // The database may go before the last look ends.
        if (this.closed) return;
        this.options.log.warn({ err: failure }, 'events could not be read, it is tried again');
        for (const userId of members) this.woken.add(userId);
        await new Promise((resolve) => setTimeout(resolve, FAILED_PAUSE_MS).unref());
      }
    }
    this.running = false;
  }

  private async round(members: readonly string[]): Promise<void> {
    const streams = members.flatMap((userId) => [...(this.streams.get(userId) ?? [])]);
    if (streams.length === 0) return;
    const { source } = this.options;
    // Only those: one that reads again from here on stands where these rows may not begin.
    const ready = streams.filter(({ isReady }) => isReady);
    const [rows] = await Promise.all([source.events(standings(ready)), this.endDead(streams)]);
    const ids = rows.flatMap(({ message_id, visible }) => (message_id !== null && visible ? [message_id] : []));
    const messages = await source.messages([...new Set(ids)]);
    const byMember = groupByMember(rows);
    for (const stream of ready) deliver(stream, byMember.get(stream.listener.userId) ?? [], messages);
    for (const [userId, own] of byMember)
      if (own.length >= EVENTS_AT_ONCE && this.streams.has(userId)) this.woken.add(userId);
    this.tellTyping(members);
  }

  private tellTyping(members: readonly string[]): void {
    for (const userId of members) {
      const chats = this.typing.get(userId);
      this.typing.delete(userId);
      for (const [chatId, from] of chats ?? []) {
        for (const stream of this.streams.get(userId) ?? [])
          if (stream.isReady) stream.send({ name: 'typing', data: { chatId, userId: from } });
      }
    }
  }

  private async endDead(streams: readonly LiveStream[]): Promise<void> {
    const living = await this.options.source.livingSessions([
      ...new Set(streams.map(({ listener }) => listener.sessionId)),
    ]);
    for (const stream of streams) if (!living.has(stream.listener.sessionId)) stream.end();
  }
}

/** Where each member's slowest stream stands. */
function standings(streams: readonly LiveStream[]): ReadonlyMap<string, number> {
  const after = new Map<string, number>();
  for (const { listener, seq } of streams) after.set(listener.userId, Math.min(seq, after.get(listener.userId) ?? seq));
  return after;
}

function groupByMember(rows: readonly LiveEventRow[]): ReadonlyMap<string, LiveEventRow[]> {
  const groups = new Map<string, LiveEventRow[]>();
  for (const row of rows) {
    const group = groups.get(row.user_id);
    if (group) group.push(row);
    else groups.set(row.user_id, [row]);
  }
  return groups;
}

function deliver(stream: LiveStream, rows: readonly LiveEventRow[], messages: ReadonlyMap<string, MessageEvent>): void {
  for (const { event, seq } of toTell(rows, messages, stream.seq)) {
    if (!stream.isReady) return;
    // Stopped by its client, it goes on after this one when it reads again.
    if (!stream.send(event, seq)) return;
  }
  // Past what was not for its eyes, too.
  stream.seq = Math.max(stream.seq, rows.at(-1)?.seq ?? 0);
}

interface Numbered {
  readonly event: LiveEvent;
  readonly seq: number;
}

/** A stream's part of its member's rows, as events. What says only "ask again" is said once, by the last of its kind. */
function toTell(rows: readonly LiveEventRow[], messages: ReadonlyMap<string, MessageEvent>, after: number): Numbered[] {
  const said = new Set<string>();
  const told: Numbered[] = [];
  for (const row of rows.toReversed()) {
    if (row.seq <= after || !row.visible) continue;
    if (row.message_id !== null) {
      const event = messages.get(row.message_id);
      if (event) told.push({ event, seq: row.seq });
      continue;
    }
    const subject = row.chat_id ?? 'notifications';
    if (said.has(subject)) continue;
    said.add(subject);
    told.push({
      event:
        row.chat_id === null ? { name: 'notifications', data: {} } : { name: 'chat', data: { chatId: row.chat_id } },
      seq: row.seq,
    });
  }
  return told.reverse();
}
