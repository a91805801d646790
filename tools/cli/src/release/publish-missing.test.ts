import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuildRecord } from '@cred/contract';
import { START_ACTOR, type AreaStatus, type IncompatibleBuild } from '@cred/deployment/registry';
import { decide, publishMissing, stillIncompatible, reportShell } from './publish-missing';

const [mine, other] = ['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb'];

function statusOf({ actor = START_ACTOR, ...part }: Partial<AreaStatus> & { actor?: string } = {}): AreaStatus {
  const lastChange = {
    revision: 1,
    area: 'feed',
    action: 'promote' as const,
    from: null,
    to: other,
    actor,
    reason: '',
    token: null,
    at: '2026-11-20T08:00:00.000Z',
  };
  return {
    area: 'feed',
    live: other,
    previous: null,
    held: false,
    trial: null,
    revision: 1,
    builds: [],
    lastChange,
    ...part,
  };
}

describe('decide', () => {
  it.each([
    ['an area that nothing was live in yet', undefined, true, 'promoted'],
    ['a build that was uploaded but never live', statusOf({ live: null, lastChange: null }), false, 'promoted'],
    ['the build that is live', statusOf({ live: mine }), false, 'live'],
    ['the build that is live and held', statusOf({ live: mine, held: true }), false, 'live'],
    ['a new build', statusOf({ actor: 'ana' }), true, 'promoted'],
    ['a new build of an area that was rolled back', statusOf({ actor: 'ana', held: true }), true, 'held'],
    ['a known build after a rollback', statusOf({ actor: 'ana', held: true }), false, 'held'],
    ['a known build, when npm start made the live one live', statusOf(), false, 'promoted'],
    ['a known build, when a trial stopped itself, maybe its own', statusOf({ actor: 'registry' }), false, 'kept'],
    ['a known build, when a person made the live one live', statusOf({ actor: 'ana' }), false, 'kept'],
  ] as const)('returns the outcome for %s', (_what, status, isNew, outcome) => {
    expect(decide(status, mine, isNew)).toBe(outcome);
  });
});

