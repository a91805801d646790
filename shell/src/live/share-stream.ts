import type { StreamEvent } from '@cred/api-client/stream-call';
import { limits } from '@cred/contract';
import { LastEvent } from './last-event';
import { openReconnectingStream, type Connect } from './reconnecting-stream';

export interface ShareOptions {
  readonly memberId: string;
  /** The last event that the page has; the stream continues after it. */
  readonly lastEvent: LastEvent;
  readonly connect: Connect;
  /** Passes an event to this tab's page. */
  readonly emit: (name: string, data: string) => void;
  readonly onDenied: () => void;
}

/** The messages between tabs. */
type TabMessage =
  /** From the leader: an event from the server. */
  | { readonly kind: 'event'; readonly event: StreamEvent }
  /** From a follower: requests the leader's state. */
  | { readonly kind: 'hello' }
  /** From the leader: its state. It is the response to `hello`, and is also sent when the stream opens. */
  | { readonly kind: 'here'; readonly lastEventId: string | null; readonly open: boolean };

/** Makes subscribers refetch, because earlier events may be missing. */
const RESET: StreamEvent = { id: null, name: 'reset', data: '{}' };

/**
 * Shares one stream among all tabs of a member in this browser (SRV-31). The tab that has the Web Lock is the leader:
 * it reads the stream and broadcasts every event. When the leader ends, the browser grants the lock to another tab,
 * which continues after the last event: all tabs track its id. Without Web Locks, for example on a page that is neither
 * https nor localhost, each tab opens a separate stream.
 * @returns a function that stops it
 */
export function shareStream(options: ShareOptions): () => void {
  // Undefined in older browsers and on pages of an insecure origin.
  const locks = (navigator as { readonly locks?: LockManager }).locks;
  return locks && 'BroadcastChannel' in window ? new SharedStream(options, locks).start() : startOwnStream(options);
}

function startOwnStream({ connect, emit, onDenied, lastEvent }: ShareOptions): () => void {
  const stopped = new AbortController();
  const onEvent = (event: StreamEvent): void => {
    if (lastEvent.accept(event)) emit(event.name, event.data);
  };
  const onOpen = (): void => {
    if (lastEvent.id === null) onEvent(RESET);
  };
  void openReconnectingStream({
    connect,
    lastEventId: () => lastEvent.id,
    onOpen,
    onEvent,
    onDenied,
    signal: stopped.signal,
  });
  return () => stopped.abort();
}

class SharedStream {
  private readonly options: ShareOptions;
  private readonly locks: LockManager;
  /** Unique per member and per version of the message format. */
  private readonly name: string;
  private readonly channel: BroadcastChannel;
  private readonly lastEvent: LastEvent;
  /** Aborted when this tab stops leading or stops waiting for the lock. */
  private leadership = new AbortController();
  private stop = (): void => undefined;
  private stopped = false;
  private isLeader = false;
  private open = false;
  /** The last event before this tab received those of the leader. */
  private readonly startId: string | null;
  /** In a follower: whether the leader has sent its state. */
  private hasLeaderState = false;
  private lastMessageAt = Date.now();
  private stateRequested = false;

  constructor(options: ShareOptions, locks: LockManager) {
    this.options = options;
    this.locks = locks;
    this.name = `cred:live:1:${options.memberId}`;
    this.channel = new BroadcastChannel(this.name);
    this.lastEvent = options.lastEvent;
    this.startId = options.lastEvent.id;
  }

