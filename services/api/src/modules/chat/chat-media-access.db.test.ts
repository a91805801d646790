import { dataUrl } from '../../testing/test-attachments';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { reviewer } from '../../testing/test-certificates';
import type { TestClient } from '../../testing/test-client';
import { smallPng } from '../../testing/test-images';
import { smallMp4 } from '../../testing/test-videos';
import { chatOfTwo } from '../../testing/member-actions';

let api: TestApi;
let ana: TestMember;
let tom: TestMember;
let chatId: string;
let clients: Readonly<Record<string, TestClient>>;
let urls: Readonly<Record<string, string>>;

beforeAll(async () => {
  api = await startTestApi();
  ({ ana, tom, chatId } = await chatOfTwo(api));
  const outsider = await api.member();
  // Both have a chat with the outsider too, which must not give access to this one.
  for (const each of [ana, tom]) await each.ok('openChat', { body: { otherUserId: outsider.id } });
  clients = { anonymous: api.anonymous, outsider, reviewer: await reviewer(api), sender: ana, recipient: tom };
  const image = await ana.ok('sendMessage', { body: { chatId, mediaUrl: dataUrl(await smallPng()) } });
  const video = await ana.ok('sendMessage', { body: { chatId, mediaUrl: dataUrl(smallMp4()) } });
  const pathOf = (url: string | null | undefined): string => new URL(url ?? '').pathname;
  urls = { card: pathOf(image.mediaInfo?.cardUrl), full: pathOf(image.mediaUrl), video: pathOf(video.mediaUrl) };
});
afterAll(() => api.close());

const etagOf = async (url: string): Promise<string> => String((await ana.inject({ url })).headers.etag);
/** Returns the statuses of GET, HEAD, a range and a conditional request for each of the three files. */
async function requestAll(client: TestClient): Promise<number[][]> {
  const all: number[][] = [];
  for (const url of Object.values(urls)) {
    const mediaResponses = [
      await client.inject({ url }),
      await client.inject({ method: 'HEAD', url }),
      await client.inject({ url, headers: { range: 'bytes=0-3' } }),
      await client.inject({ url, headers: { 'if-none-match': await etagOf(url) } }),
    ];
    for (const { statusCode, headers, rawPayload } of mediaResponses) {
      expect(headers['x-content-type-options']).toBe('nosniff');
      if (statusCode < 400) expect(headers['cache-control']).toBe('private, no-cache');
      else
        expect([
          headers['cache-control'],
          headers['etag'],
          headers['content-range'],
          rawPayload.includes('webp'),
        ]).toEqual(['no-store', undefined, undefined, false]);
    }
    all.push(mediaResponses.map(({ statusCode }) => statusCode));
  }
  return all;
}
const forEveryFile = (statuses: number[]): number[][] => [statuses, statuses, statuses];
const VISIBLE = forEveryFile([200, 200, 206, 304]);
const HIDDEN = forEveryFile([404, 404, 404, 404]);

describe('the files of a chat', () => {
  it.each([
    ['anonymous', forEveryFile([401, 401, 401, 401])],
    ['outsider', HIDDEN],
    ['reviewer', HIDDEN],
    ['sender', VISIBLE],
    ['recipient', VISIBLE],
  ])('are available only to its two members: %s', async (name, expected) => {
    expect(await requestAll(clients[name] as TestClient)).toEqual(expected);
  });

  it('are available to the blocker but not to the blocked member, like the chat', async () => {
    await ana.ok('block', { params: { userId: tom.id } });
    expect([await requestAll(ana), await requestAll(tom)]).toEqual([VISIBLE, HIDDEN]);
    await ana.ok('unblock', { params: { userId: tom.id } });
    await tom.ok('block', { params: { userId: ana.id } });
    const own = await Promise.all(Object.values(urls).map(async (url) => (await ana.inject({ url })).statusCode));
    expect(own).toEqual([404, 404, 404]);
    await tom.ok('unblock', { params: { userId: ana.id } });
    expect(await requestAll(tom)).toEqual(VISIBLE);
  });

  it('are not served as files of another kind; an outsider gets the same 404 as for an unknown id', async () => {
    const { full = '', video = '' } = urls;
    for (const url of [
      full.replace('full.webp', 'video.mp4'),
      video.replace('video.mp4', 'full.webp'),
      full.replace('full.webp', 'full.png'),
    ]) {
      expect((await ana.inject({ url })).statusCode).toBe(404);
    }
    const absent = await clients['outsider']?.inject({
      url: full.replace(/[0-9a-f-]{36}/, '0192f0c0-0000-7000-8000-000000000000'),
    });
    const hidden = await clients['outsider']?.inject({ url: full });
    expect([hidden?.statusCode, hidden?.body]).toEqual([absent?.statusCode, absent?.body]);
  });

  it('appear in no response to other members', async () => {
    const ids = Object.values(urls).map((url) => url.split('/')[3] ?? '');
    for (const name of ['outsider', 'reviewer'] as const) {
      const client = clients[name] as TestClient;
      const responses = [
        await client.call('getFeed'),
        await client.call('getChats'),
        await client.call('getNotifications'),
        await client.call('getChat', { params: { chatId } }),
        await client.call('getUser', { params: { username: ana.username } }),
        await client.call('getUserPosts', { params: { userId: ana.id } }),
        await client.call('searchMessages', { params: { chatId }, query: { term: 'a' } }),
      ];
      for (const id of ids) expect(JSON.stringify(responses)).not.toContain(id);
    }
  });
});
