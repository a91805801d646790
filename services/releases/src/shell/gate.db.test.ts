import type { BuildRecord, ShellRecord } from '@cred/contract';
import pg from 'pg';
import { compressed, makeBuild, startTestRegistry, type TestBuild, type TestRegistry } from '../testing/test-registry';

let registry: TestRegistry;
beforeEach(async () => {
  registry = await startTestRegistry();
});
afterEach(() => registry.close());

const shell = (seed: string, more: Partial<ShellRecord> = {}): ShellRecord => ({
  build: seed.repeat(16),
  contractVersion: '1.2.0',
  entry: [],
  lanes: { auth: [], app: [], federation: [] },
  files: {},
  shared: { '@cred/ui': '1.0.0' },
  routes: { feed: ['/', '/bookmark'] },
  provides: { '@cred/ui': ['Button', 'Modal'] },
  slots: { feed: ['post-list'] },
  ...more,
});
const build = (seed: string, more: Partial<BuildRecord> = {}): TestBuild => {
  const { record, contents } = makeBuild('feed', seed);
  return {
    contents,
    record: {
      ...record,
      shared: { '@cred/ui': '1.0.0' },
      uses: { '@cred/ui': ['Button'] },
      shape: { routes: ['/', '/bookmark'], slots: ['post-list'] },
      ...more,
    },
  };
};
const put = (record: ShellRecord, more: object = {}) =>
  registry.request('PUT', '/shell', { record, actor: 'ops', ...more });
const act = (action: string, body: object) =>
  registry.request('POST', `/areas/feed/${action}`, { actor: 'ana', ...body });
const promote = ({ record }: TestBuild) => act('promote', { build: record.build });
const effects = async (query: string) => (await registry.request('GET', `/areas/feed/effects?${query}`)).json();
const withoutButton = shell('b', { provides: { '@cred/ui': ['Modal'] } });

describe('PUT /shell', () => {
  it('makes a shell the live one, and does nothing when it is live already', async () => {
    expect((await put(shell('a'), { reason: 'first' })).json()).toMatchObject({
      changed: true,
      shell: {
        build: 'a'.repeat(16),
        actor: 'deployment',
        typedName: 'ops',
        reason: 'first',
        token: null,
        incompatibleBuilds: [],
      },
    });
    expect((await put(shell('a'))).json()).toMatchObject({ changed: false, shell: { reason: 'first' } });
    await put(shell('b'));
    const { live, changes } = (await registry.request('GET', '/shell')).json();
    expect(live).toEqual(shell('b'));
    expect(changes.map((each: { build: string }) => each.build[0])).toEqual(['b', 'a']);
    expect((await registry.request('GET', '/status')).json().shell).toEqual(changes[0]);
  });

  it('refuses a shell that is incompatible with a live build, a rollback target or a trial, with all problems at once', async () => {
    await put(shell('a'));
    const [old, live, trial] = [
      build('old'),
      build('live', { uses: { '@cred/ui': ['Modal'] } }),
      build('trial', { shape: { routes: ['/'], slots: [] }, uses: {} }),
    ];
    await put(shell('c', { routes: { feed: ['/'] }, slots: {} }));
    for (const each of [old, live, trial]) await registry.publish(each);
    for (const each of [old, live]) await promote(each);
    await act('trial', { build: trial.record.build, percent: 5 });
    const response = await put(withoutButton);
    expect(response.statusCode).toBe(409);
    expect(response.json().message.split('\n')).toEqual([
      `${old.record.build} is the rollback target: ` +
        `feed uses Button of @cred/ui, which the shell ${withoutButton.build} does not export`,
      `${trial.record.build} is on trial: ` +
        `feed has no page for /bookmark, to which the shell ${withoutButton.build} routes members`,
      `${trial.record.build} is on trial: ` +
        `feed does not offer the slot post-list, which the shell ${withoutButton.build} uses`,
      expect.stringMatching(/^Publish builds that are compatible .* or force it with a reason$/),
    ]);
    expect((await registry.request('GET', '/status')).json().shell.build).toBe('c'.repeat(16));
  });

  it('accepts such a shell by force, with a reason, and logs the incompatible builds', async () => {
    const live = build('live');
    await registry.publish(live);
    await promote(live);
    expect((await put(withoutButton, { force: true })).statusCode).toBe(400);
    expect((await put(withoutButton, { force: true, reason: 'a hole in the old one' })).json()).toMatchObject({
      changed: true,
      shell: {
        reason: 'a hole in the old one',
        incompatibleBuilds: [
          { area: 'feed', build: live.record.build, role: 'live', problems: [expect.stringContaining('uses Button')] },
        ],
      },
    });
  });

  it('shares forced shells with registries and command lines of the version before', async () => {
    const incompatibleBuilds = [{ area: 'feed', build: '1'.repeat(16), role: 'live', problems: ['a problem'] }];
    const live = build('live');
    await registry.publish(live);
    await promote(live);
    await put(withoutButton, { force: true, reason: 'a hole in the old one' });
    const client = new pg.Client({ connectionString: registry.databaseUrl });
    await client.connect();
    const { rows } = await client.query('select misfits from releases.shells');
    await client.query(
      `insert into releases.shells (build, record, actor, reason, misfits) values ($1, $2, 'ops', 'forced', $3)`,
      ['c'.repeat(16), JSON.stringify(shell('c')), JSON.stringify(incompatibleBuilds)],
    );
    await client.end();
    const { changes } = (await registry.request('GET', '/shell')).json();
    expect(changes[0]).toMatchObject({ incompatibleBuilds, misfits: incompatibleBuilds });
    expect(changes[1]).toMatchObject({ incompatibleBuilds: rows[0].misfits });
    expect(rows[0].misfits).toMatchObject([{ build: live.record.build }]);
  });

  it('requires a token of ops, and refuses an invalid record', async () => {
    for (const body of [
      { name: 'ci', scope: 'deploy', area: 'feed' },
      { name: 'page', scope: 'page' },
    ]) {
      const { secret } = (await registry.request('POST', '/tokens', { actor: 'ops', ...body })).json();
      const as = { authorization: `Bearer ${secret}` };
      expect((await registry.request('PUT', '/shell', { record: shell('a'), actor: 'x' }, as)).statusCode).toBe(403);
      expect((await registry.request('GET', '/shell', undefined, as)).statusCode).toBe(200);
    }
    expect((await put({ ...shell('a'), extra: 1 } as never)).statusCode).toBe(400);
    expect((await put({ ...shell('a'), build: 'x' })).statusCode).toBe(400);
  });
});

