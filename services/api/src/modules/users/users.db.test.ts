import { calls } from '@cred/contract';
import { newId } from '../../core/ids';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { reservedUsernames } from './reserved-usernames';

let api: TestApi;
let ana: TestMember;
let bia: TestMember;

beforeAll(async () => {
  api = await startTestApi();
  ana = await api.member({ username: 'ana', email: 'ana@cred.example' });
  bia = await api.member({ username: 'bia', specialty: 'Other_Professions' });
});
afterAll(() => api.close());

const account = (overrides: object = {}) => ({
  fullName: 'Caio Reis',
  username: 'caio',
  email: 'caio@cred.example',
  password: 'cred-secret-1',
  specialty: 'Nursing',
  ...overrides,
});

describe('POST /user', () => {
  it('creates an account without badge or submission, even if the body has them, and returns no password hash', async () => {
    const { status, body } = await api.anonymous.call('signUp', {
      body: account({ isVerificated: true, isSendVerificate: true }),
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      username: 'caio',
      isVerificated: false,
      isSendVerificate: false,
      isHealthProfessional: true,
    });
    expect(JSON.stringify(body)).not.toMatch(/argon|password/);
  });

  it.each([
    ['Physical Therapy', 'Physical_Therapy', true],
    ['Other_Health_Professions', 'Other_Health_Professions', true],
    ['Other Professions', 'Other_Professions', false],
  ])('stores the specialty %s as %s; a health professional: %s', async (sent, specialty, isHealthProfessional) => {
    const name = specialty.toLowerCase().slice(0, 20);
    const body = await api.anonymous.ok('signUp', {
      body: account({ username: name, email: `${name}@cred.example`, specialty: sent }),
    });
    expect(body).toMatchObject({ specialty, isHealthProfessional });
  });

  it('returns the form’s message for every invalid field', async () => {
    const error = await api.anonymous.errorOf('signUp', {
      body: { fullName: '', username: '', email: 'nowhere', password: '12345', specialty: 'Magic' },
    });
    expect(error).toMatchObject({
      status: 400,
      fields: {
        fullName: 'Name is empty',
        username: 'Ussername is empty',
        email: 'Insert valid email',
        password: 'Must be at least 6 characters',
        specialty: 'Choose one of the listed specialties',
      },
    });
    expect((await api.anonymous.errorOf('signUp')).status).toBe(415);
    expect((await api.anonymous.errorOf('signUp', { body: {} })).fields).toMatchObject({ fullName: 'Required' });
  });

  it('returns 409 for a username that is taken in another case, and for a taken mail address', async () => {
    expect(
      await api.anonymous.errorOf('signUp', { body: account({ username: 'ANA', email: 'other@cred.example' }) }),
    ).toMatchObject({
      status: 409,
      code: 'username_taken',
      fields: { username: 'This username is already taken' },
    });
    expect(
      await api.anonymous.errorOf('signUp', { body: account({ username: 'other', email: 'ANA@cred.example' }) }),
    ).toMatchObject({
      status: 409,
      code: 'email_taken',
      fields: { email: 'This email is already in use' },
    });
  });

  it('gives a username to exactly one of two concurrent sign-ups', async () => {
    const both = await Promise.all(
      ['one', 'two'].map((name) =>
        api.browser().call('signUp', { body: account({ username: 'same', email: `${name}@same.example` }) }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('rejects reserved usernames', async () => {
    expect(
      await api.anonymous.errorOf('signUp', { body: account({ username: 'settings', email: 's@cred.example' }) }),
    ).toMatchObject({
      status: 409,
      code: 'username_taken',
    });
  });

  it.each([
    ['аna', 400], // The first letter is Cyrillic.
    ['ana\u200B', 400],
    ['\uFF41na', 400],
    ['a na', 400],
    ['ana\u0000', 400],
    ['../ana', 400],
    ['an', 400],
    ['a'.repeat(31), 400],
    ['ADMIN', 409],
    ['_admin_', 409],
    ['cred.support', 409],
    ['...', 409],
  ])('rejects the username %j', async (username, status) => {
    expect(
      (await api.anonymous.errorOf('signUp', { body: account({ username, email: 'look@alike.example' }) })).status,
    ).toBe(status);
  });

  it.each(['Ana\nSouza', 'Ana\u202EazuoS', 'An\u00ADa', '\u3164\u3164', '\u200B'])(
    'rejects the full name %j, which looks like another one or is invisible',
    async (fullName) => {
      const error = await api.anonymous.errorOf('signUp', {
        body: account({ fullName, username: 'plain', email: 'look@alike.example' }),
      });
      expect(error).toMatchObject({ status: 400, fields: { fullName: expect.any(String) } });
    },
  );

  it('reserves every fixed path segment under /user', () => {
    const segments = Object.values(calls)
      .map(({ path }) => /^\/user\/([^:/]+)/.exec(path)?.[1])
      .filter((segment) => segment !== undefined);
    expect(segments.filter((segment) => !reservedUsernames.has(segment))).toEqual([]);
  });
});

describe('GET /user/{username}', () => {
  it('shows a profile for a username in upper or lower case, without its owner’s private fields', async () => {
    const profile = await bia.ok('getUser', { params: { username: 'Ana' } });
    expect(profile).toMatchObject({ id: ana.id, isFollowing: false, _count: { following: 0, followers: 0 } });
    expect(profile).not.toHaveProperty('email');
    expect(profile).not.toHaveProperty('isSendVerificate');
  });

  it('shows its owner all fields', async () => {
    expect(await ana.ok('getUser', { params: { username: 'ana' } })).toMatchObject({
      email: 'ana@cred.example',
      isSendVerificate: false,
    });
  });

  it.each(['nobody', 'a b', 'a\u0000b', '%'])('returns 404 for %j', async (username) => {
    expect(await ana.errorOf('getUser', { params: { username } })).toMatchObject({
      status: 404,
      code: 'not_found',
      message: 'User not found',
    });
  });

  it('returns 401 without a session and 400 for an overlong name', async () => {
    expect((await api.anonymous.errorOf('getUser', { params: { username: 'ana' } })).status).toBe(401);
    expect(await ana.errorOf('getUser', { params: { username: 'a'.repeat(101) } })).toMatchObject({
      status: 400,
      fields: { username: expect.any(String) },
    });
  });
});

describe('POST /user/follow and DELETE /user/unfollow', () => {
  const pair = (from: { id: string }, to: { id: string }) => ({ body: { followerId: from.id, followingId: to.id } });

  it('counts a repeated follow once, and notifies of it once', async () => {
    const followed = await api.member();
    expect(await ana.ok('follow', pair(ana, followed))).toEqual({ isFollowing: true });
    await Promise.all([ana.ok('follow', pair(ana, followed)), ana.ok('follow', pair(ana, followed))]);
    expect(await ana.ok('getUser', { params: { username: followed.username } })).toMatchObject({
      isFollowing: true,
      _count: { followers: 1 },
    });
    expect((await ana.ok('getMe'))._count.following).toBe(1);
    const { items } = await followed.ok('getNotifications');
    expect(items).toMatchObject([
      { type: 'follow', read: false, fromUser: { id: ana.id, username: 'ana' }, payload: null },
    ]);

    expect(await ana.ok('unfollow', pair(ana, followed))).toEqual({ isFollowing: false });
    await ana.ok('unfollow', pair(ana, followed));
    expect(await ana.ok('getUser', { params: { username: followed.username } })).toMatchObject({
      isFollowing: false,
      _count: { followers: 0 },
    });
    await ana.ok('follow', pair(ana, followed));
    expect((await followed.ok('getNotifications')).items).toHaveLength(1);
  });

  it.each(['follow', 'unfollow'] as const)('%s: rejects the id of another member', async (name) => {
    expect(await ana.errorOf(name, pair(bia, ana))).toMatchObject({ status: 403, code: 'not_yours' });
  });

  it.each(['follow', 'unfollow'] as const)(
    '%s: rejects the viewer’s own id, invalid ids, unknown members, and visitors',
    async (name) => {
      expect(await ana.errorOf(name, pair(ana, ana))).toMatchObject({
        status: 400,
        fields: { followingId: 'You cannot follow yourself' },
      });
      expect(await ana.errorOf(name, { body: { followerId: ana.id, followingId: 'x' } })).toMatchObject({
        status: 400,
        fields: { followingId: 'Invalid id' },
      });
      expect((await ana.errorOf(name, pair(ana, { id: newId() }))).status).toBe(404);
      expect((await api.anonymous.errorOf(name, pair(ana, bia))).status).toBe(401);
    },
  );
});

describe('GET /user/suggest', () => {
  it('omits the viewer and the members that they follow, and lists first the members that those follow', async () => {
    const viewer = await api.member();
    const friend = await api.member();
    const far = await api.member();
    const followedByFriend = await api.member();
    for (let count = 0; count < 8; count += 1) await api.member();
    await viewer.ok('follow', { body: { followerId: viewer.id, followingId: friend.id } });
    await friend.ok('follow', { body: { followerId: friend.id, followingId: followedByFriend.id } });
    const suggested = await viewer.ok('getSuggestions');
    expect(suggested).toHaveLength(10);
    expect(suggested[0]).toEqual({
      id: followedByFriend.id,
      username: followedByFriend.username,
      fullName: expect.any(String),
      profileImg: null,
      isVerificated: false,
      specialty: 'Medicine',
    });
    const ids = suggested.map(({ id }) => id);
    expect(ids).not.toContain(viewer.id);
    expect(ids).not.toContain(friend.id);
    expect(ids).toContain(far.id);
  });

  it('lists members of the same specialty first, if requested', async () => {
    const viewer = await api.member();
    const specialties = ['Pharmacy', 'Nutrition', 'Pharmacy'] as const;
    const ids: string[] = [];
    for (const specialty of specialties) {
      const { id } = await api.member();
      await api.db.updateTable('users').set({ specialty }).where('id', '=', id).execute();
      ids.push(id);
    }
    await api.db.updateTable('users').set({ specialty: 'Pharmacy' }).where('id', '=', viewer.id).execute();
    const suggested = await viewer.ok('getSuggestions', { query: { sameSpecialty: 'true' } });
    expect(suggested.slice(0, 2).map(({ id }) => id)).toEqual([ids[2], ids[0]]);
    expect((await viewer.ok('getSuggestions')).map(({ id }) => id)[1]).toBe(ids[1]);
    expect((await viewer.errorOf('getSuggestions', { query: { sameSpecialty: 'x' } })).status).toBe(400);
  });

  it('returns 401 without a session', async () => {
    expect((await api.anonymous.errorOf('getSuggestions')).status).toBe(401);
  });
});

describe('HEALTH_AUDIENCE=verified', () => {
  it('requires the badge in addition to a health specialty', async () => {
    const strict = await startTestApi({ settings: { HEALTH_AUDIENCE: 'verified' } });
    const member = await strict.member({ specialty: 'Medicine' });
    expect((await member.ok('getMe')).isHealthProfessional).toBe(false);
    await strict.db.updateTable('users').set({ is_verificated: true }).where('id', '=', member.id).execute();
    expect((await member.ok('getMe')).isHealthProfessional).toBe(true);
    await strict.close();
  });
});
