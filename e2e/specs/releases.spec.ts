import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { makeCheckout } from '../fixtures/checkout';
import { makePerson, signUp } from '../fixtures/members';
import { expect, test } from '../fixtures/test';
import type { Stack } from '../fixtures/stack';

interface Table {
  readonly areas: Readonly<Record<string, { readonly build: string; readonly base: string; readonly integrity: Readonly<Record<string, string>> }>>;
}

/** The SHA-256 of every file of every live build but one area's, as the page server sends them. */
async function filesOfOthers(stack: Stack, area: string): Promise<Record<string, string>> {
  const table = (await (await fetch(`${stack.url}/releases.json`)).json()) as Table;
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

/** Waits until a newly loaded page shows this title: the page server takes a moment to hear of a change. */
async function expectTitleAfterReload(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(title(page, name)).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
}

const title = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 1, name, exact: true });

test('one area is rebuilt, published and rolled back while the others stay as they are', async ({ newVisitor, stack }) => {
  const { page } = await newVisitor();
  await signUp(page, makePerson('Rita', 'Pharmacy'));
  await page.goto('/settings');
  await expect(title(page, 'Settings')).toBeVisible();
  const before = await filesOfOthers(stack, 'settings');
  expect(Object.keys(before).length).toBeGreaterThanOrEqual(8);

  const checkout = makeCheckout();
  try {
    const file = join(checkout.folder, 'remotes/settings/src/pages/settings-page.tsx');
    const source = readFileSync(file, 'utf8');
    const changed = source.replaceAll('"Settings"', '"Settings, second edition"');
    expect(changed).not.toBe(source);
    writeFileSync(file, changed);

    const published = await stack.release(['publish', 'settings'], checkout.folder);
    expect(published.output).toContain('settings');
    expect(published.code, published.output).toBe(0);
    await expectTitleAfterReload(page, 'Settings, second edition');
    expect(await filesOfOthers(stack, 'settings')).toEqual(before);

    const status = await stack.release(['status']);
    expect(status.code, status.output).toBe(0);
    for (const area of ['feed', 'chat', 'profile', 'notifications', 'settings']) expect(status.output).toContain(area);

    const back = await stack.release(['rollback', 'settings', '--reason', 'The second edition was a test']);
    expect(back.code, back.output).toBe(0);
    await expectTitleAfterReload(page, 'Settings');
    expect(await filesOfOthers(stack, 'settings')).toEqual(before);
  } finally {
    checkout.dispose();
  }
});

test('a rolled-back area stays so when the product is started again', async ({ newVisitor, stack }) => {
  const tableBefore = (await (await fetch(`${stack.url}/releases.json`)).json()) as Table;
  await stack.stop();
  await stack.start();
  const tableAfter = (await (await fetch(`${stack.url}/releases.json`)).json()) as Table;
  expect(tableAfter.areas['settings']?.build).toBe(tableBefore.areas['settings']?.build);
  const { page } = await newVisitor();
  await signUp(page, makePerson('Saulo', 'Nutrition'));
  await page.goto('/settings');
  await expect(title(page, 'Settings')).toBeVisible();
});
