import { isApiError } from '@cred/api-client';
import type { StreamEvent, StreamTransport } from '@cred/api-client/stream-call';
import { limits } from '@cred/contract';

/** Opens the stream after an event's id; resolves when the server ends it, rejects like `streamCall`. */
export type Connect = (lastEventId: string | null, transport: StreamTransport) => Promise<void>;

export interface StreamOptions {
  readonly connect: Connect;
  /** The id of the last event that this tab received. */
  readonly lastEventId: () => string | null;
  readonly onOpen: () => void;
  readonly onEvent: (event: StreamEvent) => void;
  /** The server does not know the session (401), or it belongs to another member (403). */
  readonly onDenied: () => void;
  /** Ends the stream permanently. */
  readonly signal: AbortSignal;
}

const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 30_000;
/** The delay after a response that the same request will get again, such as from a server without this call. */
const REJECTED_DELAY_MS = 5 * 60_000;
/** How often the connection is checked for silence: a timer of `deadMs` does not run while the machine sleeps. */
const SILENCE_CHECK_MS = 5_000;

/**
 * Keeps the stream open until `signal` aborts: reconnects after a connection ends, fails or is silent for
 * `limits.live.deadMs`, with a delay that grows with each failure. Without a network it waits for one.
 */
export async function openReconnectingStream(options: StreamOptions): Promise<void> {
  const { signal } = options;
  let failures = 0;
  while (!signal.aborted) {
    await untilOnline(signal);
    if (signal.aborted) return;
    const startedAt = Date.now();
    const error = await connectOnce(options);
    if (signal.aborted) return;
    if (isApiError(error) && (error.status === 401 || error.status === 403)) options.onDenied();
    // A connection that closes at once counts as a failure.
    if (Date.now() - startedAt >= limits.live.aliveMs) failures = 0;
    await pause(delayAfter(error, failures), signal);
    failures += 1;
  }
}

interface Delay {
  readonly ms: number;
  /** Ends early when the network returns. */
  readonly endsWhenOnline: boolean;
}

/** Random, so that the browsers do not all reconnect to a restarted server at once. */
function delayAfter(error: unknown, failures: number): Delay {
  const ms = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** failures) * (0.5 + Math.random() / 2);
  if (!isApiError(error) || error.status === 0) return { ms, endsWhenOnline: true };
  if (error.retryAfter !== null) return { ms: error.retryAfter * 1_000 + ms, endsWhenOnline: false };
  const isTemporary =
    error.status < 400 || error.status === 401 || error.status === 403 || error.status === 429 || error.status >= 500;
  return { ms: isTemporary && error.code !== 'not_built' ? ms : REJECTED_DELAY_MS, endsWhenOnline: false };
}

/** Runs one connection. @returns its error, or undefined when the server or this side ended it */
async function connectOnce({ connect, lastEventId, onOpen, onEvent, signal }: StreamOptions): Promise<unknown> {
  const connection = new AbortController();
  const end = (): void => connection.abort();
  let lastActivityAt = Date.now();
  const watch = setInterval(() => {
    if (Date.now() - lastActivityAt > limits.live.deadMs) end();
  }, SILENCE_CHECK_MS);
  const whileConnected =
    <A extends readonly unknown[]>(handler: (...args: A) => void) =>
    (...args: A): void => {
      // An event in flight may arrive after the end; the next connection repeats it.
      if (connection.signal.aborted) return;
      lastActivityAt = Date.now();
      handler(...args);
    };
  signal.addEventListener('abort', end);
  // A connection does not survive a change of networks, but looks open for a while.
  window.addEventListener('offline', end);
  try {
    await connect(lastEventId(), {
      signal: connection.signal,
      onOpen: whileConnected(onOpen),
      onEvent: whileConnected(onEvent),
    });
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
  navigator.onLine ? Promise.resolve() : pause({ ms: null, endsWhenOnline: true }, signal);

/** @param delay with `ms` null it lasts until there is a network */
const pause = (
  { ms, endsWhenOnline }: Omit<Delay, 'ms'> & { readonly ms: number | null },
  signal: AbortSignal,
): Promise<void> =>
  new Promise((resolve) => {
    const timer = ms === null ? undefined : setTimeout(done, ms);
    if (endsWhenOnline) window.addEventListener('online', done);
    signal.addEventListener('abort', done);
    function done(): void {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    }
  });
