import { ApiError } from '@cred/api-client';
import type { StreamTransport } from '@cred/api-client/stream-call';
import { openReconnectingStream } from './reconnecting-stream';

/** One connection to the fake server. */
interface Connection extends StreamTransport {
  readonly lastEventId: string | null;
  readonly end: () => void;
  readonly fail: (error: unknown) => void;
}

const aliveEvent = { id: null, name: 'alive', data: '{}' };
const networkError = new ApiError('No connection', { code: 'network', status: 0 });
const errorResponse = (status: number, retryAfter?: number) =>
  new ApiError('No', { code: 'unknown', status, retryAfter: retryAfter ?? null });

let connections: Connection[];
let stop: AbortController;
let lastEventId: string | null;
const onOpen = jest.fn();
const onEvent = jest.fn();
const onDenied = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  // The longest possible delay.
  jest.spyOn(Math, 'random').mockReturnValue(1);
  connections = [];
  lastEventId = null;
  stop = new AbortController();
});
afterEach(async () => {
  stop.abort();
  await jest.advanceTimersByTimeAsync(0);
  expect(jest.getTimerCount()).toBe(0);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

async function startStream(): Promise<void> {
  void openReconnectingStream({
    connect: (from, transport) =>
      new Promise((end, fail) => {
        connections.push({ ...transport, lastEventId: from, end, fail });
        transport.signal.addEventListener('abort', () => fail(new DOMException('', 'AbortError')));
      }),
    lastEventId: () => lastEventId,
    onOpen,
    onEvent,
    onDenied,
    signal: stop.signal,
  });
  await jest.advanceTimersByTimeAsync(0);
}

const current = (): Connection => connections.at(-1)!;
const passSeconds = (seconds: number): Promise<void> => jest.advanceTimersByTimeAsync(seconds * 1_000);
const fail = async (error: unknown): Promise<void> => {
  current().fail(error);
  await passSeconds(0);
};
/** Seconds until the next connection. */
async function secondsUntilReconnect(): Promise<number> {
  const before = connections.length;
  for (let seconds = 0; seconds <= 400; seconds += 1) {
    if (connections.length > before) return seconds;
    await passSeconds(1);
  }
  throw new Error('There is no other connection');
}
const setOnline = (online: boolean): void => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
};

describe('openReconnectingStream', () => {
  it('continues after the last event when the server ends the stream', async () => {
    await startStream();
    expect(current().lastEventId).toBeNull();
    current().onOpen?.();
    current().onEvent({ id: '7', name: 'notifications', data: '{}' });
    expect([onOpen.mock.calls.length, onEvent.mock.calls]).toEqual([
      1,
      [[{ id: '7', name: 'notifications', data: '{}' }]],
    ]);
    lastEventId = '7';
    current().end();
    expect(await secondsUntilReconnect()).toBe(1);
    expect(current().lastEventId).toBe('7');
  });

  it('increases the delay after each failure up to 30 s, with random jitter', async () => {
    await startStream();
    const waited: number[] = [];
    for (let failure = 0; failure < 7; failure += 1) {
      await fail(networkError);
      waited.push(await secondsUntilReconnect());
    }
    expect(waited).toEqual([1, 2, 4, 8, 16, 30, 30]);
    jest.spyOn(Math, 'random').mockReturnValue(0);
    await fail(networkError);
    expect(await secondsUntilReconnect()).toBe(15);
  });

  it('counts a stream that ends immediately as a failure, and a longer one as a success', async () => {
    await startStream();
    for (const wait of [1, 2, 4]) {
      current().onOpen?.();
      current().end();
      expect(await secondsUntilReconnect()).toBe(wait);
    }
    await passSeconds(15);
    current().end();
    expect(await secondsUntilReconnect()).toBe(1);
  });

  it('replaces a connection that is silent for 40 s and ignores its later events', async () => {
    await startStream();
    await passSeconds(35);
    current().onEvent(aliveEvent);
    await passSeconds(35);
    expect(connections).toHaveLength(1);
    await passSeconds(12);
    expect(connections).toHaveLength(2);
    connections[0]!.onEvent(aliveEvent);
    expect(onEvent).toHaveBeenCalledTimes(1);
  });

  it.each([429, 503])('waits as long as a %i response requires, even if the network changes', async (status) => {
    await startStream();
    await fail(errorResponse(status, 60));
    setOnline(true);
    expect(await secondsUntilReconnect()).toBe(61);
  });

  it.each([401, 403])('reports a %i response and retries unless it is aborted', async (status) => {
    await startStream();
    await fail(errorResponse(status));
    expect(onDenied).toHaveBeenCalledTimes(1);
    expect(await secondsUntilReconnect()).toBe(1);
  });

  it.each([
    ['that does not have the call', errorResponse(404)],
    ['that does not implement the call', new ApiError('No', { code: 'not_built', status: 501 })],
  ])('waits five minutes before it reconnects to a server %s', async (_, error) => {
    await startStream();
    await fail(error);
    expect(onDenied).not.toHaveBeenCalled();
    expect(await secondsUntilReconnect()).toBe(300);
  });

  it('waits until there is a network', async () => {
    setOnline(false);
    await startStream();
    await passSeconds(3_600);
    expect(connections).toHaveLength(0);
    setOnline(true);
    await passSeconds(0);
    expect(connections).toHaveLength(1);
  });

  it('disconnects when the network is lost and reconnects at once when it returns', async () => {
    await startStream();
    await passSeconds(20);
    setOnline(false);
    await passSeconds(3_600);
    expect([connections.length, current().signal.aborted]).toEqual([1, true]);
    setOnline(true);
    await passSeconds(0);
    expect(connections).toHaveLength(2);
  });

  it('stops when its signal is aborted', async () => {
    await startStream();
    stop.abort();
    await passSeconds(3_600);
    expect([connections.length, current().signal.aborted]).toEqual([1, true]);
  });
});
