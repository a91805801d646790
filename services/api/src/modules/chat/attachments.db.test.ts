import { limits } from '@cred/contract';
import { eventually } from '@cred/service-kit/testing/eventually';
import { sql } from 'kysely';
import sharp from 'sharp';
import { arriving, beginSend, clear, dataUrl, NOTHING, traces } from '../../testing/test-attachments';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { bombPng, phonePhoto, smallPng } from '../../testing/test-images';
import { mp4, smallMp4, identifyingWords } from '../../testing/test-videos';
import { unzip } from '../../testing/unzip';

let api: TestApi;
let ana: TestMember;
let tom: TestMember;
let eve: TestMember;
let chatId: string;
let png: string;

beforeAll(async () => {
  api = await startTestApi();
  [ana, tom, eve] = [await api.member(), await api.member(), await api.member()];
  chatId = (await ana.ok('openChat', { body: { otherUserId: tom.id } })).id;
  png = dataUrl(await smallPng());
});
afterEach(() => clear(api));
afterAll(() => api.close());

const send = (from: TestMember, body: Record<string, unknown>) => from.ok('sendMessage', { body: { chatId, ...body } });
const rejectionOf = (body: Record<string, unknown>) => ana.errorOf('sendMessage', { body: { chatId, ...body } });
const raw = (from: TestMember, payload: string) =>
  from.inject({ method: 'POST', url: '/api/chat/messages', headers: { 'content-type': 'application/json' }, payload });

describe('POST /chat/messages with an attachment', () => {
  it('stores an image with its caption and shows it to both members', async () => {
    const sent = await send(ana, { text: ' Ward 4 ', mediaUrl: dataUrl(await phonePhoto()), clientId: 'client-id-1' });
    const id = /\/api\/media\/([0-9a-f-]{36})\/full\.webp$/.exec(sent.mediaUrl ?? '')?.[1];
    expect(sent).toMatchObject({
      type: 'IMAGE',
      text: ' Ward 4 ',
      clientId: 'client-id-1',
      mediaUrl: `${api.settings.API_PUBLIC_URL}/api/media/${id}/full.webp`,
      mediaInfo: {
        width: 600,
        height: 800,
        cardUrl: `${api.settings.API_PUBLIC_URL}/api/media/${id}/card.webp`,
        placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
        duration: null,
      },
    });
    expect((await tom.ok('getChat', { params: { chatId } })).messages).toEqual([sent]);
    expect(await tom.ok('getChats')).toMatchObject([
      { unreadCount: 1, lastMessage: { id: sent.id, type: 'IMAGE', text: ' Ward 4 ' } },
    ]);
    expect((await tom.ok('getNotifications')).items).toMatchObject([
      { type: 'message', payload: { preview: 'Ward 4' } },
    ]);
    const stored = await tom.inject({ url: new URL(sent.mediaUrl ?? '').pathname });
    expect(stored.rawPayload.includes('Secret model')).toBe(false);
    expect((await sharp(stored.rawPayload).metadata()).format).toBe('webp');
    expect(await traces(api)).toEqual({ messages: 1, media: 1, leftovers: 0, notifications: 1, files: 2 });
  });

  it('stores a video without a caption and without its camera metadata', async () => {
    const sent = await send(ana, { mediaUrl: dataUrl(smallMp4({ identifying: true, rotated: true })) });
    expect(sent).toMatchObject({
      type: 'VIDEO',
      text: null,
      mediaInfo: { width: 48, height: 64, cardUrl: null, placeholder: null, duration: 1 },
    });
    expect(await tom.ok('getChats')).toMatchObject([{ unreadCount: 1, lastMessage: { type: 'VIDEO', text: null } }]);
    expect((await tom.ok('getNotifications')).items).toMatchObject([
      { type: 'message', chatId, payload: { preview: 'Video' } },
    ]);
    const stored = await tom.inject({ url: new URL(sent.mediaUrl ?? '').pathname });
    expect(stored.rawPayload.length).toBe(mp4({ identifying: true, rotated: true }).length);
    for (const word of identifyingWords) expect(stored.rawPayload.includes(word)).toBe(false);
  });

  it('stores a blank caption as null', async () => {
    expect(await send(ana, { text: ' \n', mediaUrl: png })).toMatchObject({ type: 'IMAGE', text: null });
  });

  it('reads a body in any order, with escapes and with unknown properties', async () => {
    const escaped = png.replaceAll('/', '\\/').replaceAll('+', '\\u002b');
    const responses = [
      await raw(
        ana,
        `{"mediaUrl":"${escaped}","x":{"mediaUrl":["a"],"chatId":1},` +
          `"text":"Turned","chatId":"${chatId.toUpperCase()}"}`,
      ),
      await raw(ana, `\n{ "chatId" : "${chatId}",\t"media\\u0055rl" : "${png}" }\n`),
    ];
    expect(responses.map(({ statusCode, json }) => [statusCode, (json as () => { type: string })().type])).toEqual([
      [201, 'IMAGE'],
      [201, 'IMAGE'],
    ]);
  });
});

