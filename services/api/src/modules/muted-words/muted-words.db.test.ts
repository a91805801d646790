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

describe('a comment with a muted word', () => {
  const listed = async (postId: string, member = tom) =>
    (await member.ok('getComments', { params: { id: postId }, query: { threads: 'true', sort: 'oldest' } })).map(
      ({ user, text, replies, replyCount }) => [user && text, replies?.map((reply) => reply.text), replyCount],
    );
  const flat = async (postId: string, member = tom) =>
    (await member.ok('getComments', { params: { id: postId } })).map(({ text }) => text);

  it('is in no list of a member who mutes it, whole words and topics alike, and in that of others', async () => {
    const { id } = await publish(ana, 'Discuss');
    await mute('coração');
    await mute('heart failure');
    await mute('#Sepsis');
    const texts = [
      'O CORACAO',
      'corações',
      'Heart-failure',
      'failure of the heart',
      'On #SEPSIS',
      'On sepsis',
      '#sepsis2',
    ];
    for (const text of texts) await commentBy(ana, id, text);
    const shown = ['corações', 'failure of the heart', 'On sepsis', '#sepsis2'];
    expect((await listed(id)).map(([text]) => text)).toEqual(shown);
    expect(await flat(id)).toEqual(shown.toReversed());
    expect(await flat(id, ana)).toEqual(texts.toReversed());
    expect((await tom.ok('getPost', { params: { id } }))._count.comments).toBe(texts.length);
  });

  it('keeps its place while it has replies that are shown, and leaves it with none', async () => {
    const { id } = await publish(ana, 'Discuss');
    await mute('spoiler');
    const answered = await commentBy(ana, id, 'A spoiler');
    await commentBy(ana, id, 'A reply', answered.id);
    await commentBy(ana, id, 'A reply with a spoiler', answered.id);
    const hidden = await commentBy(ana, id, 'One spoiler');
    const hiddenReply = await commentBy(ana, id, 'Another spoiler', hidden.id);
    const own = await commentBy(tom, id, 'My own spoiler');
    await commentBy(ana, id, 'spoiler, too', own.id);
    expect(await listed(id)).toEqual([
      [null, ['A reply'], 1],
      ['My own spoiler', [], 0],
    ]);
    expect((await tom.ok('getReplies', { params: { id: answered.id } })).map(({ text }) => text)).toEqual(['A reply']);
    for (const { id: muted } of [hidden, hiddenReply])
      expect(await tom.errorOf('getCommentPlace', { params: { id: muted }, query: {} })).toMatchObject({ status: 404 });
    expect(await tom.ok('getCommentPlace', { params: { id: own.id }, query: {} })).toMatchObject({ threadId: own.id });
    // It can still be answered by who has it open.
    expect(await commentBy(tom, id, 'Please no', hidden.id)).toMatchObject({ parentId: hidden.id });
    expect((await listed(id)).map(([text, replies]) => [text, replies])).toContainEqual([null, ['Please no']]);
  });

  it('does not notify, and is there again when the word is not muted any more', async () => {
    const own = await publish(tom, 'Mine');
    await commentBy(ana, own.id, 'Hello');
    await commentBy(ana, own.id, 'A spoiler');
    const other = await publish(ana, 'Other');
    await commentBy(ana, other.id, `#sepsis, @${tom.username}`);
    const kinds = async () => (await tom.ok('getNotifications')).items.map(({ action, others }) => [action, others]);
    const before = await kinds();
    const words = [await mute('spoiler'), await mute('#sepsis')];
    expect(await kinds()).toEqual(before.slice(1));
    expect(await flat(own.id)).toEqual(['Hello']);
    for (const { id } of words) await tom.ok('deleteMutedWord', { params: { id } });
    expect(await kinds()).toEqual(before);
    expect(await flat(own.id)).toEqual(['A spoiler', 'Hello']);
  });

  it('has pages without gaps or duplicates', async () => {
    const { id } = await publish(ana, 'Discuss');
    await mute('spoiler');
    const made: string[] = [];
    for (let index = 0; index < 8; index += 1) {
      made.unshift((await commentBy(ana, id, `Comment ${index}`)).id);
      for (let hidden = 0; hidden < index % 4; hidden += 1) await commentBy(ana, id, 'spoiler');
    }
    const query = { take: '3', threads: 'true' };
    const shown = await walkPages(tom, 'getComments', { params: { id }, query }, () =>
      commentBy(ana, id, 'spoiler again'),
    );
    expect(shown.map((comment) => comment.id)).toEqual(made);
  });

  it('leaves no topic behind when it is deleted', async () => {
    const { id } = await publish(ana, 'Discuss');
    const [first] = [await commentBy(ana, id, '#one #One'), await commentBy(ana, id, '#two')];
    await ana.ok('deleteComment', { params: { id: first.id } });
    expect(await api.db.selectFrom('comment_topics').select('topic').execute()).toEqual([{ topic: 'two' }]);
    await ana.ok('deletePost', { params: { id } });
    expect(await api.db.selectFrom('comment_topics').select('topic').execute()).toEqual([]);
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
