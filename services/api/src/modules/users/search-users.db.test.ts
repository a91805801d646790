import { sql } from 'kysely';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';

let api: TestApi;
let viewer: TestMember;

beforeAll(async () => {
  api = await startTestApi();
  viewer = await api.member({ username: 'viewer', fullName: 'Zz Viewer' });
  const members = [
    ['joao.souza', 'João Souza'],
    ['mjoan', 'Maria Limajoao'],
    ['bjoa', 'Brás Joaquim'],
    ['under_score', 'Uli Score'],
    ['underxscore', 'Ula Score'],
    ['percent', '100% Doctor'],
    ['backslash', 'Back\\slash Doctor'],
  ] as const;
  for (const [username, fullName] of members)
    await api.member({ username, fullName, email: `${username}@hidden.example` });
});
afterAll(() => api.close());

const found = async (term: string): Promise<string[]> =>
  (await viewer.ok('searchUsers', { params: { term } })).map(({ username }) => username);

describe('GET /user/search-users/{term}', () => {
  it.each([
    ['joao', ['joao.souza', 'mjoan']],
    ['JOÃO', ['joao.souza', 'mjoan']],
    ['souza', ['joao.souza']],
    ['joao s', ['joao.souza']],
    ['@joao.so', ['joao.souza']],
    ['jo', ['bjoa', 'joao.souza']],
    ['  bras  ', ['bjoa']],
    ['nobody', []],
  ])('returns for %j: %j', async (term, usernames) => {
    expect(await found(term)).toEqual(usernames);
  });

  it('treats wildcards as literal characters, in every width', async () => {
    expect(await found('r_s')).toEqual(['under_score']);
    expect(await found('0%')).toEqual([]);
    expect(await found('100%')).toEqual(['percent']);
    expect(await found('k\\s')).toEqual(['backslash']);
    expect(await found('\uFF05\uFF05\uFF05')).toEqual([]);
    expect(await found('___')).toEqual([]);
  });

  it('finds the members of a specialty after those with that name, verified ones first (SHELL-30)', async () => {
    const nurse = { specialty: 'Nursing' } as const;
    const [plain, verified] = [await api.member({ fullName: 'Aa Plain', ...nurse }), await api.member(nurse)];
    const named = await api.member({ fullName: 'Zoe Nursing' });
    await api.db.updateTable('users').set({ is_verificated: true }).where('id', '=', verified.id).execute();
    const expected = [named, verified, plain].map(({ username }) => username);
    for (const term of ['Nursing', 'nurs', 'NUR']) expect(await found(term)).toEqual(expected);
    const members = await viewer.ok('searchUsers', { params: { term: 'nursing' } });
    expect(members.map(({ specialty }) => specialty)).toEqual(['Medicine', 'Nursing', 'Nursing']);
    // Neither within words, nor by two characters, nor as a mention.
    for (const term of ['ursing', 'nu', '@nursing']) expect(await found(term)).not.toContain(plain.username);
  });

  it('finds a specialty by its second word, and none of a member across a block', async () => {
    const [shown, hidden] = [
      await api.member({ specialty: 'Speech_Therapy' }),
      await api.member({ specialty: 'Speech_Therapy' }),
    ];
    await hidden.ok('block', { params: { userId: viewer.id } });
    expect(await found('therapy')).toEqual([shown.username]);
    expect(await found('speech th')).toEqual([shown.username]);
  });

  it('never searches mail addresses', async () => {
    expect(await found('hidden')).toEqual([]);
    expect(await found('hidden.example')).toEqual([]);
  });

  it('lists matches at the beginning of a word first, then verified members, at most 10', async () => {
    for (let count = 0; count < 12; count += 1)
      await api.member({ username: `aquila${count}`, fullName: `${'abcdefghijkl'[count]} Quilter` });
    await api.member({ username: 'xquiltx', fullName: 'A aquilterb' });
    await api.db
      .updateTable('users')
      .set({ is_verificated: true })
      .where('username', 'in', ['aquila9', 'xquiltx'])
      .execute();
    const names = await found('quilt');
    expect(names).toHaveLength(10);
    expect(names.slice(0, 3)).toEqual(['aquila9', 'aquila0', 'aquila1']);
    expect(names).not.toContain('xquiltx');
  });

  it('returns the fields of a list entry, and no private ones', async () => {
    const [member] = await viewer.ok('searchUsers', { params: { term: 'joao.souza' } });
    expect(Object.keys(member ?? {}).sort()).toEqual([
      'fullName',
      'id',
      'isVerificated',
      'profileImg',
      'specialty',
      'username',
    ]);
  });

  it('omits members with a block in either direction', async () => {
    const [a, b] = [await api.member({ fullName: 'Blocky One' }), await api.member({ fullName: 'Blocky Two' })];
    await a.ok('block', { params: { userId: viewer.id } });
    await viewer.ok('block', { params: { userId: b.id } });
    expect(await found('blocky')).toEqual([]);
  });

  it.each(['a', ' a ', '@', '\u0301\u0301', '\u0000\u0000'])('rejects %j, which is too short', async (term) => {
    expect(await viewer.errorOf('searchUsers', { params: { term } })).toMatchObject({
      status: 400,
      fields: { term: 'Type at least 2 characters' },
    });
  });

  it.each(['@a', '@ a', '@@'])('returns nothing for %j: without the @ of a mention it is too short', async (term) => {
    expect(await viewer.ok('searchUsers', { params: { term } })).toEqual([]);
  });

  it('rejects an overlong term, and visitors', async () => {
    expect((await viewer.errorOf('searchUsers', { params: { term: 'a'.repeat(101) } })).status).toBe(400);
    expect((await api.anonymous.errorOf('searchUsers', { params: { term: 'joao' } })).status).toBe(401);
  });

  it('uses its index, for two characters too', async () => {
    await sql`
      insert into users (id, username, email, full_name, password_hash, specialty, is_health_professional)
      select gen_random_uuid(), 'many' || n, 'many' || n || '@many.example',
        substr(md5(n::text), 1, 8) || ' Member', 'x', 'Medicine', true
      from generate_series(1, 20000) as n`.execute(api.db);
    await sql`vacuum analyze users`.execute(api.db);
    for (const pattern of ['% jo%', '%joao%']) {
      const { rows } = await sql<{
        'QUERY PLAN': string;
      }>`explain select id from users where search_text like ${sql.lit(pattern)}`.execute(api.db);
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('users_search');
    }
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select id from users where specialty = 'Medicine'
      order by is_verificated desc, full_name, id limit 10`.execute(api.db);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('users_specialty');
  });
});
