import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { PreviewAnswer } from '@cred/contract';
import { internalToken } from '@cred/service-kit';
import { publish } from '../../testing/member-actions';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { type PreviewSource, previewSourceOf } from './preview-source';
import { findMissingPreviews, PreviewSettler } from './settle-previews';

const SECRET = 'a secret of the tests, long enough';
const link = 'https://journal.test/a';
const preview = {
  url: 'https://journal.test/final',
  image: '/api/preview/image?u=x',
  imageSize: { width: 640, height: 360 },
  siteName: 'Journal',
  title: 'A trial',
  description: null,
};
const found: PreviewAnswer = { status: 'found', preview };
/** With the address that the text has. */
const shown = { ...preview, url: link };

let answer: PreviewAnswer | null = found;
let asked: unknown[] = [];
let server: Server;
let api: TestApi;
let ana: TestMember;
let source: ReturnType<typeof previewSourceOf>;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    if (request.headers.authorization !== `Bearer ${internalToken(SECRET, 'preview:posts')}`)
      return void response.writeHead(401).end('{}');
    asked.push(((await json(request)) as { url: string }).url);
    response.writeHead(answer ? 200 : 503, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const settings = { WEB_URL: `http://127.0.0.1:${port}`, INTERNAL_SECRET: SECRET };
  // Its clock does not advance, so that only these tests repeat questions.
  api = await startTestApi({ settings });
  ana = await api.member();
  source = previewSourceOf({ HOST: '127.0.0.1', PORT: 1, ...settings });
});
beforeEach(() => {
  answer = found;
  asked = [];
});
afterAll(async () => {
  await api.close();
  await new Promise((resolve) => server.close(resolve));
});

const previewOf = async (id: string) => (await ana.ok('getPost', { params: { id } })).preview;
const settlerOf = (previews: PreviewSource) =>
  new PreviewSettler({ db: api.db, previews, onFailure: (failure) => unexpected.push(failure) });
const unexpected: unknown[] = [];

async function settleAt(afterMs: number, previews = source): Promise<void> {
  const settler = settlerOf(previews);
  await settler.start(new Date(api.clock.now().getTime() + afterMs));
  await settler.settled();
  expect(unexpected).toEqual([]);
}

