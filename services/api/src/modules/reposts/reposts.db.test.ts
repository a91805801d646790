import { newId } from '../../core/ids';
import { commentBy, publish, rateBy, repostBy, removeHealthFlag } from '../../testing/member-actions';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { smallPng } from '../../testing/test-images';

let api: TestApi;
let ana: TestMember;
let bia: TestMember;
let tom: TestMember;

beforeAll(async () => {
  api = await startTestApi();
  ana = await api.member({ fullName: 'Ana Souza' });
  tom = await api.member({ specialty: 'Other_Professions' });
});
beforeEach(async () => {
  bia = await api.member({ specialty: 'Nursing' });
});
afterAll(() => api.close());

const shown = async (viewer: TestMember, id: string) => (await viewer.ok('getFeed')).find((each) => each.id === id);
const countOf = async (id: string) => (await shown(ana, id))?._count.reposts;
const notifications = async (id: string) =>
  (await ana.ok('getNotifications')).items.filter((item) => item.type === 'repost' && item.postId === id);
const remove = (author: TestMember, id: string) => author.ok('deletePost', { params: { id } });

describe('POST /post/repost', () => {
  it('returns a post that shows its root, with the root’s text, badge and count', async () => {
    const root = await publish(ana, 'The root', { img: await smallPng() });
    const made = await repostBy(tom, root.id, 'Read this');
    expect(made).toMatchObject({
      isRepost: true,
      text: 'The root',
      additionalText: 'Read this',
      isValid: false,
      img: null,
      imgInfo: null,
      video: null,
      user: { id: tom.id },
      audience: ['general'],
      averageRating: 0,
      userRating: null,
      _count: { comments: 0, reposts: 1 },
    });
    const { id, text, img, imgInfo, imgAlt, isClinical, video, videoInfo, createdAt, editedAt, version, user } = root;
    expect(made.originalPost).toEqual({
      id,
      text,
      img,
      imgInfo,
      imgAlt,
      isClinical,
      video,
      videoInfo,
      createdAt,
      editedAt,
      version,
      user,
    });
    expect(await shown(ana, made.id)).toEqual(made);
  });

  it('takes the badge of its root and ignores the one in the request', async () => {
    const [plain, issued] = [await publish(ana, 'Plain'), await publish(ana, 'Issued')];
    await api.db.updateTable('posts').set({ is_valid: true }).where('id', '=', issued.id).execute();
    const badge = async (originalPostId: string, isValid: boolean) =>
      (await tom.ok('repost', { body: { userId: tom.id, originalPostId, isValid } })).isValid;
    expect([await badge(plain.id, true), await badge(issued.id, false)]).toEqual([false, true]);
  });

  it('points to the root when a repost is reposted', async () => {
    const root = await publish(ana, 'The root');
    const further = await repostBy(bia, (await repostBy(tom, root.id, 'First')).id);
    expect(further).toMatchObject({
      additionalText: null,
      originalPost: { id: root.id, text: 'The root' },
      _count: { reposts: 2 },
    });
    expect(await countOf(root.id)).toBe(2);
  });

  it('has no additional text when the text is blank', async () => {
    expect(await repostBy(tom, (await publish(ana, 'The root')).id, '\u200b\u200b')).toMatchObject({
      additionalText: null,
    });
  });

  it('with a text can be commented on, rated and saved like any post', async () => {
    const root = await publish(ana, 'The root');
    const made = await repostBy(tom, root.id, 'My words');
    await commentBy(bia, made.id, 'On the repost');
    await rateBy(ana, made.id, 4);
    expect(await shown(bia, root.id)).toMatchObject({ averageRating: 0, _count: { comments: 0 } });
    expect(await bia.ok('savePost', { body: { userId: bia.id, postId: made.id } })).toEqual({ saved: true });
    expect(await shown(ana, made.id)).toMatchObject({
      averageRating: 4,
      _count: { comments: 1 },
      originalPost: { text: 'The root' },
    });
  });

  it('notifies the root’s author once per reposting member, and not about their reposts', async () => {
    const root = await publish(ana, 'The root');
    const first = await repostBy(tom, root.id);
    await repostBy(tom, root.id, 'Again');
    await repostBy(bia, first.id);
    await repostBy(ana, root.id);
    expect(await notifications(root.id)).toMatchObject([{ fromUser: { id: bia.id }, others: 1 }]);
    expect((await ana.ok('getNotifications')).items.some(({ fromUser }) => fromUser.id === ana.id)).toBe(false);
    expect((await tom.ok('getNotifications')).items.filter(({ type }) => type === 'repost')).toEqual([]);
  });

  it('keeps the count exact during concurrent reposts and deletions', async () => {
    const root = await publish(ana, 'The root');
    const early = await Promise.all(Array.from({ length: 4 }, () => repostBy(tom, root.id, 'Early')));
    await Promise.all([
      ...Array.from({ length: 8 }, (_, index) => repostBy(index % 2 ? tom : ana, root.id, 'Late')),
      ...early.flatMap(({ id }) => [remove(tom, id), remove(tom, id)]),
    ]);
    expect(await countOf(root.id)).toBe(8);
  });

  it('rejects invalid fields with 400, a visitor with 401, another member’s id with 403', async () => {
    const body = { userId: tom.id, originalPostId: newId() };
    expect(
      await tom.errorOf('repost', { body: { userId: 'x', originalPostId: 'x', additionalText: 'a\u0007' } }),
    ).toMatchObject({
      status: 400,
      fields: { userId: 'Invalid id', originalPostId: 'Invalid id', additionalText: expect.any(String) },
    });
    expect(await tom.errorOf('repost', { body: { ...body, additionalText: 'x'.repeat(2_001) } })).toMatchObject({
      status: 400,
    });
    expect(await api.anonymous.errorOf('repost', { body })).toMatchObject({ status: 401 });
    expect(await ana.errorOf('repost', { body })).toMatchObject({ status: 403, code: 'not_yours' });
  });

  it('returns 404 for a root that is unknown, hidden or deleted, also through a repost that still exists', async () => {
    const hidden = await publish(ana, 'Hidden', { audience: 'health' });
    const deletedPost = await publish(ana, 'Gone');
    const tombstone = await repostBy(bia, deletedPost.id);
    await remove(ana, deletedPost.id);
    for (const originalPostId of [newId(), hidden.id, deletedPost.id, tombstone.id]) {
      const error = await tom.errorOf('repost', { body: { userId: tom.id, originalPostId } });
      expect(error).toMatchObject({ status: 404, code: 'not_found', message: 'Not found' });
    }
  });
});

