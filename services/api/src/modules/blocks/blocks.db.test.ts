import { limits } from '@cred/contract';
import { newId } from '../../core/ids';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { walkPages } from '../../testing/walk-pages';

let api: TestApi;
let ana: TestMember;
let bia: TestMember;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ana = await api.member();
  bia = await api.member();
});
afterAll(() => api.close());

const to = (member: { id: string }) => ({ params: { userId: member.id } });
const profile = (viewer: TestMember, member: TestMember) =>
  viewer.ok('getUser', { params: { username: member.username } });
const follow = (from: TestMember, member: TestMember) => ({ body: { followerId: from.id, followingId: member.id } });

const lists = [
  {
    add: 'block',
    remove: 'unblock',
    list: 'getBlocked',
    flag: 'isBlocked',
    self: 'You cannot block yourself',
    table: 'blocks',
    columns: ['blocker_id', 'blocked_id'],
  },
  {
    add: 'mute',
    remove: 'unmute',
    list: 'getMuted',
    flag: 'isMuted',
    self: 'You cannot mute yourself',
    table: 'mutes',
    columns: ['muter_id', 'muted_id'],
  },
] as const;

describe.each(lists)('$add and $remove', ({ add, remove, list, flag, self, table, columns }) => {
  it('sets the flag on the profile for the viewer only, and is idempotent', async () => {
    await Promise.all(Array.from({ length: 4 }, () => ana.ok(add, to(bia))));
    expect(await ana.ok(add, to(bia))).toEqual({ [flag]: true });
    expect(await profile(ana, bia)).toMatchObject({ isBlocked: false, isMuted: false, [flag]: true });
    expect(await ana.ok(list)).toEqual([
      {
        id: bia.id,
        username: bia.username,
        fullName: expect.any(String),
        profileImg: null,
        isVerificated: false,
        specialty: 'Medicine',
      },
    ]);
    expect(await bia.ok(list)).toEqual([]);
    for (let time = 0; time < 2; time += 1) expect(await ana.ok(remove, to(bia))).toEqual({ [flag]: false });
    expect(await profile(ana, bia)).toMatchObject({ [flag]: false });
    expect(await ana.ok(list)).toEqual([]);
  });

  it('rejects oneself, unknown members, invalid ids and visitors', async () => {
    for (const name of [add, remove]) {
      expect(await ana.errorOf(name, to(ana))).toMatchObject({ status: 400, fields: { userId: self } });
      expect(await ana.errorOf(name, to({ id: newId() }))).toMatchObject({ status: 404, message: 'User not found' });
      expect(await ana.errorOf(name, to({ id: 'x' }))).toMatchObject({ status: 400, fields: { userId: 'Invalid id' } });
      expect((await api.anonymous.errorOf(name, to(bia))).status).toBe(401);
      expect((await ana.errorOf(name, { ...to(bia), headers: { origin: 'https://evil.example' } })).status).toBe(403);
    }
    expect((await api.anonymous.errorOf(list)).status).toBe(401);
    expect((await ana.errorOf(list, { query: { cursor: 'x' } })).status).toBe(400);
    expect(await ana.ok(list)).toEqual([]);
  });

  it('returns the newest first, page by page', async () => {
    const others = [await api.member(), await api.member(), await api.member()];
    for (const other of others) await ana.ok(add, to(other));
    expect((await walkPages(ana, list, { query: { take: '2' } })).map(({ id }) => id)).toEqual(
      others.map(({ id }) => id).reverse(),
    );
  });

  it(`returns 409 above ${limits.blocked} members, also for concurrent requests; a repeat stays idempotent`, async () => {
    const [owner, member] = columns;
    const others = Array.from({ length: limits.blocked - 1 }, () => newId());
    const account = { password_hash: 'x', specialty: 'Medicine', is_health_professional: true } as const;
    await api.db
      .insertInto('users')
      .values(
        others.map((id) => ({
          id,
          username: `u${id.replaceAll('-', '')}`.slice(0, 33),
          email: `${id}@cred.example`,
          full_name: id,
          ...account,
        })),
      )
      .execute();
    const entries = others.map((id) => ({ id: newId(), [owner]: ana.id, [member]: id }));
    await api.db
      .insertInto(table)
      .values(entries as never)
      .execute();
    const more = [bia, await api.member(), await api.member()];
    const all = await Promise.all(more.map((other) => ana.call(add, to(other))));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const added = more[all.findIndex(({ status }) => status === 200)] ?? bia;
    const rejected = more.find((other) => other !== added) ?? bia;
    expect(await ana.ok(add, to(added))).toEqual({ [flag]: true });
    expect(await ana.errorOf(add, to(rejected))).toMatchObject({
      status: 409,
      code: 'conflict',
      message: `You can ${add} at most 1000 members`,
    });
    await ana.ok(remove, to(added));
    await ana.ok(add, to(rejected));
  });
});

