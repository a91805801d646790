import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';

jest.setTimeout(60_000);

let api: TestApi;
let ana: TestMember;
let tom: TestMember;
let eve: TestMember;
let chatId: string;

beforeEach(async () => {
  api = await startTestApi();
  [ana, tom, eve] = [await api.member({ fullName: 'Ana Souza' }), await api.member(), await api.member()];
  chatId = (await ana.ok('openChat', { body: { otherUserId: tom.id } })).id;
});
afterEach(() => api.close());

const UNKNOWN_ID = '0192f0c0-0000-7000-8000-000000000000';
const send = (from: TestMember, text: string, clientId?: string) =>
  from.ok('sendMessage', { body: { chatId, text, ...(clientId ? { clientId } : {}) } });

describe('POST /chat/dm', () => {
  it('returns the same chat to both members of a pair', async () => {
    const again = await tom.ok('openChat', { body: { otherUserId: ana.id } });
    expect(again).toMatchObject({
      id: chatId,
      otherUser: { id: ana.id, fullName: 'Ana Souza' },
      lastMessage: null,
      unreadCount: 0,
    });
    expect(again.participants.map(({ userId, lastReadAt }) => [userId, lastReadAt])).toEqual([
      [tom.id, null],
      [ana.id, null],
    ]);
  });

  it('creates one chat when both open it concurrently', async () => {
    const opened = await Promise.all(
      [1, 2, 3].flatMap(() => [
        eve.ok('openChat', { body: { otherUserId: tom.id } }),
        tom.ok('openChat', { body: { otherUserId: eve.id } }),
      ]),
    );
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
  });

  it('returns 400 for oneself and an invalid id, 404 for an unknown member and 401 to a visitor', async () => {
    expect(await ana.errorOf('openChat', { body: { otherUserId: ana.id } })).toMatchObject({
      status: 400,
      fields: { otherUserId: 'A chat needs another member' },
    });
    expect(await ana.errorOf('openChat', { body: {} })).toMatchObject({
      status: 400,
      fields: { otherUserId: expect.any(String) },
    });
    expect(await ana.errorOf('openChat', { body: { otherUserId: UNKNOWN_ID } })).toMatchObject({ status: 404 });
    expect(await api.anonymous.errorOf('openChat', { body: { otherUserId: ana.id } })).toMatchObject({ status: 401 });
  });
});

describe('GET /chat', () => {
  it('lists the last active first, with last message and unread count', async () => {
    api.clock.advance(1_000);
    const { id } = await eve.ok('openChat', { body: { otherUserId: ana.id } });
    await ana.ok('sendMessage', { body: { chatId: id, text: 'Hi Eve' } });
    api.clock.advance(1_000);
    await send(tom, 'Hello');
    await send(tom, 'Are you there?');
    const chats = await ana.ok('getChats');
    expect(
      chats.map(({ otherUser, unreadCount, lastMessage }) => [otherUser.id, unreadCount, lastMessage?.text]),
    ).toEqual([
      [tom.id, 2, 'Are you there?'],
      [eve.id, 0, 'Hi Eve'],
    ]);
    expect((await tom.ok('getChats'))[0]?.unreadCount).toBe(0);
    expect(await api.anonymous.errorOf('getChats')).toMatchObject({ status: 401 });
  });

  it('lists a chat for neither member before its first message', async () => {
    await ana.ok('markChatRead', { params: { chatId } });
    for (const member of [ana, tom]) expect(await member.ok('getChats')).toEqual([]);
    await send(ana, 'First');
    for (const member of [ana, tom]) expect((await member.ok('getChats')).map(({ id }) => id)).toEqual([chatId]);
  });
});

