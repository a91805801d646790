import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectAllAreas } from '../fixtures/areas';
import { copyBuilds, makeCheckout } from '../fixtures/checkout';
import { makeMemberDetails, signUp } from '../fixtures/members';
import { root, run, Stack } from '../fixtures/stack';
import { expect, test } from '../fixtures/test';

/** `npm run new-area` in a second checkout. */
test('compiles a new area, runs its tests and import rules, and shows its page in the running shell', async ({
  browser,
}) => {
  test.setTimeout(400_000);
  const checkout = makeCheckout();
  const { folder } = checkout;
  const stack = await Stack.prepare();
  const node = (...args: readonly string[]) => run(process.execPath, args, { cwd: folder });
  try {
    const made = await node('tools/new-area.mjs', 'case-library', '--label', 'Case library');
    expect(made.output).toContain('Case library is an area now, with a page at /case-library');
    expect(made.code).toBe(0);

    const again = await node('tools/new-area.mjs', 'case-library');
    expect(again).toMatchObject({
      code: 1,
      output: 'The name case-library is taken: there is remotes/case-library. Choose another one\n',
    });

    const bin = join(root, 'node_modules');
    const types = await node(join(bin, 'typescript', 'bin', 'tsc'), '-b', 'remotes/case-library', 'shared/platform');
    expect(types.output).toBe('');
    const tests = await node(
      join(bin, 'jest', 'bin', 'jest.js'),
      '--selectProjects',
      'browser',
      '--testPathPatterns',
      'remotes/case-library',
    );
    expect(tests.output).toContain('4 passed');
    expect(tests.code).toBe(0);
    const boundaries = await node('tools/test.mjs', 'boundaries');
    expect(boundaries.code, boundaries.output).toBe(0);

    const build = await node('tools/build.mjs', 'case-library');
    expect(build.code, build.output).toBe(0);
    const dist = join(folder, 'remotes/case-library/dist');
    const { build: id } = JSON.parse(readFileSync(join(dist, 'current.json'), 'utf8')) as { build: string };
    // The build validates the record with the contract's schema.
    const record = JSON.parse(readFileSync(join(dist, id, 'record.json'), 'utf8')) as {
      files: Record<string, unknown>;
      server: { file: string };
    };
    expect(record).toMatchObject({
      area: 'case-library',
      build: id,
      budget: 30_000,
      shape: { routes: ['/case-library'], slots: [] },
    });
    for (const file of [...Object.keys(record.files), record.server.file])
      expect(readdirSync(join(dist, id))).toContain(file);

    // The next start publishes it and adds it to the navigation.
    copyBuilds(folder);
    // A new area changes the id of no other one.
    const others = await node('tools/build.mjs', 'chat', 'feed', 'notifications', 'profile', 'settings');
    expect(others.output).toContain('Building 0 of 5 workspaces');
    await stack.start(['tools/start.mjs'], folder);
    expect(stack.printed).toContain('case-library: new build live');
    const context = await browser.newContext({ baseURL: stack.url });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on(
      'console',
      (message) => message.type() === 'error' && !/401|preview/i.test(message.text()) && errors.push(message.text()),
    );
    page.on('pageerror', (error) => errors.push(String(error)));
    await signUp(page, makeMemberDetails('Nara', 'Nursing'));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Case library' }).click();
    await expect(page).toHaveURL(`${stack.url}/case-library`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Case library' })).toBeVisible();
    // Its call succeeded: there is no other member.
    await expect(page.getByRole('main').getByText('Nobody here yet')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('main').getByText('Nobody here yet')).toBeVisible();
    await expectAllAreas(page);
    expect(errors).toEqual([]);
    await context.close();
  } finally {
    await stack.dispose();
    checkout.dispose();
  }
});
