import { limits } from '@cred/contract';
import { sql } from 'kysely';
import { commentBy, publish, rateBy, repostBy } from '../../testing/member-actions';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { selectGroups } from './notification-list.repository';
import { notify } from './notify';

let api: TestApi;
let ana: TestMember;
let bia: TestMember;
let caio: TestMember;
let davi: TestMember;
let postId: string;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  [ana, bia, caio, davi] = [await api.member(), await api.member(), await api.member(), await api.member()];
  postId = (await publish(ana, 'Mine')).id;
});
afterAll(() => api.close());

/** In the order of the time, which decides what is the newest. */
async function inTurn(...actions: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const action of actions) {
    api.clock.advance(1_000);
    await action();
  }
}
const rate =
  (...members: readonly TestMember[]) =>
  () =>
    inTurn(...members.map((member) => () => rateBy(member, postId, 4)));
const follow = (member: TestMember) => () =>
  member.ok('follow', { body: { followerId: member.id, followingId: ana.id } });
const list = async (query = {}) => (await ana.ok('getNotifications', { query })).items;
const first = async () => {
  const [item] = await list();
  if (!item) throw new Error('The list is empty');
  return item;
};

describe('notifications of the same kind about one post', () => {
  it('are one item of the newest member, with the number of the others', async () => {
    await inTurn(rate(bia, caio), () => repostBy(bia, postId), rate(davi));
    expect(await list()).toMatchObject([
      { type: 'rating', postId, fromUser: { id: davi.id }, others: 2, read: false },
      { type: 'repost', postId, fromUser: { id: bia.id }, others: 0 },
    ]);
    const other = await publish(ana, 'Another');
    await inTurn(() => rateBy(bia, other.id, 5));
    expect((await list()).map((item) => [item.postId, item.others])).toEqual([
      [other.id, 0],
      [postId, 2],
      [postId, 0],
    ]);
  });

  it('count each member once', async () => {
    await inTurn(
      () => commentBy(caio, postId, 'First'),
      () => commentBy(bia, postId, 'Second'),
      () => commentBy(bia, postId, 'Third'),
    );
    expect(await list()).toMatchObject([{ action: 'comment', fromUser: { id: bia.id }, others: 1 }]);
  });

  it('are read together; a later one makes the item unread again', async () => {
    await rate(bia, caio)();
    const { id } = await first();
    expect(await ana.ok('markNotificationRead', { params: { id } })).toMatchObject({ id, read: true, others: 1 });
    expect(await list()).toMatchObject([{ id, read: true, others: 1 }]);
    expect(await list({ onlyUnread: 'true' })).toEqual([]);
    await rate(davi)();
    expect(await list()).toMatchObject([{ fromUser: { id: davi.id }, read: false, others: 2 }]);
    expect(await list({ onlyUnread: 'true' })).toMatchObject([{ fromUser: { id: davi.id }, others: 2 }]);
  });

  it('are deleted together; a later one is alone', async () => {
    await inTurn(rate(bia, caio), follow(bia));
    const rating = (await list()).find(({ type }) => type === 'rating');
    await ana.ok('deleteNotification', { params: { id: rating?.id ?? '' } });
    expect(await list()).toMatchObject([{ type: 'follow' }]);
    await rate(davi)();
    expect(await list()).toMatchObject([{ type: 'rating', fromUser: { id: davi.id }, others: 0 }, { type: 'follow' }]);
  });

  it.each(['markNotificationRead', 'deleteNotification'] as const)(
    '%s leaves those that arrived after the page was loaded',
    async (name) => {
      await rate(bia, caio)();
      const { id } = await first();
      await rate(davi)();
      await ana.ok(name, { params: { id } });
      const others = name === 'deleteNotification' ? 0 : 2;
      expect(await list()).toMatchObject([{ fromUser: { id: davi.id }, read: false, others }]);
    },
  );

  it('do not contain members that are muted, blocked or gone', async () => {
    await rate(bia, caio, davi)();
    await ana.ok('mute', { params: { userId: davi.id } });
    expect(await list()).toMatchObject([{ fromUser: { id: caio.id }, others: 1 }]);
    await ana.ok('block', { params: { userId: bia.id } });
    expect(await list()).toMatchObject([{ fromUser: { id: caio.id }, others: 0 }]);
    await ana.ok('unmute', { params: { userId: davi.id } });
    await inTurn(
      () => commentBy(caio, postId, 'First'),
      () => commentBy(davi, postId, 'Second'),
    );
    await davi.ok('deleteAccount', { params: { id: davi.id }, body: { currentPassword: 'cred-secret-1' } });
    expect(await list()).toMatchObject([
      { action: 'comment', fromUser: { id: caio.id }, others: 0 },
      { type: 'rating', fromUser: { id: caio.id }, others: 0 },
    ]);
    // The item is still found after that of the member who is gone was its newest.
    const eva = await api.member();
    await rate(eva)();
    expect((await list())[0]).toMatchObject({ type: 'rating', fromUser: { id: eva.id }, others: 1 });
  });

  it('do not contain deleted comments', async () => {
    await inTurn(() => commentBy(bia, postId, 'Stays'));
    const { id } = await commentBy(caio, postId, 'Regretted');
    expect(await list()).toMatchObject([{ commentId: id, others: 1 }]);
    await caio.ok('deleteComment', { params: { id } });
    expect(await list()).toMatchObject([{ fromUser: { id: bia.id }, others: 0 }]);
  });
});

