import { limits } from '@cred/contract';
import { dataUrl, traces } from '../../testing/test-attachments';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { smallPng } from '../../testing/test-images';
import { chatOfTwo } from '../../testing/member-actions';
import { findEvents } from '../live/live.repository';

let api: TestApi;
let ana: TestMember;
let tom: TestMember;
let eve: TestMember;
let chatId: string;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ({ ana, tom, chatId } = await chatOfTwo(api));
  eve = await api.member();
});
afterAll(() => api.close());

const UNKNOWN_ID = '0192f0c0-0000-7000-8000-000000000000';
const send = (from: TestMember, text: string, more: object = {}) =>
  from.ok('sendMessage', { body: { chatId, text, ...more } });
const messagesOf = async (member: TestMember) => (await member.ok('getChat', { params: { chatId } })).messages;
const remove = (member: TestMember, messageId: string) => member.ok('deleteMessage', { params: { messageId } });
const react = (member: TestMember, messageId: string, reaction: string | null) =>
  member.ok('setReaction', { params: { messageId }, body: { reaction } } as never);
const errorOfDelete = (member: Pick<TestMember, 'errorOf'>, messageId: string) =>
  member.errorOf('deleteMessage', { params: { messageId } });
const errorOfReact = (member: Pick<TestMember, 'errorOf'>, messageId: string, reaction: unknown = 'like') =>
  member.errorOf('setReaction', { params: { messageId }, body: { reaction } } as never);
const untilTooLate = () => api.clock.advance(limits.message.deleteMs + 1_000);

/** The events that a member's open pages receive during `task`. */
async function eventsOf(member: TestMember, task: () => Promise<unknown>): Promise<string[]> {
  const after = await api.db.selectFrom('live_counters').select('seq').where('user_id', '=', member.id).execute();
  await task();
  const rows = await findEvents(api.db, new Map([[member.id, after[0]?.seq ?? 0]]), 10);
  return rows.filter(({ visible }) => visible).map(({ name, message_id }) => `${name} ${message_id ?? ''}`.trim());
}

describe('DELETE /chat/messages/{messageId}', () => {
  it('erases text, file and reactions for both members, and leaves the place', async () => {
    const sent = await send(ana, 'Room 12, by mistake', { mediaUrl: dataUrl(await smallPng()) });
    await react(tom, sent.id, 'surprise');
    const path = new URL(sent.mediaUrl ?? '').pathname;
    expect((await tom.inject({ url: path })).statusCode).toBe(200);
    const deleted = await remove(ana, sent.id);
    expect(deleted).toMatchObject({ id: sent.id, type: 'TEXT', text: null, mediaUrl: null, isDeleted: true });
    expect(deleted.reactions).toBeUndefined();
    for (const member of [ana, tom]) {
      expect(await messagesOf(member)).toEqual([deleted]);
      expect((await member.inject({ url: path })).statusCode).toBe(404);
      expect((await member.ok('getChats'))[0]?.lastMessage).toMatchObject({ text: null, isDeleted: true });
    }
    expect(await traces(api)).toMatchObject({ media: 0, leftovers: 0, files: 0 });
    const [row] = await api.db.selectFrom('messages').selectAll().where('id', '=', sent.id).execute();
    expect([row?.text, row?.folded]).toEqual([null, null]);
  });

  it('is harmless when it is repeated, also after ten minutes', async () => {
    const { id } = await send(ana, 'Gone');
    const deleted = await remove(ana, id);
    untilTooLate();
    expect(await remove(ana, id)).toEqual(deleted);
    // A send that is retried after the deletion does not store the text again.
    const retried = await send(ana, 'Once', { clientId: 'client-id-1' });
    await remove(ana, retried.id);
    expect(await send(ana, 'Once', { clientId: 'client-id-1' })).toMatchObject({ id: retried.id, isDeleted: true });
  });

  it('ends ten minutes after the message was sent, on the server’s clock', async () => {
    const { id } = await send(ana, 'Stays');
    api.clock.advance(limits.message.deleteMs - 1_000);
    const { id: inTime } = await send(ana, 'Just sent');
    await remove(ana, inTime);
    api.clock.advance(2_000);
    expect(await errorOfDelete(ana, id)).toMatchObject({ status: 409, code: 'conflict' });
    expect((await messagesOf(tom))[0]?.text).toBe('Stays');
  });

  it('is for the sender only: 403 to the recipient, 404 to others, 401 to visitors, 400 for an invalid id', async () => {
    const { id } = await send(ana, 'Mine');
    expect(await errorOfDelete(tom, id)).toMatchObject({ status: 403 });
    const { headers: _, ...hidden } = await errorOfDelete(eve, id);
    const { headers: __, ...absent } = await errorOfDelete(eve, UNKNOWN_ID);
    expect(hidden).toEqual(absent);
    expect(hidden.status).toBe(404);
    expect((await errorOfDelete(api.anonymous, id)).status).toBe(401);
    expect((await errorOfDelete(ana, 'x')).status).toBe(400);
    expect((await messagesOf(ana))[0]?.text).toBe('Mine');
  });

  it('is hidden from a blocked member, and possible for the one who blocks', async () => {
    const [byAna, byTom] = [await send(ana, 'From Ana'), await send(tom, 'From Tom')];
    await tom.ok('block', { params: { userId: ana.id } });
    expect((await errorOfDelete(ana, byAna.id)).status).toBe(404);
    expect((await remove(tom, byTom.id)).isDeleted).toBe(true);
  });

  it('removes the text from previews, quotes and the search, and the message from unread counts', async () => {
    const { id } = await send(ana, 'Unmistakable');
    await send(tom, 'Why?', { replyToId: id });
    expect(await tom.ok('getUnreadMessages')).toEqual({ unread: 1 });
    await remove(ana, id);
    expect((await tom.ok('getNotifications')).items).toMatchObject([{ payload: { preview: 'Message deleted' } }]);
    expect((await messagesOf(tom))[1]?.replyTo).toEqual({
      id,
      senderId: ana.id,
      type: 'TEXT',
      text: null,
      isDeleted: true,
    });
    const found = await tom.ok('searchMessages', { params: { chatId }, query: { term: 'mistakable' } });
    expect(found).toEqual({ total: 0, messageIds: [] });
    expect(await tom.ok('getUnreadMessages')).toEqual({ unread: 0 });
    expect((await tom.ok('getChats'))[0]?.unreadCount).toBe(0);
  });

  it('reaches the open pages of both members', async () => {
    const { id } = await send(ana, 'Gone');
    expect(await eventsOf(tom, () => remove(ana, id))).toEqual([`message ${id}`, 'notifications']);
    expect(await eventsOf(ana, () => remove(ana, id))).toEqual([]);
  });
});

