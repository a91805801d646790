import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { isSameDocument, markDocument, secondVariant } from '../fixtures/areas';
import { signInNewMember } from '../fixtures/chats';
import { buildFiles, buildLaterElsewhere, elsewhere, makeCheckout } from '../fixtures/checkout';
import { areaNames, liveBuilds, promote, readTable, rollback } from '../fixtures/registry';
import { expect, test } from '../fixtures/test';
import { root, type Stack } from '../fixtures/stack';

/** The SHA-256 of every file of every live build except one area's, as served by the page server. */
async function filesOfOthers(stack: Stack, area: string): Promise<Record<string, string>> {
  const table = await readTable(stack);
  const hashes: Record<string, string> = {};
  for (const [name, release] of Object.entries(table.areas)) {
    if (name === area) continue;
    for (const file of Object.keys(release.integrity)) {
      const url = new URL(release.base + file, stack.url).href;
      const response = await fetch(url);
      expect(response.status, url).toBe(200);
      hashes[url] = createHash('sha256')
        .update(Buffer.from(await response.arrayBuffer()))
        .digest('hex');
    }
  }
  return hashes;
}

const title = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 1, name, exact: true });

/** The number of open tabs per build of settings in `status`; closed tabs expire after a while. */
const tabsOf = async (stack: Stack): Promise<unknown> => {
  const { output } = await stack.release(['status', '--json']);
  const { areas } = JSON.parse(output) as { areas: readonly { area: string; tabs?: unknown }[] };
  return areas.find(({ area }) => area === 'settings')?.tabs;
};

/**
 * The environment of a team's CI: the registry's address and a token for its area, without the deployment's secrets.
 */
async function settingsOfCi(stack: Stack, token: string, nothing: string): Promise<Record<string, string>> {
  const made = await stack.release(['token', 'add', token, '--scope', 'deploy', '--area', 'settings', '--json']);
  expect(made.code, made.output).toBe(0);
  const { secret } = JSON.parse(made.output) as { secret: string };
  return {
    CRED_DATA: nothing,
    RELEASES_PORT: '9',
    RELEASES_URL: `http://127.0.0.1:${stack.environment['RELEASES_PORT']}`,
    RELEASES_TOKEN: secret,
  };
}

test('publishes one area, again from another folder, and rolls it back while the others stay unchanged', async ({
  newClient,
  stack,
}) => {
  const { page } = await signInNewMember(await newClient(), stack, 'Rita');
  await page.goto('/settings');
  await expect(title(page, 'Settings')).toBeVisible();
  await markDocument(page);
  const before = await filesOfOthers(stack, 'settings');
  expect(Object.keys(before).length).toBeGreaterThanOrEqual(8);
  const { settings: original, feed } = await liveBuilds(stack);

  const checkout = makeCheckout();
  try {
    const token = `ci-settings-${randomBytes(3).toString('hex')}`;
    const ci = await settingsOfCi(stack, token, path.join(checkout.folder, 'nothing'));
    const [again, shell] = await Promise.all([
      stack.release(['publish', 'settings', '--skip-tests'], checkout.folder, { ...ci, ...elsewhere }),
      buildLaterElsewhere(checkout.folder, 'shell'),
    ]);
    expect(shell.code, shell.output).toBe(0);
    expect(again.output).toContain(`settings: the registry has ${original} already`);
    expect(again.code, again.output).toBe(0);
    for (const workspace of ['shell', 'remotes/settings'])
      expect(buildFiles(checkout.folder, workspace)).toEqual(buildFiles(root, workspace));

    const file = path.join(checkout.folder, 'remotes/settings/src/pages/settings-page.tsx');
    const source = readFileSync(file, 'utf8');
    const changed = source.replaceAll('"Settings"', '"Settings, second variant"');
    expect(changed).not.toBe(source);
    writeFileSync(file, changed);

    const published = await stack.release(
      ['publish', 'settings', '--live', '--skip-tests', '--reason', 'From CI'],
      checkout.folder,
      ci,
    );
    expect(published.output).toMatch(/settings[^]*Open tabs: \d+ of \d+ show/);
    expect(published.code, published.output).toBe(0);
    // In the open tab and after a page load.
    await expect(title(page, 'Settings, second variant')).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
    await page.reload();
    await expect(title(page, 'Settings, second variant')).toBeVisible();
    await markDocument(page);
    expect(await filesOfOthers(stack, 'settings')).toEqual(before);
    const { settings: second } = await liveBuilds(stack);
    expect(second).not.toBe(original);

    const [status, verified, history, foreign, unknown] = await Promise.all([
      stack.release(['status']),
      stack.release(['verify', '--page', stack.url], checkout.folder, ci),
      stack.release(['history', 'settings']),
      stack.release(['promote', 'feed', feed], checkout.folder, ci),
      stack.release(['promot', 'settings']),
    ]);
    for (const area of areaNames) expect(status.output).toContain(area);
    expect(verified.output).toContain('all present, and every hash matches the build record');
    expect(history.output).toMatch(
      new RegExp(`promote +${original} +${second} +${token} \\(typed name: .*\\) +From CI`),
    );
    expect(foreign.output).toContain(`The token ${token} may change settings only, not feed`);
    expect([status, verified, history, foreign, unknown].map(({ code }) => code)).toEqual([0, 0, 0, 1, 64]);

    const back = await stack.release(['rollback', 'settings', '--reason', 'The second variant was a test']);
    expect(back.code, back.output).toBe(0);
    expect(back.output).toMatch(new RegExp(`Open tabs: \\d+ of \\d+ shows? ${original}`));
    await expect(title(page, 'Settings')).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
    await expect.poll(() => tabsOf(stack)).toEqual({ [original]: 1 });
    await page.reload();
    await expect(title(page, 'Settings')).toBeVisible();
    expect(await filesOfOthers(stack, 'settings')).toEqual(before);
  } finally {
    checkout.dispose();
  }
});

test('keeps a rolled-back area rolled back after a restart', async ({ newClient, stack, variants }) => {
  const { settings: ofTheseSources } = await liveBuilds(stack);
  const { settings: second } = await variants.get('second', ['settings']);
  await promote(stack, { settings: second });
  await promote(stack, { settings: ofTheseSources });
  expect(await rollback(stack, 'settings')).toBe(second);
  await stack.stop();
  await stack.start();
  expect((await liveBuilds(stack)).settings).toBe(second);
  const { page } = await signInNewMember(await newClient(), stack, 'Saulo');
  await page.goto('/settings');
  await expect(title(page, 'Settings')).toBeVisible();
  await expect(secondVariant(page, 'settings')).toBeVisible();
  await promote(stack, { settings: ofTheseSources });
});