describe('publishMissing', () => {
  let root: string;
  let server: Server;
  let url: string;
  let requests: string[];
  let areas: AreaStatus[];
  let promoteStatus: number;
  let beginStatus: number;
  let shellMisfits: IncompatibleBuild[];

  const record: BuildRecord = {
    area: 'feed',
    build: mine,
    contractVersion: '1.2.0',
    entry: 'entry.js',
    global: 'g',
    preload: ['entry.js'],
    shared: {},
    files: { 'entry.js': { bytes: 1, integrity: `sha384-${'A'.repeat(64)}` } },
  };

  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'cred-publish-'));
    const folder = join(root, 'remotes/feed/dist', mine);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(root, 'remotes/feed/package.json'), '{}');
    writeFileSync(join(root, 'remotes/feed/dist/current.json'), JSON.stringify({ build: mine }));
    writeFileSync(join(folder, 'record.json'), JSON.stringify(record));
    writeFileSync(join(folder, 'entry.js'), 'x');
    writeFileSync(join(folder, 'entry.js.br'), 'x');
    [requests, areas, promoteStatus, beginStatus, shellMisfits] = [[], [], 200, 200, []];
    server = createServer((request, response) => {
      requests.push(`${request.method} ${request.url}`);
      request.resume();
      const { status, body } = respond(request.url ?? '');
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
    rmSync(root, { recursive: true, force: true });
  });

  function respond(path: string): { status: number; body: unknown } {
    if (path === '/status') return { status: 200, body: { revision: 1, areas } };
    if (path === '/shell')
      return {
        status: 200,
        body: {
          changed: true,
          shell: {
            build: other,
            contractVersion: '2.0.0',
            actor: 'x',
            reason: '',
            token: null,
            misfits: shellMisfits,
            at: '2026-11-20T08:00:00.000Z',
          },
        },
      };
    if (path === '/builds' && beginStatus !== 200)
      return { status: beginStatus, body: { message: 'Too heavy', error: 'Too heavy', code: 'conflict' } };
    if (path === '/builds') return { status: 200, body: { record, complete: false, missing: ['entry.js'] } };
    if (path.endsWith('/promote') && promoteStatus !== 200) {
      areas = [statusOf({ actor: 'ana', revision: 9 })];
      return { status: promoteStatus, body: { message: 'Somebody else', error: 'Somebody else', code: 'conflict' } };
    }
    if (path.endsWith('/promote')) return { status: 200, body: { area: statusOf({ live: mine }), changed: true } };
    return { status: 200, body: { record, complete: true, missing: [] } };
  }

  const publish = () => publishMissing({ registryUrl: url, token: 'x', root });

  it('uploads what the registry lacks, compressed copies included, and makes it live', async () => {
    expect(await publish()).toEqual([
      { area: 'feed', build: mine, live: mine, uploaded: true, outcome: 'promoted', notices: [] },
    ]);
    expect(requests).toEqual([
      'GET /status',
      'POST /builds',
      `PUT /builds/feed/${mine}/entry.js.br`,
      `PUT /builds/feed/${mine}/entry.js`,
      `POST /builds/feed/${mine}/complete`,
      'POST /areas/feed/promote',
    ]);
  });

  it('sends one request and changes nothing when the build is live already', async () => {
    areas = [
      statusOf({
        live: mine,
        builds: [{ build: mine, contractVersion: '1.0.0', completedAt: '2026-11-20T08:00:00.000Z' }],
      }),
    ];
    expect(await publish()).toMatchObject([{ uploaded: false, outcome: 'live' }]);
    expect(requests).toEqual(['GET /status']);
  });

  it('leaves an area unchanged after a rollback', async () => {
    areas = [statusOf({ held: true, actor: 'ana' })];
    expect(await publish()).toEqual([
      { area: 'feed', build: mine, live: other, uploaded: true, outcome: 'held', notices: [] },
    ]);
    expect(requests).not.toContain('POST /areas/feed/promote');
  });

  it('keeps a change that was made in the meantime', async () => {
    areas = [statusOf()];
    promoteStatus = 409;
    expect(await publish()).toMatchObject([{ live: other, outcome: 'kept' }]);
  });

  it('reports what the gate refuses, and leaves the live build', async () => {
    areas = [statusOf()];
    beginStatus = 409;
    expect(await publish()).toEqual([
      {
        area: 'feed',
        build: mine,
        live: other,
        uploaded: false,
        outcome: 'refused',
        notices: [`feed: ${other} stays live, the build of these sources (${mine}) is refused. Too heavy`],
      },
    ]);
  });

  it('fails when the gate refuses an area without a live build', async () => {
    beginStatus = 409;
    await expect(publish()).rejects.toThrow(
      `No build of feed is live, and the one of these sources (${mine}) is refused:\nToo heavy`,
    );
  });

  describe('reportShell', () => {
    const report = () => reportShell({ registryUrl: url, token: 'x', root });
    const misfit = { area: 'feed', build: other, role: 'live' as const, problems: ['feed uses x'] };

    it('sends the record of the local shell, and resolves to the incompatibilities', async () => {
      const shell = join(root, 'shell/dist', other);
      mkdirSync(shell, { recursive: true });
      writeFileSync(join(root, 'shell/dist/current.json'), JSON.stringify({ build: other }));
      const lanes = { auth: [], app: [], federation: [] };
      writeFileSync(
        join(shell, 'record.json'),
        JSON.stringify({ build: other, contractVersion: '2.0.0', entry: [], lanes, shared: {}, routes: {}, files: {} }),
      );
      shellMisfits = [misfit];
      expect(await report()).toEqual([misfit]);
      expect(requests).toEqual(['PUT /shell']);
    });

    it('reports that there is no shell', async () => {
      await expect(report()).rejects.toThrow('npm run build -w shell');
    });

    it('lists live builds only if they stay', () => {
      const area = { area: 'feed', build: mine, uploaded: true, notices: [] };
      expect(
        stillIncompatible([misfit, { ...misfit, role: 'previous' }], [{ ...area, live: other, outcome: 'held' }]),
      ).toEqual([expect.stringContaining(`${other} is live and does not fit the shell`)]);
      expect(stillIncompatible([misfit], [{ ...area, live: mine, outcome: 'promoted' }])).toEqual([]);
    });
  });

  it('names what to do when the registry is not available', async () => {
    server.closeAllConnections();
    server.close();
    await expect(publish()).rejects.toThrow(/does not answer at .*npm start/);
  });
});
