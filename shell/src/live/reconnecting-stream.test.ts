import { ApiError } from '@cred/api-client';
import type { StreamTransport } from '@cred/api-client/stream-call';
import { openReconnectingStream } from './reconnecting-stream';

/** One connection to the fake server. */
interface Connection extends StreamTransport {
  readonly lastEventId: string | null;
  readonly end: () => void;
  readonly fail: (error: unknown) => void;
}

const alive = { id: null, name: 'alive', data: '{}' };
const network = new ApiError('No connection', { code: 'network', status: 0 });
const refusal = (status: number, retryAfter?: number) =>
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
const after = (seconds: number): Promise<void> => jest.advanceTimersByTimeAsync(seconds * 1_000);
const fail = async (error: unknown): Promise<void> => {
  current().fail(error);
  await after(0);
};
/** Seconds until the next connection. */
async function secondsToNext(): Promise<number> {
  const before = connections.length;
  for (let seconds = 0; seconds <= 400; seconds += 1) {
    if (connections.length > before) return seconds;
    await after(1);
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
    expect(await secondsToNext()).toBe(1);
    expect(current().lastEventId).toBe('7');
  });

  it('increases the delay after each failure up to 30 s, with random jitter', async () => {
    await startStream();
    const waited: number[] = [];
    for (let failure = 0; failure < 7; failure += 1) {
      await fail(network);
      waited.push(await secondsToNext());
    }
    expect(waited).toEqual([1, 2, 4, 8, 16, 30, 30]);
    jest.spyOn(Math, 'random').mockReturnValue(0);
    await fail(network);
    expect(await secondsToNext()).toBe(15);
  });

  it('counts a stream that ends immediately as a failure, and a longer one as a success', async () => {
    await startStream();
    for (const wait of [1, 2, 4]) {
      current().onOpen?.();
      current().end();
      expect(await secondsToNext()).toBe(wait);
    }
    await after(15);
    current().end();
    expect(await secondsToNext()).toBe(1);
  });

  it('replaces a connection that is silent for 40 s and ignores its later events', async () => {
    await startStream();
    await after(35);
    current().onEvent(alive);
    await after(35);
    expect(connections).toHaveLength(1);
    await after(12);
    expect(connections).toHaveLength(2);
    connections[0]!.onEvent(alive);
    expect(onEvent).toHaveBeenCalledTimes(1);
  });

  it.each([429, 503])('waits as long as a %i response requires, even if the network changes', async (status) => {
    await startStream();
    await fail(refusal(status, 60));
    setOnline(true);
    expect(await secondsToNext()).toBe(61);
  });

  it.each([401, 403])('reports a %i response and retries unless it is aborted', async (status) => {
    await startStream();
    await fail(refusal(status));
    expect(onDenied).toHaveBeenCalledTimes(1);
    expect(await secondsToNext()).toBe(1);
  });

  it.each([
    ['without this call', refusal(404)],
    ['that has not built it', new ApiError('No', { code: 'not_built', status: 501 })],
  ])('waits five minutes before it reconnects to a server %s', async (_, error) => {
    await startStream();
    await fail(error);
    expect(onDenied).not.toHaveBeenCalled();
    expect(await secondsToNext()).toBe(300);
  });

  it('waits until there is a network', async () => {
    setOnline(false);
    await startStream();
    await after(3_600);
    expect(connections).toHaveLength(0);
    setOnline(true);
    await after(0);
    expect(connections).toHaveLength(1);
  });

  it('disconnects when the network is lost and reconnects at once when it returns', async () => {
    await startStream();
    await after(20);
    setOnline(false);
    await after(3_600);
    expect([connections.length, current().signal.aborted]).toEqual([1, true]);
    setOnline(true);
    await after(0);
    expect(connections).toHaveLength(2);
  });

  it('stops when its signal is aborted', async () => {
    await startStream();
    stop.abort();
    await after(3_600);
    expect([connections.length, current().signal.aborted]).toEqual([1, true]);
  });
});
