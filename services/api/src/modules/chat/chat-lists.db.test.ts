import { limits } from '@cred/contract';
import { newId } from '../../core/ids';
import { dataUrl } from '../../testing/test-attachments';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { smallPng } from '../../testing/test-images';
import { walkPages } from '../../testing/walk-pages';
import { findMatches } from './messages.repository';
import { chatOfTwo } from '../../testing/member-actions';

let api: TestApi;
let ana: TestMember;
let tom: TestMember;
let chatId: string;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ({ ana, tom, chatId } = await chatOfTwo(api));
});
afterAll(() => api.close());

const send = (from: TestMember, text: string) => from.ok('sendMessage', { body: { chatId, text } });
async function startChat(from: TestMember, to: TestMember): Promise<string> {
  const { id } = await from.ok('openChat', { body: { otherUserId: to.id } });
  await from.ok('sendMessage', { body: { chatId: id, text: 'Hello' } });
  return id;
}
const search = (term: string, query: Record<string, string> = {}) =>
  ana.ok('searchMessages', { params: { chatId }, query: { term, ...query } });

describe('GET /chat, page by page', () => {
  it('returns every chat once, last active first, also for equal times', async () => {
    await send(tom, 'Up first');
    const ids: string[] = [chatId];
    for (let count = 0; count < 6; count += 1) {
      // Ids sort by time, so each new member has the larger id of the pair with Ana.
      const other = await api.member();
      if (count % 2 === 0) api.clock.advance(1_000);
      ids.push(await startChat(count % 3 === 0 ? ana : other, count % 3 === 0 ? other : ana));
    }
    const late = await api.member();
    const older = await startChat(tom, late);
    const all = await ana.ok('getChats');
    expect(new Set(all.map(({ id }) => id))).toEqual(new Set(ids));
    for (const take of ['1', '2', '3', '7'])
      expect((await walkPages(ana, 'getChats', { query: { take } })).map(({ id }) => id)).toEqual(
        all.map(({ id }) => id),
      );
    api.clock.advance(1_000);
    await send(tom, 'Up');
    expect((await ana.ok('getChats', { query: { take: '1' } })).map(({ id }) => id)).toEqual([chatId]);
    // Tom has the larger id in one pair and the smaller one in the other.
    expect((await walkPages(tom, 'getChats', { query: { take: '1' } })).map(({ id }) => id)).toEqual([chatId, older]);
  });

  it('fills each page despite omitted chats with a blocked member, and links no page after the last one', async () => {
    await send(tom, 'The oldest');
    const others = [await api.member(), await api.member(), await api.member()];
    for (const other of others) {
      api.clock.advance(1_000);
      await startChat(ana, other);
    }
    await ana.ok('block', { params: { userId: others[1]?.id ?? '' } });
    const [first, second] = [
      await ana.call('getChats', { query: { take: '2' } }),
      await ana.call('getChats', { query: { take: '3' } }),
    ];
    expect((first.body as { otherUser: { id: string } }[]).map(({ otherUser }) => otherUser.id)).toEqual([
      others[2]?.id,
      others[0]?.id,
    ]);
    expect(first.headers['link']).toMatch(/^<.*\/api\/chat\?take=2&cursor=[\w-]{32}>; rel="next"$/);
    expect(second.headers['link']).toBeUndefined();
  });

  it.each([
    'x',
    'A'.repeat(22),
    'A'.repeat(33),
    `${'_'.repeat(31)}w`,
    `f_AAAAAAAAA${'A'.repeat(21)}`,
    `wP8A${'A'.repeat(28)}`,
    `QnXPDDDDDDD${'A'.repeat(21)}`,
  ])('returns 400 for the cursor %s', async (cursor) => {
    expect(await ana.errorOf('getChats', { query: { cursor } })).toMatchObject({
      status: 400,
      fields: { cursor: 'Invalid cursor' },
    });
  });
});

describe('GET /chat/{chatId}/search', () => {
  it('finds a term in all texts of the chat, ignoring case and accents, oldest first', async () => {
    const sent = [
      await send(ana, 'A Medicação de AÇÃO lenta'),
      await send(tom, 'Nothing'),
      await send(tom, 'acao 100%_\\ sure'),
      await send(ana, 'Straße, İzmir, مُحَمَّد'),
    ];
    for (let count = 0; count < 60; count += 1) await send(tom, `later ${count}`);
    const ids = (...indexes: number[]) => ({
      total: indexes.length,
      messageIds: indexes.map((index) => sent[index]?.id),
    });
    expect(await search('ação')).toEqual(ids(0, 2));
    expect(await search('medicac\u0327a\u0303o')).toEqual(ids(0));
    for (const term of ['%', '_', '\\', '100%_\\']) expect(await search(term)).toEqual(ids(2));
    for (const term of ['STRASSE', 'izmir', 'محمد']) expect(await search(term)).toEqual(ids(3));
    expect(await search('absent')).toEqual(ids());
    expect(await search('\u0301')).toEqual(ids());
    expect((await search('LATER')).total).toBe(60);
  });

  it('does not search captions', async () => {
    await ana.ok('sendMessage', { body: { chatId, text: 'A caption', mediaUrl: dataUrl(await smallPng()) } });
    expect(await search('caption')).toEqual({ total: 0, messageIds: [] });
  });

  it('returns the newest matches up to the limit, and counts all', async () => {
    const at = new Date();
    const rows = Array.from({ length: limits.chat.searchResults + 3 }, (_, index) => ({
      id: newId(),
      chat_id: chatId,
      seq: index + 1,
      sender_id: tom.id,
      type: 'TEXT' as const,
      text: `Word ${index}`,
      folded: `word ${index}`,
      reply_to_id: null,
      client_id: null,
      created_at: at,
    }));
    await api.db.insertInto('messages').values(rows).execute();
    expect(await search('word')).toEqual({ total: rows.length, messageIds: rows.slice(3).map(({ id }) => id) });
    expect(await findMatches(api.db, chatId, 'word', 2)).toEqual({
      total: rows.length,
      ids: [rows.at(-1)?.id, rows.at(-2)?.id],
    });
  });

  it('returns 400 for invalid terms, 404 to non-members and the blocked member, and 401 to visitors', async () => {
    const params = { chatId };
    for (const term of ['', '  ', '\u200b', 'x'.repeat(limits.chat.termMax + 1), 'a\u0000b']) {
      expect(await ana.errorOf('searchMessages', { params, query: { term } })).toMatchObject({
        status: 400,
        fields: { term: expect.any(String) },
      });
    }
    expect(await ana.errorOf('searchMessages', { params })).toMatchObject({ status: 400 });
    const eve = await api.member();
    expect((await eve.errorOf('searchMessages', { params, query: { term: 'a' } })).status).toBe(404);
    expect((await api.anonymous.errorOf('searchMessages', { params, query: { term: 'a' } })).status).toBe(401);
    await tom.ok('block', { params: { userId: ana.id } });
    expect((await ana.errorOf('searchMessages', { params, query: { term: 'a' } })).status).toBe(404);
    expect((await tom.call('searchMessages', { params, query: { term: 'a' } })).status).toBe(200);
  });
});
