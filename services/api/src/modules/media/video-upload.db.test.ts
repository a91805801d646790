import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { limits } from '@cred/contract';
import { eventually } from '@cred/service-kit/testing/eventually';
import { sql } from 'kysely';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { smallPng } from '../../testing/test-images';
import { mp4, smallMp4, identifyingWords } from '../../testing/test-videos';
import { mediaFolder } from './open-media-store';

jest.setTimeout(60_000);

let api: TestApi;
let ana: TestMember;
beforeEach(async () => {
  api = await startTestApi();
  ana = await api.member();
});
afterEach(() => api.close());

const TEXT = 'Our new ward';
const body = () => ({ userId: ana.id, text: TEXT });

/** Counts the rows, leftovers and files that uploads have stored. */
async function countStored(): Promise<unknown> {
  const names = await readdir(mediaFolder(api.settings.CRED_DATA), { recursive: true }).catch(() => []);
  return {
    posts: (await api.db.selectFrom('posts').select('id').execute()).length,
    media: (await api.db.selectFrom('media').select('id').execute()).length,
    leftovers: (await api.db.selectFrom('media_leftovers').select('media_id').execute()).length,
    files: names.filter((name) => name.includes('.')).length,
  };
}
const NOTHING = { posts: 0, media: 0, leftovers: 0, files: 0 };

