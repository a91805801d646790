import { newId } from '../../core/ids';
import { publish, rateBy } from '../../testing/member-actions';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';

let api: TestApi;
let ana: TestMember;
let tom: TestMember;
let post: { id: string };

beforeAll(async () => {
  api = await startTestApi();
  ana = await api.member();
  tom = await api.member({ specialty: 'Other_Professions' });
});
beforeEach(async () => {
  post = await publish(ana, 'Judge me');
});
afterAll(() => api.close());

const notifications = async () =>
  (await ana.ok('getNotifications')).items.filter((item) => item.type === 'rating' && item.postId === post.id);

describe('PATCH /post/rating', () => {
  it('returns the average, its misspelt duplicate, the count and the viewer’s rating; cards show the same', async () => {
    const bia = await api.member();
    expect(await rateBy(bia, post.id, 4)).toEqual({
      id: post.id,
      averageRating: 4,
      avaregeRating: 4,
      ratingCount: 1,
      userRating: 4,
    });
    expect(await rateBy(tom, post.id, 5)).toEqual({
      id: post.id,
      averageRating: 4.5,
      avaregeRating: 4.5,
      ratingCount: 2,
      userRating: 5,
    });
    const shown = async (member: TestMember) => (await member.ok('getFeed')).find(({ id }) => id === post.id);
    expect(await shown(bia)).toMatchObject({ averageRating: 4.5, avaregeRating: 4.5, ratingCount: 2, userRating: 4 });
    expect(await shown(tom)).toMatchObject({ userRating: 5 });
    expect(await shown(ana)).toMatchObject({ userRating: null, ratingCount: 2 });
  });

  it('changes a rating, and ignores a repeated one', async () => {
    await rateBy(tom, post.id, 1);
    for (let time = 0; time < 2; time += 1)
      expect(await rateBy(tom, post.id, 5)).toMatchObject({ averageRating: 5, ratingCount: 1, userRating: 5 });
  });

  it('notifies the author once per rater, also after the rating changes', async () => {
    await rateBy(tom, post.id, 2);
    expect(await notifications()).toMatchObject([
      { fromUser: { id: tom.id }, postId: post.id, read: false, chatId: null, payload: null },
    ]);
    await ana.ok('deleteNotification', { params: { id: (await notifications())[0]?.id ?? '' } });
    await rateBy(tom, post.id, 3);
    expect(await notifications()).toEqual([]);
  });

  it('keeps count and sum exact when five members rate twenty times at once', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, () => api.member()));
    await Promise.all(
      members.flatMap((member, index) =>
        Array.from({ length: 4 }, (_, time) => rateBy(member, post.id, ((index + time) % 5) + 1)),
      ),
    );
    const { sum, count } = await api.db
      .selectFrom('ratings')
      .select((eb) => [eb.fn.sum<number>('value').as('sum'), eb.fn.countAll<number>().as('count')])
      .where('post_id', '=', post.id)
      .executeTakeFirstOrThrow();
    const stored = await api.db
      .selectFrom('posts')
      .select(['rating_count', 'rating_sum', 'rating_average'])
      .where('id', '=', post.id)
      .executeTakeFirst();
    expect(stored).toEqual({ rating_count: 5, rating_sum: sum, rating_average: sum / 5 });
    expect(count).toBe(5);
    expect(await notifications()).toMatchObject([{ others: 4 }]);
  });

  it.each([0, 6, 2.5, -1, '4', null, Number.MAX_SAFE_INTEGER])('rejects the value %s with 400', async (value) => {
    const error = await tom.errorOf('ratePost', { body: { userId: tom.id, postId: post.id, value } });
    expect(error).toMatchObject({ status: 400, fields: { value: expect.any(String) } });
  });

  it('rejects a rating of the member’s own post with 403, and notifies no one', async () => {
    expect(await ana.errorOf('ratePost', { body: { userId: ana.id, postId: post.id, value: 5 } })).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
    expect(await notifications()).toEqual([]);
  });

  it('rejects a visitor with 401, another member’s id with 403, an unknown or hidden post with 404', async () => {
    const body = { userId: tom.id, postId: post.id, value: 3 };
    expect(await api.anonymous.errorOf('ratePost', { body })).toMatchObject({ status: 401 });
    expect(await ana.errorOf('ratePost', { body })).toMatchObject({ status: 403, code: 'not_yours' });
    const hidden = await publish(ana, 'Hidden', { audience: 'health' });
    const errors = await Promise.all(
      [hidden.id, newId()].map((postId) => tom.errorOf('ratePost', { body: { ...body, postId } })),
    );
    expect(errors.map(({ status, message }) => [status, message])).toEqual([
      [404, 'Not found'],
      [404, 'Not found'],
    ]);
  });

  it('leaves no rating and no notification when the post is deleted concurrently', async () => {
    const members = await Promise.all(Array.from({ length: 4 }, () => api.member()));
    const responses = await Promise.all([
      ...members.map((member) => member.call('ratePost', { body: { userId: member.id, postId: post.id, value: 4 } })),
      ana.call('deletePost', { params: { id: post.id } }),
    ]);
    expect(responses.every(({ status }) => status === 200 || status === 404)).toBe(true);
    expect(await api.db.selectFrom('ratings').select('value').where('post_id', '=', post.id).execute()).toEqual([]);
    expect(await notifications()).toEqual([]);
  });
});
