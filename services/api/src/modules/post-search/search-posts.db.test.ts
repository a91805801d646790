import type { CallResponse } from '@cred/contract';
import { sql } from 'kysely';
import { publish, repostBy } from '../../testing/member-actions';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { smallPng } from '../../testing/test-images';

let api: TestApi;
let ana: TestMember;
let bia: TestMember;

beforeAll(async () => {
  api = await startTestApi();
  ana = await api.member();
  bia = await api.member();
});
beforeEach(async () => {
  await api.db.deleteFrom('posts').execute();
});
afterAll(() => api.close());

type Found = CallResponse<'searchPosts'>;
type Order = 'newest' | 'relevance';
const search = (q: string, order: Order = 'newest', reader = bia): Promise<Found> =>
  reader.ok('searchPosts', { query: { q, order } });
const texts = (found: Found): string[] => found.map(({ post }) => post.additionalText ?? post.text);
const knownWords = async (): Promise<string[]> =>
  (await sql<{ word: string }>`select word from search_words order by word`.execute(api.db)).rows.map(
    ({ word }) => word,
  );

describe('GET /post/search', () => {
  it('finds words in any form, accent and case, and marks them as they are written', async () => {
    await publish(ana, 'As infecções do cateter caíram muito.');
    await publish(ana, 'Nada disso.');
    const found = await search('INFECCAO');
    expect(texts(found)).toEqual(['As infecções do cateter caíram muito.']);
    expect(found[0]?.words).toEqual(['infecções']);
  });

  it('finds the beginning of the last word, and a mistyped one', async () => {
    await publish(ana, 'Amyloidosis of the heart');
    expect((await search('heart amyl'))[0]?.words).toEqual(['Amyloidosis', 'heart']);
    expect(await search('amyl heart')).toEqual([]);
    expect((await search('amiloidosis heart'))[0]?.words).toEqual(['Amyloidosis', 'heart']);
  });

  it('finds exact words in their order only, and leaves posts with other words out', async () => {
    await publish(ana, 'The septic patient had shock');
    await publish(ana, 'Septic shock in children');
    expect(texts(await search('"septic shock"'))).toEqual(['Septic shock in children']);
    expect(texts(await search('septic shock -children'))).toEqual(['The septic patient had shock']);
    expect(texts(await search(`from:${ana.username} -children`))).toEqual(['The septic patient had shock']);
  });

  it('finds by author, day, image and references', async () => {
    await publish(ana, 'Sepsis of Ana');
    await publish(bia, 'Sepsis of Bia', { img: await smallPng() });
    expect(texts(await search(`sepsis from:${ana.username.toUpperCase()}`))).toEqual(['Sepsis of Ana']);
    expect(texts(await search('sepsis has:image'))).toEqual(['Sepsis of Bia']);
    expect(texts(await search('has:image'))).toEqual(['Sepsis of Bia']);
    await api.db.updateTable('posts').set({ reference_count: 2 }).where('text', '=', 'Sepsis of Ana').execute();
    expect(texts(await search('sepsis has:references'))).toEqual(['Sepsis of Ana']);
    expect(texts(await search('has:references'))).toEqual(['Sepsis of Ana']);
    const day = (offset: number) =>
      new Date(api.clock.now().getTime() + offset * 86_400_000).toISOString().slice(0, 10);
    expect(await search(`sepsis since:${day(0)} until:${day(0)}`)).toHaveLength(2);
    expect(await search(`since:${day(-1)}`)).toHaveLength(2);
    expect(await search(`sepsis since:${day(1)}`)).toEqual([]);
    expect(await search(`sepsis until:${day(-1)}`)).toEqual([]);
    expect(await search('from:nobody.at.all')).toEqual([]);
  });

  it('orders by relevance or by time', async () => {
    await publish(ana, 'Lactate and lactate again: lactate decides.');
    await publish(ana, 'A long note about many things of the ward, the weather, the night, and then the lactate.');
    expect(texts(await search('lactate', 'newest'))[0]).toMatch(/^A long note/);
    expect(texts(await search('lactate', 'relevance'))[0]).toMatch(/^Lactate and/);
  });

  it.each(['newest', 'relevance'] as const)('pages through all posts once, ordered by %s', async (order) => {
    for (let n = 0; n < 7; n += 1) await publish(n % 2 ? ana : bia, `Dengue report ${'dengue '.repeat(n)}`);
    const seen: string[] = [];
    let url: string | null = `/api/post/search?q=dengue&order=${order}&take=2`;
    while (url !== null) {
      const response = await bia.inject({ url });
      seen.push(...response.json<Found>().map(({ post }) => post.id));
      const next = /<([^>]*)>/.exec(String(response.headers['link'] ?? ''))?.[1];
      url = next ? new URL(next).pathname + new URL(next).search : null;
    }
    expect(seen).toHaveLength(7);
    expect(new Set(seen).size).toBe(7);
  });

  it('finds a repost by its own text, and no deleted or removed post', async () => {
    const root = await publish(ana, 'Original about measles');
    await repostBy(bia, root.id, 'Worth reading: rubella');
    expect(texts(await search('rubella'))).toEqual(['Worth reading: rubella']);
    await api.db.updateTable('posts').set({ deleted_at: new Date() }).where('id', '=', root.id).execute();
    expect(await search('measles')).toEqual([]);
    await api.db.updateTable('posts').set({ deleted_at: null }).where('id', '=', root.id).execute();
    await ana.ok('deletePost', { params: { id: root.id } });
    expect(await search('measles')).toEqual([]);
  });

  it('forgets the words of deleted posts and members', async () => {
    const first = await publish(ana, 'hydroxyurea twice hydroxyurea');
    await publish(bia, 'hydroxyurea');
    expect(await knownWords()).toEqual(['hydroxyurea', 'twice']);
    await ana.ok('deletePost', { params: { id: first.id } });
    expect(await knownWords()).toEqual(['hydroxyurea']);
    await api.db.deleteFrom('posts').execute();
    expect(await knownWords()).toEqual([]);
  });

  it('shows no health post to a general member, also when its words are mistyped or only begun', async () => {
    await publish(ana, 'Fentanyl diversion', { audience: 'health' });
    const general = await api.member({ specialty: 'Other_Professions' });
    for (const q of ['fentanyl', 'fentanil', 'fent', '"fentanyl diversion"', `from:${ana.username}`])
      for (const order of ['newest', 'relevance'] as const) expect(await search(q, order, general)).toEqual([]);
    expect(await search('fentanil')).toHaveLength(1);
  });
});