/** Opens a connection that has sent the first bytes of a video. */
async function beginUpload(member: TestMember, first: Buffer): Promise<Socket> {
  if (!api.server.server.listening) await api.server.listen({ host: '127.0.0.1', port: 0 });
  const address = api.server.server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const field = (name: string, value: string): string =>
    `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  socket.write(
    `POST /api/post HTTP/1.1\r\nhost: x\r\norigin: ${api.settings.PUBLIC_URL}\r\ncookie: ${cookie}\r\n` +
      `content-type: multipart/form-data; boundary=b\r\ncontent-length: 1000000\r\n\r\n` +
      `${field('userId', member.id)}${field('text', TEXT)}--b\r\n` +
      `content-disposition: form-data; name="video"; filename="a.mp4"\r\ncontent-type: video/mp4\r\n\r\n`,
  );
  socket.write(first);
  return socket;
}
/** Waits for the log line of a disconnected client, and expects no server error. */
async function expectLoggedAsAborted(): Promise<void> {
  const lines = () => api.logs.map((line) => JSON.parse(line) as { level: number; msg: string });
  await eventually(async () => lines().some(({ msg }) => /aborted by the client|request failed/.test(msg)));
  const logged = lines().filter(({ level, msg }) => level > 30 || /aborted by the client/.test(msg));
  expect(logged.map(({ level, msg }) => [level, msg])).toEqual([[30, 'upload aborted by the client']]);
  expect(logged[0]).not.toHaveProperty('err');
}
const countIncoming = async (): Promise<number> =>
  (await readdir(`${mediaFolder(api.settings.CRED_DATA)}/incoming`).catch(() => [])).length;

describe('POST /post with a video', () => {
  it('returns the video with its size after rotation and its length', async () => {
    const made = await ana.ok('createPost', {
      body: { ...body(), isClinical: 'true', imgAlt: 'No image' },
      files: { video: smallMp4({ rotated: true }) },
    });
    expect(made).toMatchObject({
      img: null,
      imgInfo: null,
      imgAlt: null,
      isClinical: true,
      videoInfo: { width: 48, height: 64, duration: 1 },
    });
    expect(made.video).toMatch(/\/api\/media\/[0-9a-f-]{36}\/video\.mp4$/);
    expect(await ana.ok('getFeed')).toEqual([made]);
    expect(await countStored()).toEqual({ posts: 1, media: 1, leftovers: 0, files: 1 });
  });

  it('serves it without the camera’s metadata', async () => {
    const made = await ana.ok('createPost', { body: body(), files: { video: smallMp4({ identifying: true }) } });
    const { rawPayload } = await ana.inject({ url: new URL(made.video ?? '').pathname });
    expect(rawPayload.length).toBe(mp4({ identifying: true }).length);
    for (const word of identifyingWords) expect(rawPayload.includes(word)).toBe(false);
  });

  it('removes its file with the post', async () => {
    const made = await ana.ok('createPost', { body: body(), files: { video: smallMp4() } });
    await ana.ok('deletePost', { params: { id: made.id } });
    expect(await countStored()).toEqual({ ...NOTHING, posts: 1 });
    expect((await ana.inject({ url: new URL(made.video ?? '').pathname })).statusCode).toBe(404);
  });

  const unsupported = 'Formato não suportado. Use apenas PNG, JPG/JPEG ou MP4.';
  const damaged = 'The video is damaged, please choose another one';
  const invalidFiles: readonly [string, number, string, string, () => Buffer][] = [
    ['a renamed program', 415, unsupported, 'a.mp4', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(512)])],
    ['an HTML page', 415, unsupported, 'a.mp4', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG', 415, unsupported, 'a.svg', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a video named png', 415, unsupported, 'a.png', () => mp4()],
    ['a truncated video with its index first', 400, damaged, 'a.mp4', () => mp4().subarray(0, -20)],
    ['a truncated video with its index last', 400, damaged, 'a.mp4', () => mp4({ indexLast: true }).subarray(0, -20)],
    ['sound only', 400, damaged, 'a.mp4', () => mp4({ handler: 'soun' })],
  ];
  it.each(invalidFiles)('rejects %s with %i and stores nothing', async (_, status, message, filename, bytes) => {
    const video = { filename, type: 'video/mp4', bytes: bytes() };
    const rejected = await ana.errorOf('createPost', { body: body(), files: { video } });
    expect(rejected).toMatchObject({ status, message, ...(status === 400 ? { fields: { video: damaged } } : {}) });
    expect(await countStored()).toEqual(NOTHING);
  });

  it('rejects a png as a video, and a video as an image', async () => {
    const png = await smallPng();
    expect(await ana.errorOf('createPost', { body: body(), files: { video: png } })).toMatchObject({
      status: 415,
      message: unsupported,
    });
    expect(
      await ana.errorOf('createPost', { body: body(), files: { video: { ...png, filename: 'a.mp4' } } }),
    ).toMatchObject({ status: 415, message: unsupported });
    expect(await ana.errorOf('createPost', { body: body(), files: { img: smallMp4() } })).toMatchObject({
      status: 415,
      message: unsupported,
    });
    expect(await countStored()).toEqual(NOTHING);
  });

  it('rejects an image and a video together with 400, and stores nothing', async () => {
    const rejected = await ana.errorOf('createPost', {
      body: body(),
      files: { video: smallMp4(), img: await smallPng() },
    });
    expect(rejected).toMatchObject({ status: 400, fields: { img: 'A post has one image or one video' } });
    const turned = await ana.errorOf('createPost', {
      body: body(),
      files: { img: await smallPng(), video: smallMp4() },
    });
    expect(turned).toMatchObject({ status: 400, fields: { video: 'A post has one image or one video' } });
    expect(await countStored()).toEqual(NOTHING);
  });

  it('rejects one byte more than the limit with 413, and stores nothing', async () => {
    const video = {
      ...smallMp4(),
      bytes: Buffer.concat([mp4(), Buffer.alloc(limits.post.videoBytes + 1 - mp4().length)]),
    };
    expect(await ana.errorOf('createPost', { body: body(), files: { video } })).toMatchObject({
      status: 413,
      message: 'The file is too large: at most 100 MB',
    });
    expect(await countStored()).toEqual(NOTHING);
  });

  it('stores nothing when the fields of a valid video are invalid', async () => {
    expect(
      await ana.errorOf('createPost', { body: { ...body(), text: ' ' }, files: { video: smallMp4() } }),
    ).toMatchObject({ status: 400 });
    expect(await countStored()).toEqual(NOTHING);
  });

  it('stores nothing when the database fails after the file is stored', async () => {
    await sql`alter table media add constraint broken check (kind = 'image')`.execute(api.db);
    expect(await ana.errorOf('createPost', { body: body(), files: { video: smallMp4() } })).toMatchObject({
      status: 500,
    });
    expect(await countStored()).toEqual(NOTHING);
  });

  it('stores nothing when the form ends during the video', async () => {
    const socket = await beginUpload(ana, mp4());
    await eventually(async () => (await countIncoming()) === 1);
    socket.resume().end();
    await once(socket, 'close');
    await eventually(async () => (await countIncoming()) === 0);
    expect(await countStored()).toEqual(NOTHING);
    await expectLoggedAsAborted();
  });

  it('stores nothing when the connection breaks', async () => {
    const socket = await beginUpload(ana, mp4().subarray(0, 200));
    await eventually(async () => (await countIncoming()) === 1);
    socket.resetAndDestroy();
    await eventually(async () => (await countIncoming()) === 0);
    expect(await countStored()).toEqual(NOTHING);
    await expectLoggedAsAborted();
  });

  it('returns 429 for a fourth concurrent upload of an account; other accounts are not limited', async () => {
    const begun: Socket[] = [];
    for (let count = 1; count <= 3; count += 1) begun.push(await beginUpload(ana, mp4()));
    await eventually(async () => (await countIncoming()) === 3);
    const files = { img: await smallPng() };
    const rejected = await ana.errorOf('createPost', { body: body(), files });
    expect(rejected).toMatchObject({ status: 429, message: 'Please wait until your other uploads are done' });
    expect(rejected.retryAfter).toBeGreaterThan(0);
    await ana.ok('createPost', { body: body() });
    const other = await api.member();
    await other.ok('createPost', { body: { userId: other.id, text: TEXT }, files });
    begun.pop()?.resetAndDestroy();
    await eventually(async () => (await countIncoming()) === 2);
    await eventually(async () => (await ana.call('createPost', { body: body(), files })).status === 201);
    for (const socket of begun) socket.resetAndDestroy();
    await eventually(async () => (await countIncoming()) === 0);
  });
});
