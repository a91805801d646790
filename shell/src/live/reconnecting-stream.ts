import { isApiError } from '@cred/api-client';
import type { StreamEvent, StreamTransport } from '@cred/api-client/stream-call';
import { limits } from '@cred/contract';

/**
 * Opens the stream and continues after the event with this id. Resolves when the server ends the stream; rejects like
 * `streamCall`.
 */
export type Connect = (lastEventId: string | null, transport: StreamTransport) => Promise<void>;

export interface StreamOptions {
  readonly connect: Connect;
  /** The id of the last event that this tab received. */
  readonly lastEventId: () => string | null;
  readonly onOpen: () => void;
  readonly onEvent: (event: StreamEvent) => void;
  /** Called when the session has ended (401) or belongs to another member (403). */
  readonly onDenied: () => void;
  /** When aborted, ends the stream permanently. */
  readonly signal: AbortSignal;
}

const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 30_000;
/** The delay after a response that a retry would get again, for example because the server does not have this call. */
const REJECTED_DELAY_MS = 5 * 60_000;
/**
 * How often the time since the last event is checked. A single timer of `deadMs` would not run while the computer
 * sleeps.
 */
const SILENCE_CHECK_MS = 5_000;

/**
 * Keeps the stream open until `signal` aborts. Reconnects after a connection ends, fails or sends nothing for
 * `limits.live.deadMs`; the delay increases with each failure. Without a network it waits until there is one.
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
    // A connection that closes immediately counts as a failure.
    if (Date.now() - startedAt >= limits.live.aliveMs) failures = 0;
    await pause(delayAfter(error, failures), signal);
    failures += 1;
  }
}

interface Delay {
  readonly ms: number;
  /** Whether the delay is cut short when the network returns. */
  readonly endsWhenOnline: boolean;
}

/** The delay is partly random, so that the browsers do not all reconnect to a restarted server at the same time. */
function delayAfter(error: unknown, failures: number): Delay {
  const ms = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** failures) * (0.5 + Math.random() / 2);
  if (!isApiError(error) || error.status === 0) return { ms, endsWhenOnline: true };
  if (error.retryAfter !== null) return { ms: error.retryAfter * 1_000 + ms, endsWhenOnline: false };
  const isTemporary =
    error.status < 400 || error.status === 401 || error.status === 403 || error.status === 429 || error.status >= 500;
  return { ms: isTemporary && error.code !== 'not_built' ? ms : REJECTED_DELAY_MS, endsWhenOnline: false };
}

/** Runs one connection. @returns its error, or undefined when the server ended the stream or `signal` aborted */
async function connectOnce({ connect, lastEventId, onOpen, onEvent, signal }: StreamOptions): Promise<unknown> {
  const connection = new AbortController();
  const end = (): void => connection.abort();
  let lastActivityAt = Date.now();
  const silenceCheck = setInterval(() => {
    if (Date.now() - lastActivityAt > limits.live.deadMs) end();
  }, SILENCE_CHECK_MS);
  const whileConnected =
    <A extends readonly unknown[]>(handler: (...args: A) => void) =>
    (...args: A): void => {
      // An event may arrive after the connection was aborted. It is ignored, because the next connection repeats it.
      if (connection.signal.aborted) return;
      lastActivityAt = Date.now();
      handler(...args);
    };
  signal.addEventListener('abort', end);
  // After a change of the network the connection no longer works, but it seems open for a while.
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
    clearInterval(silenceCheck);
    signal.removeEventListener('abort', end);
    window.removeEventListener('offline', end);
  }
}

const untilOnline = (signal: AbortSignal): Promise<void> =>
  navigator.onLine ? Promise.resolve() : pause({ ms: null, endsWhenOnline: true }, signal);

/** @param delay if `ms` is null, the pause ends when there is a network */
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
