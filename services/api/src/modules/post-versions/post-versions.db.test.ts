import { type CallBodyInput, limits, type Post } from '@cred/contract';
import { type FakeValidation, makeReference, startFakeValidation } from '../../testing/fake-validation';
import { publish, rateBy, repostBy } from '../../testing/member-actions';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { issuedTextsOf } from '../posts/issued-texts';
import { checkPendingBadges } from '../posts/pending-badges';

const CHECKED = 'The checked text';

let api: TestApi;
let validation: FakeValidation;

beforeAll(async () => {
  validation = await startFakeValidation();
  validation.issued.set(CHECKED, [makeReference('11'), makeReference('12')]);
  api = await startTestApi({ settings: validation.settings });
});
afterAll(async () => {
  await api.close();
  await validation.close();
});
beforeEach(() => {
  validation.failure = undefined;
});

const edit = (author: TestMember, { id, version }: Pick<Post, 'id' | 'version'>, text: string, isValid = false) =>
  author.ok('editPost', { params: { id }, body: { text, version, isValid } });
const afterTheWindow = () => api.clock.advance(limits.post.silentEditMs);
const versionsOf = (member: TestMember, { id }: Pick<Post, 'id'>) => member.ok('getPostVersions', { params: { id } });

describe('PATCH /post/:id', () => {
  it('leaves no trace within ten minutes, and keeps the earlier text after them', async () => {
    const [ana, tom] = [await api.member(), await api.member()];
    const post = await publish(ana, 'Frist text');
    const silent = await edit(ana, post, 'First text');
    expect(silent).toMatchObject({ text: 'First text', editedAt: null, version: 2 });
    expect(await versionsOf(tom, post)).toEqual([]);
    afterTheWindow();
    const second = await edit(ana, silent, 'Second text');
    expect(second).toMatchObject({ text: 'Second text', editedAt: expect.any(String), version: 3 });
    const third = await edit(ana, second, 'Third text');
    expect(await versionsOf(tom, post)).toEqual([
      {
        version: 3,
        text: 'Second text',
        isValid: false,
        writtenAt: second.editedAt,
        replacedAt: third.editedAt,
      },
      { version: 2, text: 'First text', isValid: false, writtenAt: post.createdAt, replacedAt: second.editedAt },
    ]);
    expect((await tom.ok('getFeed'))[0]).toMatchObject({ text: 'Third text', editedAt: third.editedAt });
  });

  it('changes nothing for the same text', async () => {
    const ana = await api.member();
    const post = await publish(ana, 'The same');
    afterTheWindow();
    expect(await edit(ana, post, 'The same')).toMatchObject({ editedAt: null, version: 1 });
    expect(await versionsOf(ana, post)).toEqual([]);
  });

  it('drops the badge and the references until exactly the new text was issued', async () => {
    const ana = await api.member();
    const body = { userId: ana.id, text: CHECKED, isValid: 'true' };
    const post = await ana.ok('createPost', { body });
    expect(post).toMatchObject({ isValid: true, referenceCount: 2 });
    expect(await edit(ana, post, CHECKED)).toMatchObject({ isValid: true, referenceCount: 2, version: 1 });
    const unchecked = await edit(ana, post, `${CHECKED}, and more`);
    expect(unchecked).toMatchObject({ isValid: false, referenceCount: 0 });
    expect(await ana.ok('getPostReferences', { params: { id: post.id } })).toEqual([]);
    const other = await edit(ana, unchecked, `${CHECKED}, and less`, true);
    expect(other).toMatchObject({ isValid: false, referenceCount: 0 });
    expect(await edit(ana, other, CHECKED, true)).toMatchObject({ isValid: true, referenceCount: 2 });
  });

  it('never gives the badge of an earlier text to the text that replaced it', async () => {
    validation.failure = 503;
    const ana = await api.member();
    const post = await ana.ok('createPost', { body: { userId: ana.id, text: CHECKED, isValid: 'true' } });
    const service = issuedTextsOf({ HOST: '127.0.0.1', ...validation.settings });
    // The text changes while the validation service answers about the one before it.
    const issued = {
      find: async (hash: string) => {
        validation.failure = undefined;
        const answer = await service.find(hash);
        await edit(ana, post, 'Replaced');
        return answer;
      },
    };
    api.clock.advance(60_000);
    await checkPendingBadges({ db: api.db, issued }, api.clock.now());
    expect((await ana.ok('getFeed')).find(({ id }) => id === post.id)).toMatchObject({
      text: 'Replaced',
      isValid: false,
      referenceCount: 0,
    });
  });

  it('asks again about a changed text when the validation service does not respond', async () => {
    const ana = await api.member();
    const post = await publish(ana, 'Unchecked');
    validation.failure = 503;
    const changed = await edit(ana, post, CHECKED, true);
    expect(changed.isValid).toBe(false);
    // Again with the same text: one question is open, not two.
    await edit(ana, changed, CHECKED, true);
    validation.failure = undefined;
    api.clock.advance(60_000);
    const issued = issuedTextsOf({ HOST: '127.0.0.1', ...validation.settings });
    await checkPendingBadges({ db: api.db, issued }, api.clock.now());
    expect((await ana.ok('getFeed')).find(({ id }) => id === post.id)).toMatchObject({
      isValid: true,
      referenceCount: 2,
    });
  });

  it('shows in a repost which version it means, also within ten minutes', async () => {
    const [ana, tom] = [await api.member(), await api.member()];
    const post = await publish(ana, 'As reposted');
    const repost = await repostBy(tom, post.id, 'Well said');
    expect(repost).toMatchObject({ originalVersion: 1, originalPost: { version: 1, editedAt: null } });
    const changed = await edit(ana, post, 'Something else');
    expect((await tom.ok('getFeed'))[0]).toMatchObject({
      id: repost.id,
      originalVersion: 1,
      originalPost: { text: 'Something else', version: 2, editedAt: changed.editedAt },
    });
    expect(changed.editedAt).not.toBeNull();
    expect(await versionsOf(tom, post)).toMatchObject([{ version: 1, text: 'As reposted' }]);
  });

  it('does not overwrite a change of another tab', async () => {
    const ana = await api.member();
    const post = await publish(ana, 'Once');
    const results = await Promise.all(
      ['One tab', 'Another tab'].map((text) =>
        ana.call('editPost', { params: { id: post.id }, body: { text, version: post.version } }),
      ),
    );
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(
      await ana.errorOf('editPost', { params: { id: post.id }, body: { text: 'Late', version: post.version } }),
    ).toMatchObject({ status: 409, code: 'conflict', message: expect.stringContaining('changed elsewhere') });
  });

  it('rejects a blank, a too long text and a repost, with an error for each', async () => {
    const [ana, tom] = [await api.member(), await api.member()];
    const post = await publish(ana, 'Mine');
    const change = (body: Partial<CallBodyInput<'editPost'>>, id = post.id) =>
      ana.errorOf('editPost', { params: { id }, body: { text: 'Changed', version: 1, ...body } });
    expect(await change({ text: ' \u200b\n' })).toMatchObject({ status: 400, fields: { text: 'Text is empty' } });
    expect(await change({ text: 'a'.repeat(limits.post.textMax + 1) })).toMatchObject({ status: 400 });
    expect(await change({}, (await repostBy(ana, (await publish(tom, 'Other')).id)).id)).toMatchObject({
      status: 400,
      message: 'A repost cannot be changed',
    });
  });

  it('is only for the author; a deleted post is not found', async () => {
    const [ana, tom] = [await api.member(), await api.member()];
    const post = await publish(ana, 'Mine');
    const input = { params: { id: post.id }, body: { text: 'Theirs', version: 1 } };
    expect(await tom.errorOf('editPost', input)).toMatchObject({ status: 403, code: 'not_yours' });
    await ana.ok('deletePost', { params: { id: post.id } });
    for (const member of [ana, tom]) expect(await member.errorOf('editPost', input)).toMatchObject({ status: 404 });
  });

  it('keeps at most fifty earlier texts', async () => {
    const ana = await api.member();
    let post = await publish(ana, 'Version 1');
    afterTheWindow();
    for (let version = 2; version <= limits.post.versions + 1; version += 1)
      post = await edit(ana, post, `Version ${version}`);
    expect(
      await ana.errorOf('editPost', { params: { id: post.id }, body: { text: 'More', version: post.version } }),
    ).toMatchObject({ status: 409, message: 'This post was changed too often' });
    expect(await versionsOf(ana, post)).toHaveLength(limits.post.versions);
  });
});

describe('the earlier texts of a post', () => {
  it('are deleted with it', async () => {
    const ana = await api.member();
    const post = await publish(ana, 'A secret by mistake');
    afterTheWindow();
    await edit(ana, post, 'Nothing');
    await ana.ok('deletePost', { params: { id: post.id } });
    const rows = await api.db.selectFrom('post_versions').selectAll().where('post_id', '=', post.id).execute();
    expect(rows).toEqual([]);
  });

  it('are part of the author’s export', async () => {
    const ana = await api.member();
    const post = await publish(ana, 'Exported');
    await rateBy(await api.member(), post.id, 4);
    afterTheWindow();
    await edit(ana, post, 'Changed');
    const { exportSections } = await import('../account/export-sections');
    const section = exportSections['posts.json'];
    const { rows } = await section!(
      { id: ana.id, isHealthProfessional: false },
      '00000000-0000-0000-0000-000000000000',
    ).execute(api.db);
    expect(rows.map(({ entry }) => entry)).toMatchObject([
      { text: 'Changed', earlierTexts: [{ text: 'Exported', writtenAt: expect.any(String) }] },
    ]);
  });
});
