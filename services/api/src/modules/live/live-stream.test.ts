import { EventEmitter } from 'node:events';
import { LiveStream, type StreamResponse } from './live-stream';

/** A response whose client reads on demand only. */
class FakeResponse extends EventEmitter {
  readonly written: string[] = [];
  reads = true;
  writableLength = 0;
  destroyed = false;
  finished = false;

  write(text: string): boolean {
    this.written.push(text);
    if (!this.reads) this.writableLength += text.length;
    return this.reads;
  }

  end(): void {
    this.finished = true;
    this.emit('close');
  }

  destroy(): void {
    this.destroyed = true;
    this.emit('close');
  }

  readAgain(): void {
    this.reads = true;
    this.writableLength = 0;
    this.emit('drain');
  }
}

const open = (seq = 7) => {
  const response = new FakeResponse();
  const [onReady, onClose] = [jest.fn(), jest.fn()];
  const owner = { userId: 'u', sessionId: 's' };
  const stream = new LiveStream({
    owner,
    response: response as unknown as StreamResponse,
    seq,
    deadMs: 1_000,
    onReady,
    onClose,
  });
  return { stream, response, onReady, onClose };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('begin', () => {
  it('sends the reconnection delay and an event id', () => {
    const { stream, response } = open();
    stream.begin(false);
    expect(response.written.join('')).toMatch(/^retry: \d+\n\nid: 7\nevent: alive\ndata: \{\}\n\n$/);
  });

  it('sends the id with the reset event, so that no client has the id without the reset', () => {
    const { stream, response } = open();
    stream.begin(true);
    expect(response.written.join('')).toContain('\n\nevent: alive\ndata: {}\n\nid: 7\nevent: reset\ndata: {}\n\n');
  });
});

describe('a stream whose client does not read', () => {
  it('is not ready until the client reads again, and then requests the missed events', () => {
    const { stream, response, onReady } = open();
    response.reads = false;
    expect(stream.send({ name: 'notifications', data: {} }, 8)).toBe(false);
    expect([stream.isReady, stream.isOpen, stream.seq]).toEqual([false, true, 8]);
    response.readAgain();
    expect([stream.isReady, onReady.mock.calls.length]).toEqual([true, 1]);
    jest.advanceTimersByTime(5_000);
    expect(response.destroyed).toBe(false);
  });

  it('is destroyed when the client does not read in time', () => {
    const { stream, response, onClose } = open();
    response.reads = false;
    stream.send({ name: 'alive', data: {} });
    jest.advanceTimersByTime(999);
    expect(response.destroyed).toBe(false);
    jest.advanceTimersByTime(1);
    expect([response.destroyed, stream.isOpen, onClose.mock.calls.length]).toEqual([true, false, 1]);
  });

  it('is destroyed at its end, since unread data would never be sent', () => {
    const { stream, response, onClose } = open();
    response.reads = false;
    stream.send({ name: 'alive', data: {} });
    stream.end();
    expect([response.destroyed, response.finished, onClose.mock.calls.length]).toEqual([true, false, 1]);
  });
});

describe('end', () => {
  it('ends the response once, and writes nothing after it', () => {
    const { stream, response, onClose } = open();
    stream.end();
    stream.end();
    expect(stream.send({ name: 'alive', data: {} })).toBe(false);
    expect([response.finished, response.destroyed, response.written, onClose.mock.calls.length]).toEqual([
      true,
      false,
      [],
      1,
    ]);
    expect(jest.getTimerCount()).toBe(0);
  });
});
