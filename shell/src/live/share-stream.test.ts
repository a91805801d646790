import type { StreamEvent, StreamTransport } from '@cred/api-client/stream-call';
import { makeLocks, waitFor } from '@cred/testing';
import { LastEvent } from './last-event';
import { shareStream } from './share-stream';

/** A connection to the fake server, with the tab that opened it. */
interface Connection {
  readonly tab: string;
  readonly lastEventId: string | null;
  readonly transport: StreamTransport;
}

let connections: Connection[];
let received: Record<string, string[]>;
let stops: (() => void)[];

const setLocks = (locks: LockManager | undefined): void =>
  void Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });

beforeEach(() => {
  setLocks(makeLocks());
  connections = [];
  received = {};
  stops = [];
});
afterEach(() => {
  for (const stop of stops) stop();
  setLocks(undefined);
  jest.useRealTimers();
});

/** Opens a tab; the returned function closes it. */
function openTab(tab: string, memberId = 'mara', lastEventId: string | null = null): () => void {
  const tabEvents: string[] = (received[tab] = []);
  const stop = shareStream({
    memberId,
    lastEvent: new LastEvent(lastEventId),
    connect: (receivedId, transport) =>
      new Promise((_, fail) => {
        connections.push({ tab, lastEventId: receivedId, transport });
        transport.signal.addEventListener('abort', () => fail(new DOMException('', 'AbortError')));
        transport.onOpen?.();
      }),
    emit: (name, data) => tabEvents.push(name === 'reset' ? 'reset' : data),
    onDenied: () => undefined,
  });
  stops.push(stop);
  return stop;
}

const open = (): Connection[] => connections.filter(({ transport }) => !transport.signal.aborted);
const push = (id: string | null, data: string, name = 'notifications'): void => {
  const event: StreamEvent = { id, name, data };
  for (const { transport } of open()) transport.onEvent(event);
};
const expectReceived = (all: Record<string, string[]>): Promise<void> => waitFor(() => expect(received).toEqual(all));

/** Opens two tabs: the first is the leader, the second has received its state. */
async function openTwo(): Promise<{ readonly stopFirst: () => void; readonly stopSecond: () => void }> {
  const stopFirst = openTab('first');
  await waitFor(() => expect(open()).toHaveLength(1));
  const stopSecond = openTab('second');
  await expectReceived({ first: ['reset'], second: ['reset'] });
  return { stopFirst, stopSecond };
}

