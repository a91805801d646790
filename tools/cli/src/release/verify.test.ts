import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import type { BuildRecord } from '@cred/contract';
import type { AreaStatus } from '@cred/deployment/registry';
import { RegistryError, type RegistryClient } from './registry-client';
import { verifyBuilds, type VerifyOptions } from './verify';

const [live, old, trial] = ['a', 'b', 'c'].map((seed) => seed.repeat(16)) as [string, string, string];
const content = Buffer.from('window.area = 1;\n'.repeat(40));
const copy = brotliCompressSync(content);
const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
const recordOf = (build: string): BuildRecord => ({
  area: 'feed',
  build,
  contractVersion: '1.2.0',
  entry: 'entry.js',
  global: 'g',
  preload: ['entry.js'],
  shared: {},
  files: { 'entry.js': { integrity, bytes: content.length } },
});
const feed: AreaStatus = {
  area: 'feed',
  live,
  previous: old,
  held: false,
  revision: 3,
  lastChange: null,
  trial: { build: trial, percent: 5, testers: [], since: '2026-11-20T08:00:00.000Z' },
  builds: [live, old, trial].map((build) => ({
    build,
    contractVersion: '1.2.0',
    completedAt: '2026-11-20T08:00:00.000Z',
  })),
};

let stored: Map<string, Buffer | Error>;
let complete: boolean;
const client = {
  status: async () => ({ revision: 3, areas: [feed], shell: null }),
  build: async (_area: string, build: string) => {
    if (![live, old, trial].includes(build)) throw new RegistryError(404, 'The registry has no such build');
    return { record: recordOf(build), complete, missing: [] };
  },
  file: async (_area: string, build: string, file: string) => {
    const found = stored.get(`${build}/${file}`) ?? null;
    if (found instanceof Error) throw found;
    return found;
  },
} as unknown as RegistryClient;

beforeEach(() => {
  complete = true;
  stored = new Map(
    [live, old, trial].flatMap(
      (build) =>
        [
          [`${build}/entry.js`, content],
          [`${build}/entry.js.br`, copy],
        ] as const,
    ),
  );
});

const verify = (options: VerifyOptions = {}) => verifyBuilds(client, options, () => undefined);

describe('verifyBuilds', () => {
  it('reads the live build, the previous one and the one on trial', async () => {
    const { builds, faults } = await verify();
    expect(builds.map(({ build, role, files }) => [build, role, files])).toEqual([
      [live, 'live', 1],
      [old, 'before', 1],
      [trial, 'trial', 1],
    ]);
    expect(faults).toEqual([]);
  });

  it.each([
    ['a missing file', 'entry.js', null, 'is missing'],
    ['a file with other bytes', 'entry.js', Buffer.from(String(content).replace('1', '2')), 'another hash'],
    [
      'a truncated file',
      'entry.js',
      content.subarray(1),
      `has ${content.length - 1} bytes instead of ${content.length}`,
    ],
    ['a compressed copy of another file', 'entry.js.br', brotliCompressSync(Buffer.from('x')), 'has 1 bytes'],
    ['a compressed copy that is not compressed', 'entry.js.br', content, 'is not compressed with brotli'],
  ])('finds %s', async (_what, file, bytes, problem) => {
    if (bytes) stored.set(`${old}/${file}`, bytes);
    else stored.delete(`${old}/${file}`);
    expect((await verify()).faults).toEqual([
      { where: 'registry', area: 'feed', build: old, file, problem: expect.stringContaining(problem) },
    ]);
  });

  it('continues after a file that cannot be read, and needs no compressed copies', async () => {
    stored.set(`${live}/entry.js`, new Error('ended early'));
    stored.delete(`${old}/entry.js.br`);
    expect((await verify()).faults).toEqual([
      expect.objectContaining({ build: live, problem: 'cannot be read: ended early' }),
    ]);
  });

  it('reads the file for the server too', async () => {
    const file = 'server.0123456789ab.cjs';
    const withServer = { ...recordOf(live), server: { file, integrity, bytes: content.length } };
    const found = async () =>
      verifyBuilds(
        { ...client, build: async () => ({ record: withServer, complete, missing: [] }) } as unknown as RegistryClient,
        { area: 'feed', build: live },
        () => undefined,
      );
    expect((await found()).faults).toEqual([
      expect.objectContaining({ where: 'registry', file, problem: 'is missing' }),
    ]);
    stored.set(`${live}/${file}`, content);
    expect(await found()).toMatchObject({ builds: [{ files: 2 }], faults: [] });
  });

  it('finds an incomplete upload', async () => {
    complete = false;
    expect((await verify({ area: 'feed', build: live })).faults).toEqual([
      { where: 'registry', area: 'feed', build: live, problem: 'its upload is not complete' },
    ]);
  });

  it('rejects a build that does not exist', async () => {
    await expect(verify({ area: 'feed', build: 'd'.repeat(16) })).rejects.toThrow('no build of feed to verify');
    await expect(verify({ area: 'chat' })).rejects.toThrow('no build of chat');
  });
});

describe('with a page server', () => {
  let server: Server;
  let page: string;
  let served: string;
  let body: Buffer | null;
  /** The encoding for which the file is wrong. */
  let wrongFor: string | null;
  beforeEach(async () => {
    [served, body, wrongFor] = [live, copy, null];
    server = createServer((request, response) => {
      if (request.url === '/releases.json') {
        const loadable = {
          build: served,
          entry: 'entry.js',
          global: 'g',
          preload: [],
          contractVersion: '1.2.0',
          base: `/elsewhere/${served}/`,
          integrity: {},
        };
        response.end(JSON.stringify({ revision: 3, areas: { feed: { ...loadable, previous: old } } }));
      } else if (
        body &&
        [`/elsewhere/${live}/entry.js`, `/builds/feed/${old}/entry.js`, `/builds/feed/${trial}/entry.js`].includes(
          request.url ?? '',
        )
      ) {
        const isWrong = request.headers['accept-encoding'] === wrongFor;
        response.writeHead(200, { 'content-encoding': 'br' }).end(isWrong ? brotliCompressSync('x') : body);
      } else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    page = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it('reads each file as a browser receives it, at the address in the table', async () => {
    expect((await verify({ page })).faults).toEqual([]);
  });

  it('finds files that are sent wrongly or not at all', async () => {
    body = brotliCompressSync(Buffer.from('x'));
    expect((await verify({ page })).faults.map(({ where, problem }) => [where, problem])).toEqual(
      Array.from({ length: 3 }, () => ['page', expect.stringContaining('has 1 bytes')]),
    );
    body = null;
    expect((await verify({ page, area: 'feed', build: old })).faults).toEqual([
      expect.objectContaining({ where: 'page', build: old, problem: 'has the response status 404' }),
    ]);
  });

  it.each(['br', 'gzip', 'identity'])('finds a file that is wrong only where %s is accepted', async (encoding) => {
    wrongFor = encoding;
    expect((await verify({ page, area: 'feed', build: old })).faults).toEqual([
      expect.objectContaining({ build: old, problem: expect.stringContaining(`(accept-encoding: ${encoding})`) }),
    ]);
  });

  it("finds a page server that serves another build than the registry's", async () => {
    served = old;
    expect((await verify({ page })).faults).toContainEqual({
      where: 'page',
      area: 'feed',
      build: live,
      problem: `it is live in the registry, but the page server serves ${old}`,
    });
  });

  it('reports a page server that does not respond', async () => {
    await expect(verify({ page: 'http://127.0.0.1:1' })).rejects.toThrow('No page server of Cred responds');
  });
});
