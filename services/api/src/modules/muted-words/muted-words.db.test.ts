import { limits } from '@cred/contract';
import { sql } from 'kysely';
import { newId } from '../../core/ids';
import { commentBy, publish, repostBy } from '../../testing/member-actions';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { walkPages } from '../../testing/walk-pages';

let api: TestApi;
let ana: TestMember;
let tom: TestMember;

beforeEach(async () => {
  api = await startTestApi();
  ana = await api.member();
  tom = await api.member();
});
afterEach(() => api.close());

const mute = (word: string, member = tom) => member.ok('addMutedWord', { body: { word } });
const textsOf = (posts: readonly { readonly text: string; readonly additionalText: string | null }[]) =>
  posts.map(({ text, additionalText }) => additionalText ?? text);
const feed = async (member = tom) => textsOf(await member.ok('getFeed'));

describe('a muted word', () => {
  it('hides posts of others with the whole word, in any case and with any accents', async () => {
    await mute('Coração');
    for (const text of ['O CORACAO bate', '(coração)', '#coração', 'corações', 'cor acao', 'Bom dia'])
      await publish(ana, text);
    expect(await feed()).toEqual(['Bom dia', 'cor acao', 'corações']);
    expect(await feed(ana)).toHaveLength(6);
  });

  it('of several words hides them only where they stand together', async () => {
    await mute('heart  failure!');
    for (const text of ['Heart failure today', 'heart-failure', 'failure of the heart', 'heart of failure'])
      await publish(ana, text);
    expect(await feed()).toEqual(['heart of failure', 'failure of the heart']);
  });

  it('does not hide other forms of the word', async () => {
    await mute('infect');
    for (const text of ['infected', 'infection', 'infect']) await publish(ana, text);
    expect(await feed()).toEqual(['infection', 'infected']);
  });

  it('hides reposts whose root or added text has it, but not the viewer’s own posts', async () => {
    const [root, clean] = [await publish(ana, 'About spoilers'), await publish(ana, 'About nothing')];
    await repostBy(ana, root.id, 'Read this');
    await repostBy(ana, clean.id, 'More spoilers');
    await publish(tom, 'My own spoilers');
    await mute('spoilers');
    expect(await feed()).toEqual(['My own spoilers', 'About nothing']);
  });

  it('applies to home, search, pages of topics and followed members, and not to profiles and single posts', async () => {
    const hidden = await publish(ana, 'A spoiler on #sepsis');
    await publish(ana, 'News on #sepsis');
    await tom.ok('follow', { body: { followerId: tom.id, followingId: ana.id } });
    await mute('spoiler');
    const sepsis = { params: { topic: 'sepsis' } };
    const shown = [
      await feed(),
      textsOf(await tom.ok('getFollowFeed')),
      textsOf(await tom.ok('getTopicPosts', sepsis)),
      textsOf((await tom.ok('searchPosts', { query: { q: 'sepsis' } })).map(({ post }) => post)),
    ];
    expect(shown).toEqual(shown.map(() => ['News on #sepsis']));
    expect(textsOf(await tom.ok('getUserPosts', { params: { userId: ana.id } }))).toHaveLength(2);
    expect((await tom.ok('getPost', { params: { id: hidden.id } })).id).toBe(hidden.id);
  });

  it('hides notifications about posts of others with it, not those about the viewer’s own', async () => {
    const own = await publish(tom, 'My own spoiler');
    await commentBy(ana, own.id, 'Thanks');
    await publish(ana, `A spoiler for @${tom.username}`);
    const actions = async () => (await tom.ok('getNotifications')).items.map(({ action }) => action);
    expect(await actions()).toEqual(['mention', 'comment']);
    await mute('spoiler');
    expect(await actions()).toEqual(['comment']);
  });

  it('leaves pages without gaps or duplicates, and hides no post that is not muted', async () => {
    await mute('spoiler');
    const made: string[] = [];
    for (let index = 0; index < 12; index += 1) {
      made.unshift((await publish(ana, `Post ${index}`)).id);
      for (let hidden = 0; hidden < index % 4; hidden += 1) await publish(ana, 'spoiler');
    }
    const listed = await walkPages(tom, 'getFeed', { query: { take: '3' } }, () => publish(ana, 'spoiler again'));
    expect(listed.map(({ id }) => id)).toEqual(made);
  });

  it('bounds the work for a word that every post has: a page can be empty and name the next one', async () => {
    await mute('the');
    for (let index = 0; index < 7; index += 1) await publish(ana, `The post ${index}`);
    const { body, headers } = await tom.call('getFeed', { query: { take: '1' } });
    expect(body).toEqual([]);
    expect(headers['link']).toMatch(/rel="next"/);
    expect(await walkPages(tom, 'getFeed', { query: { take: '1' } })).toEqual([]);
  });
});

