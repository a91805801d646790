import { randomInt } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { LiveEvent } from '@cred/contract';

/** The member and session that a stream belongs to. */
export interface StreamOwner {
  readonly userId: string;
  readonly sessionId: string;
}

/** The methods of a response that a stream uses, so that tests can replace it. */
export type StreamResponse = Pick<
  ServerResponse,
  'write' | 'end' | 'on' | 'once' | 'destroy' | 'writableLength' | 'destroyed'
>;

interface StreamOptions {
  readonly owner: StreamOwner;
  readonly response: StreamResponse;
  /** The number of the last event that the client has received. */
  readonly seq: number;
  /** Milliseconds that the client may take to read what was written. */
  readonly deadMs: number;
  /** Called when the client reads again: the events that it missed are due. */
  readonly onReady: () => void;
  readonly onClose: () => void;
}

// Random, so that the clients of a restarted process do not reconnect all at once.
const RECONNECT_MS = { min: 500, max: 3_000 };
/** Time limit for sending the last bytes. */
const END_MS = 1_000;

/**
 * One open `GET /api/events`. It buffers at most one write beyond the socket's buffer: a client that does not read gets
 * no further events. It continues from the table when it reads again, and is disconnected when it does not read for
 * `deadMs`.
 */
export class LiveStream {
  readonly owner: StreamOwner;
  /** The number of the last event that was written or skipped. */
  seq: number;
  /** When the last heartbeat was sent. */
  aliveAt = performance.now();
  private readonly options: StreamOptions;
  private blocked: NodeJS.Timeout | null = null;
  private open = true;

  constructor(options: StreamOptions) {
    this.options = options;
    this.owner = options.owner;
    this.seq = options.seq;
    options.response.on('drain', () => this.unblock());
    options.response.once('close', () => this.closed());
    // Ignored, such as a broken pipe: 'close' follows.
    options.response.on('error', () => undefined);
  }

  get isOpen(): boolean {
    return this.open;
  }

  /** Whether its client reads. */
  get isReady(): boolean {
    return this.open && this.blocked === null;
  }

  /** Sends the first frame, with an id, so that the client can reconnect from there even if no event follows. */
  begin(missed: boolean): void {
    // With `reset`, only `reset` has the id: a client that is disconnected before it must reconnect with its earlier
    // id.
    const first = missed ? frame('alive', {}) + frame('reset', {}, this.seq) : frame('alive', {}, this.seq);
    this.write(`retry: ${randomInt(RECONNECT_MS.min, RECONNECT_MS.max)}\n\n${first}`);
  }

  /** Writes an event. Returns false when nothing more may be written until `onReady`. */
  send(event: LiveEvent, seq?: number): boolean {
    if (seq !== undefined) this.seq = seq;
    return this.write(frame(event.name, event.data, seq));
  }

  /** Ends the stream immediately, even if the client does not read. */
  end(): void {
    if (!this.open) return;
    const { response } = this.options;
    this.closed();
    if (response.writableLength > 0) {
      response.destroy();
      return;
    }
    const late = setTimeout(() => response.destroy(), END_MS).unref();
    response.once('close', () => clearTimeout(late));
    response.end();
  }

  private write(text: string): boolean {
    if (!this.open) return false;
    if (this.options.response.write(text)) return true;
    this.blocked ??= setTimeout(() => this.options.response.destroy(), this.options.deadMs).unref();
    return false;
  }

  private unblock(): void {
    if (this.blocked === null) return;
    clearTimeout(this.blocked);
    this.blocked = null;
    if (this.open) this.options.onReady();
  }

  private closed(): void {
    if (!this.open) return;
    this.open = false;
    if (this.blocked !== null) clearTimeout(this.blocked);
    this.options.onClose();
  }
}

const frame = (name: LiveEvent['name'], data: LiveEvent['data'], seq?: number): string =>
  `${seq === undefined ? '' : `id: ${seq}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
