import { type FakeValidation, makeReference, startFakeValidation } from '../../testing/fake-validation';
import { publish, repostBy } from '../../testing/member-actions';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { unzip } from '../../testing/unzip';
import { checkPendingBadges } from '../posts/pending-badges';
import { issuedTextsOf } from '../posts/issued-texts';
import { insertReferences } from './references.repository';
import { newId } from '../../core/ids';

let validation: FakeValidation;
let api: TestApi;
let ana: TestMember;
let tom: TestMember;

const papers = [
  makeReference('32865377', {
    doi: '10.1056/NEJMoa2022190',
    studyType: 'randomized-trial',
    matchedTopics: ['heart failure'],
  }),
  makeReference('11', { year: '', authors: [] }),
];

beforeAll(async () => {
  validation = await startFakeValidation();
  api = await startTestApi({ settings: validation.settings });
  [ana, tom] = [await api.member(), await api.member({ specialty: 'Other_Professions' })];
});
afterAll(async () => {
  await api.close();
  await validation.close();
});

const publishIssued = (text: string, over: object = {}) => {
  validation.issued.set(text, papers);
  return ana.ok('createPost', { body: { userId: ana.id, text, isValid: 'true', ...over } });
};
/** What the call returns for the papers of an issued text. */
const shown = papers.map((paper) => ({ ...paper, notices: [] }));
const referencesOf = (id: string, member = tom) => member.ok('getPostReferences', { params: { id } });
const countOf = async (id: string) => (await tom.ok('getFeed')).find((post) => post.id === id)?.referenceCount;

