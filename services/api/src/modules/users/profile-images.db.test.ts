import sharp from 'sharp';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import type { TestFile } from '../../testing/test-client';
import { bombPng, phonePhoto, smallPng } from '../../testing/test-images';

let api: TestApi;
let ana: TestMember;
let bia: TestMember;
let photo: TestFile;

beforeAll(async () => {
  api = await startTestApi();
  photo = await phonePhoto(2_400, 1_800);
});
beforeEach(async () => {
  [ana, bia] = [await api.member(), await api.member()];
});
afterAll(() => api.close());

const pathOf = (url: string | null): string => new URL(String(url)).pathname;
const fetchImage = async (member: TestMember, url: string | null) => {
  const { statusCode, rawPayload, headers } = await member.inject({ method: 'GET', url: pathOf(url) });
  return { status: statusCode, type: headers['content-type'], bytes: rawPayload };
};
const avatar = (member: TestMember, file: TestFile, of = member) =>
  member.call('setProfileImage', { params: { userId: of.id }, files: { profileImg: file } });
const cover = (member: TestMember, file: TestFile, of = member) =>
  member.call('setCoverImage', { params: { userId: of.id }, files: { coverImg: file } });

describe('PATCH /user/profile-image/{userId}', () => {
  it('shows the image to every member, upright, resized, re-encoded and without its location metadata', async () => {
    const { status, body } = await avatar(ana, photo);
    expect(status).toBe(200);
    const { profileImg } = body as { profileImg: string };
    expect(profileImg).toMatch(/^http:\/\/localhost:3000\/api\/media\/[0-9a-f-]{36}\/card\.webp$/);
    const image = await fetchImage(bia, profileImg);
    expect(image).toMatchObject({ status: 200, type: 'image/webp' });
    const { width, height, exif } = await sharp(image.bytes).metadata();
    expect([width, height, exif]).toEqual([384, 512, undefined]);
    expect(await bia.ok('getUser', { params: { username: ana.username } })).toMatchObject({
      profileImg,
      coverImg: null,
    });
  });

  it('removes the file of the previous image', async () => {
    const before = (await avatar(ana, photo)).body as { profileImg: string };
    const after = (await avatar(ana, await smallPng())).body as { profileImg: string };
    expect((await fetchImage(ana, before.profileImg)).status).toBe(404);
    expect((await fetchImage(ana, after.profileImg)).status).toBe(200);
    expect(await api.db.selectFrom('media').select('id').where('owner_id', '=', ana.id).execute()).toHaveLength(1);
    expect(await api.db.selectFrom('media_leftovers').selectAll().execute()).toEqual([]);
  });

  it('stores one of two concurrent uploads and loses no file', async () => {
    const both = await Promise.all([avatar(ana, photo), avatar(ana, photo)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await api.db.selectFrom('media').select('id').where('owner_id', '=', ana.id).execute()).toHaveLength(1);
    expect((await fetchImage(bia, (await ana.ok('getMe')).profileImg)).status).toBe(200);
  });

  it('accepts webp too, and a png with any file name', async () => {
    const webp = {
      filename: 'me.webp',
      type: 'image/webp',
      bytes: await sharp(photo.bytes).resize(100).webp().toBuffer(),
    };
    expect((await avatar(ana, webp)).status).toBe(200);
    expect((await avatar(ana, { ...(await smallPng()), filename: 'me', type: 'text/html' })).status).toBe(200);
  });

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 415],
    ['HTML in a png’s clothes', '<html><script>alert(1)</script></html>', 415],
    ['a GIF', 'GIF89a\u0001\u0000\u0001\u0000', 415],
    ['a broken png', '\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR', 400],
    ['nothing', '', 415],
  ])('rejects %s', async (_kind, content, status) => {
    const error = await ana.errorOf('setProfileImage', {
      params: { userId: ana.id },
      files: { profileImg: { filename: 'a.png', type: 'image/png', bytes: Buffer.from(content, 'latin1') } },
    });
    expect(error.status).toBe(status);
    expect(error.message).toMatch(/picture/);
  });

  it('rejects too many pixels, and a form without a file', async () => {
    expect(await avatar(ana, await bombPng())).toMatchObject({
      status: 413,
      body: { message: 'Pictures can have at most 40 megapixels' },
    });
    expect(await ana.errorOf('setProfileImage', { params: { userId: ana.id } })).toMatchObject({
      status: 400,
      fields: { profileImg: 'Please select a file.' },
    });
  });

  it('rejects another member’s profile, a visitor, and a request from another origin', async () => {
    expect(await avatar(ana, photo, bia)).toMatchObject({ status: 403, body: { code: 'not_yours' } });
    const call = { params: { userId: ana.id }, files: { profileImg: photo } };
    expect((await api.anonymous.errorOf('setProfileImage', call)).status).toBe(401);
    expect((await ana.errorOf('setProfileImage', { ...call, headers: { origin: 'https://evil.example' } })).code).toBe(
      'origin_not_allowed',
    );
    expect((await ana.errorOf('setProfileImage', { ...call, params: { userId: 'x' } })).status).toBe(400);
    expect((await bia.ok('getMe')).profileImg).toBeNull();
  });
});

describe('PATCH /user/cover-image/{userId}', () => {
  it('stores a cover no wider than it is shown', async () => {
    const { body } = await cover(ana, photo);
    const { coverImg } = body as { coverImg: string };
    expect(coverImg).toMatch(/full\.webp$/);
    const { width, height } = await sharp((await fetchImage(bia, coverImg)).bytes).metadata();
    expect([width, height]).toEqual([1_200, 1_600]);
    expect((await ana.ok('getMe')).profileImg).toBeNull();
  });

  it('rejects more than 8 MB, and a file that is not an image', async () => {
    const large = { filename: 'a.png', type: 'image/png', bytes: Buffer.alloc(8 * 1024 * 1024 + 1) };
    expect(await cover(ana, large)).toMatchObject({
      status: 413,
      body: { message: 'The file is too large: at most 8 MB' },
    });
    expect((await cover(ana, { filename: 'a.png', type: 'image/png', bytes: Buffer.from('no') })).status).toBe(415);
    expect((await cover(ana, photo, bia)).status).toBe(403);
  });
});
