import { limits } from '@cred/contract';
import { sql } from 'kysely';
import { newId } from '../../core/ids';
import { commentBy, publish, repostBy } from '../../testing/member-actions';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { walkPages } from '../../testing/walk-pages';
import { topicIds } from './topics.repository';

let api: TestApi;
let ana: TestMember;
let tom: TestMember;
let topics = 0;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ana = await api.member();
  tom = await api.member({ specialty: 'Other_Professions' });
});
afterAll(() => api.close());

/** A topic that no other test uses. */
const newTopic = (): string => `topic${(topics += 1)}`;
const idsOf = async (member: TestMember, topic: string): Promise<string[]> =>
  (await member.ok('getTopicPosts', { params: { topic } })).map(({ id }) => id);

describe('GET /post/topic/{topic}', () => {
  it('returns posts and reposts whose own text has the topic, newest first, in any spelling', async () => {
    const topic = newTopic();
    const first = await publish(ana, `First words on #${topic}`);
    const second = await publish(tom, `#${topic.toUpperCase()}, in capitals`);
    await publish(ana, `No topic: x#${topic} and #${topic}s`);
    const quote = await repostBy(tom, first.id, `See ＃${topic}`);
    await repostBy(tom, first.id, 'Without it');
    expect(await idsOf(ana, topic.toUpperCase())).toEqual([quote.id, second.id, first.id]);
  });

  it('returns pages without gaps or duplicates while posts are published', async () => {
    const topic = newTopic();
    const made: string[] = [];
    for (let index = 0; index < 7; index += 1) made.unshift((await publish(ana, `${index} #${topic}`)).id);
    const listed = await walkPages(tom, 'getTopicPosts', { params: { topic }, query: { take: '3' } }, () =>
      publish(ana, `New #${topic}`),
    );
    expect(listed.map(({ id }) => id)).toEqual(made);
  });

  it('counts the first topics of a text only', async () => {
    const names = Array.from({ length: limits.topics.perText + 1 }, newTopic);
    const post = await publish(ana, names.map((name) => `#${name}`).join(' '));
    expect(await idsOf(tom, names.at(-2)!)).toEqual([post.id]);
    expect(await idsOf(tom, names.at(-1)!)).toEqual([]);
  });

  it('follows the changes of a text', async () => {
    const [before, after] = [newTopic(), newTopic()];
    const post = await publish(ana, `On #${before}`);
    await ana.ok('editPost', { params: { id: post.id }, body: { text: `On #${after}`, version: post.version } });
    expect([await idsOf(tom, before), await idsOf(tom, after)]).toEqual([[], [post.id]]);
  });

  it('forgets a deleted post', async () => {
    const topic = newTopic();
    const post = await publish(ana, `On #${topic}`);
    await ana.ok('deletePost', { params: { id: post.id } });
    expect(await idsOf(tom, topic)).toEqual([]);
    expect(await api.db.selectFrom('post_topics').select('topic').where('topic', '=', topic).execute()).toEqual([]);
  });

  it('shows health posts to professionals and their author only, and none across a block or of a muted member', async () => {
    const topic = newTopic();
    const health = await publish(ana, `#${topic}`, { audience: 'health' });
    const general = await publish(ana, `#${topic}`);
    const nurse = await api.member({ specialty: 'Nursing' });
    expect(await idsOf(nurse, topic)).toEqual([general.id, health.id]);
    expect(await idsOf(tom, topic)).toEqual([general.id]);
    await api.db.updateTable('users').set({ is_health_professional: false }).where('id', '=', ana.id).execute();
    expect(await idsOf(ana, topic)).toEqual([general.id, health.id]);
    await nurse.ok('mute', { params: { userId: ana.id } });
    expect(await idsOf(nurse, topic)).toEqual([]);
    await ana.ok('block', { params: { userId: tom.id } });
    expect(await idsOf(tom, topic)).toEqual([]);
  });

  it('returns 400 for what is no topic, and for an invalid cursor', async () => {
    for (const topic of ['12', 'a b', '#a', 'a'.repeat(limits.topics.max + 1), "'; drop table posts; --"])
      expect(await ana.errorOf('getTopicPosts', { params: { topic } })).toMatchObject({
        status: 400,
        fields: { topic: expect.any(String) },
      });
    expect(await ana.errorOf('getTopicPosts', { params: { topic: 'a' }, query: { cursor: 'x' } })).toMatchObject({
      status: 400,
    });
  });

  it('reads only the posts of a page, of a topic that many posts have', async () => {
    const topic = newTopic();
    await sql`
      with filler as (
        insert into posts (id, author_id, text, audience, created_at)
        select lpad(n::text, 32, '0')::uuid, ${ana.id}::uuid, '', 'general', now() from generate_series(1, 5000) n returning id, audience
      ) insert into post_topics (audience, post_id, topic, name) select audience, id, ${topic}, ${topic} from filler`.execute(
      api.db,
    );
    await sql`analyze posts, post_topics`.execute(api.db);
    const ids = topicIds({ id: tom.id, isHealthProfessional: true }, topic, { before: null, take: 20 });
    const { rows } = await sql<{ 'QUERY PLAN': readonly [{ Plan: PlanNode }] }>`
      explain (analyze, format json) select id from ${ids} page`.execute(api.db);
    const read = nodesOf(rows[0]!['QUERY PLAN'][0].Plan).map((node) => node['Actual Rows'] * node['Actual Loops']);
    expect(Math.max(...read)).toBeLessThanOrEqual(100);
  });
});