describe('shareStream', () => {
  it('opens one connection for all tabs and delivers each event once per tab', async () => {
    await openTwo();
    openTab('third');
    await expectReceived({ first: ['reset'], second: ['reset'], third: ['reset'] });
    push('1', 'one');
    push(null, 'typing');
    push('1', 'one');
    await expectReceived({
      first: ['reset', 'one', 'typing'],
      second: ['reset', 'one', 'typing'],
      third: ['reset', 'one', 'typing'],
    });
    expect(connections).toEqual([expect.objectContaining({ tab: 'first', lastEventId: null })]);
  });

  it('continues after the last event in another tab when the leader closes', async () => {
    const { stopFirst } = await openTwo();
    push('9', 'nine');
    await expectReceived({ first: ['reset', 'nine'], second: ['reset', 'nine'] });
    stopFirst();
    await waitFor(() => expect(open()).toMatchObject([{ tab: 'second', lastEventId: '9' }]));
    // The server repeats events that may have been received, then sends the missed ones.
    push('9', 'nine');
    push('10', 'ten');
    await expectReceived({ first: ['reset', 'nine'], second: ['reset', 'nine', 'ten'] });
  });

  it('continues after the last event of the page, and emits a reset only for events in between', async () => {
    openTab('first', 'mara', '7');
    await waitFor(() => expect(open()).toMatchObject([{ tab: 'first', lastEventId: '7' }]));
    push('7', 'seven');
    push('8', 'eight');
    openTab('newer', 'mara', '8');
    openTab('older', 'mara', '7');
    await expectReceived({ first: ['eight'], newer: [], older: ['reset'] });
    push('9', 'nine');
    await expectReceived({ first: ['eight', 'nine'], newer: ['nine'], older: ['reset', 'nine'] });
  });

  it('emits a reset in a new tab that received only the last of two events', async () => {
    openTab('first', 'mara', '7');
    await waitFor(() => expect(open()).toHaveLength(1));
    push('8', 'eight');
    // The leader answers the new tab after the next event.
    const channel = new BroadcastChannel('cred:live:1:mara');
    openTab('second', 'mara', '7');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel never leaves its origin
    channel.postMessage({ kind: 'event', event: { id: '9', name: 'notifications', data: 'nine' } });
    await waitFor(() => expect(received['second']).toContain('nine'));
    await waitFor(() => expect(received['second']).toContain('reset'));
    channel.close();
  });

  it('continues after the last event of the page without locks', async () => {
    setLocks(undefined);
    openTab('only', 'mara', '7');
    await waitFor(() => expect(open()).toMatchObject([{ lastEventId: '7' }]));
    push('7', 'seven');
    push('8', 'eight');
    await expectReceived({ only: ['eight'] });
  });

  it('replaces a frozen leader, which follows the new leader when it wakes up', async () => {
    await openTwo();
    push('9', 'nine');
    await expectReceived({ first: ['reset', 'nine'], second: ['reset', 'nine'] });
    stops[1]!();
    jest.useFakeTimers();
    openTab('third');
    // A frozen tab keeps its lock and its connection, but sends no messages.
    const frozen = jest.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => undefined);
    await jest.advanceTimersByTimeAsync(59_000);
    expect(open()).toMatchObject([{ tab: 'first' }]);
    await jest.advanceTimersByTimeAsync(2_000);
    frozen.mockRestore();
    expect(open()).toMatchObject([{ tab: 'third' }]);
    jest.useRealTimers();
    push('10', 'ten');
    await waitFor(() => expect(received['first']).toContain('ten'));
    expect(received['third']).toContain('ten');
  });

  it('emits a reset in a tab that missed events, when the tab becomes visible', async () => {
    await openTwo();
    const frozen = jest.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => undefined);
    push('9', 'nine');
    frozen.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await expectReceived({ first: ['reset', 'nine'], second: ['reset', 'reset'] });
    push('10', 'ten');
    await expectReceived({ first: ['reset', 'nine', 'ten'], second: ['reset', 'reset', 'ten'] });
  });

  it('accepts the smaller ids of a server that restarted its ids after a reset', async () => {
    await openTwo();
    push('9', 'nine');
    push('2', '{}', 'reset');
    push('3', 'three');
    const all = ['reset', 'nine', 'reset', 'three'];
    await expectReceived({ first: all, second: all });
  });

  it('does not share a stream between members', async () => {
    await openTwo();
    openTab('other', 'nuno');
    await waitFor(() => expect(open()).toHaveLength(2));
    connections[0]!.transport.onEvent({ id: '1', name: 'chat', data: 'for Mara' });
    await expectReceived({ first: ['reset', 'for Mara'], second: ['reset', 'for Mara'], other: ['reset'] });
  });

  it('leaves no connection open when all tabs stop', async () => {
    const { stopFirst, stopSecond } = await openTwo();
    stopSecond();
    stopFirst();
    await waitFor(() => expect(open()).toEqual([]));
    expect(connections).toHaveLength(1);
  });

  it.each([
    ['has no locks', undefined],
    [
      'rejects requests for locks',
      { request: () => Promise.reject(new DOMException('', 'SecurityError')) } as unknown as LockManager,
    ],
  ])('opens one connection per tab when the browser %s', async (_, locks) => {
    setLocks(locks);
    openTab('first');
    openTab('second');
    await waitFor(() => expect(open()).toMatchObject([{ tab: 'first' }, { tab: 'second' }]));
    push('1', 'one');
    await expectReceived({ first: ['reset', 'one'], second: ['reset', 'one'] });
  });
});
