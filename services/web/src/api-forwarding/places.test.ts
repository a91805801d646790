import { type Occupant, Places } from './places';

const SLOW_MS = 2_000;

function start(max = 4) {
  const clock = { ms: 0 };
  const places = new Places(max, SLOW_MS, () => clock.ms);
  /** A client of this address; `bytes` can be changed. */
  const client = (address: string, { isWaiting = true } = {}) => {
    const state = { bytes: 0, hasEnded: false };
    const occupant: Occupant = {
      isWaiting: () => isWaiting,
      bytes: () => state.bytes,
      end: () => void (state.hasEnded = true),
    };
    return Object.assign(state, { leave: places.take(address, occupant) });
  };
  const statusOf = (address: string): number => {
    try {
      client(address).leave();
      return 200;
    } catch (failure) {
      return (failure as { statusCode: number }).statusCode;
    }
  };
  return { clock, client, statusOf };
}

describe('places', () => {
  it('are given to others when their clients stop sending and reading, for their network and for all', () => {
    const { clock, client, statusOf } = start();
    const slow = ['192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.2'].map((address) => client(address));
    clock.ms = SLOW_MS - 1;
    expect([statusOf('192.0.2.1'), statusOf('192.0.2.3')]).toEqual([503, 503]);
    clock.ms = 2 * SLOW_MS;
    expect([statusOf('192.0.2.1'), statusOf('192.0.2.3')]).toEqual([200, 200]);
    expect(slow.map(({ hasEnded }) => hasEnded)).toEqual([true, true, true, true]);
  });

  it('are kept by clients at the minimum pace, and by those that wait for the server', () => {
    const { clock, client, statusOf } = start();
    const [upload, waiting] = [client('192.0.2.1'), client('192.0.2.1', { isWaiting: false })];
    for (let round = 0; round < 5; round += 1) {
      clock.ms += SLOW_MS;
      upload.bytes += 4_096 * 2;
      expect(statusOf('192.0.2.1')).toBe(429);
    }
    // A fast start counts for its own time only.
    clock.ms += SLOW_MS;
    expect(statusOf('192.0.2.1')).toBe(200);
    expect([upload.hasEnded, waiting.hasEnded]).toEqual([true, false]);
  });

  it('are not taken from slow clients while there are others', () => {
    const { clock, client, statusOf } = start();
    const slow = client('192.0.2.1');
    clock.ms = 60_000;
    expect([statusOf('192.0.2.1'), statusOf('192.0.2.2'), slow.hasEnded]).toEqual([200, 200, false]);
  });

  it('are free after their requests, once', () => {
    const { client, statusOf } = start(2);
    const first = client('192.0.2.1');
    const second = client('192.0.2.2');
    first.leave();
    first.leave();
    expect([statusOf('192.0.2.3'), statusOf('192.0.2.2')]).toEqual([200, 429]);
    second.leave();
    expect(statusOf('192.0.2.2')).toBe(200);
  });
});
