import { readdir } from 'node:fs/promises';
import { request as http, type IncomingMessage } from 'node:http';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { smallPng } from '../../testing/test-images';
import { startTestS3 } from '@cred/service-kit/testing/test-s3';
import { box, mp4, smallMp4 } from '../../testing/test-videos';
import { mediaKey } from './media-path';
import type { MediaStore } from './media-store';
import { mediaFolder, type openMediaStore } from './open-media-store';

jest.setTimeout(60_000);

const mockOpened: MediaStore[] = [];
jest.mock('./open-media-store', () => {
  const actual = jest.requireActual<{ openMediaStore: typeof openMediaStore }>('./open-media-store');
  return {
    ...actual,
    openMediaStore: (settings: Parameters<typeof actual.openMediaStore>[0]) => {
      const store = actual.openMediaStore(settings);
      mockOpened.push(store);
      return store;
    },
  };
});

let api: TestApi;
let ana: TestMember;
let url = '';
const videoBytes = mp4();
beforeAll(async () => {
  api = await startTestApi();
  ana = await api.member();
  const made = await ana.ok('createPost', { body: { userId: ana.id, text: 'Look' }, files: { video: smallMp4() } });
  url = new URL(made.video ?? '').pathname;
});
afterAll(() => api.close());

const get = (range?: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  ana.inject({ method, url, headers: { ...(range ? { range } : {}), ...headers } });

describe('images of a profile', () => {
  it('are absent between two members when one blocks the other', async () => {
    const bia = await api.member();
    const tom = await api.member();
    const { profileImg } = await bia.ok('setProfileImage', {
      params: { userId: bia.id },
      files: { profileImg: await smallPng() },
    });
    const statusFor = async (member: TestMember) =>
      (await member.inject({ method: 'GET', url: new URL(profileImg ?? '').pathname })).statusCode;
    expect([await statusFor(tom), await statusFor(ana)]).toEqual([200, 200]);
    await bia.ok('block', { params: { userId: tom.id } });
    await ana.ok('block', { params: { userId: bia.id } });
    expect([await statusFor(tom), await statusFor(ana), await statusFor(bia)]).toEqual([404, 404, 200]);
    await bia.ok('unblock', { params: { userId: tom.id } });
    expect(await statusFor(tom)).toBe(200);
  });
});

describe('GET /media/{id}/video.mp4', () => {
  it('is shown, or saved as a file when that is asked for', async () => {
    const saved = await ana.inject({ method: 'GET', url: `${url}?download` });
    const id = url.split('/').at(-2);
    expect(saved.headers['content-disposition']).toBe(`attachment; filename="cred-${id}.mp4"`);
    expect((await get()).headers['content-disposition']).toBe('inline');
    expect((await api.anonymous.inject({ method: 'GET', url: `${url}?download` })).statusCode).toBe(401);
  });

  it('returns the whole video and announces ranges', async () => {
    const { statusCode, headers, rawPayload } = await get();
    expect(statusCode).toBe(200);
    expect(rawPayload.length).toBe(videoBytes.length);
    expect(headers).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'content-length': String(videoBytes.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=3600',
      'cross-origin-resource-policy': 'same-site',
    });
    expect(headers).not.toHaveProperty('content-range');
  });

  it.each([
    ['bytes=4-7', 4, 7],
    ['bytes=4-', 4, videoBytes.length - 1],
    ['bytes=-10', videoBytes.length - 10, videoBytes.length - 1],
    [`bytes=0-${videoBytes.length * 2}`, 0, videoBytes.length - 1],
  ])('returns the range %s', async (range, start, end) => {
    const whole = (await get()).rawPayload;
    const { statusCode, headers, rawPayload } = await get(range);
    expect(statusCode).toBe(206);
    expect(headers).toMatchObject({
      'content-range': `bytes ${start}-${end}/${videoBytes.length}`,
      'content-length': String(end - start + 1),
      'content-type': 'video/mp4',
    });
    expect(rawPayload.equals(whole.subarray(start, end + 1))).toBe(true);
  });

  it('returns the same file for an id in upper case', async () => {
    const [plain, upper] = [
      await get(),
      await ana.inject({ url: url.replace(/[0-9a-f-]{36}/, (id) => id.toUpperCase()) }),
    ];
    expect([upper.statusCode, upper.rawPayload.length, upper.headers.etag]).toEqual([
      200,
      videoBytes.length,
      plain.headers.etag,
    ]);
  });

  it('returns 416 with the size for a range outside the file', async () => {
    const { statusCode, headers, rawPayload } = await get(`bytes=${videoBytes.length}-`);
    expect(statusCode).toBe(416);
    expect(headers['content-range']).toBe(`bytes */${videoBytes.length}`);
    expect(rawPayload.length).toBe(0);
  });

  it('returns the whole video for several ranges, another unit, or an If-Range of another video', async () => {
    for (const response of [
      await get('bytes=0-1,4-5'),
      await get('lines=1-2'),
      await get('bytes=0-1', { 'if-range': '"another"' }),
    ]) {
      expect([response.statusCode, response.rawPayload.length]).toEqual([200, videoBytes.length]);
    }
    const etag = String((await get()).headers.etag);
    expect((await get('bytes=0-1', { 'if-range': etag })).statusCode).toBe(206);
    expect((await get('bytes=0-1', { 'if-none-match': etag })).statusCode).toBe(304);
  });

  it('returns the size and no body for HEAD, for any range', async () => {
    const { statusCode, headers, rawPayload } = await get('bytes=0-1', {}, 'HEAD');
    expect([statusCode, headers['content-length'], headers['accept-ranges'], rawPayload.length]).toEqual([
      200,
      String(videoBytes.length),
      'bytes',
      0,
    ]);
  });

  it('returns no image for a video’s id, and no video for an image’s', async () => {
    expect((await ana.inject({ url: url.replace('video.mp4', 'card.webp') })).statusCode).toBe(404);
    const made = await ana.ok('createPost', {
      body: { userId: ana.id, text: 'Look' },
      files: { img: await smallPng() },
    });
    const image = new URL(made.img ?? '').pathname;
    expect((await ana.inject({ url: image.replace('card.webp', 'video.mp4') })).statusCode).toBe(404);
    const part = await ana.inject({ url: image, headers: { range: 'bytes=0-3' } });
    expect([part.statusCode, part.body, part.headers['content-type']]).toEqual([206, 'RIFF', 'image/webp']);
  });
});