describe('PUT /chat/messages/{messageId}/reaction', () => {
  it('keeps one reaction of each member, which can be changed and removed; a repeat changes nothing', async () => {
    const { id } = await send(ana, 'Thank you all');
    await react(tom, id, 'like');
    await react(ana, id, 'love');
    const changed = await react(tom, id, 'thanks');
    expect(new Map(changed.reactions?.map(({ userId, reaction }) => [userId, reaction]))).toEqual(
      new Map([
        [ana.id, 'love'],
        [tom.id, 'thanks'],
      ]),
    );
    for (const member of [ana, tom]) expect(await messagesOf(member)).toEqual([changed]);
    expect(await eventsOf(ana, () => react(tom, id, 'thanks'))).toEqual([]);
    await react(tom, id, null);
    expect((await react(ana, id, null)).reactions).toBeUndefined();
    expect((await react(ana, id, null)).reactions).toBeUndefined();
  });

  it('changes the etag of the poll, which also has earlier messages that changed', async () => {
    const { id } = await send(ana, 'Far up');
    const deleted = await send(ana, 'Also far up');
    for (let count = 0; count < limits.chat.page; count += 1) await send(tom, `later ${count}`);
    const poll = (etag?: unknown) =>
      tom.call('getChat', { params: { chatId }, headers: etag ? { 'if-none-match': String(etag) } : {} });
    const { headers } = await poll();
    expect((await poll(headers.etag)).status).toBe(304);
    await react(tom, id, 'laugh');
    await remove(ana, deleted.id);
    const { status, body } = await poll(headers.etag);
    expect(status).toBe(200);
    const { messages, changed = [] } = body as Awaited<ReturnType<typeof tom.ok<'getChat'>>>;
    expect(messages).toHaveLength(limits.chat.page);
    expect(changed.map((message) => [message.id, message.isDeleted, message.reactions?.[0]?.reaction])).toEqual([
      [deleted.id, true, undefined],
      [id, undefined, 'laugh'],
    ]);
    const earlier = await tom.ok('getChat', { params: { chatId }, query: { before: messages[0]?.id ?? '' } });
    expect(earlier.changed).toBeUndefined();
  });

  it('reaches the open pages of both members, without a notification', async () => {
    const { id } = await send(ana, 'Hello');
    for (const [reader, reaction] of [
      [ana, 'like'],
      [tom, 'sad'],
    ] as const)
      expect(await eventsOf(reader, () => react(tom, id, reaction))).toEqual([`message ${id}`]);
    expect((await ana.ok('getNotifications')).items).toEqual([]);
  });

  it('rejects unknown reactions, deleted messages, non-members, visitors and blocked members', async () => {
    const { id } = await send(ana, 'Hello');
    for (const reaction of ['👍', 'LIKE', '', 1, []])
      expect(await errorOfReact(ana, id, reaction)).toMatchObject({ status: 400 });
    expect((await errorOfReact(ana, 'x')).status).toBe(400);
    expect((await errorOfReact(eve, id)).status).toBe(404);
    expect((await errorOfReact(ana, UNKNOWN_ID)).status).toBe(404);
    expect((await errorOfReact(api.anonymous, id)).status).toBe(401);
    const gone = await send(ana, 'Gone');
    await remove(ana, gone.id);
    expect(await errorOfReact(tom, gone.id)).toMatchObject({ status: 409, code: 'conflict' });
    await tom.ok('block', { params: { userId: ana.id } });
    expect((await errorOfReact(ana, id)).status).toBe(404);
    expect((await errorOfReact(tom, id)).status).toBe(403);
  });
});

