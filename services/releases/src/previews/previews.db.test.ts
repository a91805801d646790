import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShellRecord } from '@cred/contract';
import type { CreatedPreview } from '@cred/deployment/preview-links';
import { makeBuild, PREVIEW_KEY, startTestRegistry, type TestRegistry } from '../testing/test-registry';
import { signPreview } from './preview-token';

let registry: TestRegistry;
const logged: { msg: string }[] = [];
beforeAll(async () => {
  registry = await startTestRegistry(undefined, {
    write: (line) => void logged.push(JSON.parse(line) as { msg: string }),
  });
});
afterAll(() => registry.close());

const HOUR = 3_600_000;
const feed = makeBuild('feed', 'preview');
const post = (body: object, area = 'feed', headers?: Record<string, string>) =>
  registry.request('POST', `/areas/${area}/previews`, { actor: 'ana', ...body }, headers);
const make = async (body: object): Promise<CreatedPreview> => (await post(body)).json();
const meaning = (token: string, headers?: Record<string, string>) =>
  registry.request('GET', `/previews/${token}`, undefined, headers);
let tokens = 0;
const bearer = async (scope: string, area?: string) => {
  const { secret } = (
    await registry.request('POST', '/tokens', {
      name: `token-${(tokens += 1)}`,
      scope,
      actor: 'ops',
      ...(area ? { area } : {}),
    })
  ).json();
  return { authorization: `Bearer ${secret}` };
};

describe('POST /areas/:area/previews', () => {
  beforeAll(() => registry.publish(feed));

  it('creates a link to a build that is not live, for a day or for the requested hours', async () => {
    const response = await post({ build: feed.record.build });
    expect([response.statusCode, response.headers['cache-control']]).toEqual([201, 'no-store']);
    const day = Date.parse(response.json().expires) - Date.now();
    expect(day).toBeGreaterThan(23.9 * HOUR);
    expect(day).toBeLessThanOrEqual(24 * HOUR);
    expect(Date.parse((await make({ build: feed.record.build, hours: 168 })).expires) - Date.now()).toBeGreaterThan(
      167 * HOUR,
    );
  });

  it('changes nothing for others, and logs the actor', async () => {
    const before = (await registry.request('GET', '/status')).json();
    logged.length = 0;
    const made = await make({ build: feed.record.build });
    expect((await registry.request('GET', '/status')).json()).toEqual(before);
    expect(logged).toContainEqual(
      expect.objectContaining({
        msg: 'a preview link was created',
        area: 'feed',
        build: feed.record.build,
        expires: made.expires,
        actor: 'ana',
        token: null,
      }),
    );
    expect(JSON.stringify(logged)).not.toContain(made.token);
  });

  it.each([
    [{ hours: 0.5 }],
    [{ hours: 169 }],
    [{ hours: 'long' }],
    [{ build: 'newest' }],
    [{ url: 'https://elsewhere.test/entry.js' }],
    [{ actor: '' }],
  ])('refuses %j', async (wrong) => {
    expect((await post({ build: feed.record.build, ...wrong })).statusCode).toBe(400);
  });

  it('refuses a build that is unknown, of another area, or incomplete, and names the remedy', async () => {
    expect((await post({ build: 'f'.repeat(16) })).json()).toMatchObject({
      code: 'not_found',
      message: expect.stringContaining('npm run release -- publish feed'),
    });
    expect((await post({ build: feed.record.build }, 'chat')).statusCode).toBe(404);
    const partial = makeBuild('feed', 'partial');
    await registry.request('POST', '/builds', { record: partial.record });
    const response = await post({ build: partial.record.build });
    expect([response.statusCode, response.json().message]).toEqual([
      409,
      `The upload of ${partial.record.build} is not complete: publish it again`,
    ]);
  });

  it('refuses a build whose files are missing, or that is incompatible with the live shell', async () => {
    const missing = makeBuild('feed', 'missing');
    await registry.publish(missing);
    await rm(join(registry.folder, 'feed', missing.record.build, 'page.js'));
    expect((await post({ build: missing.record.build })).json().message).toContain('page.js');
    const shell: ShellRecord = {
      build: 'a'.repeat(16),
      contractVersion: '1.0.0',
      entry: [],
      lanes: { auth: [], app: [], federation: [] },
      files: {},
      shared: {},
      routes: { chat: ['/your-chat'] },
      provides: {},
      slots: {},
    };
    await registry.request('PUT', '/shell', { record: shell, actor: 'ops' });
    const incompatible = makeBuild('chat', 'incompatible');
    await registry.publish({
      ...incompatible,
      record: { ...incompatible.record, contractVersion: '1.0.0', shape: { routes: ['/your-chat'], slots: [] } },
    });
    await registry.request('PUT', '/shell', {
      record: { ...shell, build: 'b'.repeat(16), contractVersion: '2.0.0' },
      actor: 'ops',
    });
    const response = await post({ build: incompatible.record.build }, 'chat');
    expect([response.statusCode, response.json().message]).toEqual([409, expect.stringContaining('contract 1.0.0')]);
    await registry.request('PUT', '/shell', { record: { ...shell, build: 'c'.repeat(16) }, actor: 'ops' });
  });

  it('needs ops or the area’s own deploy token', async () => {
    const body = { build: feed.record.build };
    const statuses = [];
    for (const headers of [
      await bearer('deploy', 'feed'),
      await bearer('deploy', 'chat'),
      await bearer('page'),
      await bearer('ops'),
      { authorization: 'Bearer none' },
    ]) {
      statuses.push((await post(body, 'feed', headers)).statusCode);
    }
    expect(statuses).toEqual([201, 403, 403, 201, 401]);
  });
});

describe('GET /previews/:token', () => {
  it('resolves a token to its build, for page servers only', async () => {
    const { token, ...preview } = await make({ build: feed.record.build });
    const response = await meaning(token, await bearer('page'));
    expect(response.json()).toEqual({
      preview,
      loadable: expect.objectContaining({
        build: feed.record.build,
        base: `/builds/feed/${feed.record.build}/`,
        integrity: { 'entry.js': expect.any(String), 'page.js': expect.any(String) },
      }),
    });
    expect(response.headers['cache-control']).toBe('no-store');
    expect((await meaning(token, await bearer('deploy', 'feed'))).statusCode).toBe(403);
  });

  it('returns 404 for a token that expired, has another signature, or names an incomplete build', async () => {
    const { token, ...preview } = await make({ build: feed.record.build });
    const partial = makeBuild('feed', 'partial').record.build;
    const tokens = [
      signPreview(PREVIEW_KEY, { ...preview, expires: new Date(Date.now() - 2_000).toISOString() }),
      signPreview('another key', preview),
      signPreview(PREVIEW_KEY, { ...preview, build: partial }),
      signPreview(PREVIEW_KEY, { ...preview, build: 'f'.repeat(16) }),
      signPreview(PREVIEW_KEY, { ...preview, area: 'chat' }),
      token.replace('feed', 'chat'),
      'nothing',
    ];
    for (const each of tokens) expect((await meaning(each)).statusCode).toBe(404);
    expect((await meaning(token)).statusCode).toBe(200);
  });
});
