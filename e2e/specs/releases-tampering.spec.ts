import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectAllAreas, openArea, expectAreaVisible, refreshReleaseTable, secondVariant } from '../fixtures/areas';
import { ServiceProcess } from '../fixtures/service-process';
import { areaNames, readTable, type Builds, type Row } from '../fixtures/registry';
import { withSecondVariantsLive } from '../fixtures/second-variants-live';
import { expect, test } from '../fixtures/test';
import { ranInjectedScript, injectedScript } from '../fixtures/faulty-proxy';

/*
 * An attacker who controls the page server or the TLS endpoint controls the page. One who only reaches the builds (a
 * CDN, a disk, the transport of the release table) must not be able to run code in members' browsers.
 */
const refused =
  /\/builds\/|foreign\.example|could not be loaded|ChunkLoadError|Loading chunk|RUNTIME-0|ScriptNetworkError|%o/;
const sha384 = (content: string): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;

const live = withSecondVariantsLive('Tamara');

for (const kind of ['exposed', 'lazy'] as const) {
  test(`no area runs ${kind} chunks that were altered on the network`, async ({ newProxiedClient, stack }) => {
    const { areas } = await readTable(stack);
    const client = await newProxiedClient({ storageState: live.member.storageState });
    client.expectErrors(refused);
    const { page, proxy } = client;
    proxy.addFault('are altered', ({ pathname }) => {
      const [, , area = '', build, file = ''] = pathname.split('/');
      const row = areas[area as keyof Builds];
      return (
        build !== undefined &&
        build === row?.build &&
        file !== row.entry &&
        row.preload.includes(file) === (kind === 'exposed')
      );
    });
    await page.goto('/');
    await expectAllAreas(page);
    for (const area of areaNames) await expect(secondVariant(page, area)).toHaveCount(0);
    expect(await ranInjectedScript(page)).toBe(false);
    expect(new Set(proxy.faultedPaths.map((path) => path.split('/')[2])).size).toBe(areaNames.length);
  });
}

test("does not run a build that was altered on the page server's disk together with its record, and fetches it again after a restart", async ({
  newClient,
  stack,
}) => {
  const { areas } = await readTable(stack);
  const { entry, build } = areas.settings;
  const folder = join(stack.data, 'web', 'builds', 'settings', build);
  const [file, recordFile] = [join(folder, entry), join(folder, 'record.json')];
  const record = readFileSync(recordFile, 'utf8');
  const visit = async (expected: 0 | 1): Promise<void> => {
    const client = await newClient({ storageState: live.member.storageState });
    client.expectErrors(refused);
    await client.page.goto('/settings');
    await expectAreaVisible(client.page, 'settings');
    await expect(secondVariant(client.page, 'settings')).toHaveCount(expected);
    expect(await ranInjectedScript(client.page)).toBe(false);
    await client.page.close();
  };
  await visit(1);

  const altered = injectedScript + readFileSync(file, 'utf8');
  writeFileSync(file, altered);
  rmSync(`${file}.br`, { force: true });
  await visit(0);

  // The record matches the altered file: browsers get their hashes from the registry.
  const parsed = JSON.parse(record) as { files: Record<string, { bytes: number; integrity: string }> };
  const files = { ...parsed.files, [entry]: { bytes: Buffer.byteLength(altered), integrity: sha384(altered) } };
  writeFileSync(recordFile, JSON.stringify({ ...parsed, files }));
  await visit(0);

  writeFileSync(recordFile, record);
  // A new page server on the same mirror detects the altered file at its start.
  const server = await ServiceProcess.start(stack, 'web');
  await expect.poll(() => readFileSync(file, 'utf8').startsWith(injectedScript)).toBe(false);
  await server.kill();
  await visit(1);
});

test('runs no code of altered rows of a release table, and ignores unknown fields', async ({
  newProxiedClient,
  stack,
}) => {
  const client = await newProxiedClient({ storageState: live.member.storageState });
  client.expectErrors(refused);
  const { page, proxy } = client;
  const table = await readTable(stack);
  const { settings } = table.areas;
  const hash = sha384(injectedScript);
  const foreign = {
    ...settings,
    build: 'f'.repeat(16),
    base: 'http://foreign.example/builds/',
    fallback: null,
    trial: null,
  };
  const rows: Readonly<Record<string, Row & { colour?: string }>> = {
    'foreign files, with the hashes of the build': { ...foreign, colour: 'red' },
    'foreign files, with hashes of their own': {
      ...foreign,
      build: 'e'.repeat(16),
      integrity: { ...settings.integrity, [settings.entry]: hash },
    },
    'a file that the build does not have': {
      ...foreign,
      base: settings.base,
      build: 'd'.repeat(16),
      entry: 'another.js',
    },
    'a build that the registry does not have': {
      ...foreign,
      base: `/builds/settings/${'c'.repeat(16)}/`,
      build: 'c'.repeat(16),
    },
    'another hash': {
      ...foreign,
      base: settings.base,
      build: 'b'.repeat(16),
      integrity: { ...settings.integrity, [settings.entry]: hash },
    },
  };
  let row: Row = settings;
  let reports = 0;
  proxy.addFault(
    ({ response }) =>
      response
        .writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' })
        .end(injectedScript),
    ({ hostname }) => hostname === 'foreign.example',
  );
  proxy.addFault(
    ({ response }) => {
      reports += 1;
      response
        .writeHead(200, { 'content-type': 'application/json', etag: `"${row.build}"` })
        .end(JSON.stringify({ ...table, also: 1, areas: { ...table.areas, settings: row } }));
    },
    ({ pathname }) => pathname === '/releases.json',
  );

  await page.goto('/settings');
  await expect(secondVariant(page, 'settings')).toBeVisible();
  for (const [what, altered] of Object.entries(rows)) {
    row = altered;
    const before = reports;
    await refreshReleaseTable(page);
    await expect.poll(() => reports, { intervals: [20] }).toBeGreaterThan(before);
    await openArea(page, 'notifications');
    await openArea(page, 'settings');
    await expect(secondVariant(page, 'settings'), what).toBeVisible();
    expect(await ranInjectedScript(page), what).toBe(false);
  }

  // A new page with an altered table has no other build: it shows the error panel; the other areas work.
  row = rows['foreign files, with hashes of their own'] ?? settings;
  proxy.addFault(
    async ({ response, content }) => {
      const html = (await content()).toString().replace(JSON.stringify(settings), JSON.stringify(row));
      response.writeHead(200, { 'content-type': 'text/html' }).end(html);
    },
    ({ pathname }) => pathname === '/settings',
  );
  await page.goto('/settings');
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
  await openArea(page, 'feed');
  expect(await ranInjectedScript(page)).toBe(false);
});
