import { text } from 'node:stream/consumers';
import { LAST_EVENT_HEADER } from '@cred/deployment/page-client';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { requestEvents, openStream, type TestStream } from '../../testing/test-stream';
import { reviewer, submissionOf, submit } from '../../testing/test-certificates';
import { runReviewerCommand } from '../review/reviewer-command';
import { chatOfTwo } from '../../testing/member-actions';

let api: TestApi;
/** Two processes on one database. */
let one: FastifyInstance;
let two: FastifyInstance;
let ana: TestMember;
let bia: TestMember;
let chatId: string;

beforeAll(async () => {
  api = await startTestApi({ live: { aliveMs: 200, retryMs: 1 } });
  one = api.server;
  two = await api.another();
  for (const server of [one, two]) await server.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(async () => {
  ({ ana, tom: bia, chatId } = await chatOfTwo(api));
});
afterAll(() => api.close());

const sendText = (from: TestMember, words: string) => from.ok('sendMessage', { body: { chatId, text: words } });
const names = (stream: TestStream) => stream.received.flatMap(({ name }) => (name === 'alive' ? [] : [name]));
/** Sends a message and waits for its event: all earlier ones have arrived by then, in order. */
async function waitForEventOf(stream: TestStream, from: TestMember): Promise<void> {
  const last = `last ${Math.random()}`;
  await sendText(from, last);
  await stream.until(() => stream.texts.includes(last));
}

describe('GET /events', () => {
  it('returns a stream that caches and proxies do not buffer, and sends a first event at once', async () => {
    const stream = await openStream(one, bia, { headers: { origin: api.settings.PUBLIC_URL } });
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': api.settings.PUBLIC_URL,
      'access-control-allow-credentials': 'true',
    });
    expect(stream.headers['content-encoding']).toBeUndefined();
    expect(stream.received).toEqual([{ id: 0, name: 'alive', data: {} }]);
    stream.close();
  });

  it('returns the headers for HEAD and ends', async () => {
    const cookie = [...bia.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await api.anonymous.inject({ method: 'HEAD', url: '/api/events', headers: { cookie } });
    expect(response.statusCode).toBe(200);
  });

  it('returns 400 for a last event id in the query that is not a number', async () => {
    const response = await requestEvents(one, bia, { query: '?lastEventId=abc' });
    expect([response.statusCode, JSON.parse(await text(response))]).toEqual([
      400,
      expect.objectContaining({ code: 'validation_failed' }),
    ]);
  });

  it('returns 403 for the page of another member', async () => {
    const openAs = async (userId: string) => {
      const response = await requestEvents(one, bia, { query: `?userId=${userId}` });
      response.destroy();
      return response.statusCode;
    };
    expect([await openAs(ana.id), await openAs(bia.id)]).toEqual([403, 200]);
  });

  it('continues after the event that an answer names, with what happened since the answer was made', async () => {
    const lastEventOf = async (headers: Record<string, string>) =>
      (await bia.inject({ url: '/api/chat', headers })).headers[LAST_EVENT_HEADER];
    expect(await lastEventOf({ [LAST_EVENT_HEADER]: '' })).toBe(`${bia.id}.0`);
    await sendText(ana, 'One');
    const [, id] = String(await lastEventOf({ [LAST_EVENT_HEADER]: '' })).split('.');
    await sendText(ana, 'Two');
    const stream = await openStream(one, bia, { query: `?lastEventId=${id}` });
    await stream.until(() => stream.texts.length > 0);
    expect(stream.texts).toEqual(['Two']);
    expect(names(stream)).not.toContain('reset');
    expect(await lastEventOf({})).toBeUndefined();
    stream.close();
  });

  it('delivers a message to both members, on any process', async () => {
    const streams = [await openStream(one, ana), await openStream(two, ana), await openStream(two, bia)] as const;
    const sent = await sendText(ana, 'Good morning');
    for (const stream of streams) {
      const { data } = await stream.untilEvent('message');
      expect(data).toEqual({ message: sent });
    }
    await streams[2].untilEvent('notifications');
    expect(names(streams[0])).toEqual(['message']);
    for (const stream of streams) stream.close();
  });

  it('delivers a read once to both members', async () => {
    const { id } = await sendText(ana, 'Read me');
    const [of, by] = [await openStream(two, ana), await openStream(one, bia)];
    for (let n = 0; n < 2; n += 1) await bia.ok('markMessageRead', { params: { messageId: id } });
    await waitForEventOf(of, ana);
    expect(names(of)).toEqual(['chat', 'message']);
    await bia.ok('markChatRead', { params: { chatId } });
    await by.until(
      (arrived) => arrived.filter(({ name, data }) => name === 'chat' && data.chatId === chatId).length === 2,
    );
    await waitForEventOf(by, bia);
    // The second event: her notification of the chat is marked read.
    expect(names(by).filter((name) => name === 'notifications').length).toBeGreaterThanOrEqual(2);
    for (const stream of [of, by]) stream.close();
  });

  it('updates the owner when notifications are added, read and deleted; a repeat sends nothing', async () => {
    const stream = await openStream(one, bia);
    let received = 0;
    const nextNotificationsEvent = async (): Promise<void> => {
      received += 1;
      await stream.until(() => names(stream).length === received);
    };
    const followed = { body: { followerId: ana.id, followingId: bia.id } };
    await ana.ok('follow', followed);
    await nextNotificationsEvent();
    await ana.ok('unfollow', followed);
    await ana.ok('follow', followed);
    const [{ id } = { id: '' }] = (await bia.ok('getNotifications')).items;
    for (let n = 0; n < 2; n += 1) await bia.ok('markNotificationRead', { params: { id } });
    await nextNotificationsEvent();
    await bia.ok('deleteNotification', { params: { id } });
    await nextNotificationsEvent();
    await sendText(ana, 'Another one');
    await stream.until(() => names(stream).length === received + 2);
    for (let n = 0; n < 2; n += 1) await bia.ok('deleteNotifications');
    await stream.until(() => names(stream).length === received + 3);
    expect(names(stream)).toEqual([
      'notifications',
      'notifications',
      'notifications',
      'message',
      'notifications',
      'notifications',
    ]);
    stream.close();
  });

  it('updates the owner’s pages when a certificate is sent and decided, and when a role is granted', async () => {
    const stream = await openStream(one, bia);
    await submit(bia);
    await stream.until(() => names(stream).length === 1);
    const call = { params: { id: await submissionOf(api, bia) }, body: { decision: 'APPROVED' } };
    await (await reviewer(api)).ok('decideSubmission', call);
    await stream.until(() => names(stream).length === 3);
    expect((await bia.ok('getMe')).isVerificated).toBe(true);
    await runReviewerCommand({ db: api.db, clock: () => api.clock.now() }, ['grant', bia.username]);
    await stream.until(() => names(stream).length === 4);
    expect(names(stream)).toEqual(['account', 'notifications', 'account', 'account']);
    stream.close();
  });

  it('updates the reviewers’ pages when a certificate is sent or decided, or a report is sent, and no others', async () => {
    const boss = await reviewer(api);
    const [stream, ofOther] = [await openStream(two, boss), await openStream(one, ana)];
    await submit(bia);
    await stream.until(() => names(stream).length === 1);
    const call = { params: { id: await submissionOf(api, bia) }, body: { decision: 'DENIED', reason: 'Blurred' } };
    await (await reviewer(api)).ok('decideSubmission', call);
    await stream.until(() => names(stream).length === 2);
    await bia.ok('appealDenial', { params: { userId: bia.id }, body: { text: 'It is sharp' } });
    await stream.until(() => names(stream).length === 3);
    await bia.ok('report', { body: { userId: ana.id, reason: 'spam', text: '' } });
    await stream.until(() => names(stream).length === 4);
    expect(names(stream)).toEqual(['review', 'review', 'review', 'review']);
    await waitForEventOf(ofOther, bia);
    expect(names(ofOther)).not.toContain('review');
    stream.close();
    ofOther.close();
  });

  it('sends heartbeats', async () => {
    const stream = await openStream(one, bia);
    await stream.until((arrived) => arrived.filter(({ name }) => name === 'alive').length === 3);
    stream.close();
  });
});

describe('a client that reconnects with Last-Event-ID', () => {
  it('gets every event exactly once, for any number of reconnections to any process during writes', async () => {
    const others = [ana, ...(await Promise.all([1, 2, 3].map(() => api.member())))];
    const chats = await Promise.all(
      others.map(async (each) => (await each.ok('openChat', { body: { otherUserId: bia.id } })).id),
    );
    const perMember = 60;
    let done = false;
    const writing = Promise.all(
      others.map(async (member, place) => {
        for (let n = 0; n < perMember; n += 1)
          await member.ok('sendMessage', { body: { chatId: chats[place] ?? '', text: `${place}:${n}` } });
      }),
    ).finally(() => (done = true));
    const receivedTexts: string[] = [];
    let lastEventId: number | undefined = 0;
    for (let round = 0; receivedTexts.length < perMember * others.length; round += 1) {
      const stream = await openStream(round % 2 ? one : two, bia, { lastEventId });
      const enough = done ? perMember * others.length - receivedTexts.length : 1;
      await stream.until(() => stream.texts.length >= enough);
      stream.close();
      await stream.ended;
      expect(names(stream)).not.toContain('reset');
      lastEventId = stream.lastId ?? lastEventId;
      receivedTexts.push(...stream.texts.map(String));
    }
    await writing;
    for (const place of others.keys()) {
      expect(receivedTexts.filter((words) => words.startsWith(`${place}:`))).toEqual(
        Array.from({ length: perMember }, (_, n) => `${place}:${n}`),
      );
    }
    expect(receivedTexts).toHaveLength(perMember * others.length);
  });

  it('continues from the id in the query too, and prefers the header', async () => {
    for (const words of ['1', '2', '3']) await sendText(ana, words);
    // Each message is two events: the message and the notification.
    const byQuery = await openStream(one, bia, { query: '?lastEventId=2' });
    await byQuery.until(() => byQuery.texts.length === 2);
    const byHeader = await openStream(one, bia, { query: '?lastEventId=2', lastEventId: 4 });
    await byHeader.until(() => byHeader.texts.length === 1);
    expect([byQuery.texts, byHeader.texts]).toEqual([['2', '3'], ['3']]);
    for (const stream of [byQuery, byHeader]) stream.close();
  });

  it('gets a reset when more was missed than is stored, or the id is unknown', async () => {
    for (const words of ['1', '2', '3']) await sendText(ana, words);
    await sql`delete from live_events where user_id = ${bia.id}::uuid and seq < 4`.execute(api.db);
    for (const [lastEventId, missed] of [
      [0, true],
      [2, true],
      [3, false],
      [6, false],
      [99, true],
    ] as const) {
      const stream = await openStream(one, bia, { lastEventId });
      await waitForEventOf(stream, bia);
      expect([lastEventId, names(stream).includes('reset')]).toEqual([lastEventId, missed]);
      stream.close();
    }
    const invalid = await openStream(one, bia, { headers: { 'last-event-id': 'x' } });
    expect((await invalid.untilEvent('reset')).id).toBeGreaterThan(6);
    invalid.close();
  });
});

describe('an event stream whose connection to the database breaks', () => {
  it('delivers every event after the reconnection', async () => {
    const stream = await openStream(two, bia);
    await sendText(ana, 'before');
    await stream.until(() => stream.texts.includes('before'));
    for (let n = 0; n < 20; n += 1) {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cred-api-live'
        and datname = current_database()`.execute(api.db);
      await sendText(ana, String(n));
    }
    await stream.until(() => stream.texts.length === 21);
    expect(stream.texts).toEqual(['before', ...Array.from({ length: 20 }, (_, n) => String(n))]);
    expect(api.logs.join('')).toContain('the connection that listens to');
    stream.close();
  });
});
