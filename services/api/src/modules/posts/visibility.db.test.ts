import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import type { TestClient } from '../../testing/test-client';
import { smallPng } from '../../testing/test-images';

jest.setTimeout(60_000);

/** Who may see a health post, through every channel (server rule 7). */
describe('a health post', () => {
  let api: TestApi;
  let author: TestMember;
  const viewers: Record<string, TestClient> = {};
  let post: { id: string; card: string; full: string };

  beforeAll(async () => {
    api = await createTestApi();
    author = await api.member();
    viewers['anonymous'] = api.anonymous;
    viewers['general member'] = await api.member({ specialty: 'Other_Professions' });
    viewers['professional'] = await api.member({ specialty: 'Nursing' });
    const former = await api.member();
    viewers['member who lost the flag'] = former;
    viewers['author'] = author;
    const body = { userId: author.id, text: 'For colleagues', audience: '["health"]' };
    const made = await author.ok('createPost', { body, files: { img: await smallPng() } });
    post = { id: made.id, card: new URL(made.img ?? '').pathname, full: new URL(made.imgInfo?.fullUrl ?? '').pathname };
    expect((await former.inject({ url: post.card })).statusCode).toBe(200);
    const flag = { specialty: 'Other_Professions', is_health_professional: false } as const;
    await api.db.updateTable('users').set(flag).where('id', '=', former.id).execute();
  });
  afterAll(() => api.close());

  const matrix = [
    ['anonymous', 401],
    ['general member', 404],
    ['member who lost the flag', 404],
    ['professional', 200],
    ['author', 200],
  ] as const;

  const viewerOf = (name: string): TestClient => viewers[name] ?? api.anonymous;

  describe.each(matrix)('to %s', (name, status) => {
    const listed = status === 401 ? 'unauthenticated' : status === 200 ? [expect.any(String)] : [];
    const idsOf = (body: unknown): unknown => (Array.isArray(body) ? body.map(({ id }: { id: string }) => id) : (body as { code: string }).code);

    it('is in the feed accordingly', async () => {
      expect(idsOf((await viewerOf(name).call('getFeed')).body)).toEqual(listed);
    });

    it('is among its author’s posts accordingly', async () => {
      expect(idsOf((await viewerOf(name).call('getUserPosts', { params: { userId: author.id } })).body)).toEqual(listed);
    });

    it('has media accordingly, and never for shared caches', async () => {
      for (const url of [post.card, post.full]) {
        const answer = await viewerOf(name).inject({ url });
        expect(answer.statusCode).toBe(status);
        expect(answer.headers['cache-control']).toMatch(/^(private, no-cache|private, no-store|no-store)$/);
        const { etag } = (await author.inject({ url })).headers;
        const again = await viewerOf(name).inject({ url, headers: { 'if-none-match': String(etag) } });
        expect(again.statusCode).toBe(status === 200 ? 304 : status);
      }
    });

    it('is refused to delete accordingly', async () => {
      if (name === 'author') return expect(author.ok('getFeed')).resolves.toHaveLength(1);
      const refused = await viewerOf(name).refused('deletePost', { params: { id: post.id } });
      expect(refused.status).toBe(status === 200 ? 403 : status);
    });
  });

  it('still shows its author what they wrote when the author loses the flag', async () => {
    const flag = { specialty: 'Other_Professions', is_health_professional: false } as const;
    await api.db.updateTable('users').set(flag).where('id', '=', author.id).execute();
    expect(await author.ok('getFeed')).toHaveLength(1);
    expect((await author.inject({ url: post.card })).statusCode).toBe(200);
  });

  it('hides its media with the same body as media that is not there', async () => {
    const hidden = await viewerOf('general member').inject({ url: post.card });
    for (const url of [`/api/media/${post.id}/card.webp`, '/api/media/x/card.webp', post.card.replace('card.webp', 'original.png')]) {
      const absent = await viewerOf('general member').inject({ url });
      expect([absent.statusCode, absent.body]).toEqual([hidden.statusCode, hidden.body]);
    }
  });
});

describe('a general post’s media', () => {
  it('may be kept by the viewer’s own browser', async () => {
    const api = await createTestApi();
    const [author, other] = [await api.member(), await api.member({ specialty: 'Other_Professions' })];
    const made = await author.ok('createPost', { body: { userId: author.id, text: 'Look' }, files: { img: await smallPng() } });
    const answer = await other.inject({ url: new URL(made.img ?? '').pathname });
    expect(answer.headers['cache-control']).toBe('private, max-age=31536000, immutable');
    expect(answer.headers['cross-origin-resource-policy']).toBe('same-site');
    await api.close();
  });
});