describe('a block', () => {
  it('ends both follows, and hides the blocker from the blocked member only', async () => {
    await ana.ok('follow', follow(ana, bia));
    await bia.ok('follow', follow(bia, ana));
    await ana.ok('block', to(bia));
    expect(await profile(ana, bia)).toMatchObject({
      isBlocked: true,
      isFollowing: false,
      _count: { followers: 0, following: 0 },
    });
    expect(await bia.errorOf('getUser', { params: { username: ana.username } })).toMatchObject({
      status: 404,
      message: 'User not found',
    });
    expect(await bia.errorOf('getUserPosts', to(ana))).toMatchObject({ status: 404, message: 'User not found' });
    expect(await ana.ok('getUserPosts', to(bia))).toEqual([]);
    await ana.ok('unblock', to(bia));
    expect(await profile(bia, ana)).toMatchObject({ isFollowing: false, isBlocked: false });
  });

  it('returns 404 to both members for a follow and a chat, and to the blocked member for a mute and a block', async () => {
    await ana.ok('block', to(bia));
    for (const [from, member] of [
      [ana, bia],
      [bia, ana],
    ] as const) {
      expect(await from.errorOf('follow', follow(from, member))).toMatchObject({
        status: 404,
        message: 'User not found',
      });
      expect(await from.errorOf('openChat', { body: { otherUserId: member.id } })).toMatchObject({
        status: 404,
        message: 'User not found',
      });
    }
    for (const name of ['mute', 'block'] as const)
      expect(await bia.errorOf(name, to(ana))).toMatchObject({ status: 404, message: 'User not found' });
    expect(await bia.errorOf('unfollow', follow(bia, ana))).toMatchObject({ status: 404, message: 'User not found' });
    expect((await ana.call('unfollow', follow(ana, bia))).status).toBe(200);
    expect(await ana.ok('getChats')).toEqual([]);
  });

  it('leaves no follow after concurrent requests in any order', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await api.member(), await api.member()];
      await Promise.all([
        one.call('follow', follow(one, other)),
        other.call('block', to(one)),
        other.call('follow', follow(other, one)),
      ]);
      const follows = await api.db
        .selectFrom('follows')
        .select('follower_id')
        .where('follower_id', 'in', [one.id, other.id])
        .execute();
      expect(follows).toEqual([]);
    }
  });

  it('succeeds for one of two members who block each other concurrently', async () => {
    const responses = await Promise.all([ana.call('block', to(bia)), bia.call('block', to(ana))]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('hides the blocker’s new name in lists and chats from before the block', async () => {
    const chat = await ana.ok('openChat', { body: { otherUserId: bia.id } });
    await bia.ok('mute', to(ana));
    await api.db.insertInto('blocks').values({ id: newId(), blocker_id: bia.id, blocked_id: ana.id }).execute();
    await api.db.insertInto('blocks').values({ id: newId(), blocker_id: ana.id, blocked_id: bia.id }).execute();
    await ana.ok('updateUser', {
      params: { id: ana.id },
      body: { username: `x${ana.username}`, fullName: 'Someone New' },
    });
    expect([
      await bia.ok('getBlocked'),
      await bia.ok('getMuted'),
      await bia.ok('getChats'),
      await ana.ok('getChats'),
    ]).toEqual([[], [], [], []]);
    expect((await bia.errorOf('getChat', { params: { chatId: chat.id } })).status).toBe(404);
  });

  it('prevents messages in an existing chat, which only the blocker can still read', async () => {
    const chat = await ana.ok('openChat', { body: { otherUserId: bia.id } });
    await bia.ok('sendMessage', { body: { chatId: chat.id, text: 'Before' } });
    await ana.ok('block', to(bia));
    for (const member of [ana, bia]) {
      expect(await member.errorOf('sendMessage', { body: { chatId: chat.id, text: 'After' } })).toMatchObject({
        status: 403,
        code: 'forbidden',
        message: 'You can no longer send messages in this chat',
      });
    }
    expect((await ana.ok('getChat', { params: { chatId: chat.id } })).messages.map(({ text }) => text)).toEqual([
      'Before',
    ]);
    expect((await bia.errorOf('getChat', { params: { chatId: chat.id } })).status).toBe(404);
    for (const member of [ana, bia]) expect(await member.ok('getChats')).toEqual([]);
    await ana.ok('unblock', to(bia));
    await bia.ok('sendMessage', { body: { chatId: chat.id, text: 'Again' } });
    for (const member of [ana, bia]) expect(await member.ok('getChats')).toHaveLength(1);
  });
});