  start(): () => void {
    const requestState = (): void => this.post({ kind: 'hello' });
    const onVisible = (): void => {
      // The browser may have frozen this tab, so that it missed messages.
      if (document.visibilityState === 'visible' && !this.isLeader) requestState();
    };
    this.channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => this.onMessage(data));
    document.addEventListener('visibilitychange', onVisible);
    const leaderCheck = setInterval(() => this.checkLeader(), limits.live.aliveMs);
    this.stop = () => {
      this.stopped = true;
      clearInterval(leaderCheck);
      document.removeEventListener('visibilitychange', onVisible);
      this.leadership.abort();
      this.channel.close();
    };
    this.requestLeadership({ steal: false });
    requestState();
    return () => this.stop();
  }

  /** Opens a separate stream, because the browser grants no locks to this page. */
  private fallBackToOwnStream(): void {
    this.stop();
    this.stop = startOwnStream(this.options);
  }

  /** Waits for the lock, or steals it from a frozen tab. Leads until the lock is released, then waits again. */
  private requestLeadership({ steal }: { readonly steal: boolean }): void {
    this.leadership.abort();
    const attempt = new AbortController();
    this.leadership = attempt;
    let granted = false;
    const lead = async (): Promise<void> => {
      granted = true;
      await this.lead(attempt.signal);
    };
    const onLockReleased = (): void => {
      if (!granted && !attempt.signal.aborted) return this.fallBackToOwnStream();
      // Also needed when another tab stole the lock while this tab still reads the stream.
      attempt.abort();
      if (!this.stopped && this.leadership === attempt) this.requestLeadership({ steal: false });
    };
    this.locks
      .request(this.name, steal ? { steal } : { signal: attempt.signal }, lead)
      .then(onLockReleased, onLockReleased);
  }

  private async lead(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    this.isLeader = true;
    await openReconnectingStream({
      connect: this.options.connect,
      lastEventId: () => this.lastEvent.id,
      onOpen: () => {
        this.open = true;
        if (this.lastEvent.id === null) this.broadcast(RESET);
        this.postState();
      },
      onEvent: (event) => this.broadcast(event),
      onDenied: this.options.onDenied,
      signal,
    });
    this.isLeader = false;
    this.open = false;
  }

  private broadcast(event: StreamEvent): void {
    this.post({ kind: 'event', event });
    this.deliver(event);
  }

  private deliver(event: StreamEvent): void {
    if (this.lastEvent.accept(event)) this.options.emit(event.name, event.data);
  }

  private post(message: TabMessage): void {
    if (this.stopped) return;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel never leaves its origin
    this.channel.postMessage(message);
  }

  private postState(): void {
    this.post({ kind: 'here', lastEventId: this.lastEvent.id, open: this.open });
  }

  private onMessage(message: TabMessage): void {
    if (this.stopped) return;
    if (message.kind === 'hello') {
      if (this.isLeader) this.postState();
      return;
    }
    this.lastMessageAt = Date.now();
    if (message.kind === 'event') this.deliver(message.event);
    else if (message.open) this.catchUp(message.lastEventId);
  }

  /** Emits a reset if this tab may have missed events: before it subscribed, or while it was frozen. */
  private catchUp(lastEventId: string | null): void {
    const isFirst = !this.hasLeaderState;
    this.hasLeaderState = true;
    if (!(isFirst ? this.missedBefore(lastEventId) : this.lastEvent.isBehind(lastEventId))) return;
    this.lastEvent.advanceTo(lastEventId);
    this.options.emit(RESET.name, RESET.data);
  }

  /** Whether there were events before the leader's first state: this tab may have received only some of them. */
  private missedBefore(lastEventId: string | null): boolean {
    return this.startId === null || new LastEvent(this.startId).isBehind(lastEventId);
  }

  /**
   * Steals the lock when the leader is frozen: a frozen tab, as in the background on phones, keeps its lock but sends
   * nothing.
   */
  private checkLeader(): void {
    const silent =
      !this.isLeader && document.visibilityState === 'visible' && Date.now() - this.lastMessageAt > limits.live.deadMs;
    if (silent && this.stateRequested) {
      this.lastMessageAt = Date.now();
      this.requestLeadership({ steal: true });
    } else if (silent) {
      this.post({ kind: 'hello' });
    }
    this.stateRequested = silent && !this.stateRequested;
  }
}