describe('a muted topic', () => {
  it('hides posts with the topic, and not those with the word alone', async () => {
    await mute('#Sepsis');
    for (const text of ['On #SEPSIS', 'On sepsis', 'On #sepsis2']) await publish(ana, text);
    expect(await feed()).toEqual(['On #sepsis2', 'On sepsis']);
  });
});

describe('the list of muted words', () => {
  it('is the member’s own, last added first, with each word once', async () => {
    const first = await mute('Spoiler');
    expect(first).toEqual({ id: expect.any(String), kind: 'word', word: 'Spoiler' });
    expect(await mute(' spoíler ')).toEqual(first);
    api.clock.advance(1);
    const topic = await mute('#Sepsis');
    expect(topic).toMatchObject({ kind: 'topic', word: 'Sepsis' });
    expect(await tom.ok('getMutedWords')).toEqual([topic, first]);
    expect(await ana.ok('getMutedWords')).toEqual([]);
    await ana.ok('deleteMutedWord', { params: { id: topic.id } });
    for (let time = 0; time < 2; time += 1) await tom.ok('deleteMutedWord', { params: { id: topic.id } });
    expect(await tom.ok('getMutedWords')).toEqual([first]);
    await publish(ana, 'A spoiler on #sepsis');
    expect(await feed()).toEqual([]);
    await tom.ok('deleteMutedWord', { params: { id: first.id } });
    expect(await feed()).toHaveLength(1);
  });

  it.each(['', '  ', '!?', '\u200b', 'x'.repeat(limits.mutedWords.lengthMax + 1)])('rejects %j', async (word) => {
    expect(await tom.errorOf('addMutedWord', { body: { word } })).toMatchObject({
      status: 400,
      fields: { word: expect.any(String) },
    });
  });

  it.each(["' | 'a", "a:*'", '\\', "'); drop table posts; --", '<->', 'a & !b', '\u202Eabc', '心 مرحبا', '#<b>'])(
    'takes %j as words, not as a query',
    async (word) => {
      const { status } = await tom.call('addMutedWord', { body: { word } });
      expect([201, 400]).toContain(status);
      await publish(ana, 'An innocent post');
      expect(await feed()).toEqual(['An innocent post']);
    },
  );

  it('has at most 100 entries', async () => {
    await api.db
      .insertInto('muted_words')
      .values(
        Array.from({ length: limits.mutedWords.entries }, (_, index) => ({
          id: newId(api.clock.now()),
          user_id: tom.id,
          kind: 'word' as const,
          word: `w${index}`,
          folded: `w${index}`,
          query: `'w${index}':A`,
        })),
      )
      .execute();
    expect(await tom.errorOf('addMutedWord', { body: { word: 'another' } })).toMatchObject({ status: 409 });
    expect(await mute('W1')).toMatchObject({ word: 'w1' });
    await publish(ana, 'With w99');
    expect(await feed()).toEqual([]);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from muted_words`.execute(api.db);
    expect(rows[0]?.n).toBe(limits.mutedWords.entries);
  });
});
