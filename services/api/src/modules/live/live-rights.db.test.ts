import type { FastifyInstance } from 'fastify';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { openStream, type TestStream } from '../../testing/test-stream';

let api: TestApi;
let other: FastifyInstance;
let ana: TestMember;
let bia: TestMember;
let eve: TestMember;
let chatId: string;
const opened: TestStream[] = [];

beforeAll(async () => {
  api = await startTestApi();
  other = await api.another();
  for (const server of [api.server, other]) await server.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(async () => {
  [ana, bia, eve] = [await api.member(), await api.member(), await api.member()];
  chatId = (await ana.ok('openChat', { body: { otherUserId: bia.id } })).id;
});
afterEach(async () => {
  for (const stream of opened) stream.close();
  await Promise.all(opened.splice(0).map(({ ended }) => ended));
});
afterAll(() => api.close());

async function listen(member: TestMember, lastEventId?: number): Promise<TestStream> {
  const stream = await openStream(other, member, { lastEventId });
  opened.push(stream);
  return stream;
}
const sendText = (from: TestMember, words: string, chat = chatId) =>
  from.ok('sendMessage', { body: { chatId: chat, text: words } });
const receivedNames = (stream: TestStream) => stream.received.flatMap(({ name }) => (name === 'alive' ? [] : [name]));
const typing = (from: TestMember, chat = chatId) => from.call('sayTyping', { params: { chatId: chat } });

/** Waits for a message to this member only; all earlier events have arrived by then. */
async function waitForOwnEvent(member: TestMember, stream: TestStream): Promise<void> {
  const friend = await api.member();
  const { id } = await friend.ok('openChat', { body: { otherUserId: member.id } });
  const { id: messageId } = await sendText(friend, 'own', id);
  await stream.until((arrived) => arrived.some(({ data }) => data.message?.id === messageId));
}

describe('events', () => {
  it('of two members are not delivered to other members', async () => {
    const stream = await listen(eve);
    const { id } = await sendText(ana, 'Between us');
    await bia.ok('markMessageRead', { params: { messageId: id } });
    await bia.ok('markChatRead', { params: { chatId } });
    await typing(ana);
    await ana.ok('follow', { body: { followerId: ana.id, followingId: bia.id } });
    await bia.ok('deleteNotifications');
    await waitForOwnEvent(eve, stream);
    expect(stream.texts).toEqual(['own']);
    expect(receivedNames(stream).filter((name) => name !== 'notifications')).toEqual(['message']);
    expect(stream.received.filter(({ id: seq }) => seq !== null).map(({ id: seq }) => seq)).toEqual([0, 1, 2]);
  });

  it('of a chat are not delivered to a blocked member, stored ones included', async () => {
    const stream = await listen(bia);
    await sendText(ana, 'Before');
    await stream.until(() => stream.texts.length === 1);
    await ana.ok('block', { params: { userId: bia.id } });
    await ana.ok('markChatRead', { params: { chatId } });
    await waitForOwnEvent(bia, stream);
    expect(stream.texts).toEqual(['Before', 'own']);
    expect(receivedNames(stream)).not.toContain('chat');
    // Stored events are read again with the current rights.
    const again = await listen(bia, 0);
    await waitForOwnEvent(bia, again);
    expect(again.texts).toEqual(['own', 'own']);
  });

  it('from a muted member are messages without a notification', async () => {
    await bia.ok('mute', { params: { userId: ana.id } });
    const stream = await listen(bia);
    await sendText(ana, 'Are you there?');
    await ana.ok('follow', { body: { followerId: ana.id, followingId: bia.id } });
    await waitForOwnEvent(bia, stream);
    expect(receivedNames(stream).filter((name) => name !== 'notifications')).toEqual(['message', 'message']);
    // One number each for the mute, the two messages and the one notification.
    expect(stream.lastId).toBeLessThanOrEqual(4);
  });
});

describe('POST /chat/typing/{chatId}', () => {
  it('notifies only the other member, on any process, and stores nothing', async () => {
    const [writer, reader] = [await listen(ana), await listen(bia)];
    expect(await typing(ana)).toMatchObject({ status: 200, body: { ok: true } });
    expect(await reader.untilEvent('typing')).toEqual({ id: null, name: 'typing', data: { chatId, userId: ana.id } });
    await waitForOwnEvent(ana, writer);
    expect(receivedNames(writer)).not.toContain('typing');
    expect(await api.db.selectFrom('live_events').select('seq').where('user_id', '=', bia.id).execute()).toEqual([]);
  });

  it('returns 404 for a chat of other members, and sends no event', async () => {
    const stream = await listen(bia);
    expect((await typing(eve)).status).toBe(404);
    await waitForOwnEvent(bia, stream);
    expect(receivedNames(stream)).not.toContain('typing');
  });

  it('returns 403, like sending a message, when one member blocks the other', async () => {
    await bia.ok('block', { params: { userId: ana.id } });
    for (const member of [ana, bia]) {
      expect((await typing(member)).status).toBe(403);
      expect((await member.call('sendMessage', { body: { chatId, text: 'No' } })).status).toBe(403);
    }
  });

  it('has a rate limit separate from messages', async () => {
    const limited = await startTestApi({
      rates: { typing: { account: { max: 2, seconds: 60 }, address: { max: 9, seconds: 60 } } },
    });
    const [caio, dora] = [await limited.member(), await limited.member()];
    const { id } = await caio.ok('openChat', { body: { otherUserId: dora.id } });
    const statuses: number[] = [];
    for (let n = 0; n < 3; n += 1) statuses.push((await caio.call('sayTyping', { params: { chatId: id } })).status);
    expect(statuses).toEqual([200, 200, 429]);
    await caio.ok('sendMessage', { body: { chatId: id, text: 'Messages have their own' } });
    await limited.close();
  });
});
