import type { FastifyBaseLogger } from 'fastify';
import { errors } from '@cred/service-kit';
import type { Notice } from '../live-events/publish-events';
import type { LiveOptions } from './live-options';
import type { LiveEventRow, StreamStart } from './live.repository';
import { deliver, groupByMember, type MessageEvent, positionsOf } from './live-delivery';
import { type StreamOwner, LiveStream, type StreamResponse } from './live-stream';

/** The source of events; each query covers many streams. */
export interface LiveSource {
  /** Returns those of the sessions that are active. */
  readonly activeSessions: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /**
   * Returns the next events of members, each after a sequence number, in order, at most `EVENTS_AT_ONCE` per member.
   */
  readonly events: (after: ReadonlyMap<string, number>) => Promise<readonly LiveEventRow[]>;
  /** Returns the message events of rows, by message id. */
  readonly messages: (ids: readonly string[]) => Promise<ReadonlyMap<string, MessageEvent>>;
}

interface HubOptions {
  readonly source: LiveSource;
  readonly live: LiveOptions;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** The most events of one member in one round; further events follow in the next round. */
export const EVENTS_AT_ONCE = 100;
const MEMBERS_AT_ONCE = 500;
const SESSIONS_AT_ONCE = 2_000;
const FAILED_PAUSE_MS = 500;

/**
 * Manages the open streams of this process. A notification of the database schedules its member; each round reads the undelivered events of
 * all scheduled members, so that many notifications cost few queries and a member's events stay in order. A stream's position
 * is a sequence number of the event table, so a missed notification or a slow client loses no event.
 */
export class LiveHub {
  private readonly options: HubOptions;
  private readonly streams = new Map<string, Set<LiveStream>>();
  private count = 0;
  private readonly scheduled = new Set<string>();
  /** The ids of typing members, by recipient and chat. */
  private readonly typing = new Map<string, Map<string, string>>();
  /** The reviewers whose queues have changed. */
  private readonly reviewing = new Set<string>();
  private running = false;
  private closed = false;

  constructor(options: HubOptions) {
    this.options = options;
  }

  /** The number of open streams. */
  get size(): number {
    return this.count;
  }

  /** Opens a stream at a position, after `requireCapacity`. */
  open(owner: StreamOwner, response: StreamResponse, start: StreamStart): void {
    const stream = this.add(owner, response, start.seq);
    stream.begin(start.missed);
    // Delivers events that were stored after the position was read.
    this.schedule(owner.userId);
    const own = [...(this.streams.get(owner.userId) ?? [])];
    if (own.length > this.options.live.perMember) own[0]?.end();
  }

  /** @throws AppError 503 when the process has no capacity for another stream, or is closing */
  requireCapacity(): void {
    if (this.closed || this.count >= this.options.live.perProcess) throw errors.overloaded(10);
  }

  handleNotice(notice: Notice): void {
    if (!this.streams.has(notice.userId)) return;
    if (notice.name === 'typing') {
      const chats = this.typing.get(notice.userId) ?? new Map<string, string>();
      this.typing.set(notice.userId, chats.set(notice.chatId, notice.fromUserId));
    }
    if (notice.name === 'review') this.reviewing.add(notice.userId);
    this.schedule(notice.userId);
  }

  /** Schedules the delivery of undelivered events to every stream. */
  scheduleAll(): void {
    for (const userId of this.streams.keys()) this.schedule(userId);
  }

  /** Sends the heartbeats that are due, and ends streams whose session has ended. */
  async sendHeartbeats(): Promise<void> {
    const due = [...this.streams.values()]
      .flatMap((set) => [...set])
      .filter((each) => performance.now() - each.aliveAt >= this.options.live.aliveMs);
    for (let from = 0; from < due.length; from += SESSIONS_AT_ONCE) {
      const batch = due.slice(from, from + SESSIONS_AT_ONCE);
      try {
        await this.endInactive(batch);
      } catch (failure) {
        // The streams stay open, but get only heartbeats until a check succeeds.
        this.options.log.warn({ err: failure }, 'the sessions of open streams could not be checked');
      }
      for (const stream of batch) {
        stream.aliveAt = performance.now();
        if (stream.isReady) stream.send({ name: 'alive', data: {} });
      }
    }
  }

  /** Ends every stream and rejects new ones. */
  close(): void {
    this.closed = true;
    for (const set of this.streams.values()) for (const stream of set) stream.end();
  }

  private add(owner: StreamOwner, response: StreamResponse, seq: number): LiveStream {
    const { userId } = owner;
    const stream: LiveStream = new LiveStream({
      owner,
      response,
      seq,
      deadMs: this.options.live.deadMs,
      onReady: () => this.schedule(userId),
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
    this.reviewing.delete(userId);
  }

  private schedule(userId: string): void {
    this.scheduled.add(userId);
    if (this.running || this.closed) return;
    this.running = true;
    // Deferred, so that notices that arrive together share a round.
    setImmediate(() => void this.runRounds());
  }

  private async runRounds(): Promise<void> {
    while (this.scheduled.size > 0 && !this.closed) {
      const members = [...this.scheduled].slice(0, MEMBERS_AT_ONCE);
      for (const userId of members) this.scheduled.delete(userId);
      try {
        await this.runRound(members);
      } catch (failure) {
        // The database may close before the last query ends.
        if (this.closed) return;
        this.options.log.warn({ err: failure }, 'events could not be read, will retry');
        for (const userId of members) this.scheduled.add(userId);
        await new Promise((resolve) => setTimeout(resolve, FAILED_PAUSE_MS).unref());
      }
    }
    this.running = false;
  }

  private async runRound(members: readonly string[]): Promise<void> {
    const streams = members.flatMap((userId) => [...(this.streams.get(userId) ?? [])]);
    if (streams.length === 0) return;
    const { source } = this.options;
    // Delivers to these streams only: one that becomes ready later may have a position before these rows.
    const ready = streams.filter(({ isReady }) => isReady);
    const [rows] = await Promise.all([source.events(positionsOf(ready)), this.endInactive(streams)]);
    const ids = rows.flatMap(({ message_id, visible }) => (message_id !== null && visible ? [message_id] : []));
    const messages = await source.messages([...new Set(ids)]);
    const byMember = groupByMember(rows);
    for (const stream of ready) deliver(stream, byMember.get(stream.owner.userId) ?? [], messages);
    for (const [userId, own] of byMember)
      if (own.length >= EVENTS_AT_ONCE && this.streams.has(userId)) this.scheduled.add(userId);
    this.sendTyping(members);
    this.sendReview(members);
  }

  private sendTyping(members: readonly string[]): void {
    for (const userId of members) {
      const chats = this.typing.get(userId);
      this.typing.delete(userId);
      for (const [chatId, from] of chats ?? []) {
        for (const stream of this.streams.get(userId) ?? [])
          if (stream.isReady) stream.send({ name: 'typing', data: { chatId, userId: from } });
      }
    }
  }

  private sendReview(members: readonly string[]): void {
    for (const userId of members) {
      if (!this.reviewing.delete(userId)) continue;
      for (const stream of this.streams.get(userId) ?? [])
        if (stream.isReady) stream.send({ name: 'review', data: {} });
    }
  }

  private async endInactive(streams: readonly LiveStream[]): Promise<void> {
    const active = await this.options.source.activeSessions([...new Set(streams.map(({ owner }) => owner.sessionId))]);
    for (const stream of streams) if (!active.has(stream.owner.sessionId)) stream.end();
  }
}
