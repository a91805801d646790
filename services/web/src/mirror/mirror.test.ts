import { mkdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildRecord } from '@cred/contract';
import { eventually } from '@cred/service-kit/testing/eventually';
import { startTestPageServer, type TestPageServer } from '../testing/test-page-server';

let page: TestPageServer;
beforeEach(async () => {
  page = await startTestPageServer();
});
afterEach(() => page.close());

const entryOf = (build: { area: string; build: string }) => page.get(`/builds/${build.area}/${build.build}/entry.js`);

describe('the mirror', () => {
  it('serves a new live build, and still the files of the previous build', async () => {
    const first = page.registry.add('feed', 'one');
    await page.waitForTable(({ feed }) => feed?.build === first.build);
    const second = page.registry.add('feed', 'two');
    await page.waitForTable(({ feed }) => feed?.build === second.build);
    page.registry.down = true;
    for (const build of [first, second])
      expect((await entryOf(build)).rawPayload).toEqual(page.registry.content(build));
  });

  it('never serves a build with a tampered file: its area keeps the last good build, the others are updated', async () => {
    const good = page.registry.add('feed', 'good');
    await page.waitForTable(({ feed }) => feed !== undefined);
    const bad = page.registry.add('feed', 'bad', { live: false });
    const right = page.registry.content(bad);
    page.registry.tamper(bad, 'entry.js', Buffer.from(right.toString().replace('window', 'wind0w')));
    page.registry.promote(bad);
    const chat = page.registry.add('chat', 'one');
    await page.waitForTable((areas) => areas['chat']?.build === chat.build);
    expect((await page.get('/releases.json')).json().areas.feed.build).toBe(good.build);
    expect((await entryOf(bad)).statusCode).toBe(404);

    page.registry.tamper(bad, 'entry.js', right);
    await page.waitForTable(({ feed }) => feed?.build === bad.build);
  });

  it('ignores a compressed copy with other content', async () => {
    const build = page.registry.add('feed', 'compressed copy', { live: false });
    page.registry.tamper(build, 'entry.js.br', Buffer.from('not brotli'));
    page.registry.promote(build);
    await page.waitForTable(({ feed }) => feed?.build === build.build);
    const response = await page.get(`/builds/feed/${build.build}/entry.js`, { 'accept-encoding': 'br' });
    expect(response.headers).not.toHaveProperty('content-encoding');
    expect(response.rawPayload).toEqual(page.registry.content(build));
  });

  it('serves the last good table while the registry is down and after a restart', async () => {
    const build = page.registry.add('feed', 'kept');
    await page.waitForTable(({ feed }) => feed?.build === build.build);
    page.registry.down = true;
    await page.restart();
    expect((await page.get('/releases.json')).json().areas.feed.build).toBe(build.build);
    expect((await entryOf(build)).statusCode).toBe(200);
    expect((await page.get('/')).statusCode).toBe(200);
    expect((await page.get('/health/ready')).statusCode).toBe(200);
  });

  it('reconnects to the registry', async () => {
    page.registry.down = true;
    page.registry.add('feed', 'while away', { live: false });
    await page.restart();
    page.registry.down = false;
    const build = page.registry.add('feed', 'back');
    await page.waitForTable(({ feed }) => feed?.build === build.build);
  });

  it('has the fallback and trial builds while the registry is down and after a restart', async () => {
    const [before, onTrial] = [
      page.registry.add('feed', 'before', { live: false }),
      page.registry.add('feed', 'trial', { live: false }),
    ];
    const live = page.registry.add('feed', 'live', { live: false });
    page.registry.promote(live, { fallback: before, trial: onTrial });
    await page.waitForTable(({ feed }) => feed?.build === live.build);
    page.registry.down = true;
    await page.restart();
    const { feed } = (await page.get('/releases.json')).json().areas;
    expect([feed.fallback.build, feed.trial.build]).toEqual([before.build, onTrial.build]);
    for (const build of [before, onTrial])
      expect((await entryOf(build)).rawPayload).toEqual(page.registry.content(build));
  });

  it('makes a build on disk live before it downloads missing ones', async () => {
    const [zero, one, two] = ['zero', 'one', 'two'].map((seed) => page.registry.add('chat', seed, { live: false })) as [
      BuildRecord,
      BuildRecord,
      BuildRecord,
    ];
    page.registry.promote(two, { fallback: one });
    await page.waitForTable(({ chat }) => chat?.build === two.build);
    const read = page.registry.record.bind(page.registry);
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    page.registry.record = async (area, build) =>
      build === zero.build ? gate.then(() => read(area, build)) : read(area, build);
    page.registry.promote(one, { fallback: zero });
    await page.waitForTable(({ chat }) => chat?.build === one.build);
    const fallback = async () => (await page.get('/releases.json')).json().areas.chat.fallback?.build;
    expect(await fallback()).toBeUndefined();
    open();
    await eventually(async () => (await fallback()) === zero.build);
  });

  it("rolls an area back, and downloads another area's build, while the files of a third are unavailable", async () => {
    const [one, two] = ['one', 'two'].map((seed) => page.registry.add('feed', seed, { live: false })) as [
      BuildRecord,
      BuildRecord,
    ];
    page.registry.promote(two, { fallback: one });
    await page.waitForTable(({ feed }) => feed?.build === two.build);
    const read = page.registry.record.bind(page.registry);
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    const stuck = page.registry.add('chat', 'stuck', { live: false });
    let isRequested = false;
    page.registry.record = async (area, build) => {
      if (build !== stuck.build) return read(area, build);
      isRequested = true;
      return gate.then(() => read(area, build));
    };
    page.registry.promote(stuck);
    await eventually(() => isRequested);
    page.registry.promote(one);
    await page.waitForTable(({ feed, chat }) => feed?.build === one.build && chat === undefined);
    open();
    await page.waitForTable(({ chat }) => chat?.build === stuck.build);
    const after = page.registry.add('profile', 'after');
    await page.waitForTable(({ profile, feed }) => profile?.build === after.build && feed?.build === one.build);
  });

  it('omits a trial or a fallback whose files are unavailable', async () => {
    const [live, lost] = [
      page.registry.add('feed', 'live', { live: false }),
      page.registry.add('feed', 'lost', { live: false }),
    ];
    page.registry.tamper(lost, 'entry.js', null);
    page.registry.promote(live, { fallback: lost, trial: lost });
    await page.waitForTable(({ feed }) => feed?.build === live.build);
    expect((await page.get('/releases.json')).json().areas.feed).toMatchObject({ fallback: null, trial: null });
  });

  it('downloads a live build again whose files were damaged on disk', async () => {
    const build = page.registry.add('feed', 'damaged');
    await page.waitForTable(({ feed }) => feed !== undefined);
    const file = join(page.data, 'web', 'builds', 'feed', build.build, 'entry.js');
    await writeFile(file, (await readFile(file)).subarray(0, 10));
    await page.restart();
    await page.waitForTable(({ feed }) => feed?.build === build.build);
    expect((await entryOf(build)).rawPayload).toEqual(page.registry.content(build));
  });

  it('sends the file itself when its compressed copy was damaged on disk', async () => {
    const build = page.registry.add('feed', 'half a compressed copy');
    await page.waitForTable(({ feed }) => feed !== undefined);
    const compressedCopy = join(page.data, 'web', 'builds', 'feed', build.build, 'entry.js.br');
    await writeFile(compressedCopy, (await readFile(compressedCopy)).subarray(0, 10));
    page.registry.down = true;
    await page.restart();
    const response = await page.get(`/builds/feed/${build.build}/entry.js`, { 'accept-encoding': 'br' });
    expect([response.headers['content-encoding'], response.rawPayload]).toEqual([
      undefined,
      page.registry.content(build),
    ]);
  });

  it('applies a table that cannot be written to disk, logs it once, and writes it as soon as it can', async () => {
    const first = page.registry.add('feed', 'before');
    await page.waitForTable(({ feed }) => feed?.build === first.build);
    const file = join(page.data, 'web', 'table.json');
    await rm(file);
    await mkdir(file);
    const second = page.registry.add('feed', 'with a full disk');
    await page.waitForTable(({ feed }) => feed?.build === second.build);
    const third = page.registry.add('feed', 'with a disk that is full still');
    await page.waitForTable(({ feed }) => feed?.build === third.build);
    expect(page.log.filter(({ msg }) => msg.startsWith('the release table cannot be written'))).toHaveLength(1);
    await rmdir(file);
    await eventually(async () => (await readFile(file, 'utf8').catch(() => '')).includes(`"build":"${third.build}"`));
  });

  it('starts empty when the stored table cannot be read', async () => {
    const build = page.registry.add('feed', 'any');
    await page.waitForTable(({ feed }) => feed !== undefined);
    await writeFile(join(page.data, 'web', 'table.json'), '{"revision":');
    await page.restart();
    await page.waitForTable(({ feed }) => feed?.build === build.build);
  });

  it('requests a missing build from the registry once for concurrent requests', async () => {
    const old = page.registry.add('feed', 'old', { live: false });
    const responses = await Promise.all([entryOf(old), entryOf(old), entryOf(old)]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(page.registry.recordRequests.get(`feed/${old.build}`)).toBe(1);
    const unknown = { area: 'feed', build: 'ffffffffffffffff' };
    expect([(await entryOf(unknown)).statusCode, (await entryOf(unknown)).statusCode]).toEqual([404, 404]);
    expect(page.registry.recordRequests.get('feed/ffffffffffffffff')).toBe(1);
  });

  it('limits registry requests for made-up builds by address', async () => {
    const here = page.registry.add('feed', 'here', { live: false });
    expect((await entryOf(here)).statusCode).toBe(200);
    const madeUp = Array.from({ length: 70 }, (_, index) => index.toString(16).padStart(16, '0'));
    const statuses = await Promise.all(
      madeUp.map(async (build) => (await entryOf({ area: 'feed', build })).statusCode),
    );
    expect(new Set(statuses)).toEqual(new Set([404, 429]));
    expect(madeUp.filter((build) => page.registry.recordRequests.has(`feed/${build}`))).toHaveLength(59);
    expect((await entryOf(here)).statusCode).toBe(200);
  });

  it('is ready with an empty registry, but not before its first response', async () => {
    await page.waitForTable(() => true);
    await eventually(async () => (await page.get('/health/ready')).statusCode === 200);
    page.registry.down = true;
    await page.server.close();
    await rm(join(page.data, 'web'), { recursive: true, force: true });
    await page.restart();
    expect((await page.get('/health/ready')).json()).toEqual({
      status: 'not ready',
      checks: { shell: 'ok', 'release table': 'failed' },
    });
    expect((await page.get('/')).statusCode).toBe(200);
  });
});

describe('the file of a build for the server', () => {
  const serverCode = 'exports.remote = {};';
  const onDisk = ({ area, build, server }: BuildRecord) =>
    join(page.data, 'web', 'builds', area, build, server?.file ?? '');

  it('is on disk before the build is live, and never sent to browsers', async () => {
    const build = page.registry.add('feed', 'with a file for the server', { serverCode });
    await page.waitForTable(({ feed }) => feed?.build === build.build);
    expect(await readFile(onDisk(build), 'utf8')).toBe(serverCode);
    const base = `/builds/feed/${build.build}`;
    for (const name of [build.server?.file ?? '', build.server?.file.toUpperCase() ?? '', `${build.server?.file}.br`])
      expect((await page.get(`${base}/${name}`)).statusCode).toBe(404);
    expect((await page.get(`${base}/entry.js`)).statusCode).toBe(200);
  });

  it('of the shell is never sent to browsers', async () => {
    const file = 'server.0123456789ab.cjs';
    await writeFile(join(page.shellFolder, page.shell.build, file), serverCode);
    expect((await page.get(`/shell/${page.shell.build}/${file}`)).statusCode).toBe(404);
    expect((await page.get(`/shell/${page.shell.build}/main.js`)).statusCode).toBe(200);
  });

  it('keeps a build from going live when it was tampered with', async () => {
    const bad = page.registry.add('feed', 'tampered for the server', { live: false, serverCode });
    page.registry.tamper(bad, bad.server?.file ?? '', Buffer.from('exports.remote = [];'));
    page.registry.promote(bad);
    const chat = page.registry.add('chat', 'beside it', { serverCode });
    await page.waitForTable((areas) => areas['chat']?.build === chat.build && !areas['feed']);
    page.registry.tamper(bad, bad.server?.file ?? '', Buffer.from(serverCode));
    await page.waitForTable((areas) => areas['feed']?.build === bad.build);
  });

  it('is deleted at a start when it is damaged, while the build stays live, and downloaded with the next table', async () => {
    const build = page.registry.add('feed', 'damaged for the server', { serverCode });
    await page.waitForTable(({ feed }) => feed?.build === build.build);
    await writeFile(onDisk(build), serverCode.slice(1));
    page.registry.down = true;
    await page.restart();
    expect((await page.get('/releases.json')).json().areas.feed.build).toBe(build.build);
    await expect(readFile(onDisk(build))).rejects.toThrow('ENOENT');
    page.registry.down = false;
    await eventually(async () => (await readFile(onDisk(build), 'utf8').catch(() => '')) === serverCode);
  });
});
