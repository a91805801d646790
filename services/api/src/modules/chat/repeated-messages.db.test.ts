import { eventually } from '@cred/service-kit/testing/eventually';
import { arriving, beginSend, clear, dataUrl, NOTHING, type RawSend, traces } from '../../testing/test-attachments';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { smallPng } from '../../testing/test-images';
import { mp4, smallMp4 } from '../../testing/test-videos';
import { chatOfTwo } from '../../testing/member-actions';

let api: TestApi;
let ana: TestMember;
let tom: TestMember;
let chatId: string;
let png: string;

beforeAll(async () => {
  api = await startTestApi();
  png = dataUrl(await smallPng());
});
beforeEach(async () => {
  ({ ana, tom, chatId } = await chatOfTwo(api));
});
afterEach(() => clear(api));
afterAll(() => api.close());

const messages = async () => (await tom.ok('getChat', { params: { chatId } })).messages;
const bodyOf = (clientId: string, mediaUrl: string): string => JSON.stringify({ chatId, clientId, mediaUrl });
const ONE_IMAGE = { messages: 1, media: 1, leftovers: 0, notifications: 1, files: 2 };
const ONE_VIDEO = { ...ONE_IMAGE, files: 1 };

describe('a repeated attachment', () => {
  it('returns the stored message, and removes the repeated file', async () => {
    const body = { chatId, clientId: 'client-id-1', mediaUrl: png, text: 'Once' };
    const first = await ana.ok('sendMessage', { body });
    expect(await ana.ok('sendMessage', { body })).toEqual(first);
    expect(await ana.ok('sendMessage', { body: { ...body, mediaUrl: dataUrl(smallMp4()) } })).toEqual(first);
    expect(await messages()).toEqual([first]);
    expect(await traces(api)).toEqual(ONE_IMAGE);
  });

  it('stores one message for concurrent requests on separate connections', async () => {
    const body = bodyOf('client-id-2', dataUrl(smallMp4()));
    const begun = await Promise.all([1, 2, 3].map(() => beginSend(api, ana, body.slice(0, -10), body.length)));
    await eventually(async () => (await arriving(api)) === 3);
    for (const { socket } of begun) socket.write(body.slice(-10));
    const responses = await Promise.all(begun.map((each) => each.response()));
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(responses.map(({ body: { id } }) => id)).size).toBe(1);
    expect(await messages()).toHaveLength(1);
    expect(await traces(api)).toEqual(ONE_VIDEO);
  });

  it('stores one message when the first response was lost', async () => {
    const body = bodyOf('client-id-3', png);
    const { socket } = await beginSend(api, ana, body, body.length);
    await eventually(async () => (await api.db.selectFrom('messages').select('id').execute()).length === 1);
    socket.resetAndDestroy();
    const again = await ana.ok('sendMessage', { body: JSON.parse(body) as Record<string, unknown> });
    expect(await messages()).toEqual([again]);
    await eventually(async () => (await arriving(api)) === 0);
    expect(await traces(api)).toEqual(ONE_IMAGE);
  });

  it('stores another message for another sender', async () => {
    const body = { chatId, clientId: 'client-id-4', mediaUrl: png };
    const sent = [await ana.ok('sendMessage', { body }), await tom.ok('sendMessage', { body })];
    expect((await messages()).map(({ id }) => id)).toEqual(sent.map(({ id }) => id));
  });
});

describe('an interrupted attachment', () => {
  const begin = (member: TestMember, bytes = 400): Promise<RawSend> =>
    beginSend(
      api,
      member,
      bodyOf('client-id-5', dataUrl({ type: 'video/mp4', bytes: mp4().subarray(0, bytes) })).slice(0, -2),
    );

  it('leaves no data when its sender disconnects, and is logged as aborted by the client', async () => {
    for (const leave of ['end', 'resetAndDestroy'] as const) {
      const { socket } = await begin(ana);
      await eventually(async () => (await arriving(api)) === 1);
      socket.resume()[leave]();
      await eventually(async () => (await arriving(api)) === 0);
    }
    expect(await traces(api)).toEqual(NOTHING);
    const lines = () => api.logs.map((line) => JSON.parse(line) as { level: number; msg: string });
    await eventually(async () => lines().filter(({ msg }) => msg === 'upload aborted by the client').length === 2);
    expect(lines().filter(({ level }) => level > 30)).toEqual([]);
  });

  it('leaves no data when its session ends, or a block closes its chat, before it is complete', async () => {
    const body = bodyOf('client-id-6', png);
    const [first, second] = [
      await beginSend(api, ana, body.slice(0, -5), body.length),
      await beginSend(api, tom, body.slice(0, -5), body.length),
    ];
    await eventually(async () => (await arriving(api)) === 2);
    await ana.ok('block', { params: { userId: tom.id } });
    await ana.ok('endAllSessions');
    for (const { socket } of [first, second]) socket.write(body.slice(-5));
    expect([(await first.response()).status, (await second.response()).status]).toEqual([401, 403]);
    await eventually(async () => (await arriving(api)) === 0);
    expect(await traces(api)).toEqual(NOTHING);
  });

  it('counts as one of three concurrent uploads of its account until it ends; texts do not count', async () => {
    const begun = [await begin(ana), await begin(ana), await begin(ana)];
    await eventually(async () => (await arriving(api)) === 3);
    expect(await ana.errorOf('sendMessage', { body: { chatId, mediaUrl: png } })).toMatchObject({
      status: 429,
      message: 'Please wait until your other uploads are done',
    });
    await ana.ok('sendMessage', { body: { chatId, text: 'A text' } });
    await tom.ok('sendMessage', { body: { chatId, mediaUrl: png } });
    begun.pop()?.socket.resetAndDestroy();
    await eventually(async () => (await ana.call('sendMessage', { body: { chatId, mediaUrl: png } })).status === 201);
    for (const { socket } of begun) socket.resetAndDestroy();
    await eventually(async () => (await arriving(api)) === 0);
  });
});

describe('rate limits', () => {
  it('count attachments as uploads, and texts and searches separately', async () => {
    const once = { account: { max: 1, seconds: 60 }, address: { max: 100, seconds: 60 } };
    const limited = await startTestApi({ rates: { upload: once, unknownClientUpload: once, search: once } });
    const [bia, caio] = [await limited.member(), await limited.member()];
    const { id } = await bia.ok('openChat', { body: { otherUserId: caio.id } });
    await bia.ok('sendMessage', { body: { chatId: id, mediaUrl: png } });
    expect(await bia.errorOf('sendMessage', { body: { chatId: id, mediaUrl: png } })).toMatchObject({
      status: 429,
      retryAfter: expect.any(Number),
    });
    await bia.ok('sendMessage', { body: { chatId: id, text: 'A text' } });
    const search = { params: { chatId: id }, query: { term: 'text' } };
    await bia.ok('searchMessages', search);
    expect((await bia.errorOf('searchMessages', search)).status).toBe(429);
    await bia.ok('getChat', { params: { chatId: id } });
    expect(await arriving(limited)).toBe(0);
    await limited.close();
  });
});