describe('a repost without text', () => {
  it('exists once per member and root, also when it is sent several times at once', async () => {
    const root = await publish(ana, 'The root');
    const [first, ...others] = await Promise.all(Array.from({ length: 4 }, () => repostBy(tom, root.id)));
    for (const other of others) expect(other.id).toBe(first?.id);
    expect((await repostBy(tom, first?.id ?? '', '\u200b')).id).toBe(first?.id);
    expect(await countOf(root.id)).toBe(1);
    const withText = await repostBy(tom, root.id, 'My words');
    expect(withText).toMatchObject({ userRepostId: first?.id, _count: { reposts: 2 } });
    expect((await repostBy(bia, root.id)).id).not.toBe(first?.id);
    expect(await notifications(root.id)).toMatchObject([{ others: 1 }]);
  });

  it('is known to its author on the root and on every repost of it, until it is deleted', async () => {
    const root = await publish(ana, 'The root');
    const other = await repostBy(bia, root.id, 'Her words');
    const made = await repostBy(tom, root.id);
    for (const id of [root.id, other.id, made.id])
      expect(await shown(tom, id)).toMatchObject({ userRepostId: made.id });
    expect(await shown(ana, root.id)).toMatchObject({ userRepostId: null });
    await remove(tom, made.id);
    expect(await shown(tom, root.id)).toMatchObject({ userRepostId: null, _count: { reposts: 1 } });
    expect((await repostBy(tom, root.id)).id).not.toBe(made.id);
  });

  it('shows the ratings and comments of its root, and gives it those that it gets', async () => {
    const root = await publish(ana, 'The root');
    const made = await repostBy(tom, root.id);
    expect(await rateBy(tom, made.id, 5)).toMatchObject({ id: made.id, averageRating: 5, userRating: 5 });
    expect(await rateBy(bia, made.id, 4)).toMatchObject({ id: made.id, averageRating: 4.5, ratingCount: 2 });
    await rateBy(bia, root.id, 3);
    const comment = await commentBy(bia, made.id, 'On the repost');
    const answer = { userId: tom.id, postId: made.id, text: 'Answered', parentId: comment.id };
    await tom.ok('createComment', { body: answer });
    for (const id of [root.id, made.id]) {
      const reactions = { averageRating: 4, avaregeRating: 4, ratingCount: 2, userRating: 3, _count: { comments: 2 } };
      expect(await shown(bia, id)).toMatchObject(reactions);
      expect(await bia.ok('getPost', { params: { id } })).toMatchObject({
        ...reactions,
        ratingCounts: [0, 0, 1, 0, 1],
      });
      const threads = await bia.ok('getComments', { params: { id }, query: { threads: true } });
      expect(threads).toMatchObject([{ id: comment.id, replies: [{ text: 'Answered' }] }]);
      expect(await bia.ok('getComments', { params: { id } })).toHaveLength(2);
    }
    const kindsFor = async (member: TestMember) =>
      (await member.ok('getNotifications')).items.flatMap(({ type, action, postId }) =>
        postId === made.id || (postId === root.id && type !== 'repost') ? [action ?? type] : [],
      );
    expect((await kindsFor(ana)).toSorted()).toEqual(['comment', 'rating']);
    expect(await kindsFor(tom)).toEqual([]);
  });

  it('cannot be rated by the author of its root, nor rated or commented on when its root is gone', async () => {
    const root = await publish(ana, 'The root');
    const made = await repostBy(tom, root.id);
    const rating = { userId: ana.id, postId: made.id, value: 5 };
    expect(await ana.errorOf('ratePost', { body: rating })).toMatchObject({ status: 403 });
    await remove(ana, root.id);
    expect(await bia.errorOf('ratePost', { body: { ...rating, userId: bia.id } })).toMatchObject({ status: 404 });
    const comment = { userId: bia.id, postId: made.id, text: 'PMID 123' };
    expect(await bia.errorOf('createComment', { body: comment })).toMatchObject({ status: 404 });
    expect(await bia.errorOf('getComments', { params: { id: made.id } })).toMatchObject({ status: 404 });
  });
});

