import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuildRecord } from '@cred/contract';
import { START_ACTOR, type AreaStatus } from '@cred/deployment/registry';
import type { IncompatibleBuild } from '@cred/deployment/registry-shell';
import { decideOutcome, publishMissing, stillIncompatible, reportShell } from './publish-missing';

const [local, other] = ['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb'];

function statusOf({ actor = START_ACTOR, ...part }: Partial<AreaStatus> & { actor?: string } = {}): AreaStatus {
  const lastChange = {
    revision: 1,
    area: 'feed',
    action: 'promote' as const,
    from: null,
    to: other,
    actor,
    typedName: null,
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

describe('decideOutcome', () => {
  it.each([
    ['an area without a live build', undefined, true, 'promoted'],
    ['a build that was uploaded but never live', statusOf({ live: null, lastChange: null }), false, 'promoted'],
    ['the build that is live', statusOf({ live: local }), false, 'live'],
    ['the live build of an area on hold', statusOf({ live: local, held: true }), false, 'live'],
    ['a new build', statusOf({ actor: 'ana' }), true, 'promoted'],
    ['a new build of an area that was rolled back', statusOf({ actor: 'ana', held: true }), true, 'on-hold'],
    ['a published build after a rollback', statusOf({ actor: 'ana', held: true }), false, 'on-hold'],
    ['a published build, when npm start promoted the live one', statusOf(), false, 'promoted'],
    ['a published build, when the registry ended a trial', statusOf({ actor: 'registry' }), false, 'kept'],
    ['a published build, when an operator promoted the live one', statusOf({ actor: 'ana' }), false, 'kept'],
  ] as const)('returns the outcome for %s', (_what, status, isNew, outcome) => {
    expect(decideOutcome(status, local, isNew)).toBe(outcome);
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
  let incompatibleBuilds: IncompatibleBuild[];

  const record: BuildRecord = {
    area: 'feed',
    build: local,
    contractVersion: '1.2.0',
    entry: 'entry.js',
    global: 'g',
    preload: ['entry.js'],
    shared: {},
    files: { 'entry.js': { bytes: 1, integrity: `sha384-${'A'.repeat(64)}` } },
  };

  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'cred-publish-'));
    const folder = join(root, 'remotes/feed/dist', local);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(root, 'remotes/feed/package.json'), '{}');
    writeFileSync(join(root, 'remotes/feed/dist/current.json'), JSON.stringify({ build: local }));
    writeFileSync(join(folder, 'record.json'), JSON.stringify(record));
    writeFileSync(join(folder, 'entry.js'), 'x');
    writeFileSync(join(folder, 'entry.js.br'), 'x');
    [requests, areas, promoteStatus, beginStatus, incompatibleBuilds] = [[], [], 200, 200, []];
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
            incompatibleBuilds,
            at: '2026-11-20T08:00:00.000Z',
          },
        },
      };
    if (path === '/builds' && beginStatus !== 200)
      return { status: beginStatus, body: { message: 'Too heavy', error: 'Too heavy', code: 'conflict' } };
    if (path === '/builds') return { status: 200, body: { record, complete: false, missing: ['entry.js'] } };
    if (path.endsWith('/promote') && promoteStatus !== 200) {
      areas = [statusOf({ actor: 'ana', revision: 9 })];
      return { status: promoteStatus, body: { message: 'Changed before', error: 'Changed before', code: 'conflict' } };
    }
    if (path.endsWith('/promote')) return { status: 200, body: { area: statusOf({ live: local }), changed: true } };
    return { status: 200, body: { record, complete: true, missing: [] } };
  }

  const publish = () => publishMissing({ registryUrl: url, token: 'x', root });

  it('uploads what the registry lacks, compressed copies included, and makes it live', async () => {
    expect(await publish()).toEqual([
      { area: 'feed', build: local, live: local, uploaded: true, outcome: 'promoted', notices: [] },
    ]);
    expect(requests).toEqual([
      'GET /status',
      'POST /builds',
      `PUT /builds/feed/${local}/entry.js.br`,
      `PUT /builds/feed/${local}/entry.js`,
      `POST /builds/feed/${local}/complete`,
      'POST /areas/feed/promote',
    ]);
  });

  it('sends one request and changes nothing when the build is live already', async () => {
    areas = [
      statusOf({
        live: local,
        builds: [{ build: local, contractVersion: '1.0.0', completedAt: '2026-11-20T08:00:00.000Z' }],
      }),
    ];
    expect(await publish()).toMatchObject([{ uploaded: false, outcome: 'live' }]);
    expect(requests).toEqual(['GET /status']);
  });

  it('leaves an area unchanged after a rollback', async () => {
    areas = [statusOf({ held: true, actor: 'ana' })];
    expect(await publish()).toEqual([
      { area: 'feed', build: local, live: other, uploaded: true, outcome: 'on-hold', notices: [] },
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
        build: local,
        live: other,
        uploaded: false,
        outcome: 'refused',
        notices: [`feed: ${other} stays live, the build of these sources (${local}) is refused. Too heavy`],
      },
    ]);
  });

  it('fails when the gate refuses an area without a live build', async () => {
    beginStatus = 409;
    await expect(publish()).rejects.toThrow(
      `No build of feed is live, and the one of these sources (${local}) is refused:\nToo heavy`,
    );
  });

  describe('reportShell', () => {
    const report = () => reportShell({ registryUrl: url, token: 'x', root });
    const incompatible = { area: 'feed', build: other, role: 'live' as const, problems: ['feed uses x'] };

    it('sends the record of the local shell, and resolves to the incompatibilities', async () => {
      const shell = join(root, 'shell/dist', other);
      mkdirSync(shell, { recursive: true });
      writeFileSync(join(root, 'shell/dist/current.json'), JSON.stringify({ build: other }));
      const lanes = { auth: [], app: [], federation: [] };
      writeFileSync(
        join(shell, 'record.json'),
        JSON.stringify({ build: other, contractVersion: '2.0.0', entry: [], lanes, shared: {}, routes: {}, files: {} }),
      );
      incompatibleBuilds = [incompatible];
      expect(await report()).toEqual([incompatible]);
      expect(requests).toEqual(['PUT /shell']);
    });

    it('reports that there is no shell', async () => {
      await expect(report()).rejects.toThrow('npm run build -w shell');
    });

    it('lists live builds only if they stay', () => {
      const area = { area: 'feed', build: local, uploaded: true, notices: [] };
      expect(
        stillIncompatible(
          [incompatible, { ...incompatible, role: 'previous' }],
          [{ ...area, live: other, outcome: 'on-hold' }],
        ),
      ).toEqual([expect.stringContaining(`${other} is live and does not fit the shell`)]);
      expect(stillIncompatible([incompatible], [{ ...area, live: local, outcome: 'promoted' }])).toEqual([]);
    });
  });

  it('names what to do when the registry is not available', async () => {
    server.closeAllConnections();
    server.close();
    await expect(publish()).rejects.toThrow(/does not respond at .*npm start/);
  });
});