describe('POST /chat/messages with replyToId', () => {
  it('quotes the beginning of the answered message to both members', async () => {
    const first = await send(ana, `${'x'.repeat(limits.message.quoteMax)} and more`);
    const reply = await send(tom, 'Yes', { replyToId: first.id });
    expect(reply).toMatchObject({
      replyToId: first.id,
      replyTo: { id: first.id, senderId: ana.id, type: 'TEXT', isDeleted: false },
    });
    expect(reply.replyTo?.text).toBe('x'.repeat(limits.message.quoteMax));
    expect((await messagesOf(ana))[1]).toEqual(reply);
    const picture = await send(ana, 'On it', { replyToId: reply.id, mediaUrl: dataUrl(await smallPng()) });
    expect((await send(tom, 'Nice', { replyToId: picture.id })).replyTo).toMatchObject({
      type: 'IMAGE',
      text: 'On it',
    });
  });

  it('rejects messages of other chats, unknown ones and invalid ids, and stores nothing', async () => {
    const other = await ana.ok('openChat', { body: { otherUserId: eve.id } });
    const foreign = await eve.ok('sendMessage', { body: { chatId: other.id, text: 'Between Eve and Ana' } });
    for (const replyToId of [foreign.id, UNKNOWN_ID, 'x']) {
      const body = { chatId, text: 'Hello', replyToId };
      expect(await ana.errorOf('sendMessage', { body })).toMatchObject({
        status: 400,
        fields: { replyToId: expect.any(String) },
      });
    }
    expect(await messagesOf(ana)).toEqual([]);
  });
});

describe('GET /chat/unread', () => {
  it('counts what the list counts: over all chats, without one’s own, read and blocked members’ messages', async () => {
    expect(await ana.ok('getUnreadMessages')).toEqual({ unread: 0 });
    const first = await send(tom, 'one');
    await send(tom, 'two');
    await send(ana, 'mine');
    const other = await eve.ok('openChat', { body: { otherUserId: ana.id } });
    await eve.ok('sendMessage', { body: { chatId: other.id, text: 'three' } });
    expect(await ana.ok('getUnreadMessages')).toEqual({ unread: 3 });
    expect((await ana.ok('getChats')).reduce((sum, { unreadCount }) => sum + unreadCount, 0)).toBe(3);
    await ana.ok('markMessageRead', { params: { messageId: first.id } });
    expect(await ana.ok('getUnreadMessages')).toEqual({ unread: 2 });
    await ana.ok('block', { params: { userId: eve.id } });
    expect(await ana.ok('getUnreadMessages')).toEqual({ unread: 1 });
    await ana.ok('markChatRead', { params: { chatId } });
    expect(await ana.ok('getUnreadMessages')).toEqual({ unread: 0 });
    expect((await api.anonymous.errorOf('getUnreadMessages')).status).toBe(401);
  });

  it('starts after what was read message by message, and keeps what was skipped', async () => {
    const sent = [await send(tom, '1'), await send(tom, '2'), await send(tom, '3'), await send(tom, '4')];
    const readTo = async () =>
      (
        await api.db
          .selectFrom('chat_participants')
          .select('last_read_seq')
          .where('user_id', '=', ana.id)
          .where('chat_id', '=', chatId)
          .executeTakeFirstOrThrow()
      ).last_read_seq;
    const read = (index: number) => ana.ok('markMessageRead', { params: { messageId: sent[index]?.id ?? '' } });
    await read(0);
    const afterFirst = await readTo();
    expect(afterFirst).toBeGreaterThan(0);
    await read(2);
    expect(await readTo()).toBe(afterFirst);
    expect(await ana.ok('getUnreadMessages')).toEqual({ unread: 2 });
    await read(1);
    await read(3);
    expect(await readTo()).toBeGreaterThan(afterFirst + 1);
    expect(await ana.ok('getUnreadMessages')).toEqual({ unread: 0 });
  });
});