describe('POST /chat/messages rejects and does not store', () => {
  afterEach(async () => expect(await traces(api)).toEqual(NOTHING));

  it('an attachment above 8 MB before the chat’s id; after the id the full limit applies', async () => {
    const large = `"mediaUrl":"${dataUrl({ type: 'video/mp4', bytes: Buffer.alloc(8 * 1024 * 1024 + 1) })}"`;
    const responses = [
      await raw(ana, `{${large},"chatId":"${chatId}"}`),
      await raw(ana, `{"chatId":"${chatId}",${large}}`),
    ];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([413, 415]);
    expect(responses[0]?.body).toContain('chatId must come before mediaUrl');
  });

  const unsupported = { status: 415, message: 'Formato não suportado. Use JPG/PNG ou MP4.' };
  const invalidFile = { status: 400, fields: { mediaUrl: 'The file could not be read, please choose it again' } };
  const asPng = (bytes: Buffer | string): string => dataUrl({ type: 'image/png', bytes: Buffer.from(bytes as string) });
  const invalidAttachments: readonly [string, object, () => unknown][] = [
    ['a URL', unsupported, () => 'https://cred.example/a.png'],
    ['a script', unsupported, () => 'javascript:alert(1)'],
    [
      'an HTML page',
      unsupported,
      () => dataUrl({ type: 'text/html', bytes: Buffer.from('<script>alert(1)</script>') }),
    ],
    [
      'an SVG',
      unsupported,
      () => dataUrl({ type: 'image/svg+xml', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }),
    ],
    [
      'an HTML page with the media type of an image',
      unsupported,
      () => asPng('<!doctype html><script>alert(1)</script>'),
    ],
    ['a video with the media type of an image', unsupported, () => asPng(mp4())],
    ['a png with the media type of a video', unsupported, () => png.replace('image/png', 'video/mp4')],
    ['an empty URL', unsupported, () => ''],
    ['an empty file', invalidFile, () => 'data:image/png;base64,'],
    ['base64 with a line break', invalidFile, () => `${png.slice(0, 60)}\n${png.slice(60)}`],
    ['truncated base64', invalidFile, () => png.replace(/.=*$/, '')],
    [
      'a truncated image',
      { status: 400, fields: { mediaUrl: 'The image is damaged, please choose another one' } },
      () => asPng(Buffer.from(png.split(',')[1] ?? '', 'base64').subarray(0, 100)),
    ],
    [
      'a truncated video',
      { status: 400, fields: { mediaUrl: 'The video is damaged, please choose another one' } },
      () => dataUrl({ type: 'video/mp4', bytes: mp4().subarray(0, -20) }),
    ],
    ['an image of too many pixels', { status: 413 }, async () => dataUrl(await bombPng())],
    ['a number', { status: 400, fields: { mediaUrl: 'Must be a text' } }, () => 5],
    ['null', { status: 400, fields: { mediaUrl: 'Must be a text' } }, () => null],
  ];
  it.each(invalidAttachments)('%s', async (_, response, make) => {
    expect(await rejectionOf({ mediaUrl: await make(), text: 'With it' })).toMatchObject(response);
  });

  it('an overlong text next to a valid image', async () => {
    expect(await rejectionOf({ mediaUrl: png, text: 'x'.repeat(limits.message.textMax + 1) })).toMatchObject({
      status: 400,
      fields: { text: expect.any(String) },
    });
    expect(await rejectionOf({ text: 'x'.repeat(110_000), mediaUrl: png })).toMatchObject({ status: 413 });
  });

  it.each([
    ['invalid JSON', (url: string) => `{"mediaUrl":"${url}"`],
    ['two attachments', (url: string) => `{"mediaUrl":"${url}","mediaUrl":"${url}"}`],
    ['a __proto__ property', (url: string) => `{"mediaUrl":"${url}","__proto__":{"chatId":"x"}}`],
    ['two objects', (url: string) => `{"mediaUrl":"${url}"}{}`],
    ['a list', (url: string) => `[{"mediaUrl":"${url}"}`],
  ])('%s', async (_, make) => {
    expect((await raw(ana, make(png))).json()).toMatchObject({ code: 'malformed_body' });
  });

  it('an attachment without a chat, for a chat of other members, and from a visitor', async () => {
    expect(await ana.errorOf('sendMessage', { body: { mediaUrl: png } })).toMatchObject({
      status: 400,
      fields: { chatId: 'Invalid id' },
    });
    expect(await eve.errorOf('sendMessage', { body: { chatId, mediaUrl: png } })).toMatchObject({
      status: 404,
      code: 'not_found',
    });
    expect(await eve.errorOf('sendMessage', { body: { mediaUrl: png, chatId } })).toMatchObject({
      status: 404,
      code: 'not_found',
    });
    expect(await api.anonymous.errorOf('sendMessage', { body: { chatId, mediaUrl: png } })).toMatchObject({
      status: 401,
    });
    expect(
      await ana.errorOf('sendMessage', {
        body: { chatId, mediaUrl: png },
        headers: { origin: 'https://evil.example' },
      }),
    ).toMatchObject({ status: 403, code: 'origin_not_allowed' });
  });

  it('an attachment in a chat in which one member blocks the other', async () => {
    await tom.ok('block', { params: { userId: ana.id } });
    for (const member of [ana, tom])
      expect(await member.errorOf('sendMessage', { body: { chatId, mediaUrl: png } })).toMatchObject({ status: 403 });
    await tom.ok('unblock', { params: { userId: ana.id } });
  });

  it('an attachment whose row cannot be stored', async () => {
    await sql`alter table media add constraint broken check (message_id is null)`.execute(api.db);
    expect(await rejectionOf({ mediaUrl: png })).toMatchObject({ status: 500 });
    await sql`alter table media drop constraint broken`.execute(api.db);
  });
});