describe('GET /chat/{chatId}', () => {
  it('returns the last 50 messages, oldest first, and pages backwards', async () => {
    for (let index = 1; index <= 53; index += 1) await send(index % 2 ? ana : tom, `${index}`);
    const { messages } = await ana.ok('getChat', { params: { chatId } });
    expect(messages.map(({ text }) => Number(text))).toEqual(Array.from({ length: 50 }, (_, index) => index + 4));
    const earlier = await ana.ok('getChat', { params: { chatId }, query: { before: messages[0]?.id ?? '' } });
    expect(earlier.messages.map(({ text }) => text)).toEqual(['1', '2', '3']);
    expect(earlier.lastMessage?.text).toBe('53');
    const few = await ana.ok('getChat', {
      params: { chatId },
      query: { before: earlier.messages[2]?.id ?? '', take: '1' },
    });
    expect(few.messages.map(({ text }) => text)).toEqual(['2']);
    for (const take of ['0', '101', 'x', '1.5'])
      expect(await ana.errorOf('getChat', { params: { chatId }, query: { take } })).toMatchObject({
        status: 400,
        fields: { take: expect.any(String) },
      });
  });

  it('returns 304 without reading messages until something changes', async () => {
    const message = await send(tom, 'Hello');
    const poll = async (etag?: unknown, query: Record<string, string> = {}) =>
      ana.call('getChat', { params: { chatId }, query, headers: etag ? { 'if-none-match': String(etag) } : {} });
    let { etag } = (await poll()).headers;
    expect(await poll(etag)).toMatchObject({ status: 304, body: '' });
    // Without this table no message can be read.
    await api.db.schema.alterTable('messages').renameTo('hidden_messages').execute();
    expect((await poll(etag)).status).toBe(304);
    await api.db.schema.alterTable('hidden_messages').renameTo('messages').execute();
    // An etag is valid for one page of the chat.
    expect((await poll(etag, { take: '1' })).status).toBe(200);
    expect((await poll(etag, { before: message.id })).status).toBe(200);
    const changes = [
      () => send(tom, 'More'),
      () => ana.ok('markMessageRead', { params: { messageId: message.id } }),
      () => tom.ok('markChatRead', { params: { chatId } }),
      () => api.db.updateTable('users').set({ full_name: 'Thomas' }).where('id', '=', tom.id).execute(),
    ];
    for (const change of changes) {
      await change();
      const response = await poll(etag);
      expect(response.status).toBe(200);
      ({ etag } = response.headers);
      expect((await poll(etag)).status).toBe(304);
    }
    const lines = api.logs.map((line) => JSON.parse(line) as { level: number; route?: string; status?: number });
    expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
    expect(lines.filter(({ route, status }) => route === '/api/chat/:chatId' && status === 304)).toHaveLength(
      2 + changes.length,
    );
  });

  it('returns 404 to non-members, also with a valid etag', async () => {
    const { headers } = await ana.call('getChat', { params: { chatId } });
    const { headers: _, ...hidden } = await eve.errorOf('getChat', {
      params: { chatId },
      headers: { 'if-none-match': String(headers['etag']) },
    });
    const { headers: __, ...absent } = await eve.errorOf('getChat', { params: { chatId: UNKNOWN_ID } });
    expect(hidden).toEqual(absent);
    expect(hidden.status).toBe(404);
    expect(await ana.errorOf('getChat', { params: { chatId }, query: { before: UNKNOWN_ID } })).toMatchObject({
      status: 400,
      fields: { before: expect.any(String) },
    });
    expect(await ana.errorOf('getChat', { params: { chatId: 'x' } })).toMatchObject({ status: 400 });
    expect(await api.anonymous.errorOf('getChat', { params: { chatId } })).toMatchObject({ status: 401 });
  });
});

