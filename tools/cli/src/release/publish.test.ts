import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuildRecord } from '@cred/contract';
import type { Context } from './context';
import { publishBuilt } from './commands';
import type { RegistryClient } from './registry-client';

const [local, other] = ['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb'];
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
let root: string;
let requests: string[];
beforeEach(() => {
  requests = [];
  root = mkdtempSync(join(tmpdir(), 'cred-publish-'));
  const folder = join(root, 'remotes/feed/dist', local);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(root, 'remotes/feed/dist/current.json'), JSON.stringify({ build: local }));
  writeFileSync(join(folder, 'record.json'), JSON.stringify(record));
  writeFileSync(join(folder, 'entry.js'), 'x');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function context({ live = other as string | null, isUploaded = false } = {}): Context {
  const feed = {
    area: 'feed',
    live,
    previous: null,
    held: false,
    trial: null,
    revision: 3,
    lastChange: null,
    builds: [],
  };
  const note = (what: string) => requests.push(what);
  const client = {
    status: async () => ({ revision: 3, areas: live === null ? [] : [feed], shell: null }),
    shell: async () => ({ live: null, changes: [] }),
    tabs: async () => ({ areas: null }),
    begin: async () => ({ record, complete: isUploaded, missing: isUploaded ? [] : ['entry.js'] }),
    upload: async (_area: string, _build: string, name: string) => note(`upload ${name}`),
    complete: async () => note('complete'),
    effects: async () => ({
      area: 'feed',
      action: 'promote',
      from: null,
      to: null,
      trial: null,
      shell: null,
      refusals: [],
      notices: [],
    }),
    promote: async (_area: string, { build, reason }: { build: string; reason: string }) => {
      note(`promote ${build} because ${reason}`);
      return { area: { ...feed, live: local }, changed: true, notices: [] };
    },
  } as unknown as RegistryClient;
  return {
    client,
    root,
    stop: new AbortController().signal,
    progress: () => undefined,
    pageUrl: 'http://localhost:3000',
    apiVersion: async () => null,
  };
}

describe('publish', () => {
  const publish = (live: boolean, options = {}) =>
    publishBuilt({ area: 'feed', live, reason: live ? 'urgent' : '' }, context(options));

  it('uploads, makes nothing live, and prints how members get the build', async () => {
    const { document, text } = await publish(false);
    expect(requests).toEqual(['upload entry.js', 'complete']);
    expect(document).toEqual({ area: 'feed', build: local, uploaded: true, live: false });
    expect(text).toContain(`feed: ${local} uploaded, 1 file; ${other} stays live`);
    expect(text).toContain(`npm run release -- promote feed ${local}`);
    expect(text).toContain(`npm run release -- trial feed ${local} --percent 10`);
  });

  it('offers no trial without a live build, and no command for a build that is live', async () => {
    expect((await publish(false, { live: null })).text).toMatch(
      /no build of feed is live yet\n {2}npm run release -- promote feed a+$/,
    );
    const again = await publish(false, { live: local, isUploaded: true });
    expect([again.text, again.document]).toEqual([
      `feed: the registry has ${local} already, and it is live`,
      { area: 'feed', build: local, uploaded: false, live: true },
    ]);
  });

  it('promotes at once with --live', async () => {
    const { document, text } = await publish(true);
    expect(requests).toEqual(['upload entry.js', 'complete', `promote ${local} because urgent`]);
    expect(document).toMatchObject({ build: local, uploaded: true, live: true });
    expect(text).toContain(`feed: ${local} is live`);
  });
});