describe('the contract gate', () => {
  const incompatible = build('incompatible', { uses: { '@cred/ui': ['Chart'] }, contractVersion: '1.3.0' });

  it('refuses the upload of a build that is incompatible with the live shell, with all problems at once', async () => {
    await put(shell('a'));
    const response = await registry.request('POST', '/builds', { record: incompatible.record });
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toMatch(/^feed was built for contract 1\.3\.0.*\nfeed uses Chart of @cred\/ui/);
    expect((await registry.request('GET', `/builds/feed/${incompatible.record.build}`)).statusCode).toBe(404);
  });

  it('refuses to complete an upload when the shell changed during it', async () => {
    await registry.request('POST', '/builds', { record: incompatible.record });
    for (const [file, content] of Object.entries(incompatible.contents))
      await registry.request('PUT', `/builds/feed/${incompatible.record.build}/${file}`, content);
    await put(shell('a'));
    const response = await registry.request('POST', `/builds/feed/${incompatible.record.build}/complete`);
    expect([response.statusCode, response.json().message]).toEqual([409, expect.stringContaining('uses Chart')]);
  });

  it('refuses promotion, trial and rollback of an incompatible build, but not the end of a trial', async () => {
    const [old, live, next] = [build('old'), build('live', { uses: {} }), build('next', { uses: {} })];
    for (const each of [old, live, next, incompatible]) await registry.publish(each);
    for (const each of [old, live]) await promote(each);
    await act('trial', { build: next.record.build, percent: 5 });
    await put(withoutButton, { force: true, reason: 'test' });
    for (const response of [
      await promote(incompatible),
      await act('trial', { build: incompatible.record.build, percent: 5 }),
      await act('rollback', { to: old.record.build }),
    ]) {
      expect([response.statusCode, response.json().message]).toEqual([
        409,
        expect.stringMatching(/feed uses (Chart|Button) of @cred\/ui.*\. Make a shell/),
      ]);
    }
    expect((await act('rollback', {})).json()).toMatchObject({
      changed: true,
      area: { live: live.record.build, trial: null },
    });
    expect((await act('rollback', {})).statusCode).toBe(409);
    expect((await registry.request('GET', '/table')).json().areas.feed.build).toBe(live.record.build);
  });

  it('warns when a rollback target has become incompatible', async () => {
    const [old, next] = [build('old'), build('next', { uses: {} })];
    for (const each of [old, next]) await registry.publish(each);
    await promote(old);
    await put(withoutButton, { force: true, reason: 'test' });
    expect((await promote(next)).json().notices).toEqual([
      expect.stringMatching(new RegExp(`^The previous build, ${old.record.build}, would not work: .*uses Button`)),
    ]);
  });

  it('enforces the size budget, and that the record’s sizes are those of its files', async () => {
    const { record, contents } = build('heavy');
    const compressedCopies = Object.fromEntries(
      Object.entries(contents).map(([file, content]) => [`${file}.br`, compressed(content)]),
    );
    const [entry, page] = ['entry.js.br', 'page.js.br'].map((file) => compressedCopies[file]?.length ?? 0) as [
      number,
      number,
    ];
    const sizes = { entry, preload: entry + page, total: entry + page };
    const over = await registry.request('POST', '/builds', { record: { ...record, sizes, budget: entry + page - 1 } });
    expect([over.statusCode, over.json().message]).toEqual([409, expect.stringContaining('over its budget')]);
    const small = {
      contents: { ...compressedCopies, ...contents },
      record: { ...record, sizes: { ...sizes, preload: entry }, budget: entry },
    };
    await expect(registry.publish(small)).rejects.toThrow('claims the sizes');
    await registry.publish({
      contents: { ...compressedCopies, ...contents },
      record: { ...record, build: 'c'.repeat(16), sizes, budget: entry + page },
    });
  });
});

