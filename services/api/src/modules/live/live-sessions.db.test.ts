import { once } from 'node:events';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { newId } from '../../core/ids';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { requestEvents, openStream } from '../../testing/test-stream';
import { ABSOLUTE_MS } from '../sessions/sessions.service';
import { publishEvents } from '../live-events/publish-events';

let api: TestApi;
let ana: TestMember;

beforeAll(async () => {
  // Without heartbeats: only the database's notice can end streams here.
  api = await startTestApi({ live: { aliveMs: 3_600_000, perMember: 2, perProcess: 4 } });
  await api.server.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(async () => {
  ana = await api.member();
});
afterAll(() => api.close());

/** Logs the same member in in another browser. */
async function logInElsewhere(member: TestMember) {
  const browser = api.browser();
  await browser.ok('login', { body: { username: member.username, password: member.password } });
  return browser;
}

describe('an open stream', () => {
  it('ends immediately when its session ends, and not before', async () => {
    const other = await logInElsewhere(ana);
    const [here, there] = [await openStream(api.server, ana), await openStream(api.server, other)];
    await other.ok('logout');
    await there.ended;
    await ana.ok('endAllSessions');
    await here.ended;
  });

  it('ends in other browsers when the password changes', async () => {
    const [here, there] = [await openStream(api.server, ana), await openStream(api.server, await logInElsewhere(ana))];
    await ana.ok('setNewPassword', {
      params: { userId: ana.id },
      body: { password: 'cred-another-1', currentPassword: ana.password },
    });
    await there.ended;
    const bia = await api.member();
    await bia.ok('follow', { body: { followerId: bia.id, followingId: ana.id } });
    await here.untilEvent('notifications');
    here.close();
    await here.ended;
  });

  it('ends when the account is deleted', async () => {
    const stream = await openStream(api.server, ana);
    await ana.ok('deleteAccount', { params: { id: ana.id }, body: { currentPassword: ana.password } });
    await stream.ended;
    expect((await requestEvents(api.server, ana)).statusCode).toBe(401);
  });

  it('delivers nothing to an expired session, and ends', async () => {
    const stream = await openStream(api.server, ana);
    const before = stream.received.length;
    api.clock.advance(ABSOLUTE_MS);
    const bia = await api.member();
    await bia.ok('follow', { body: { followerId: bia.id, followingId: ana.id } });
    await stream.ended;
    expect(stream.received).toHaveLength(before);
  });
});

describe('streams', () => {
  it('are limited per member: one more ends the oldest', async () => {
    const streams = [
      await openStream(api.server, ana),
      await openStream(api.server, ana),
      await openStream(api.server, ana),
    ] as const;
    await streams[0].ended;
    for (const stream of streams) stream.close();
    await Promise.all(streams.map(({ ended }) => ended));
  });

  it('are limited per process: one more is rejected with 503 and a waiting time', async () => {
    const members = [ana, await api.member()];
    const streams = await Promise.all([...members, ...members].map((each) => openStream(api.server, each)));
    const rejected = await requestEvents(api.server, await api.member());
    expect([rejected.statusCode, rejected.headers['retry-after'], JSON.parse(await text(rejected))]).toEqual([
      503,
      '10',
      expect.objectContaining({ code: 'overloaded' }),
    ]);
    for (const stream of streams) stream.close();
    await Promise.all(streams.map(({ ended }) => ended));
  });

  it('have a separate rate limit', async () => {
    const limited = await startTestApi({
      rates: { live: { account: { max: 1, seconds: 60 }, address: { max: 9, seconds: 60 } } },
    });
    const bia = await limited.member();
    expect((await bia.call('openEvents')).status).toBe(200);
    expect(await bia.errorOf('openEvents')).toMatchObject({ status: 429, retryAfter: 60 });
    await limited.close();
  });
});

const COUNT = 800;

/** Sends many long messages at once to a member whose client may not read. */
async function flood(from: TestApi, sender: TestMember, recipient: TestMember): Promise<void> {
  const { id: chatId } = await sender.ok('openChat', { body: { otherUserId: recipient.id } });
  const ids = Array.from({ length: COUNT }, () => newId());
  await from.db.transaction().execute(async (trx) => {
    await sql`
      insert into messages (id, chat_id, seq, sender_id, type, text, created_at)
      select id, ${chatId}::uuid, place, ${sender.id}::uuid, 'TEXT', place || repeat('€', 3990), now()
      from unnest(${ids}::uuid[]) with ordinality as t (id, place)`.execute(trx);
    await publishEvents(
      trx,
      ids.map((messageId) => ({ userId: recipient.id, name: 'message', messageId })),
    );
  });
}

/** Returns the server's socket of the next connection. */
const nextSocket = async ({ server }: TestApi): Promise<Socket> =>
  ((await once(server.server, 'connection')) as [Socket])[0];

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('a client that stops reading', () => {
  it('gets every event when it reads again, and the server’s buffer stays small until then', async () => {
    const bia = await api.member();
    const socket = nextSocket(api);
    const stream = await openStream(api.server, ana);
    stream.response.pause();
    const serverSocket = await socket;
    await flood(api, bia, ana);
    let maxBuffered = 0;
    while (serverSocket.writableLength === 0) await nextTurn();
    // The stream stays blocked until the client reads, also after other events.
    await bia.ok('follow', { body: { followerId: bia.id, followingId: ana.id } });
    for (let n = 0; n < 200; n += 1) {
      maxBuffered = Math.max(maxBuffered, serverSocket.writableLength);
      await nextTurn();
    }
    expect(maxBuffered).toBeLessThan(64 * 1024);
    stream.response.resume();
    await stream.until(() => stream.texts.length >= COUNT);
    expect(stream.texts.map((words) => parseInt(String(words), 10))).toEqual(
      Array.from({ length: COUNT }, (_, n) => n + 1),
    );
    await stream.untilEvent('notifications');
    stream.close();
    await stream.ended;
  });
});

describe('a server with stalled clients', () => {
  it('disconnects a client that does not read in time, and closes while other streams are open', async () => {
    const slow = await startTestApi({ live: { deadMs: 50 } });
    await slow.server.listen({ host: '127.0.0.1', port: 0 });
    const [bia, caio] = [await slow.member(), await slow.member()];
    const socket = nextSocket(slow);
    const stalled = await openStream(slow.server, caio);
    stalled.response.pause();
    const serverSocket = await socket;
    const closed = once(serverSocket, 'close');
    await flood(slow, bia, caio);
    await closed;
    expect(serverSocket.destroyed).toBe(true);
    const open = [await openStream(slow.server, bia), await openStream(slow.server, bia)];
    await slow.close();
    await Promise.all(open.map(({ ended }) => ended));
    stalled.close();
  });
});