describe('export and deletion of an account', () => {
  it('export the attachments of the member, and delete those of both members', async () => {
    const [bia, caio] = [await api.member(), await api.member()];
    const { id } = await bia.ok('openChat', { body: { otherUserId: caio.id } });
    const own = await bia.ok('sendMessage', { body: { chatId: id, mediaUrl: png } });
    await caio.ok('sendMessage', { body: { chatId: id, mediaUrl: dataUrl(smallMp4()) } });
    const files = await unzip((await bia.inject({ method: 'GET', url: `/api/user/export/${bia.id}` })).rawPayload);
    const [message] = JSON.parse(String(files.get('messages.json'))) as { id: string; media: string }[];
    expect(message).toMatchObject({ id: own.id, type: 'IMAGE', media: own.mediaUrl?.split('/').at(-2) });
    expect([...files.keys()].filter((name) => name.startsWith('media/'))).toEqual([`media/${message?.media}.webp`]);
    await bia.ok('deleteAccount', { params: { id: bia.id }, body: { currentPassword: bia.password } });
    expect(await traces(api)).toMatchObject({ messages: 0, media: 0, leftovers: 0, files: 0 });
    expect(await arriving(api)).toBe(0);
  });

  it('wait for a message in flight, and delete it too', async () => {
    const [bia, caio] = [await api.member(), await api.member()];
    const { id } = await bia.ok('openChat', { body: { otherUserId: caio.id } });
    await Promise.all([
      caio.call('sendMessage', { body: { chatId: id, mediaUrl: png } }),
      bia.ok('deleteAccount', { params: { id: bia.id }, body: { currentPassword: bia.password } }),
    ]);
    await eventually(async () => (await arriving(api)) === 0);
    expect(await traces(api)).toMatchObject({ messages: 0, media: 0, leftovers: 0, files: 0 });
  });
});

describe('an upload that is not allowed', () => {
  it('is rejected before its bytes are sent', async () => {
    const url = '"data:video/mp4;base64,AAAA';
    const tooLong = await beginSend(api, ana, '', 200_000_000);
    expect(await tooLong.response()).toMatchObject({
      status: 413,
      body: { message: 'Arquivo muito grande (limite 100MB).' },
    });
    const outsider = await beginSend(api, eve, `{"chatId":"${chatId}","mediaUrl":${url}`);
    expect((await outsider.response()).status).toBe(404);
    const visitor = await beginSend(api, api.anonymous, '{');
    expect((await visitor.response()).status).toBe(401);
    const page = await beginSend(api, ana, `{"chatId":"${chatId}","mediaUrl":"data:text/html;base64,`);
    expect((await page.response()).status).toBe(415);
    expect(await arriving(api)).toBe(0);
  });
});
