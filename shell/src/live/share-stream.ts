import type { StreamEvent } from '@cred/api-client/stream-call';
import { limits } from '@cred/contract';
import { keepStream, type Connect } from './keep-stream';
import { LastEvent } from './last-event';

export interface ShareOptions {
  readonly memberId: string;
  readonly connect: Connect;
  /** Hands an event to this tab's page. */
  readonly emit: (name: string, data: string) => void;
  readonly onDenied: () => void;
}

/** What tabs say to each other. */
type Word =
  /** Told by the leader: it has come from the server. */
  | { readonly kind: 'event'; readonly event: StreamEvent }
  /** Asked by any other tab: is somebody there, and how far are you? */
  | { readonly kind: 'hello' }
  /** The leader's answer; also told when the stream opens. */
  | { readonly kind: 'here'; readonly lastEventId: string | null; readonly open: boolean };

/** Everything worth asking for anew: what happened before is not known here. */
const RESET: StreamEvent = { id: null, name: 'reset', data: '{}' };

/**
 * One stream for all tabs of a member in this browser (SRV-31). The tab that holds the lock reads it and
 * passes every event on; the browser gives the lock to the next one when that tab ends, however it ends. All know
 * the last event's id, so the next one goes on behind it. Without Web Locks (a page that is neither https nor
 * localhost) each tab has its own.
 * @returns how to end it
 */
export function shareStream(options: ShareOptions): () => void {
  // Older browsers, and pages of an insecure origin, have neither.
  const locks = (navigator as { readonly locks?: LockManager }).locks;
  return locks && 'BroadcastChannel' in window ? new Tab(options, locks).start() : startAlone(options);
}

function startAlone({ connect, emit, onDenied }: ShareOptions): () => void {
  const stopped = new AbortController();
  const last = new LastEvent();
  const onEvent = (event: StreamEvent): void => {
    if (last.take(event)) emit(event.name, event.data);
  };
  const onOpen = (): void => {
    if (last.id === null) onEvent(RESET);
  };
  void keepStream({ connect, lastEventId: () => last.id, onOpen, onEvent, onDenied, signal: stopped.signal });
  return () => stopped.abort();
}

class Tab {
  private readonly options: ShareOptions;
  private readonly locks: LockManager;
  /** Of one member, and of tabs whose builds speak these words. */
  private readonly name: string;
  private readonly channel: BroadcastChannel;
  private readonly last = new LastEvent();
  /** The turn that this tab waits for or has; aborted when it is over. */
  private turn = new AbortController();
  private leave = (): void => undefined;
  private stopped = false;
  private leads = false;
  private open = false;
  /** As a follower: the leader has said how far it is. */
  private joined = false;
  private heardAt = Date.now();
  private asked = false;

  constructor(options: ShareOptions, locks: LockManager) {
    this.options = options;
    this.locks = locks;
    this.name = `cred:live:1:${options.memberId}`;
    this.channel = new BroadcastChannel(this.name);
  }

  start(): () => void {
    const hello = (): void => this.say({ kind: 'hello' });
    const onVisible = (): void => {
      // A tab that the browser froze may have missed something.
      if (document.visibilityState === 'visible' && !this.leads) hello();
    };
    this.channel.addEventListener('message', ({ data }: MessageEvent<Word>) => this.hear(data));
    document.addEventListener('visibilitychange', onVisible);
    const watch = setInterval(() => this.watchLeader(), limits.live.aliveMs);
    this.leave = () => {
      this.stopped = true;
      clearInterval(watch);
      document.removeEventListener('visibilitychange', onVisible);
      this.turn.abort();
      this.channel.close();
    };
    this.takeTurn({ steal: false });
    hello();
    return () => this.leave();
  }

  /** The browser lets this page have no lock. */
  private goAlone(): void {
    this.leave();
    this.leave = startAlone(this.options);
  }

  /** Waits for the lock, or takes it from a tab that is frozen; leads while it has it, then waits again. */
  private takeTurn({ steal }: { readonly steal: boolean }): void {
    this.turn.abort();
    const turn = new AbortController();
    this.turn = turn;
    let granted = false;
    const lead = async (): Promise<void> => {
      granted = true;
      await this.lead(turn.signal);
    };
    const over = (): void => {
      if (!granted && !turn.signal.aborted) return this.goAlone();
      // Also when another tab has taken the lock: then this one still reads.
      turn.abort();
      if (!this.stopped && this.turn === turn) this.takeTurn({ steal: false });
    };
    this.locks.request(this.name, steal ? { steal } : { signal: turn.signal }, lead).then(over, over);
  }

  private async lead(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    this.leads = true;
    await keepStream({
      connect: this.options.connect,
      lastEventId: () => this.last.id,
      onOpen: () => {
        this.open = true;
        if (this.last.id === null) this.tellAll(RESET);
        this.sayHere();
      },
      onEvent: (event) => this.tellAll(event),
      onDenied: this.options.onDenied,
      signal,
    });
    this.leads = false;
    this.open = false;
  }

  private tellAll(event: StreamEvent): void {
    this.say({ kind: 'event', event });
    this.take(event);
  }

  private take(event: StreamEvent): void {
    if (this.last.take(event)) this.options.emit(event.name, event.data);
  }

  private say(word: Word): void {
    if (this.stopped) return;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel never leaves its origin
    this.channel.postMessage(word);
  }

  private sayHere(): void {
    this.say({ kind: 'here', lastEventId: this.last.id, open: this.open });
  }

  private hear(word: Word): void {
    if (this.stopped) return;
    if (word.kind === 'hello') {
      if (this.leads) this.sayHere();
      return;
    }
    this.heardAt = Date.now();
    if (word.kind === 'event') this.take(word.event);
    else if (word.open) this.join(word.lastEventId);
  }

  /** What was told before this tab listened, or while it was frozen, is not known here. */
  private join(lastEventId: string | null): void {
    if (this.joined && !this.last.isBehind(lastEventId)) return;
    this.joined = true;
    this.last.moveTo(lastEventId);
    this.options.emit(RESET.name, RESET.data);
  }

  /** A leader that is frozen, as phones do with tabs in the background, keeps its lock but says nothing. */
  private watchLeader(): void {
    const silent =
      !this.leads && document.visibilityState === 'visible' && Date.now() - this.heardAt > limits.live.deadMs;
    if (silent && this.asked) {
      this.heardAt = Date.now();
      this.takeTurn({ steal: true });
    } else if (silent) {
      this.say({ kind: 'hello' });
    }
    this.asked = silent && !this.asked;
  }
}