describe('a repost of a health post', () => {
  it('is for professionals, and follows its root when the root’s audience changes', async () => {
    const root = await publish(ana, 'For colleagues', { audience: 'health' });
    const made = await repostBy(bia, root.id);
    expect(made.audience).toEqual(['health']);
    expect(await shown(tom, made.id)).toBeUndefined();
    await api.db.updateTable('posts').set({ audience: 'general' }).where('id', '=', root.id).execute();
    expect(await shown(tom, made.id)).toMatchObject({
      audience: ['general'],
      originalPost: { text: 'For colleagues' },
    });
    await api.db.updateTable('posts').set({ audience: 'health' }).where('id', '=', root.id).execute();
    expect(await shown(tom, made.id)).toBeUndefined();
  });

  it('hides the root from a reposting member who is no longer a professional, and rejects their repost of it', async () => {
    const root = await publish(ana, 'For colleagues', { audience: 'health', img: await smallPng() });
    const made = await repostBy(bia, root.id, 'My words');
    await removeHealthFlag(api, bia);
    expect(await shown(bia, made.id)).toMatchObject({
      text: '',
      additionalText: 'My words',
      originalPost: null,
      img: null,
      isValid: false,
      _count: { comments: 0, reposts: 0 },
    });
    expect(await bia.errorOf('repost', { body: { userId: bia.id, originalPostId: made.id } })).toMatchObject({
      status: 404,
    });
    expect((await bia.inject({ url: new URL(root.img ?? '').pathname })).statusCode).toBe(404);
  });
});

describe('a repost whose root is deleted', () => {
  it('is a tombstone with its author’s text; deleting it changes nothing else', async () => {
    const root = await publish(ana, 'Secret regret', { img: await smallPng() });
    const made = await repostBy(tom, root.id, 'My words');
    await remove(ana, root.id);
    expect(await shown(bia, made.id)).toMatchObject({
      isRepost: true,
      text: '',
      additionalText: 'My words',
      originalPost: null,
      img: null,
      _count: { reposts: 0 },
    });
    for (let time = 0; time < 2; time += 1) await remove(tom, made.id);
    expect(await shown(bia, made.id)).toBeUndefined();
    expect(await notifications(root.id)).toEqual([]);
  });

  it('stays when the account of the root’s author is deleted', async () => {
    const deletedMember = await api.member();
    const made = await repostBy(tom, (await publish(deletedMember, 'Text of the erased')).id);
    await api.db.deleteFrom('users').where('id', '=', deletedMember.id).execute();
    expect(await shown(bia, made.id)).toMatchObject({ isRepost: true, text: '', originalPost: null });
  });
});

describe('deleting a repost', () => {
  it('lowers the root’s count once, also when it is repeated', async () => {
    const root = await publish(ana, 'The root');
    const [made] = [await repostBy(tom, root.id, 'My words'), await repostBy(bia, root.id)];
    for (let time = 0; time < 2; time += 1) await remove(tom, made.id);
    expect(await countOf(root.id)).toBe(1);
    expect(
      await api.db.selectFrom('posts').select(['text', 'additional_text']).where('id', '=', made.id).execute(),
    ).toEqual([{ text: '', additional_text: null }]);
  });
});
