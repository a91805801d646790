import { limits } from '@cred/contract';
import { buckets } from '../../core/rate-limits';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { deliveredMails } from '../../testing/test-mail';

let api: TestApi;
let ana: TestMember;
let bia: TestMember;
let count = 0;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  count += 1;
  ana = await api.member({ username: `ana${count}`, email: `ana${count}@cred.example` });
  bia = await api.member({ username: `bia${count}`, email: `bia${count}@cred.example` });
});
afterAll(() => api.close());

const DAYS = 24 * 60 * 60_000;
const update = (member: TestMember, body: object, id = member.id) =>
  member.call('updateUser', { params: { id }, body: { ...body } });
const updateError = (member: TestMember, body: object) =>
  member.errorOf('updateUser', { params: { id: member.id }, body: { ...body } });
const signUp = (username: string) =>
  api.anonymous.call('signUp', {
    body: {
      fullName: 'Zoe',
      username,
      email: `${username}@zoe.example`,
      password: 'cred-secret-1',
      specialty: 'Nursing',
    },
  });

describe('PUT /user/{id}', () => {
  it('changes the fields of the request and keeps the others', async () => {
    const { status, body } = await update(ana, { bio: 'Nurse in São Paulo', link: 'https://ana.example/' });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        id: ana.id,
        username: ana.username,
        bio: 'Nurse in São Paulo',
        link: 'https://ana.example/',
        specialty: 'Medicine',
      },
    });
    expect((await update(ana, {})).body).toEqual(body);
    expect((await update(ana, { bio: '', link: '' })).body).toMatchObject({ bio: null, link: null });
    expect((await update(ana, { bio: '\u200b\u2060' })).body).toMatchObject({ bio: null });
  });

  it('accepts the member’s own id in upper case', async () => {
    expect(await update(ana, { bio: 'new' }, ana.id.toUpperCase())).toMatchObject({
      status: 200,
      body: { id: ana.id, bio: 'new' },
    });
  });

  it('ignores fields that a client may not set', async () => {
    const forged = {
      isVerificated: true,
      isSendVerificate: true,
      isHealthProfessional: false,
      isReviewer: true,
      id: bia.id,
      userId: bia.id,
      status: 'APPROVED',
      passwordHash: 'x',
      profileImg: 'https://evil.example/a.png',
    };
    const { body } = await update(ana, { ...forged, fullName: 'Ana' });
    expect(body).toMatchObject({
      id: ana.id,
      fullName: 'Ana',
      isVerificated: false,
      isSendVerificate: false,
      isHealthProfessional: true,
      isReviewer: false,
      profileImg: null,
    });
    expect((await bia.ok('getMe')).fullName).not.toBe('Ana');
  });

  it('rejects another member’s profile, a visitor, and a request from another origin', async () => {
    expect(await update(ana, { bio: 'x' }, bia.id)).toMatchObject({ status: 403, body: { code: 'not_yours' } });
    expect((await api.anonymous.errorOf('updateUser', { params: { id: ana.id }, body: {} })).status).toBe(401);
    expect(
      (
        await ana.errorOf('updateUser', {
          params: { id: ana.id },
          body: {},
          headers: { origin: 'https://evil.example' },
        })
      ).code,
    ).toBe('origin_not_allowed');
  });

  it.each([
    [{ link: 'javascript:alert(1)' }, 'link'],
    [{ link: 'data:text/html,x' }, 'link'],
    [{ bio: 'a\u0000b' }, 'bio'],
    [{ bio: 'a\ud83d' }, 'bio'],
    [{ link: 'https://ana.example/\ud83d' }, 'link'],
    [{ bio: 'x'.repeat(limits.bio.max + 1) }, 'bio'],
    [{ email: 'nowhere' }, 'email'],
    [{ email: 'a@b.example\r\nBcc: c@d.example' }, 'email'],
    [{ specialty: 'Magic' }, 'specialty'],
    [{ fullName: ' ' }, 'fullName'],
    [{ fullName: 'Ana\nSouza' }, 'fullName'],
    [{ fullName: 'Ana\u202Eazuos' }, 'fullName'],
    [{ fullName: 'A\u200Bna' }, 'fullName'],
    [{ fullName: 'Ana\u200D Souza' }, 'fullName'],
    [{ fullName: '\u3164' }, 'fullName'],
    [{ fullName: '...' }, 'fullName'],
    [{ username: 'аna' }, 'username'], // The first letter is Cyrillic.
    [{ username: 'ana\u200B1' }, 'username'],
    [{ username: 'a/../b' }, 'username'],
    [{ username: 'an' }, 'username'],
  ])('rejects %j and changes nothing', async (body, field) => {
    const before = await ana.ok('getMe');
    expect(await updateError(ana, { ...body, ...('bio' in body ? {} : { bio: 'new' }) })).toMatchObject({
      status: 400,
      fields: { [field]: expect.any(String) },
    });
    expect(await ana.ok('getMe')).toEqual(before);
  });

  it('accepts names in every script', async () => {
    for (const fullName of [
      'João Souza',
      '山田 太郎',
      'Оксана',
      'محمد',
      'Nguyễn Văn A',
      "O'Neill-Smith, Jr.",
      'نرگس\u200Cزاده',
      'Ana ❤️',
      'अनीता',
      'สุธรรม อำไพ',
      'Ngô Bảo Châu',
      'Zoë M\u0308u\u0301ller',
      'Αθηνά Smith',
      'M.ª José',
    ]) {
      expect((await update(ana, { fullName })).body).toMatchObject({ fullName: fullName.normalize('NFC') });
    }
  });

  it.each([
    ['Аna Souza', 'Name mixes letters of different alphabets in one word'],
    ['Ana Sοuza', 'Name mixes letters of different alphabets in one word'],
    ['Ａｎａ Souza', 'Name contains characters that are not allowed'],
    ['𝐀𝐧𝐚 Souza', 'Name contains characters that are not allowed'],
    ['Ⓐna Souza', 'Name contains characters that are not allowed'],
  ])('rejects %s, which imitates another name', async (fullName, message) => {
    expect(await updateError(ana, { fullName })).toMatchObject({ status: 400, fields: { fullName: message } });
    expect(await ana.ok('getMe')).not.toMatchObject({ fullName });
  });

  it('updates the membership in the health audience when the specialty changes', async () => {
    expect((await update(ana, { specialty: 'Other Professions' })).body).toMatchObject({
      specialty: 'Other_Professions',
      isHealthProfessional: false,
    });
    expect((await update(ana, { specialty: 'Nursing' })).body).toMatchObject({ isHealthProfessional: true });
  });
});

