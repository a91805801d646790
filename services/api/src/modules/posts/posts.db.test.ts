import { Agent, request as http } from 'node:http';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { eventually } from '@cred/service-kit/testing/eventually';
import { sql } from 'kysely';
import sharp from 'sharp';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { bombPng, phonePhoto, smallPng } from '../../testing/test-images';
import { mediaFolder } from '../media/open-media-store';

jest.setTimeout(60_000);

let api: TestApi;
let ana: TestMember;
let tom: TestMember;

beforeEach(async () => {
  api = await startTestApi();
  ana = await api.member({ fullName: 'Ana Souza' });
  tom = await api.member({ specialty: 'Other_Professions' });
});
afterEach(() => api.close());

const post = (author: TestMember, text: string, audience: 'general' | 'health' = 'general') =>
  author.ok('createPost', { body: { userId: author.id, text, audience: JSON.stringify([audience]) } });

/** The rows, pending files and files that an upload left. */
async function traces() {
  const names = await readdir(mediaFolder(api.settings.CRED_DATA), { recursive: true }).catch(() => []);
  return {
    posts: (await api.db.selectFrom('posts').select('id').execute()).length,
    media: (await api.db.selectFrom('media').select('id').execute()).length,
    leftovers: (await api.db.selectFrom('media_leftovers').select('media_id').execute()).length,
    files: names.filter((name) => name.includes('.')),
  };
}
const NOTHING = { posts: 0, media: 0, leftovers: 0, files: [] };

describe('POST /post', () => {
  it('returns the post in the form that cards show', async () => {
    const made = await ana.ok('createPost', {
      body: { userId: ana.id, text: 'Wash your hands\nplease', isValid: 'true', isRepost: 'true' },
    });
    expect(made).toMatchObject({
      text: 'Wash your hands\nplease',
      img: null,
      imgInfo: null,
      audience: ['general'],
      isValid: false,
      isRepost: false,
      originalPost: null,
      user: { id: ana.id, fullName: 'Ana Souza' },
      averageRating: 0,
      avaregeRating: 0,
      ratingCount: 0,
      userRating: null,
      _count: { comments: 0, reposts: 0 },
    });
    expect(await tom.ok('getFeed')).toEqual([made]);
  });

  it('stores a phone photo upright, in two sizes, without its location', async () => {
    const made = await ana.ok('createPost', {
      body: { userId: ana.id, text: 'Our ward', imgAlt: 'A corridor', isClinical: 'true' },
      files: { img: await phonePhoto() },
    });
    expect(made).toMatchObject({
      imgAlt: 'A corridor',
      isClinical: true,
      imgInfo: { width: 600, height: 800, fullWidth: 600, fullHeight: 800 },
    });
    for (const url of [made.img, made.imgInfo?.fullUrl]) {
      const image = await tom.inject({ url: new URL(url ?? '').pathname });
      expect(image.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
      const { exif, width, height } = await sharp(image.rawPayload).metadata();
      expect({ exif, width, height }).toEqual({ exif: undefined, width: 600, height: 800 });
    }
  });

  it('returns 400 with the invalid fields', async () => {
    const error = await ana.errorOf('createPost', { body: { userId: 'me', text: '  ', audience: '["everyone"]' } });
    expect(error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      fields: { userId: 'Invalid id', text: 'Text is empty' },
    });
    expect(Object.keys(error.fields ?? {})).toEqual(expect.arrayContaining(['userId', 'text']));
  });

  it('rejects control characters, and accepts every other character', async () => {
    for (const text of ['a\u0000b', 'a\u001bb', 'a\u0085b']) {
      expect(await ana.errorOf('createPost', { body: { userId: ana.id, text } })).toMatchObject({
        status: 400,
        fields: { text: expect.any(String) },
      });
    }
    const text = '<script>alert(1)</script>\t“é” 👩🏽‍⚕️ \u202e';
    expect((await post(ana, text)).text).toBe(text.normalize('NFC'));
  });

  it('rejects a visitor with 401', async () => {
    expect(await api.anonymous.errorOf('createPost', { body: { userId: ana.id, text: 'Hi' } })).toMatchObject({
      status: 401,
    });
  });

  it('rejects a post for another member’s id', async () => {
    expect(await tom.errorOf('createPost', { body: { userId: ana.id, text: 'Hi' } })).toMatchObject({
      status: 403,
      code: 'not_yours',
    });
  });

  it('rejects the health audience for a general member, and stores nothing', async () => {
    const body = { userId: tom.id, text: 'Hi', audience: '["health"]' };
    expect(await tom.errorOf('createPost', { body, files: { img: await smallPng() } })).toMatchObject({
      status: 403,
      code: 'audience_not_allowed',
    });
    expect(await traces()).toEqual(NOTHING);
  });
});

