import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectAllAreas, expectArea, expectShown, hearNow, secondEdition } from '../fixtures/areas';
import { FurtherProcess } from '../fixtures/further-process';
import { areaNames, readTable, type Builds, type Row } from '../fixtures/registry';
import { withSecondLive } from '../fixtures/second-live';
import { expect, test } from '../fixtures/test';
import { isOwned, ownedScript } from '../fixtures/wire';

/*
 * Who owns the page server, or what ends TLS before it, owns the page: nothing in a page can be held against them. What must
 * not happen is that somebody who reaches the builds alone (a CDN, a disk, the way of the release table) makes members' browsers run theirs.
 */
const refused =
  /\/builds\/|foreign\.example|could not be loaded|ChunkLoadError|Loading chunk|RUNTIME-0|ScriptNetworkError|%o/;
const sha384 = (content: string): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;

const live = withSecondLive('Tamara');

for (const kind of ['exposed', 'lazy'] as const) {
  test(`${kind} chunks that were altered on their way do not run, in no area`, async ({ newWiredVisitor, stack }) => {
    const { areas } = await readTable(stack);
    const visitor = await newWiredVisitor({ storageState: live.member.storageState });
    visitor.expectErrors(refused);
    const { page, wire } = visitor;
    wire.break('are altered', ({ pathname }) => {
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
    for (const area of areaNames) await expect(secondEdition(page, area)).toHaveCount(0);
    expect(await isOwned(page)).toBe(false);
    expect(new Set(wire.hit.map((path) => path.split('/')[2])).size).toBe(areaNames.length);
  });
}

test('a build that was altered on the page server’s disk, its record too, does not run; put right, it is fetched again', async ({
  newVisitor,
  stack,
}) => {
  const { areas } = await readTable(stack);
  const { entry, build } = areas.settings;
  const folder = join(stack.data, 'web', 'builds', 'settings', build);
  const [file, recordFile] = [join(folder, entry), join(folder, 'record.json')];
  const record = readFileSync(recordFile, 'utf8');
  const visit = async (expected: 0 | 1): Promise<void> => {
    const visitor = await newVisitor({ storageState: live.member.storageState });
    visitor.expectErrors(refused);
    await visitor.page.goto('/settings');
    await expectShown(visitor.page, 'settings');
    await expect(secondEdition(visitor.page, 'settings')).toHaveCount(expected);
    expect(await isOwned(visitor.page)).toBe(false);
    await visitor.page.close();
  };
  await visit(1);

  const altered = ownedScript + readFileSync(file, 'utf8');
  writeFileSync(file, altered);
  rmSync(`${file}.br`, { force: true });
  await visit(0);

  // The record says the same now: what browsers are told comes from the registry.
  const parsed = JSON.parse(record) as { files: Record<string, { bytes: number; integrity: string }> };
  const files = { ...parsed.files, [entry]: { bytes: Buffer.byteLength(altered), integrity: sha384(altered) } };
  writeFileSync(recordFile, JSON.stringify({ ...parsed, files }));
  await visit(0);

  writeFileSync(recordFile, record);
  // Another page server on the same copies finds the hole at its start.
  const server = await FurtherProcess.start(stack, 'web');
  await expect.poll(() => readFileSync(file, 'utf8').startsWith(ownedScript)).toBe(false);
  await server.kill();
  await visit(1);
});

test('rows of a release table that were altered on their way run nothing, and unknown fields are no matter', async ({
  newWiredVisitor,
  stack,
}) => {
  const visitor = await newWiredVisitor({ storageState: live.member.storageState });
  visitor.expectErrors(refused);
  const { page, wire } = visitor;
  const table = await readTable(stack);
  const { settings } = table.areas;
  const hash = sha384(ownedScript);
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
  let told = 0;
  wire.break(
    ({ answer }) =>
      answer.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' }).end(ownedScript),
    ({ hostname }) => hostname === 'foreign.example',
  );
  wire.break(
    ({ answer }) => {
      told += 1;
      answer
        .writeHead(200, { 'content-type': 'application/json', etag: `"${row.build}"` })
        .end(JSON.stringify({ ...table, also: 1, areas: { ...table.areas, settings: row } }));
    },
    ({ pathname }) => pathname === '/releases.json',
  );

  await page.goto('/settings');
  await expect(secondEdition(page, 'settings')).toBeVisible();
  for (const [what, altered] of Object.entries(rows)) {
    row = altered;
    const before = told;
    await hearNow(page);
    await expect.poll(() => told, { intervals: [20] }).toBeGreaterThan(before);
    await expectArea(page, 'notifications');
    await expectArea(page, 'settings');
    await expect(secondEdition(page, 'settings'), what).toBeVisible();
    expect(await isOwned(page), what).toBe(false);
  }

  // A new page with such a table in it has nothing else to show, and says so; the others work.
  row = rows['foreign files, with hashes of their own'] ?? settings;
  wire.break(
    async ({ answer, content }) => {
      const html = (await content()).toString().replace(JSON.stringify(settings), JSON.stringify(row));
      answer.writeHead(200, { 'content-type': 'text/html' }).end(html);
    },
    ({ pathname }) => pathname === '/settings',
  );
  await page.goto('/settings');
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectArea(page, 'feed');
  expect(await isOwned(page)).toBe(false);
});