it('has a separate limit of searches', async () => {
  const scope = { max: 1, seconds: 60 };
  const limited = await startTestApi({ rates: { postSearch: { account: scope, address: { ...scope, max: 10 } } } });
  const member = await limited.member();
  await member.ok('searchPosts', { query: { q: 'sepsis' } });
  const refusal = await member.errorOf('searchPosts', { query: { q: 'sepsis' } });
  expect(refusal).toMatchObject({ status: 429, code: 'too_many_requests', retryAfter: 60 });
  await member.ok('getFeed');
  await limited.close();
});

const hostile: readonly string[] = [
  `' or 1=1; drop table posts; --`,
  'a & b | !c <-> d:*',
  `'sepsis':A <2> 'shock'`,
  '(((((((((sepsis',
  '(a+)+$ .*[^]{1,99}\\1\\y\\m',
  '%_%\\%',
  '\u202Eסepsis مرحبا بالعالم',
  'ﷺ ﬁ Ⅷ ﷽ z̸̡̛͚a̵l̶g̷o',
  '👩‍👩‍👧‍👦 🏳️‍🌈 漢字かな交じり文',
  'null undefined NaN \u0000 \u0001 \u007f',
  'x'.repeat(300),
  '-'.repeat(300),
  '"'.repeat(299),
  '":" -"" --a -"-',
  'from:a from:b since:2020-01-01 since:0000-00-00',
  'since:9999-12-31 until:0001-01-01 a',
  'has:has:image has:',
  'since:275760-09-13',
  'ſ İ ı ß Σς',
  'a* *a a:* :*a',
];

describe('hostile queries', () => {
  it.each(hostile)('get a list or a clear error: %j', async (q) => {
    await publish(ana, 'Sepsis and shock, a ward round 漢字 مرحبا');
    for (const order of ['newest', 'relevance'] as const) {
      const { status, body } = await bia.call('searchPosts', { query: { q, order } });
      expect([200, 400]).toContain(status);
      if (status === 400) expect(body).toEqual(expect.objectContaining({ code: 'validation_failed' }));
    }
  });

  it('get an error above 300 characters', async () => {
    const { status } = await bia.call('searchPosts', { query: { q: 'sepsis '.repeat(1_430) } });
    expect(status).toBe(400);
  });

  it('get an error for a cursor of another list', async () => {
    for (const cursor of ['x', 'A'.repeat(22), '_'.repeat(32)])
      expect((await bia.call('searchPosts', { query: { q: 'sepsis', cursor } })).status).toBe(400);
  });

  it('are searched as they are written in a post', async () => {
    const long = 'y'.repeat(500);
    await publish(ana, `مرحبا 漢字 ${long} naïveté`);
    for (const q of ['مرحبا', '漢字', 'naivete', 'y'.repeat(300)])
      expect(await search(q)).toHaveLength(q.length === 300 ? 0 : 1);
  });
});
