import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { eventually } from '@cred/service-kit/testing/eventually';
import { compressed, makeBuild, startTestRegistry, withServerFile, type TestRegistry } from '../testing/test-registry';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
});
afterAll(() => registry.close());

const integrity = `sha384-${'A'.repeat(64)}`;
const begin = (record: unknown) => registry.request('POST', '/builds', { record });
const put = (build: { area: string; build: string }, file: string, content: Buffer) =>
  registry.request('PUT', `/builds/${build.area}/${build.build}/${file}`, content);

describe('POST /builds', () => {
  it('starts an upload and lists the missing files', async () => {
    const { record } = makeBuild('feed', 'begin');
    const response = await begin(record);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ record, complete: false, missing: ['entry.js', 'page.js'] });
  });

  it('continues an interrupted upload', async () => {
    const { record, contents } = makeBuild('feed', 'resumed');
    await begin(record);
    await put(record, 'entry.js', contents['entry.js'] as Buffer);
    expect((await begin(record)).json().missing).toEqual(['page.js']);
  });

  it('refuses different content under an existing id', async () => {
    const { record } = makeBuild('feed', 'taken');
    await begin(record);
    const response = await begin({ ...record, global: 'something_else' });
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toContain('a build never changes');
  });

  it.each([
    ['an unknown field', { extra: true }],
    ['a path as an area', { area: '../feed' }],
    ['a path as a build', { build: '../../etc/passwd' }],
    ['an entry that it does not list', { entry: 'other.js' }],
    [
      'files that are too large for a page server',
      { files: { ...makeBuild('feed', 'bad').record.files, 'a.js': { integrity, bytes: 32 * 1024 * 1024 } } },
    ],
    [
      'a file with the name of the record',
      { files: { ...makeBuild('feed', 'bad').record.files, 'record.json': { integrity, bytes: 1 } } },
    ],
    [
      'a file with the name of a compressed copy',
      { files: { ...makeBuild('feed', 'bad').record.files, 'entry.js.br': { integrity, bytes: 1 } } },
    ],
    ['more text than a page may have', { preload: Array.from({ length: 13_000 }, () => 'entry.js') }],
    [
      'a file for the server among those for browsers',
      { files: { ...makeBuild('feed', 'bad').record.files, 'server.0123456789ab.cjs': { integrity, bytes: 1 } } },
    ],
    ['another name of the file for the server', { server: { file: 'server.js', integrity, bytes: 1 } }],
    [
      'a file for the server that is too large',
      { server: { file: 'server.0123456789ab.cjs', integrity, bytes: 2 * 1024 * 1024 + 1 } },
    ],
    ['a file name with folders', { files: { 'a/b.js': { integrity, bytes: 1 } } }],
  ])('refuses a record with %s', async (_what, part) => {
    const response = await begin({ ...makeBuild('feed', 'bad').record, ...part });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'validation_failed', fields: expect.any(Object) });
  });
});

describe('PUT /builds/:area/:build/:file', () => {
  const { record, contents } = makeBuild('feed', 'put');
  const entry = contents['entry.js'] as Buffer;
  beforeAll(() => begin(record));

  it.each([
    ['a different hash', Buffer.from(entry.toString().replace('window', 'wind0w')), 'hash'],
    ['an additional byte', Buffer.concat([entry, Buffer.from(' ')]), 'longer'],
    ['a missing byte at its end', entry.subarray(0, -1), 'ends after'],
  ])('refuses a file with %s and stores no part of it', async (_what, content, why) => {
    const response = await put(record, 'entry.js', content);
    expect(response.statusCode).toBe(400);
    expect(response.json().fields['entry.js']).toContain(why);
    expect((await registry.request('GET', `/builds/feed/${record.build}`)).json().missing).toContain('entry.js');
    expect(await readdir(join(registry.folder, '.incoming'))).toEqual([]);
  });

  it('refuses a file that the record does not list', async () => {
    expect((await put(record, 'other.js', entry)).statusCode).toBe(404);
  });

  it('refuses a compressed copy of different content', async () => {
    expect((await put(record, 'entry.js.br', compressed(Buffer.from('other')))).statusCode).toBe(400);
    expect((await put(record, 'entry.js.br', entry)).statusCode).toBe(400);
    expect((await put(record, 'entry.js.br', compressed(entry))).statusCode).toBe(204);
  });

  it('stores no part of an interrupted upload, and accepts the repeated upload', async () => {
    const incoming = () => readdir(join(registry.folder, '.incoming'));
    const upload = request(`${await registry.listen()}/builds/feed/${record.build}/entry.js`, {
      method: 'PUT',
      headers: {
        ...registry.authorization,
        'content-type': 'application/octet-stream',
        'content-length': entry.length,
      },
    });
    upload.on('error', () => undefined).write(entry.subarray(0, 5));
    await eventually(async () => (await incoming()).length > 0);
    upload.destroy();
    await eventually(async () => (await incoming()).length === 0);
    expect((await registry.request('GET', `/builds/feed/${record.build}`)).json().missing).toContain('entry.js');
    expect((await put(record, 'entry.js', entry)).statusCode).toBe(204);
  });

  it('refuses every other content type', async () => {
    const response = await registry.request('PUT', `/builds/feed/${record.build}/entry.js`, { a: 1 });
    expect(response.statusCode).toBe(415);
  });
});

