import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAllAreas, openArea, expectSecondVariants, refreshReleaseTable } from '../fixtures/areas';
import { createMember } from '../fixtures/chats';
import { makeCheckout } from '../fixtures/checkout';
import { buildIn, addVariantHook } from '../fixtures/build-variants';
import { ServiceProcess } from '../fixtures/service-process';
import { areaNames, liveBuilds, promote, readTable, rollback, uploadBuild, type Builds } from '../fixtures/registry';
import { expectSingletons } from '../fixtures/singletons';
import { expect, test } from '../fixtures/test';

let original: Builds;
test.beforeAll(async ({ stack }) => {
  original = await liveBuilds(stack);
});
test.afterAll(({ stack }) => promote(stack, original));

test('an old shell runs areas that were built after it', async ({ browser, newClient, stack, variants }) => {
  await promote(stack, await variants.get('second'));
  const { storageState } = await createMember(browser, stack, 'Olga');
  const { page } = await newClient({ storageState });
  await page.goto('/');
  await expectSecondVariants(page);
  await expectSingletons(page, (await readTable(stack)).areas);
  await promote(stack, original);
});

/** Raises the contract of a checkout by one minor version: the shell exports more, and settings uses it. */
function raiseContractVersion(checkout: string): { readonly from: string; readonly to: string } {
  const version = join(checkout, 'shared/contract/src/version.ts');
  const source = readFileSync(version, 'utf8');
  const [, from = '', major = '', minor = ''] = /'((\d+)\.(\d+)\.\d+)'/.exec(source) ?? [];
  const to = `${major}.${Number(minor) + 1}.0`;
  writeFileSync(version, source.replace(`'${from}'`, `'${to}'`));
  appendFileSync(
    join(checkout, 'shared/ui/src/index.ts'),
    `\nexport const newerText = (): string => 'Text of the newer shell';\n`,
  );
  appendFileSync(
    join(checkout, 'shell/src/main.tsx'),
    `\ndocument.body.append(Object.assign(document.createElement('p'), { textContent: 'The newer shell' }));\n`,
  );
  addVariantHook(checkout, 'settings');
  const variant = `
import { newerText } from '@cred/ui';
import type { ReactNode } from 'react';
interface Remote { readonly routes: readonly { readonly element?: ReactNode }[] }
export const variant = (remote: Remote): void => {
  Object.assign(remote, { routes: remote.routes.map((route) => ({ ...route, element: <><p>{newerText()}</p>{route.element}</> })) });
};`;
  writeFileSync(join(checkout, 'remotes/settings/src/variant.tsx'), variant);
  return { from, to };
}

test('a newer shell runs areas that were built before it, and releases that do not fit are rejected in either order', async ({
  browser,
  newProxiedClient,
  stack,
}) => {
  const checkout = makeCheckout();
  const data = mkdtempSync(join(tmpdir(), 'cred-e2e-newer-'));
  const { from, to } = raiseContractVersion(checkout.folder);
  await buildIn(checkout.folder, ['shell', 'settings']);
  const server = await ServiceProcess.start(stack, 'web', { CRED_DATA: data }, [join(checkout.folder, 'shell/dist')]);
  const contractTooNew = `settings was built for contract ${to}, the shell [0-9a-f]{16} has ${from}, which lacks newer additions`;
  const exportMissing = 'settings uses newerText of @cred/ui, which the shell [0-9a-f]{16} does not export';
  const expectedRefusal = new RegExp(
    `${contractTooNew}. Make a shell of contract ${to} live first[^]*${exportMissing}. Make a shell that exports it live first`,
  );
  try {
    const early = await stack.release(['publish', 'settings', '--skip-tests'], checkout.folder);
    expect(early.output, 'before its shell').toMatch(expectedRefusal);
    expect(early.code).toBe(1);

    const client = await newProxiedClient({ storageState: (await createMember(browser, stack, 'Nora')).storageState });
    const { page, proxy } = client;
    proxy.redirect(stack.url, server.url);
    await expect.poll(async () => Object.keys((await readTable(server)).areas).length).toBe(areaNames.length);
    await page.goto('/');
    await expect(page.getByText('The newer shell')).toBeVisible();
    await expectAllAreas(page);
    await expectSingletons(page, (await readTable(stack)).areas);

    expect(await stack.release(['shell', '--reason', 'The newer one is served'], checkout.folder)).toMatchObject({
      code: 0,
    });
    const newer = await uploadBuild(stack, checkout.folder, 'settings');
    expect(
      await stack.release(['promote', 'settings', newer, '--reason', 'Its shell is live now', '--json']),
    ).toMatchObject({ code: 0 });
    await openArea(page, 'settings');
    await refreshReleaseTable(page);
    await expect(page.getByText('Text of the newer shell')).toBeVisible();

    const backwards = await stack.release(['shell', '--reason', 'Back to the older one']);
    expect(backwards.output, 'the older shell, while settings needs the newer one').toMatch(
      new RegExp(
        `${newer} is live: ${contractTooNew}[^]*${newer} is live: ${exportMissing}[^]*Publish builds that are compatible with the shell`,
      ),
    );
    expect(backwards.code).toBe(1);

    expect(await rollback(stack, 'settings')).toBe(original.settings);
    await refreshReleaseTable(page);
    await expect(page.getByText('Text of the newer shell')).toHaveCount(0);
    await expectAllAreas(page);
    expect(await stack.release(['shell', '--reason', 'Back to the older one'])).toMatchObject({ code: 0 });
    const late = await stack.release(['promote', 'settings', newer]);
    expect(late.output, 'after its shell').toMatch(expectedRefusal);
    expect(late.code).toBe(1);
    // The page closes before its server.
    await page.close();
  } finally {
    await rollback(stack, 'settings').catch(() => undefined);
    await stack.release(['shell', '--force', '--reason', 'A test has ended']);
    await server.kill();
    rmSync(data, { recursive: true, force: true });
    checkout.dispose();
  }
});