describe('POST /post with an invalid image', () => {
  const invalidImages: readonly [
    name: string,
    status: number,
    file: () => Promise<{ filename: string; bytes: Buffer }>,
  ][] = [
    [
      'a renamed program',
      415,
      async () => ({ filename: 'a.png', bytes: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(512)]) }),
    ],
    [
      'an SVG',
      415,
      async () => ({ filename: 'a.svg', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }),
    ],
    [
      'a truncated png',
      400,
      async () => ({ filename: 'a.png', bytes: Buffer.from((await smallPng()).bytes).subarray(0, 70) }),
    ],
    ['41 megapixels', 413, async () => ({ filename: 'a.png', bytes: Buffer.from((await bombPng()).bytes) })],
    [
      'more than 20 MB',
      413,
      async () => ({
        filename: 'a.png',
        bytes: Buffer.concat([Buffer.from((await smallPng()).bytes), Buffer.alloc(21 * 1024 * 1024)]),
      }),
    ],
  ];
  it.each(invalidImages)('rejects %s with %i and stores nothing', async (_, status, file) => {
    const img = { type: 'image/png', ...(await file()) };
    expect(await ana.errorOf('createPost', { body: { userId: ana.id, text: 'Hi' }, files: { img } })).toMatchObject({
      status,
    });
    expect(await traces()).toEqual(NOTHING);
  });

  it('stores nothing when the fields of a valid image are invalid', async () => {
    expect(
      await ana.errorOf('createPost', { body: { userId: ana.id, text: '' }, files: { img: await smallPng() } }),
    ).toMatchObject({ status: 400 });
    expect(await traces()).toEqual(NOTHING);
  });

  it('stores nothing when the database fails after the files are written', async () => {
    await sql`alter table media add constraint broken check (card_width < 0)`.execute(api.db);
    expect(
      await ana.errorOf('createPost', { body: { userId: ana.id, text: 'Hi' }, files: { img: await smallPng() } }),
    ).toMatchObject({ status: 500 });
    expect(await traces()).toEqual(NOTHING);
  });

  it('stores nothing when the client disconnects during the upload', async () => {
    await api.server.listen({ host: '127.0.0.1', port: 0 });
    const cookie = [...ana.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const address = api.server.server.address();
    const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const head = `--b\r\ncontent-disposition: form-data; name="userId"\r\n\r\n${ana.id}\r\n--b\r\ncontent-disposition: form-data; name="text"\r\n\r\nHi\r\n--b\r\ncontent-disposition: form-data; name="img"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
    socket.write(
      `POST /api/post HTTP/1.1\r\nhost: x\r\norigin: ${api.settings.PUBLIC_URL}\r\ncookie: ${cookie}\r\n` +
        `content-type: multipart/form-data; boundary=b\r\ncontent-length: 100000\r\n\r\n${head}`,
    );
    socket.write(Buffer.from((await smallPng()).bytes).subarray(0, 60));
    await eventually(async () => (await traces()).files.length === 1);
    socket.resume().end();
    await closed;
    await eventually(async () => (await traces()).files.length === 0);
    expect(await traces()).toEqual(NOTHING);
  });
});

describe('a rejected upload', () => {
  it('leaves its connection usable, although the body was incomplete', async () => {
    if (!api.server.server.listening) await api.server.listen({ host: '127.0.0.1', port: 0 });
    const address = api.server.server.address();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const cookie = [...ana.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const send = (path: string, body?: Buffer): Promise<number> =>
      new Promise((resolve, reject) => {
        const headers = {
          origin: api.settings.PUBLIC_URL,
          cookie,
          ...(body ? { 'content-type': 'multipart/form-data; boundary=b', 'content-length': body.length } : {}),
        };
        const request = http(
          {
            agent,
            host: '127.0.0.1',
            port: typeof address === 'object' && address ? address.port : 0,
            path,
            method: body ? 'POST' : 'GET',
            headers,
          },
          (response) => {
            response.resume().once('end', () => resolve(response.statusCode ?? 0));
          },
        );
        request.once('error', reject).end(body);
      });
    const form = (field: string): Buffer =>
      Buffer.concat([
        Buffer.from(`--b\r\ncontent-disposition: form-data; name="${field}"; filename="a.mp4"\r\n\r\n`),
        Buffer.alloc(1 << 20),
        Buffer.from('\r\n--b--\r\n'),
      ]);
    const statuses: number[] = [];
    for (const field of ['unexpected', 'video'])
      statuses.push(await send('/api/post', form(field)), await send('/api/auth/me'));
    agent.destroy();
    expect(statuses).toEqual([400, 200, 415, 200]);
  });
});

describe('the upload limit', () => {
  it('counts posts with a file, not posts with text only', async () => {
    const once = { account: { max: 1, seconds: 60 }, address: { max: 100, seconds: 60 } };
    const narrow = await startTestApi({ rates: { upload: once, unknownClientUpload: once } });
    const member = await narrow.member();
    const body = { userId: member.id, text: 'Hi' };
    for (let count = 0; count < 3; count += 1) await member.ok('createPost', { body });
    await member.ok('createPost', { body, files: { img: await smallPng() } });
    expect(await member.errorOf('createPost', { body, files: { img: await smallPng() } })).toMatchObject({
      status: 429,
    });
    await member.ok('createPost', { body });
    await narrow.close();
  });
});

describe('GET /post', () => {
  it('pages without gaps or duplicates while others publish', async () => {
    // All in one millisecond, so that only the ids determine the order.
    const made: string[] = [];
    for (let index = 0; index < 7; index += 1) made.unshift((await post(ana, `Post ${index}`)).id);
    const seen: string[] = [];
    let query: Record<string, string> = { take: '3' };
    for (;;) {
      const { headers, body } = await tom.call('getFeed', { query });
      seen.push(...(body as { id: string }[]).map(({ id }) => id));
      await post(ana, 'Meanwhile');
      const next = /^<([^>]+)>; rel="next"$/.exec(String(headers['link'] ?? ''))?.[1];
      if (!next) break;
      expect(next.startsWith(`${api.settings.API_PUBLIC_URL}/api/post?`)).toBe(true);
      query = Object.fromEntries(new URL(next).searchParams);
    }
    expect(seen).toEqual(made);
  });

  it('rejects an invalid cursor, and a page size above the limit', async () => {
    for (const cursor of ['x', '../../etc', ana.id]) {
      expect(await ana.errorOf('getFeed', { query: { cursor } })).toMatchObject({
        status: 400,
        fields: { cursor: 'Invalid cursor' },
      });
    }
    expect((await ana.errorOf('getFeed', { query: { take: '101' } })).fields).toHaveProperty('take');
    expect(await api.anonymous.errorOf('getFeed')).toMatchObject({ status: 401 });
  });
});

describe('GET /post/user/{userId}', () => {
  it('returns one member’s posts only', async () => {
    const own = await post(ana, 'Mine');
    await post(tom, 'His');
    expect(await tom.ok('getUserPosts', { params: { userId: ana.id } })).toEqual([own]);
  });

  it('returns 404 for an unknown member, 400 for an invalid id, 401 for a visitor', async () => {
    expect(
      await ana.errorOf('getUserPosts', { params: { userId: '0192f0c0-0000-7000-8000-000000000000' } }),
    ).toMatchObject({ status: 404 });
    expect(await ana.errorOf('getUserPosts', { params: { userId: 'x' } })).toMatchObject({
      status: 400,
      fields: { userId: 'Invalid id' },
    });
    expect(await api.anonymous.errorOf('getUserPosts', { params: { userId: ana.id } })).toMatchObject({ status: 401 });
  });
});

describe('DELETE /post/{id}', () => {
  it('removes the post, its text and its files, and is idempotent', async () => {
    const made = await ana.ok('createPost', {
      body: { userId: ana.id, text: 'Gone soon' },
      files: { img: await smallPng() },
    });
    const params = { id: made.id };
    expect(await ana.ok('deletePost', { params })).toEqual({ ok: true });
    expect(await ana.ok('deletePost', { params })).toEqual({ ok: true });
    expect(await tom.ok('getFeed')).toEqual([]);
    expect((await ana.inject({ url: new URL(made.img ?? '').pathname })).statusCode).toBe(404);
    expect(await traces()).toEqual({ ...NOTHING, posts: 1 });
    expect(await api.db.selectFrom('posts').select('text').execute()).toEqual([{ text: '' }]);
    expect(await tom.errorOf('deletePost', { params })).toMatchObject({ status: 404 });
  });

  it('rejects another member’s post with 403, and treats a hidden post like an unknown one', async () => {
    const [open, hidden] = [await post(ana, 'Open'), await post(ana, 'Hidden', 'health')];
    expect(await tom.errorOf('deletePost', { params: { id: open.id } })).toMatchObject({
      status: 403,
      code: 'not_yours',
    });
    const { headers: _, ...unseen } = await tom.errorOf('deletePost', { params: { id: hidden.id } });
    const { headers: __, ...absent } = await tom.errorOf('deletePost', { params: { id: ana.id } });
    expect(unseen).toEqual(absent);
    expect(unseen.status).toBe(404);
    expect(await tom.errorOf('deletePost', { params: { id: 'x' } })).toMatchObject({
      status: 400,
      fields: { id: 'Invalid id' },
    });
    expect(await api.anonymous.errorOf('deletePost', { params: { id: open.id } })).toMatchObject({ status: 401 });
  });
});