describe('POST /builds/:area/:build/complete', () => {
  it('refuses an upload with a file missing, does not serve it and cannot make it live', async () => {
    const { record, contents } = makeBuild('chat', 'half');
    await begin(record);
    await put(record, 'entry.js', contents['entry.js'] as Buffer);
    const response = await registry.request('POST', `/builds/chat/${record.build}/complete`);
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toContain('page.js');
    expect((await registry.request('GET', `/builds/chat/${record.build}/entry.js`)).statusCode).toBe(404);
    const promoted = await registry.request('POST', '/areas/chat/promote', { build: record.build, actor: 'ana' });
    expect(promoted.statusCode).toBe(409);
    expect(promoted.json().message).toContain('publish it again');
  });

  it('serves a complete build byte for byte, and never changes it', async () => {
    const build = makeBuild('chat', 'whole');
    const entry = build.contents['entry.js'] as Buffer;
    await registry.publish({ ...build, contents: { ...build.contents, 'entry.js.br': compressed(entry) } });
    const base = `/builds/chat/${build.record.build}`;
    expect((await registry.request('GET', `${base}/entry.js`)).rawPayload).toEqual(entry);
    expect((await registry.request('GET', `${base}/entry.js.br`)).rawPayload).toEqual(compressed(entry));
    expect((await registry.request('GET', `${base}/page.js.br`)).statusCode).toBe(404);
    expect((await put(build.record, 'entry.js', entry)).statusCode).toBe(409);
    expect((await registry.request('POST', `${base}/complete`)).json()).toMatchObject({ complete: true, missing: [] });
    expect((await begin(build.record)).json()).toMatchObject({ complete: true, missing: [] });
  });

  it('returns 404 for a build whose upload never started', async () => {
    expect((await registry.request('POST', '/builds/chat/0123456789abcdef/complete')).statusCode).toBe(404);
    expect((await registry.request('GET', '/builds/chat/0123456789abcdef')).statusCode).toBe(404);
  });
});

describe('the file for the server', () => {
  const { record, contents } = withServerFile(makeBuild('feed', 'with a file for the server'));
  const [file, content] = [record.server?.file ?? '', contents[record.server?.file ?? ''] as Buffer];

  it('is stored, checked and sent like other files', async () => {
    expect((await begin(record)).json().missing).toEqual(['entry.js', 'page.js', file]);
    for (const name of ['entry.js', 'page.js']) await put(record, name, contents[name] as Buffer);
    const base = `/builds/feed/${record.build}`;
    expect((await registry.request('POST', `${base}/complete`)).json().message).toContain(file);
    const response = await put(record, file, Buffer.from(content.toString().replace('remote', 'rem0te')));
    expect([response.statusCode, response.json().fields[file]]).toEqual([400, expect.stringContaining('hash')]);
    expect((await put(record, file, content)).statusCode).toBe(204);
    expect((await registry.request('POST', `${base}/complete`)).json()).toMatchObject({ complete: true });
    expect((await registry.request('GET', `${base}/${file}`)).rawPayload).toEqual(content);
  });

  it('has no compressed copy', async () => {
    const other = withServerFile(makeBuild('feed', 'without a compressed copy')).record;
    await begin(other);
    expect((await put(other, `${file}.br`, compressed(content))).statusCode).toBe(404);
  });

  it('is not part of the release table', async () => {
    await registry.request('POST', '/areas/feed/promote', { build: record.build, actor: 'ana' });
    const { feed } = (await registry.request('GET', '/table')).json().areas;
    expect([feed.build, JSON.stringify(feed).includes(file)]).toEqual([record.build, false]);
  });
});

describe('the token', () => {
  it.each([
    ['GET', '/table'],
    ['GET', '/status'],
    ['POST', '/builds'],
    ['PUT', '/builds/feed/0123456789abcdef/a.js'],
    ['GET', '/builds/feed/0123456789abcdef/a.js'],
    ['POST', '/areas/feed/promote'],
    ['POST', '/areas/feed/rollback'],
    ['GET', '/areas/feed/history'],
  ] as const)('is required for %s %s', async (method, url) => {
    for (const authorization of ['', 'Bearer wrong', 'Basic YTpi']) {
      const response = await registry.request(method, url, undefined, { authorization });
      expect([response.statusCode, response.json().code]).toEqual([401, 'unauthenticated']);
    }
  });

  it('is not required for the health endpoints', async () => {
    const response = await registry.request('GET', '/health/ready', undefined, { authorization: '' });
    expect(response.json()).toEqual({ status: 'ready', checks: { database: 'ok' } });
  });
});
