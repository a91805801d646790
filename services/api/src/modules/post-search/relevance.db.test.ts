import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { relevancePosts, relevanceQueries } from './relevance-set';

let api: TestApi;
let reader: TestMember;
let keys: ReadonlyMap<string, string>;

beforeAll(async () => {
  api = await startTestApi();
  reader = await api.member();
  const author = await api.member();
  const found = new Map<string, string>();
  for (const [key, text] of Object.entries(relevancePosts)) {
    const { id } = await author.ok('createPost', { body: { userId: author.id, text } });
    found.set(id, key);
  }
  keys = found;
});
afterAll(() => api.close());

const gain = (grade: number, at: number): number => (2 ** grade - 1) / Math.log2(at + 2);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The normalized discounted cumulative gain of the first ten posts: 1 for the best order of the best posts. */
function ndcg(found: readonly string[], grades: Readonly<Record<string, number>>): number {
  const best = Object.values(grades).sort((one, other) => other - one);
  return sum(found.slice(0, 10).map((key, at) => gain(grades[key] ?? 0, at))) / sum(best.slice(0, 10).map(gain));
}

describe('the relevance set', () => {
  it('has 60 queries whose grades name posts', () => {
    expect(relevanceQueries).toHaveLength(60);
    for (const [, grades] of relevanceQueries)
      for (const key of Object.keys(grades)) expect(Object.keys(relevancePosts)).toContain(key);
  });

  it('is answered with an nDCG@10 of at least 0.8', async () => {
    const scores = new Map<string, number>();
    for (const [q, grades] of relevanceQueries) {
      const found = await reader.ok('searchPosts', { query: { q } });
      scores.set(
        q,
        ndcg(
          found.map(({ post }) => keys.get(post.id) ?? ''),
          grades,
        ),
      );
    }
    expect(sum([...scores.values()]) / scores.size).toBeGreaterThanOrEqual(0.8);
  });
});
