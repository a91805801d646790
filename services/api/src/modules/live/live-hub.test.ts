import { EventEmitter } from 'node:events';
import type { MessageEvent } from './live-delivery';
import { LiveHub, type LiveSource } from './live-hub';
import { defaultLive } from './live-options';
import type { LiveEventRow } from './live.repository';
import type { StreamResponse } from './live-stream';

class FakeResponse extends EventEmitter {
  text = '';
  reads = true;
  writableLength = 0;
  write = (text: string): boolean => {
    this.text += text;
    return this.reads;
  };
  end = (): void => void this.emit('close');
  destroy = this.end;
  get delivered(): string[] {
    return this.text
      .split('\n\n')
      .flatMap((block) =>
        /event: alive/.test(block) ? [] : (/id: (\d+)\nevent: (\w+)/.exec(block)?.slice(1, 3).join(' ') ?? []),
      );
  }
}

const waitForRounds = async (): Promise<void> => {
  for (let n = 0; n < 20; n += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** A table of events in memory that counts its queries. */
function makeEventTable() {
  const rows: LiveEventRow[] = [];
  const active = new Set(['s1', 's2']);
  const queries: ReadonlyMap<string, number>[] = [];
  let pauseQueries: Promise<void> = Promise.resolve();
  let failures = 0;
  const source: LiveSource = {
    activeSessions: async (ids) => new Set(ids.filter((id) => active.has(id))),
    events: async (after) => {
      queries.push(after);
      if (failures > 0) {
        failures -= 1;
        throw new Error('no database');
      }
      const found = rows.filter(({ user_id, seq }) => seq > (after.get(user_id) ?? Infinity));
      await pauseQueries;
      return [...after.keys()].flatMap((userId) => found.filter(({ user_id }) => user_id === userId).slice(0, 100));
    },
    messages: async (ids) =>
      new Map(ids.map((id) => [id, { name: 'message', data: { message: { id } } } as unknown as MessageEvent])),
  };
  const warn = jest.fn();
  const hub = new LiveHub({ source, live: { ...defaultLive, aliveMs: 0, perMember: 2, perProcess: 3 }, log: { warn } });
  const open = (userId = 'u1', sessionId = 's1', seq = 0): FakeResponse => {
    const response = new FakeResponse();
    hub.open({ userId, sessionId }, response as unknown as StreamResponse, { seq, missed: false });
    return response;
  };
  const add = (userId: string, name: LiveEventRow['name'], visible = true): void => {
    const seq = rows.filter(({ user_id }) => user_id === userId).length + 1;
    rows.push({
      user_id: userId,
      seq,
      name,
      message_id: name === 'message' ? `m${seq}` : null,
      chat_id: name === 'notifications' ? null : 'c',
      visible,
    });
    hub.handleNotice({ name: 'events', userId });
  };
  return {
    hub,
    rows,
    active,
    queries,
    warn,
    open,
    add,
    pauseQueries: (until: Promise<void>) => void (pauseQueries = until),
    failOnce: () => void (failures = 1),
  };
}

describe('LiveHub', () => {
  it('reads many events of many members in one query', async () => {
    const { open, add, queries } = makeEventTable();
    const streams = [open('u1', 's1'), open('u2', 's2')];
    await waitForRounds();
    const before = queries.length;
    for (let n = 0; n < 30; n += 1) for (const userId of ['u1', 'u2', 'another member']) add(userId, 'message');
    await waitForRounds();
    expect(queries.slice(before).map((after) => [...after.keys()])).toEqual([['u1', 'u2']]);
    for (const stream of streams)
      expect(stream.delivered).toEqual(Array.from({ length: 30 }, (_, n) => `${n + 1} message`));
  });

  it('delivers more events than one query returns, and skips invisible ones', async () => {
    const { open, add } = makeEventTable();
    for (let n = 0; n < 250; n += 1) add('u1', 'message', false);
    add('u1', 'message');
    const stream = open();
    await waitForRounds();
    expect(stream.delivered).toEqual(['251 message']);
  });

  it('merges equal refresh events of a backlog into one, at the position of the last', async () => {
    const { open, add } = makeEventTable();
    for (const name of ['notifications', 'chat', 'message', 'notifications', 'chat'] as const) add('u1', name);
    const stream = open();
    await waitForRounds();
    expect(stream.delivered).toEqual(['3 message', '4 notifications', '5 chat']);
  });

  it('skips no event for a stream that becomes ready while events of another stream are read', async () => {
    const { hub, open, add, pauseQueries } = makeEventTable();
    const [slow, fast] = [open(), open()];
    await waitForRounds();
    slow.reads = false;
    add('u1', 'message');
    await waitForRounds();
    add('u1', 'message');
    await waitForRounds();
    let resume = (): void => undefined;
    pauseQueries(new Promise((resolve) => (resume = resolve)));
    add('u1', 'message');
    await waitForRounds();
    // The query in flight starts at the position of the fast stream.
    slow.reads = true;
    slow.emit('drain');
    resume();
    await waitForRounds();
    expect(slow.delivered).toEqual(['1 message', '2 message', '3 message']);
    expect(fast.delivered).toEqual(slow.delivered);
    hub.close();
  });

  it('ends the streams of ended sessions before each delivery and at each heartbeat', async () => {
    const { hub, open, add, active } = makeEventTable();
    const [one, two] = [open('u1', 's1'), open('u2', 's2')];
    await waitForRounds();
    active.delete('s1');
    add('u1', 'message');
    await waitForRounds();
    expect([one.delivered, hub.size]).toEqual([[], 1]);
    active.delete('s2');
    await hub.sendHeartbeats();
    expect([two.delivered, hub.size]).toEqual([[], 0]);
  });

  it('retries after a database failure without losing an event', async () => {
    const { hub, open, add, warn, failOnce } = makeEventTable();
    const stream = open();
    await waitForRounds();
    failOnce();
    add('u1', 'message');
    while (stream.delivered.length === 0) await waitForRounds();
    expect([stream.delivered, warn.mock.calls.length]).toEqual([['1 message'], 1]);
    hub.close();
  });

  it('ends a member’s oldest stream above the limit, and rejects streams above the process’s limit', async () => {
    const { hub, open } = makeEventTable();
    const oldest = jest.fn();
    open().on('close', oldest);
    open();
    open();
    expect([oldest.mock.calls.length, hub.size]).toEqual([1, 2]);
    hub.requireCapacity();
    open('u2', 's2');
    expect(() => hub.requireCapacity()).toThrow(expect.objectContaining({ statusCode: 503, retryAfter: 10 }));
    hub.close();
    expect(hub.size).toBe(0);
    expect(() => hub.requireCapacity()).toThrow('busy');
  });

  it('sends one typing event per chat, without an event id', async () => {
    const { hub, open } = makeEventTable();
    const stream = open();
    await waitForRounds();
    for (const chatId of ['a', 'a', 'b']) hub.handleNotice({ name: 'typing', userId: 'u1', chatId, fromUserId: 'u9' });
    await waitForRounds();
    expect(stream.text.match(/event: typing\ndata: .*/g)).toEqual(
      ['a', 'b'].map((chatId) => `event: typing\ndata: {"chatId":"${chatId}","userId":"u9"}`),
    );
    expect(stream.delivered).toEqual([]);
    hub.close();
  });
});