describe('POST /chat/messages', () => {
  it('stores the text as sent and notifies the other member', async () => {
    const message = await send(ana, '  Hi\n👋 ', 'client-id-1');
    expect(message).toMatchObject({
      chatId,
      senderId: ana.id,
      type: 'TEXT',
      text: '  Hi\n👋 ',
      mediaUrl: null,
      messageRead: [],
      clientId: 'client-id-1',
    });
    const { items } = await tom.ok('getNotifications');
    expect(items).toMatchObject([{ type: 'message', chatId, fromUser: { id: ana.id } }]);
    expect((await ana.ok('getNotifications')).items).toEqual([]);
  });

  it.each(['\u0000aaaaaaaa', '\ud800aaaaaaaa', 'short', 'with a space'])(
    'returns 400 for the clientId %p',
    async (clientId) => {
      expect(await ana.errorOf('sendMessage', { body: { chatId, text: 'Hi', clientId } })).toMatchObject({
        status: 400,
        fields: { clientId: expect.any(String) },
      });
    },
  );

  it('stores one message per clientId, also for concurrent requests', async () => {
    const sent = await Promise.all([1, 2, 3, 4].map(() => send(ana, 'Once', 'client-id-2')));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect((await ana.ok('getChat', { params: { chatId } })).messages).toHaveLength(1);
    expect((await send(tom, 'Mine', 'client-id-2')).senderId).toBe(tom.id);
  });

  it('returns concurrent messages in the same order to both members', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, index) => send(index % 2 ? ana : tom, `${index}`)));
    const [mine, his] = [
      await ana.ok('getChat', { params: { chatId } }),
      await tom.ok('getChat', { params: { chatId } }),
    ];
    expect(mine.messages).toHaveLength(12);
    expect(mine.messages).toEqual(his.messages);
  });

  it('rejects invalid requests, non-members and visitors', async () => {
    expect(await ana.errorOf('sendMessage', { body: { chatId, text: ' ' } })).toMatchObject({
      status: 400,
      fields: { text: 'Write a text or attach a file' },
    });
    expect(await eve.errorOf('sendMessage', { body: { chatId, text: 'Hi' } })).toMatchObject({ status: 404 });
    expect(await ana.errorOf('sendMessage', { body: { chatId: UNKNOWN_ID, text: 'Hi' } })).toMatchObject({
      status: 404,
    });
    expect(await api.anonymous.errorOf('sendMessage', { body: { chatId, text: 'Hi' } })).toMatchObject({ status: 401 });
  });
});

describe('PUT /chat/read/{chatId}', () => {
  it('sets lastReadAt, clears the count and marks the notification read; a repeat is idempotent', async () => {
    const sent = await send(tom, 'Hello');
    api.clock.advance(5_000);
    const read = await ana.ok('markChatRead', { params: { chatId } });
    expect(Date.parse(read.lastReadAt)).toBeGreaterThan(Date.parse(sent.createdAt) + 4_000);
    expect((await ana.ok('getChats'))[0]).toMatchObject({
      unreadCount: 0,
      participants: [{ userId: ana.id, lastReadAt: read.lastReadAt }, { lastReadAt: null }],
    });
    expect((await ana.ok('getNotifications')).items[0]?.read).toBe(true);
    expect((await ana.ok('markChatRead', { params: { chatId } })).chatId).toBe(chatId);
    await send(tom, 'And again');
    expect((await ana.ok('getChats'))[0]?.unreadCount).toBe(1);
  });

  it('rejects non-members, visitors and invalid ids', async () => {
    expect(await eve.errorOf('markChatRead', { params: { chatId } })).toMatchObject({ status: 404 });
    expect(await api.anonymous.errorOf('markChatRead', { params: { chatId } })).toMatchObject({ status: 401 });
    expect(await ana.errorOf('markChatRead', { params: { chatId: 'x' } })).toMatchObject({
      status: 400,
      fields: { chatId: 'Invalid id' },
    });
  });
});

describe('POST /chat/messages/{messageId}/read', () => {
  it('shows the read to the sender, and records it once', async () => {
    const { id: messageId } = await send(ana, 'Hello');
    const response = { messageId, userId: tom.id };
    expect(await tom.ok('markMessageRead', { params: { messageId } })).toEqual(response);
    expect(await tom.ok('markMessageRead', { params: { messageId } })).toEqual(response);
    expect((await ana.ok('getChat', { params: { chatId } })).messages[0]?.messageRead).toEqual([{ userId: tom.id }]);
    expect((await tom.ok('getChats'))[0]?.unreadCount).toBe(0);
  });

  it('returns 403 to the sender, 404 to non-members, 401 to visitors and 400 for invalid ids', async () => {
    const { id: messageId } = await send(ana, 'Hello');
    expect(await ana.errorOf('markMessageRead', { params: { messageId } })).toMatchObject({ status: 403 });
    expect(await eve.errorOf('markMessageRead', { params: { messageId } })).toMatchObject({ status: 404 });
    expect(await ana.errorOf('markMessageRead', { params: { messageId: UNKNOWN_ID } })).toMatchObject({ status: 404 });
    expect(await api.anonymous.errorOf('markMessageRead', { params: { messageId } })).toMatchObject({ status: 401 });
    expect(await ana.errorOf('markMessageRead', { params: { messageId: 'x' } })).toMatchObject({ status: 400 });
  });
});