describe('a health post’s video', () => {
  it('returns 404 for the next range to a former professional, and is never cached', async () => {
    const viewer = await api.member();
    const general = await api.member({ specialty: 'Other_Professions' });
    const made = await ana.ok('createPost', {
      body: { userId: ana.id, text: 'Look', audience: '["health"]' },
      files: { video: smallMp4() },
    });
    const path = new URL(made.video ?? '').pathname;
    const part = (member: TestMember) => member.inject({ url: path, headers: { range: 'bytes=0-3' } });
    const first = await part(viewer);
    expect([first.statusCode, first.headers['cache-control']]).toEqual([206, 'private, no-cache']);
    await api.db
      .updateTable('users')
      .set({ specialty: 'Other_Professions', is_health_professional: false })
      .where('id', '=', viewer.id)
      .execute();
    for (const member of [viewer, general]) {
      const { statusCode, headers } = await part(member);
      expect([statusCode, headers['cache-control'], headers['content-range']]).toEqual([404, 'no-store', undefined]);
      expect(
        (await member.inject({ url: path, headers: { 'if-none-match': String(first.headers.etag) } })).statusCode,
      ).toBe(404);
    }
    expect((await api.anonymous.inject({ url: path })).statusCode).toBe(401);
    expect((await part(ana)).statusCode).toBe(206);
  });
});

describe('a client that disconnects', () => {
  it('closes the file', async () => {
    const large = Buffer.concat([mp4(), box('free', Buffer.alloc(20 * 1024 * 1024))]);
    const made = await ana.ok('createPost', {
      body: { userId: ana.id, text: 'Long' },
      files: { video: { ...smallMp4(), bytes: large } },
    });
    let closed: Promise<unknown> = Promise.resolve();
    const store = mockOpened.at(-1) as MediaStore;
    const find = store.get.bind(store);
    const spy = jest.spyOn(store, 'get').mockImplementation(async (key) => {
      const found = await find(key);
      return (
        found && {
          ...found,
          open: async (range) => {
            const stream = await found.open(range);
            if (stream) closed = new Promise((resolve) => stream.once('close', resolve));
            return stream;
          },
        }
      );
    });
    await api.server.listen({ host: '127.0.0.1', port: 0 });
    const address = api.server.server.address();
    const cookie = [...ana.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      http(
        {
          host: '127.0.0.1',
          port: typeof address === 'object' && address ? address.port : 0,
          path: new URL(made.video ?? '').pathname,
          headers: { cookie },
        },
        resolve,
      )
        .once('error', reject)
        .end();
    });
    response.once('data', () => response.destroy());
    await closed;
    spy.mockRestore();
  });
});

describe('an API with media in a bucket', () => {
  it('stores, serves ranges, and deletes there, with nothing left on the local disk', async () => {
    const s3 = await startTestS3();
    const { endpoint, bucket, accessKeyId, secretAccessKey } = s3.options;
    const withBucket = await startTestApi({
      settings: {
        S3_ENDPOINT: endpoint,
        S3_BUCKET: bucket,
        S3_ACCESS_KEY_ID: accessKeyId,
        S3_SECRET_ACCESS_KEY: secretAccessKey,
      },
    });
    const member = await withBucket.member();
    const made = await member.ok('createPost', {
      body: { userId: member.id, text: 'Far' },
      files: { video: smallMp4() },
    });
    const path = new URL(made.video ?? '').pathname;
    const part = await member.inject({ url: path, headers: { range: 'bytes=4-7' } });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      'ftyp',
      `bytes 4-7/${videoBytes.length}`,
    ]);
    expect((await member.inject({ url: path })).rawPayload.length).toBe(videoBytes.length);
    expect(
      (await readdir(mediaFolder(withBucket.settings.CRED_DATA), { recursive: true })).filter((name) =>
        name.includes('.'),
      ),
    ).toEqual([]);
    await member.ok('deletePost', { params: { id: made.id } });
    const store = mockOpened.at(-1) as MediaStore;
    expect(await store.get(mediaKey(path.split('/')[3] ?? '', 'video'))).toBeUndefined();
    await withBucket.close();
    await s3.close();
  });
});