interface PlanNode {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

describe('following a topic', () => {
  const follow = (member: TestMember, topic: string) => member.ok('followTopic', { params: { topic } });

  it('is idempotent, keeps the spelling, and is listed last followed first', async () => {
    const [one, other] = [newTopic(), newTopic()];
    expect(await follow(tom, one.toUpperCase())).toEqual({ isFollowing: true });
    await follow(tom, one);
    api.clock.advance(1);
    await follow(tom, other);
    expect(await tom.ok('getFollowedTopics')).toEqual([
      { topic: other, name: other },
      { topic: one, name: one.toUpperCase() },
    ]);
    expect(await ana.ok('getFollowedTopics')).toEqual([]);
    for (let time = 0; time < 2; time += 1)
      expect(await tom.ok('unfollowTopic', { params: { topic: one } })).toEqual({ isFollowing: false });
    expect(await tom.ok('getFollowedTopics')).toEqual([{ topic: other, name: other }]);
  });

  it('marks its posts in the feed with the topic, except those of the viewer and of followed members', async () => {
    const topic = newTopic();
    await follow(tom, topic);
    const [bia, leo] = [await api.member(), await api.member()];
    await tom.ok('follow', { body: { followerId: tom.id, followingId: bia.id } });
    const marked = await publish(leo, `From me: #${topic.toUpperCase()}`);
    const others = [await publish(bia, `#${topic}`), await publish(tom, `#${topic}`), await publish(leo, 'No topic')];
    const feed = await tom.ok('getFeed', { query: { take: '10' } });
    const markOf = (id: string) => feed.find((post) => post.id === id)?.fromTopic;
    expect(markOf(marked.id)).toBe(topic.toUpperCase());
    expect(others.map(({ id }) => markOf(id))).toEqual([undefined, undefined, undefined]);
    expect((await tom.ok('getUserPosts', { params: { userId: leo.id } })).map(({ fromTopic }) => fromTopic)).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('rejects a topic above the limit with 409', async () => {
    await api.db
      .insertInto('topic_follows')
      .values(
        Array.from({ length: limits.topics.followed }, (_, index) => ({
          id: newId(api.clock.now()),
          user_id: tom.id,
          topic: `t${index}`,
          name: `t${index}`,
        })),
      )
      .execute();
    expect(await tom.errorOf('followTopic', { params: { topic: 'another' } })).toMatchObject({ status: 409 });
    await follow(tom, 't0');
    expect(await tom.ok('getFollowedTopics')).toHaveLength(limits.topics.followed);
  });
});

describe('hostile texts', () => {
  it.each([
    ['a word of 500 characters', `#${'x'.repeat(500)} @${'y'.repeat(500)}`],
    [
      '200 mentions',
      Array.from({ length: 200 }, (_, index) => `@absent${index}`)
        .join(' ')
        .slice(0, 2_000),
    ],
    ['right-to-left text', '\u202E#تعفن @ana \u2067#إنتان\u2069'],
    ['signs', '#'.repeat(1_000) + '@'.repeat(1_000)],
    ['characters that become long ones', `#${'ﷺ'.repeat(100)} #${'㌖'.repeat(40)}`],
    ['SQL and markup', `#'; drop table posts; -- #<script>alert(1)</script> @'or'1'='1`],
  ])('with %s are published and read', async (_, text) => {
    const post = await publish(ana, text);
    await commentBy(tom, post.id, text);
    expect((await tom.ok('getPost', { params: { id: post.id } })).text).toBe(text);
  });

  it('keeps topics in any script', async () => {
    const post = await publish(ana, '\u202E#إنتان و #敗血症, #ＳＥＰＳＥ, #il·lusió');
    for (const topic of ['إنتان', '敗血症', 'sepse', 'IL·LUSIÓ']) expect(await idsOf(tom, topic)).toContain(post.id);
  });
});
