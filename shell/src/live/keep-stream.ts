import { isApiError } from '@cred/api-client';
import type { StreamEvent, StreamTransport } from '@cred/api-client/stream-call';
import { limits } from '@cred/contract';

/** Opens the stream behind an event's id; resolves when the server ends it, rejects like `streamCall`. */
export type Connect = (lastEventId: string | null, transport: StreamTransport) => Promise<void>;

export interface StreamOptions {
  readonly connect: Connect;
  /** The last event that is known here. */
  readonly lastEventId: () => string | null;
  readonly onOpen: () => void;
  readonly onEvent: (event: StreamEvent) => void;
  /** The server knows no such session (401), or another member's (403). */
  readonly onDenied: () => void;
  /** Ends it for good. */
  readonly signal: AbortSignal;
}

const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 30_000;
/** After an answer that the same request gets again, such as that of a server without this call. */
const REFUSED_DELAY_MS = 5 * 60_000;
/** How often the connection's silence is looked at: a timer of `deadMs` would stand still while the machine sleeps. */
const WATCH_MS = 5_000;

/**
 * Keeps the stream open until `signal` aborts: a connection that ends, breaks or is silent for
 * `limits.live.deadMs` is replaced, after a delay that grows with each failure; without a network it waits for one.
 */
export async function keepStream(options: StreamOptions): Promise<void> {
  const { signal } = options;
  let failures = 0;
  while (!signal.aborted) {
    await untilOnline(signal);
    if (signal.aborted) return;
    const began = Date.now();
    const error = await connectOnce(options);
    if (signal.aborted) return;
    if (isApiError(error) && (error.status === 401 || error.status === 403)) options.onDenied();
    // Opened and closed at once is a failure too.
    if (Date.now() - began >= limits.live.aliveMs) failures = 0;
    await pause(delayAfter(error, failures), signal);
    failures += 1;
  }
}

interface Delay {
  readonly ms: number;
  /** Over as soon as there is a network again. */
  readonly endsOnline: boolean;
}

/** Never the same for all browsers of a server that comes back. */
function delayAfter(error: unknown, failures: number): Delay {
  const ms = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** failures) * (0.5 + Math.random() / 2);
  if (!isApiError(error) || error.status === 0) return { ms, endsOnline: true };
  if (error.retryAfter !== null) return { ms: error.retryAfter * 1_000 + ms, endsOnline: false };
  const again =
    error.status < 400 || error.status === 401 || error.status === 403 || error.status === 429 || error.status >= 500;
  return { ms: again && error.code !== 'not_built' ? ms : REFUSED_DELAY_MS, endsOnline: false };
}

/** One connection; what it failed with, or undefined when the server or this side ended it. */
async function connectOnce({ connect, lastEventId, onOpen, onEvent, signal }: StreamOptions): Promise<unknown> {
  const connection = new AbortController();
  const end = (): void => connection.abort();
  let heardAt = Date.now();
  const watch = setInterval(() => {
    if (Date.now() - heardAt > limits.live.deadMs) end();
  }, WATCH_MS);
  const heard =
    <A extends readonly unknown[]>(tell: (...told: A) => void) =>
    (...told: A): void => {
      // What is already on its way may come after the end; then it is the next connection's to tell.
      if (connection.signal.aborted) return;
      heardAt = Date.now();
      tell(...told);
    };
  signal.addEventListener('abort', end);
  // A connection does not survive a change of networks, but would look alive for a while.
  window.addEventListener('offline', end);
  try {
    await connect(lastEventId(), { signal: connection.signal, onOpen: heard(onOpen), onEvent: heard(onEvent) });
    return undefined;
  } catch (error) {
    return error;
  } finally {
    clearInterval(watch);
    signal.removeEventListener('abort', end);
    window.removeEventListener('offline', end);
  }
}

const untilOnline = (signal: AbortSignal): Promise<void> =>
  navigator.onLine ? Promise.resolve() : pause({ ms: null, endsOnline: true }, signal);

/** `ms` null: for as long as there is no network. */
const pause = (
  { ms, endsOnline }: Omit<Delay, 'ms'> & { readonly ms: number | null },
  signal: AbortSignal,
): Promise<void> =>
  new Promise((over) => {
    const timer = ms === null ? undefined : setTimeout(done, ms);
    if (endsOnline) window.addEventListener('online', done);
    signal.addEventListener('abort', done);
    function done(): void {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      over();
    }
  });