describe('replies', () => {
  it('are one item for each comment that they answer', async () => {
    const comments = [await commentBy(ana, postId, 'One'), await commentBy(ana, postId, 'Two')];
    for (const [member, index] of [
      [bia, 0],
      [caio, 1],
      [davi, 0],
    ] as const) {
      api.clock.advance(1_000);
      const { id: commentId } = await member.ok('createComment', {
        body: { userId: member.id, postId, text: 'An answer', parentId: comments[index]?.id ?? '' },
      });
      await api.db
        .transaction()
        .execute((trx) =>
          notify(trx, { type: 'reply', userId: ana.id, fromUserId: member.id, postId, commentId, at: api.clock.now() }),
        );
    }
    expect((await list()).filter(({ action }) => action === 'reply')).toMatchObject([
      { fromUser: { id: davi.id }, others: 1 },
      { fromUser: { id: caio.id }, others: 0 },
    ]);
  });
});

describe('follows', () => {
  it('of one day are one item', async () => {
    await inTurn(follow(bia), follow(caio));
    api.clock.advance(24 * 60 * 60_000);
    await inTurn(follow(davi));
    expect(await list()).toMatchObject([
      { type: 'follow', fromUser: { id: davi.id }, others: 0 },
      { type: 'follow', fromUser: { id: caio.id }, others: 1 },
    ]);
  });

  it('are one item also when two arrive at the same time', async () => {
    await follow(bia)();
    await Promise.all([follow(caio)(), follow(davi)()]);
    expect(await list()).toMatchObject([{ type: 'follow', others: 2 }]);
  });
});

describe('many notifications', () => {
  it('hide no others, and the work for the list does not grow with them', async () => {
    await inTurn(follow(bia), rate(caio));
    const COMMENTS = 20_000;
    await sql`
      with made as (
        insert into comments (id, post_id, author_id, text, created_at)
        select gen_random_uuid(), ${postId}::uuid, ${davi.id}::uuid, 'One of many', ${api.clock.now()}
        from generate_series(1, ${COMMENTS}::int) returning id
      )
      insert into notifications (id, user_id, from_user_id, type, created_at, post_id, comment_id, is_newest)
      select id, ${ana.id}::uuid, ${davi.id}::uuid, 'comment', ${api.clock.now()}, ${postId}::uuid, id, false
      from made`.execute(api.db);
    await inTurn(() => commentBy(bia, postId, 'The last one'));
    await sql`analyze notifications, comments, posts, users`.execute(api.db);
    expect(await list({ take: 3 })).toMatchObject([
      { action: 'comment', fromUser: { id: bia.id }, others: 1 },
      { type: 'rating', fromUser: { id: caio.id } },
      { type: 'follow', fromUser: { id: bia.id } },
    ]);
    const viewer = { id: ana.id, isHealthProfessional: false } as never;
    const [plan] = await selectGroups(api.db, viewer, { onlyUnread: false, take: 30, before: null }).explain(
      'json',
      sql`analyze`,
    );
    expect(rowsRead(plan)).toBeLessThan(10 * (limits.notifications.othersMax + 2));
  });
});

interface PlanNode {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** How many rows of the notifications a query has read. */
function rowsRead(result: unknown): number {
  const count = (node: PlanNode): number => {
    const own =
      node['Relation Name'] === 'notifications'
        ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
        : 0;
    return own + (node.Plans ?? []).reduce((sum, child) => sum + count(child), 0);
  };
  const [{ Plan: root }] = (result as { readonly 'QUERY PLAN': readonly [{ readonly Plan: PlanNode }] })['QUERY PLAN'];
  return count(root);
}
