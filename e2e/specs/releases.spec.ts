import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { isSameDocument, markDocument, secondEdition } from '../fixtures/areas';
import { join } from '../fixtures/chats';
import { makeCheckout } from '../fixtures/checkout';
import { areaNames, liveBuilds, promote, readTable, rollback } from '../fixtures/registry';
import { expect, test } from '../fixtures/test';
import type { Stack } from '../fixtures/stack';

/** The SHA-256 of every file of every live build but one area's, as the page server sends them. */
async function filesOfOthers(stack: Stack, area: string): Promise<Record<string, string>> {
  const table = await readTable(stack);
  const hashes: Record<string, string> = {};
  for (const [name, release] of Object.entries(table.areas)) {
    if (name === area) continue;
    for (const file of Object.keys(release.integrity)) {
      const url = new URL(release.base + file, stack.url).href;
      const answer = await fetch(url);
      expect(answer.status, url).toBe(200);
      hashes[url] = createHash('sha256').update(Buffer.from(await answer.arrayBuffer())).digest('hex');
    }
  }
  return hashes;
}

const title = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 1, name, exact: true });

/** How many open tabs show which build of settings, as `status` has it; tabs of tests before this one are forgotten after a while. */
const tabsOf = async (stack: Stack): Promise<unknown> => {
  const { output } = await stack.release(['status', '--json']);
  const { areas } = JSON.parse(output) as { areas: readonly { area: string; tabs?: unknown }[] };
  return areas.find(({ area }) => area === 'settings')?.tabs;
};

test('one area is rebuilt, published and rolled back while the others stay as they are', async ({ newVisitor, stack }) => {
  const { page } = await join(await newVisitor(), stack, 'Rita');
  await page.goto('/settings');
  await expect(title(page, 'Settings')).toBeVisible();
  await markDocument(page);
  const before = await filesOfOthers(stack, 'settings');
  expect(Object.keys(before).length).toBeGreaterThanOrEqual(8);
  const { settings: original } = await liveBuilds(stack);

  const checkout = makeCheckout();
  try {
    const file = path.join(checkout.folder, 'remotes/settings/src/pages/settings-page.tsx');
    const source = readFileSync(file, 'utf8');
    const changed = source.replaceAll('"Settings"', '"Settings, second edition"');
    expect(changed).not.toBe(source);
    writeFileSync(file, changed);

    const published = await stack.release(['publish', 'settings', '--live'], checkout.folder);
    expect(published.output).toMatch(/settings[^]*Open tabs: \d+ of \d+ show/);
    expect(published.code, published.output).toBe(0);
    // The open tab, and a page load.
    await expect(title(page, 'Settings, second edition')).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
    await page.reload();
    await expect(title(page, 'Settings, second edition')).toBeVisible();
    await markDocument(page);
    expect(await filesOfOthers(stack, 'settings')).toEqual(before);
    const { settings: second } = await liveBuilds(stack);
    expect(second).not.toBe(original);

    const status = await stack.release(['status']);
    expect(status.code, status.output).toBe(0);
    for (const area of areaNames) expect(status.output).toContain(area);

    const back = await stack.release(['rollback', 'settings', '--reason', 'The second edition was a test']);
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

test('a rolled-back area stays so when the product is started again', async ({ newVisitor, stack, editions }) => {
  const { settings: ofTheseSources } = await liveBuilds(stack);
  const { settings: second } = await editions.of('second', ['settings']);
  await promote(stack, { settings: second });
  await promote(stack, { settings: ofTheseSources });
  expect(await rollback(stack, 'settings')).toBe(second);
  await stack.stop();
  await stack.start();
  expect((await liveBuilds(stack)).settings).toBe(second);
  const { page } = await join(await newVisitor(), stack, 'Saulo');
  await page.goto('/settings');
  await expect(title(page, 'Settings')).toBeVisible();
  await expect(secondEdition(page, 'settings')).toBeVisible();
  await promote(stack, { settings: ofTheseSources });
});