describe('GET /areas/:area/effects', () => {
  it('shows what a rollback would do: from, to, since when, and whether it would work', async () => {
    await put(shell('a'));
    const [old, live] = [build('old'), build('live')];
    for (const each of [old, live]) await registry.publish(each);
    expect(await effects('action=rollback')).toMatchObject({
      action: 'rollback',
      from: null,
      to: null,
      refusals: ['No build of feed was ever live'],
    });
    for (const each of [old, live]) await promote(each);
    const found = await effects('action=rollback');
    expect(found).toEqual({
      area: 'feed',
      revision: 2,
      action: 'rollback',
      trial: null,
      refusals: [],
      notices: [],
      from: { build: live.record.build, live: { since: expect.any(String), until: null } },
      to: {
        build: old.record.build,
        live: { since: expect.any(String), until: expect.any(String) },
        contractVersion: '1.0.0',
        files: 2,
        missing: 0,
      },
      shell: { build: 'a'.repeat(16), contractVersion: '1.2.0' },
    });
    expect(found.to.live.until).toBe(found.from.live.since);
    expect((await registry.request('GET', '/status')).json().revision).toBe(2);
    await put(withoutButton, { force: true, reason: 'test' });
    expect(await effects('action=rollback')).toMatchObject({ refusals: [expect.stringContaining('uses Button')] });
  });

  it('shows what a promotion would do, also when it would do nothing', async () => {
    const [live, next] = [build('live'), build('next')];
    for (const each of [live, next]) await registry.publish(each);
    await promote(live);
    expect(await effects(`action=promote&build=${next.record.build}`)).toMatchObject({
      action: 'promote',
      from: { build: live.record.build },
      to: { build: next.record.build, live: null },
    });
    expect(await effects(`action=promote&build=${live.record.build}`)).toMatchObject({ action: null });
    // The files and the compatibility of an incomplete build are unknown.
    expect(await effects(`action=promote&build=${'0'.repeat(16)}`)).toMatchObject({
      to: null,
      refusals: [expect.stringContaining('has no build')],
    });
    const partial = build('partial').record;
    await registry.request('POST', '/builds', { record: partial });
    expect(await effects(`action=promote&build=${partial.build}`)).toMatchObject({
      to: null,
      refusals: [expect.stringContaining('is not complete')],
    });
    expect((await registry.request('GET', '/areas/feed/effects?action=promote')).statusCode).toBe(400);
  });
});