describe('a change of username', () => {
  it('changes the profile’s address, and the session continues', async () => {
    expect((await update(ana, { username: `  Nova${count} ` })).body).toMatchObject({ username: `nova${count}` });
    await bia.ok('getUser', { params: { username: `nova${count}` } });
    await api.browser().ok('login', { body: { username: `nova${count}`, password: 'cred-secret-1' } });
  });

  it('leads from the old username to the new one for 90 days, but not across a block', async () => {
    await update(ana, { username: `nova${count}` });
    const old = { params: { username: ana.username.toUpperCase() } };
    expect(await bia.ok('getUser', old)).toMatchObject({ id: ana.id, username: `nova${count}` });
    expect(await ana.ok('getUser', old)).toMatchObject({ id: ana.id, email: expect.any(String) });
    expect(await bia.ok('searchUsers', { params: { term: ana.username } })).toEqual([]);
    await ana.ok('block', { params: { userId: bia.id } });
    expect((await bia.errorOf('getUser', old)).status).toBe(404);
    await ana.ok('unblock', { params: { userId: bia.id } });
    await update(ana, { username: `rara${count}` });
    expect(await bia.ok('getUser', old)).toMatchObject({ username: `rara${count}` });
    api.clock.advance(90 * DAYS);
    const later = await api.member();
    expect((await later.errorOf('getUser', old)).status).toBe(404);
  });

  it('reserves the old username for its owner for 90 days', async () => {
    await update(ana, { username: `nova${count}` });
    expect(await updateError(bia, { username: ana.username })).toMatchObject({
      status: 409,
      code: 'username_taken',
      fields: { username: 'This username is already taken' },
    });
    expect((await signUp(ana.username)).status).toBe(409);
    expect((await update(ana, { username: ana.username })).status).toBe(200);
    expect((await signUp(`nova${count}`)).status).toBe(409);
    api.clock.advance(90 * DAYS);
    expect((await signUp(`nova${count}`)).status).toBe(201);
  });

  it('returns 409 for a taken and for a reserved username, and changes nothing else', async () => {
    for (const username of [
      bia.username,
      bia.username.toUpperCase(),
      'settings',
      'export',
      'admin',
      'Ad.min_',
      'c.r.e.d',
      'cr3d',
      'cred.help',
      `b.ia_${count}`,
      '...',
      '___',
    ]) {
      expect(await updateError(ana, { username, bio: 'new' })).toMatchObject({ status: 409, code: 'username_taken' });
    }
    expect(await ana.ok('getMe')).toMatchObject({ username: ana.username, bio: null });
  });

  it('gives a name to one of two concurrent requests', async () => {
    const both = await Promise.all([
      update(ana, { username: `same${count}` }),
      update(bia, { username: `same${count}` }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('accepts one of two concurrent names that differ by dots and underscores only, at sign-up too', async () => {
    const both = await Promise.all([
      update(ana, { username: `like.ness${count}` }),
      update(bia, { username: `like_ness${count}` }),
      signUp(`likeness${count}`),
    ]);
    expect(both.map(({ status }) => (status < 300 ? 'made' : status)).sort()).toEqual([409, 409, 'made']);
    expect((await signUp(`li_ke.ness${count}`)).status).toBe(409);
  });

  it('lets a member change only the dots of their name, and keep a name that already collides with another', async () => {
    expect((await update(ana, { username: `a.na${count}` })).status).toBe(200);
    await api.db
      .updateTable('users')
      .set({ username: `an.a${count}` })
      .where('id', '=', bia.id)
      .execute();
    expect((await update(bia, { username: `an.a${count}`, bio: 'As before' })).body).toMatchObject({
      bio: 'As before',
    });
  });

  it('never makes the old name available to others, not even to a concurrent sign-up', async () => {
    const [moved, taken] = await Promise.all([update(ana, { username: `nova${count}` }), signUp(ana.username)]);
    expect([moved.status, taken.status]).toEqual([200, 409]);
  });

  it('is rejected after too many changes, so that a member cannot reserve many names', async () => {
    for (let index = 0; index < 10; index += 1)
      expect((await update(ana, { username: `hoard${count}.${index}` })).status).toBe(200);
    expect(await updateError(ana, { username: `hoard${count}.10` })).toMatchObject({
      status: 409,
      fields: { username: expect.stringContaining('too often') },
    });
    expect((await update(ana, { username: ana.username })).status).toBe(200);
  });
});

describe('a change of the mail address', () => {
  const old = () => api.clock.advance(limits.recentLoginMs + 1_000);

  it('is prepared with a mail to each address, once', async () => {
    await deliveredMails(api);
    expect((await update(ana, { email: `NEW${count}@cred.example` })).body).toMatchObject({
      email: `ana${count}@cred.example`,
      pendingEmail: `new${count}@cred.example`,
    });
    expect(await deliveredMails(api)).toMatchObject([
      { recipient: `ana${count}@cred.example`, subject: 'A new mail address was entered' },
      { recipient: `new${count}@cred.example`, subject: 'Confirm your mail address' },
    ]);
    await update(ana, { bio: 'unchanged address' });
    expect(await deliveredMails(api)).toEqual([]);
  });

  it('requires the current password when the login is not recent, but not for other changes', async () => {
    old();
    expect(await updateError(ana, { email: 'thief@cred.example', bio: 'new' })).toMatchObject({
      status: 403,
      code: 'reauth_required',
    });
    expect(await updateError(ana, { email: 'thief@cred.example', currentPassword: 'guess' })).toMatchObject({
      status: 400,
      fields: { currentPassword: 'The current password is wrong' },
    });
    expect((await update(ana, { bio: 'new', email: ana.username.concat('@cred.example') })).status).toBe(200);
    expect(
      (await update(ana, { email: `mine${count}@cred.example`, currentPassword: 'cred-secret-1' })).body,
    ).toMatchObject({
      pendingEmail: `mine${count}@cred.example`,
    });
  });

  it('returns 409 for a taken address and sends no mail', async () => {
    await deliveredMails(api);
    expect(await updateError(ana, { email: `BIA${count}@cred.example` })).toMatchObject({
      status: 409,
      code: 'email_taken',
      fields: { email: 'This email is already in use' },
    });
    expect(await deliveredMails(api)).toEqual([]);
  });

  it('is accepted five times a day, then returns the waiting time', async () => {
    const strict = await startTestApi({ rates: { newAddress: buckets.newAddress } });
    const caio = await strict.member();
    for (let index = 0; index < 5; index += 1)
      expect((await update(caio, { email: `caio${index}@cred.example` })).status).toBe(200);
    const error = await updateError(caio, { email: 'caio5@cred.example', bio: 'new' });
    expect(error).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(error.retryAfter).toBeGreaterThan(80_000);
    expect((await update(caio, { bio: 'Still here' })).body).toMatchObject({
      bio: 'Still here',
      pendingEmail: 'caio4@cred.example',
    });
    strict.clock.advance(DAYS);
    expect((await update(caio, { email: 'caio5@cred.example', currentPassword: 'cred-secret-1' })).status).toBe(200);
    await strict.close();
  });

  it('shows the address to its owner only', async () => {
    await update(ana, { email: `secret${count}@cred.example` });
    expect(await bia.ok('getUser', { params: { username: ana.username } })).not.toHaveProperty('email');
  });
});

describe('the badge', () => {
  it('is removed by a change of full name or specialty, and stays otherwise', async () => {
    for (const [body, isVerificated] of [
      [{ bio: 'x', link: '' }, true],
      [{ fullName: 'Member same' }, true],
      [{ fullName: 'Another Name' }, false],
      [{ specialty: 'Dentistry' }, false],
    ] as const) {
      await api.db
        .updateTable('users')
        .set({ is_verificated: true, is_send_verificate: true, full_name: 'Member same' })
        .where('id', '=', ana.id)
        .execute();
      expect((await update(ana, body)).body).toMatchObject({ isVerificated, isSendVerificate: isVerificated });
    }
  });
});