describe('the preview of a post (POST-120)', () => {
  it('is settled when the post is made, and comes with it in every list and in reposts', async () => {
    const post = await publish(ana, `See (${link}), and https://other.test/`);
    expect(asked).toEqual([link]);
    expect(post.preview).toEqual(shown);
    const bea = await api.member();
    const repost = await bea.ok('repost', { body: { userId: bea.id, originalPostId: post.id } });
    expect([repost.preview, repost.originalPost?.preview]).toEqual([undefined, shown]);
    expect((await bea.ok('getFeed')).find(({ id }) => id === post.id)?.preview).toEqual(shown);
    await settleAt(60_000);
    expect(asked).toHaveLength(1);
  });

  it('is absent without a link, and when the page has none, which is not asked again', async () => {
    expect((await publish(ana, 'nothing at nejm.org')).preview).toBeUndefined();
    expect(asked).toEqual([]);
    answer = { status: 'none' };
    expect((await publish(ana, link)).preview).toBeUndefined();
    await settleAt(24 * 3_600_000);
    await findMissingPreviews(api.db, api.clock.now());
    await settleAt(24 * 3_600_000);
    expect(asked).toHaveLength(1);
  });

  it('comes without its picture when that fails, which is asked about again with growing delays, and not forever', async () => {
    const withoutPicture = { ...preview, image: null, imageSize: null };
    answer = { status: 'found', preview: withoutPicture, pictureLater: true };
    const { id, preview: first } = await publish(ana, `Picture ${link}`);
    expect(first).toEqual({ ...shown, image: null, imageSize: null });
    await settleAt(0);
    await settleAt(1_000);
    expect(asked).toHaveLength(2);
    answer = found;
    await settleAt(2_500);
    expect(await previewOf(id)).toEqual(shown);

    answer = { status: 'found', preview: withoutPicture, pictureLater: true };
    const { id: never } = await publish(ana, `No picture ${link}`);
    asked = [];
    for (let hours = 0; hours < 40; hours += 4) await settleAt(hours * 3_600_000);
    expect(asked).toHaveLength(7);
    expect(await previewOf(never)).toMatchObject({ title: 'A trial', image: null });
  });

  it('keeps a known preview when its page is gone before the picture could be loaded', async () => {
    answer = { status: 'found', preview: { ...preview, image: null, imageSize: null }, pictureLater: true };
    const { id } = await publish(ana, `Gone ${link}`);
    answer = { status: 'none' };
    await settleAt(0);
    await settleAt(24 * 3_600_000);
    expect(asked).toHaveLength(2);
    expect(await previewOf(id)).toMatchObject({ title: 'A trial' });
  });

  it('of a post that an older API made is settled too, once', async () => {
    answer = { status: 'none' };
    const { id } = await publish(ana, `Older ${link}`);
    await api.db.deleteFrom('post_previews').where('post_id', '=', id).execute();
    answer = found;
    asked = [];
    await findMissingPreviews(api.db, new Date(api.clock.now().getTime() + 30 * 60_000));
    await settleAt(31 * 60_000);
    expect(await previewOf(id)).toEqual(shown);
    const later = new Date(api.clock.now().getTime() + 59 * 60_000);
    await findMissingPreviews(api.db, later);
    await settleAt(3_600_000);
    expect(asked.filter((each) => each === link)).toHaveLength(1);
  });

  it('is settled later when the page server fails or does not know, with growing delays', async () => {
    answer = null;
    const { id, preview: none } = await publish(ana, `Later ${link}`);
    expect(none).toBeUndefined();
    await settleAt(0);
    await settleAt(1_000);
    expect(asked).toHaveLength(2);
    answer = { status: 'unknown' };
    await settleAt(2_500);
    await settleAt(8_000);
    expect(asked).toHaveLength(3);
    answer = found;
    await settleAt(12_000);
    expect(await previewOf(id)).toEqual(shown);
    await settleAt(24 * 3_600_000);
    expect(asked).toHaveLength(4);
  });

  it('is given up after seven questions', async () => {
    answer = null;
    await publish(ana, `Never ${link}`);
    for (let hours = 0; hours < 40; hours += 4) await settleAt(hours * 3_600_000);
    expect(asked).toHaveLength(8);
  });

  it('follows a change of the text, unless the link is the same', async () => {
    const { id, version } = await publish(ana, `One ${link}`);
    const edit = (text: string, from: number) => ana.ok('editPost', { params: { id }, body: { text, version: from } });
    expect((await edit(`Two ${link}`, version)).preview).toEqual(shown);
    expect((await edit('Three https://other.test/', version + 1)).preview).toBeUndefined();
    await settleAt(0);
    expect(asked).toEqual([link, 'https://other.test/']);
    expect(await previewOf(id)).toMatchObject({ title: 'A trial', url: 'https://other.test/' });
    expect((await edit('No link', version + 2)).preview).toBeUndefined();
  });

  it('ignores an answer about an earlier text', async () => {
    answer = null;
    const { id, version } = await publish(ana, `Old ${link}`);
    const slow = {
      find: async () => {
        await ana.ok('editPost', { params: { id }, body: { text: 'New, without a link', version } });
        return found;
      },
    };
    await settleAt(0, slow);
    expect(await previewOf(id)).toBeUndefined();
  });

  it('of a repost is that of the added text', async () => {
    const root = await publish(ana, 'A root');
    const bea = await api.member();
    const body = { userId: bea.id, originalPostId: root.id, additionalText: `Compare ${link}` };
    const { id } = await bea.ok('repost', { body });
    await settleAt(0);
    expect(await previewOf(id)).toEqual(shown);
  });

  it('is hidden with its post, and deleted with it', async () => {
    const bea = await api.member({ specialty: 'Other_Professions' });
    const post = await publish(ana, `Health ${link}`, { audience: 'health' });
    expect((await bea.errorOf('getPost', { params: { id: post.id } })).status).toBe(404);
    const rows = () => api.db.selectFrom('post_previews').selectAll().where('post_id', '=', post.id).execute();
    expect(await rows()).toHaveLength(1);
    await ana.ok('deletePost', { params: { id: post.id } });
    expect(await rows()).toEqual([]);
  });

  it('is none without the shared secret', async () => {
    const without = previewSourceOf({ HOST: '127.0.0.1', PORT: 1, WEB_URL: undefined, INTERNAL_SECRET: undefined });
    expect(await without.find(link, AbortSignal.timeout(1_000))).toEqual({ status: 'none' });
  });
});
