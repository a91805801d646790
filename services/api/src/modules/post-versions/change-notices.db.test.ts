import { limits, type Post } from '@cred/contract';
import { sql } from 'kysely';
import { createProfessional } from '../../testing/health-post-world';
import { commentBy, publish, rateBy, removeHealthFlag, repostBy } from '../../testing/member-actions';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';

let api: TestApi;
let ana: TestMember;
let bia: TestMember;
let post: Post;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  [ana, bia] = [await api.member(), await api.member()];
  post = await publish(ana, 'As written first');
  api.clock.advance(limits.post.silentEditMs);
});
afterAll(() => api.close());

const edit = async (text: string): Promise<void> => {
  api.clock.advance(1_000);
  post = await ana.ok('editPost', { params: { id: post.id }, body: { text, version: post.version } });
};
const noticesOf = async (member: TestMember) =>
  (await member.ok('getNotifications')).items.filter(({ action }) => action === 'changed');
const countEvents = async (member: TestMember): Promise<number> =>
  (
    await api.db
      .selectFrom('live_events')
      .select('seq')
      .where('user_id', '=', member.id)
      .where('name', '=', 'notifications')
      .execute()
  ).length;

describe('a change of a post’s words after ten minutes', () => {
  it.each([
    ['rated', (member: TestMember) => rateBy(member, post.id, 4)],
    ['reposted', (member: TestMember) => repostBy(member, post.id)],
    ['commented on', (member: TestMember) => commentBy(member, post.id, 'Well said')],
  ])('notifies a member who %s it, once, with an event', async (_, act) => {
    await act(bia);
    const events = await countEvents(bia);
    await edit('Changed');
    const [notice, ...others] = await noticesOf(bia);
    expect(notice).toMatchObject({
      type: 'verification',
      action: 'changed',
      postId: post.id,
      fromUser: { id: ana.id },
      others: 0,
      read: false,
      payload: { preview: expect.stringMatching(/ changed a post that you reacted to$/) },
    });
    expect(others).toEqual([]);
    expect(await countEvents(bia)).toBe(events + 1);
  });

  it('notifies a member once who did all of it, and neither the author nor others', async () => {
    const eva = await api.member();
    for (const member of [ana, bia]) {
      await commentBy(member, post.id, 'One');
      await repostBy(member, post.id);
    }
    await rateBy(bia, post.id, 4);
    await edit('Changed');
    expect(await noticesOf(bia)).toHaveLength(1);
    expect([await noticesOf(ana), await noticesOf(eva)]).toEqual([[], []]);
  });

  it('updates the unread notice at the next change, and makes a new one after it was read', async () => {
    await rateBy(bia, post.id, 4);
    await edit('Changed');
    const [first] = await noticesOf(bia);
    await edit('Changed again');
    const [second, ...others] = await noticesOf(bia);
    expect(second).toMatchObject({ id: first?.id, read: false });
    expect(Date.parse(second?.createdAt ?? '')).toBeGreaterThan(Date.parse(first?.createdAt ?? ''));
    expect(others).toEqual([]);
    await bia.ok('markNotificationRead', { params: { id: second?.id ?? '' } });
    await edit('Changed a third time');
    const third = await noticesOf(bia);
    expect(third).toMatchObject([{ read: false, others: 0 }]);
    expect(third[0]?.id).not.toBe(first?.id);
  });

  it('notifies no member of the same text, nor within ten minutes', async () => {
    await rateBy(bia, post.id, 4);
    await edit(post.text);
    expect(await noticesOf(bia)).toEqual([]);
    post = await publish(ana, 'Frist');
    await rateBy(bia, post.id, 4);
    await edit('First');
    expect(await noticesOf(bia)).toEqual([]);
  });

  it('notifies no member who may not see the post any more, across a block, or who switched it off', async () => {
    post = await publish(ana, 'For colleagues', { audience: 'health' });
    const [former, blocked, blocking, off, reader] = await Promise.all(
      Array.from({ length: 5 }, () => createProfessional(api)),
    );
    if (!former || !blocked || !blocking || !off || !reader) throw new Error('Members are missing');
    for (const member of [former, blocked, blocking, off, reader]) await rateBy(member, post.id, 4);
    await removeHealthFlag(api, former);
    await ana.ok('block', { params: { userId: blocked.id } });
    await blocking.ok('block', { params: { userId: ana.id } });
    await off.ok('setNotificationSwitch', { body: { kind: 'changed', on: false } });
    api.clock.advance(limits.post.silentEditMs);
    await edit('Changed');
    const notified = await api.db
      .selectFrom('notifications')
      .select('user_id')
      .where('type', '=', 'changed')
      .where('post_id', '=', post.id)
      .execute();
    expect(notified).toEqual([{ user_id: reader.id }]);
    expect(await noticesOf(reader)).toHaveLength(1);
  });

  it('notifies no member whose comment or repost was deleted', async () => {
    const { id } = await commentBy(bia, post.id, 'Regretted');
    await bia.ok('deleteComment', { params: { id } });
    const repost = await repostBy(bia, post.id);
    await bia.ok('deletePost', { params: { id: repost.id } });
    await edit('Changed');
    expect(await noticesOf(bia)).toEqual([]);
  });

  it('rolls back with the change', async () => {
    await rateBy(bia, post.id, 4);
    const { status } = await ana.call('editPost', { params: { id: post.id }, body: { text: 'Late', version: 0 } });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(await noticesOf(bia)).toEqual([]);
  });

  it('notifies at most a thousand members, those who acted last', async () => {
    const RATERS = limits.post.changeNotices + 200;
    await sql`
      with added as (
        insert into users (id, username, full_name, email, password_hash, specialty, is_health_professional, created_at)
        select gen_random_uuid(), 'rater' || n, 'Rater', 'rater' || n || '@many.example', 'x', 'Nursing', true, now()
        from generate_series(1, ${RATERS}::int) as n returning id, username
      )
      insert into ratings (post_id, user_id, value, rated_at)
      select ${post.id}::uuid, id, 4, ${api.clock.now()}::timestamptz + make_interval(secs => substr(username, 6)::int)
      from added`.execute(api.db);
    await edit('Changed');
    const { rows } = await sql<{ count: number; first: number }>`
      select count(*)::int as count, min(substr(username, 6)::int) as first
      from notifications join users on users.id = user_id
      where post_id = ${post.id}::uuid and type = 'changed'`.execute(api.db);
    expect(rows).toEqual([{ count: limits.post.changeNotices, first: 201 }]);
  });
});