describe('the references of a post', () => {
  it('are those that the validation service issued with exactly its text', async () => {
    const post = await publishIssued('Issued with papers');
    expect([post.isValid, post.referenceCount]).toEqual([true, 2]);
    expect(await referencesOf(post.id)).toEqual(shown);
    expect(await countOf(post.id)).toBe(2);
  });

  it('are never those that a client sends, and a text that was not issued has none', async () => {
    const sent = JSON.stringify(papers);
    const body = { userId: ana.id, text: 'Not issued', isValid: 'true', referencias: sent, references: sent };
    const forged = await ana.ok('createPost', { body });
    expect([forged.isValid, forged.referenceCount, await referencesOf(forged.id)]).toEqual([false, 0, []]);
    validation.issued.set('Own words', papers);
    const own = await publish(ana, 'Own words');
    expect([own.isValid, own.referenceCount, await referencesOf(own.id)]).toEqual([false, 0, []]);
  });

  it('are stored with a later confirmation, once', async () => {
    validation.failure = 503;
    const post = await publishIssued('Confirmed later');
    expect([post.isValid, post.referenceCount]).toEqual([false, 0]);
    validation.failure = undefined;
    const issued = issuedTextsOf({ HOST: '127.0.0.1', ...validation.settings });
    const at = (ms: number) => new Date(new Date(post.createdAt).getTime() + ms);
    await Promise.all([
      checkPendingBadges({ db: api.db, issued }, at(5_000)),
      checkPendingBadges({ db: api.db, issued }, at(60_000)),
    ]);
    expect([await countOf(post.id), await referencesOf(post.id)]).toEqual([2, shown]);
  });

  it('are those of the root for a repost, and none when the root is hidden or deleted', async () => {
    const post = await publishIssued('Reposted with papers');
    const repost = await repostBy(tom, post.id);
    expect([repost.referenceCount, await referencesOf(repost.id)]).toEqual([2, shown]);
    await ana.ok('deletePost', { params: { id: post.id } });
    expect([await countOf(repost.id), await referencesOf(repost.id)]).toEqual([0, []]);
    expect(await api.db.selectFrom('post_references').select('pmid').where('post_id', '=', post.id).execute()).toEqual(
      [],
    );
  });

  it('of a hidden, a deleted and an unknown post give the same 404; visitors get 401, invalid ids 400', async () => {
    const hidden = await publishIssued('For colleagues with papers', { audience: '["health"]' });
    const deleted = await publishIssued('Soon deleted');
    await ana.ok('deletePost', { params: { id: deleted.id } });
    expect(await referencesOf(hidden.id, ana)).toEqual(shown);
    for (const id of [hidden.id, deleted.id, newId()])
      expect(await tom.errorOf('getPostReferences', { params: { id } })).toMatchObject({
        status: 404,
        message: 'Not found',
      });
    expect(await api.anonymous.errorOf('getPostReferences', { params: { id: hidden.id } })).toMatchObject({
      status: 401,
    });
    expect(await tom.errorOf('getPostReferences', { params: { id: 'x' } })).toMatchObject({ status: 400 });
  });

  it('are downloaded as a file with a name, for one post and for all bookmarks, each paper once', async () => {
    const eva = await api.member();
    const [first, second, hidden] = [
      await publishIssued('File one'),
      await publishIssued('File two'),
      await publishIssued('File hidden', { audience: '["health"]' }),
    ];
    await api.db.updateTable('users').set({ is_health_professional: false }).where('id', '=', eva.id).execute();
    await api.db
      .updateTable('post_references')
      .set({ pmid: 99 })
      .where('post_id', '=', hidden.id)
      .where('pmid', '=', 11)
      .execute();
    const file = (path: string) => eva.inject({ url: `/api/post${path}` });
    const saved = `/saved-posts/${eva.id}/references?format=ris`;
    expect((await file(saved)).statusCode).toBe(404);
    for (const { id } of [first, second])
      await eva.ok('savePost', { body: { userId: eva.id, postId: id, saved: true } });
    await api.db.insertInto('saved_posts').values({ id: newId(), user_id: eva.id, post_id: hidden.id }).execute();
    const one = await file(`/references/${first.id}/file?format=bibtex`);
    expect([one.statusCode, one.headers['content-disposition'], one.headers['content-type']]).toEqual([
      200,
      `attachment; filename="cred-references-${first.id.slice(-8)}.bib"`,
      'text/plain; charset=utf-8',
    ]);
    expect(one.body.match(/^@article\{.*$/gm)).toEqual(['@article{Souza2021pmid32865377,', '@article{Paperpmid11,']);
    const all = await file(saved);
    expect(all.headers['content-disposition']).toMatch(/filename="cred-bookmarks-\d{4}-\d\d-\d\d\.ris"/);
    expect(all.body.match(/^AN  - \d+/gm)).toEqual(['AN  - 11', 'AN  - 32865377']);
    expect((await file(`/references/${first.id}/file?format=docx`)).statusCode).toBe(400);
    expect((await file(`/references/${(await publish(ana, 'None')).id}/file?format=ris`)).statusCode).toBe(404);
    expect((await tom.inject({ url: `/api/post${saved}` })).statusCode).toBe(403);
  });

  it('are all in the file, also with many bookmarks', async () => {
    const eva = await api.member();
    const total = 450;
    await api.db.transaction().execute(async (trx) => {
      for (let index = 0; index < total; index += 10) {
        const id = newId();
        await trx
          .insertInto('posts')
          .values({
            id,
            author_id: ana.id,
            text: 'Many',
            audience: 'general',
            img_alt: null,
            slug: null,
            created_at: new Date(),
            deleted_at: null,
            root_id: null,
            additional_text: null,
          })
          .execute();
        await insertReferences(
          trx,
          id,
          Array.from({ length: 10 }, (_, at) => makeReference(String(1_000 + index + at))),
        );
        await trx.insertInto('saved_posts').values({ id: newId(), user_id: eva.id, post_id: id }).execute();
      }
    });
    const { body } = await eva.inject({ url: `/api/post/saved-posts/${eva.id}/references?format=ris` });
    expect(body.match(/^AN  - \d+/gm)).toEqual(Array.from({ length: total }, (_, at) => `AN  - ${1_000 + at}`));
  });

  it('are part of the account’s export and deleted with the account', async () => {
    const eva = await api.member();
    validation.issued.set('Hers', papers);
    const post = await eva.ok('createPost', { body: { userId: eva.id, text: 'Hers', isValid: 'true' } });
    const files = await unzip((await eva.inject({ url: `/api/user/export/${eva.id}` })).rawPayload);
    const [exported] = JSON.parse(String(files.get('posts.json'))) as { references: unknown }[];
    expect(exported?.references).toEqual(papers.map(({ pmid, title, doi = null }) => ({ pmid, title, doi })));
    await api.db.deleteFrom('users').where('id', '=', eva.id).execute();
    expect(await api.db.selectFrom('post_references').select('pmid').where('post_id', '=', post.id).execute()).toEqual(
      [],
    );
  });
});
