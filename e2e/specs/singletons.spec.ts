import type { Page } from '@playwright/test';
import { logIn, logOut, makePerson, signUp } from '../fixtures/members';
import { expect, test } from '../fixtures/test';

/**
 * What one build's own code gets for each shared request. Its module table is reached through the global
 * that its chunks register with, as any chunk of that build could: nothing is exposed for this test.
 */
async function functionsSeenBy(page: Page, uniqueName: string): Promise<number> {
  return page.evaluate((name) => {
    type Require = { (id: string): Record<string, unknown>; m: Record<string, unknown> };
    const scope = window as unknown as Record<string, unknown> & {
      __FEDERATION__: { __INSTANCES__: { shareScopeMap: { default: Record<string, Record<string, { lib?: () => Record<string, unknown> }>> } }[] };
    };
    const queue = (scope[`webpackChunk${name}`] ?? scope[`rspackChunk${name}`]) as { push(chunk: unknown): void };
    let require: Require | undefined;
    queue.push([[`probe-${Math.random()}`], {}, (own: Require) => (require = own)]);
    if (!require) throw new Error(`The build ${name} gave no access`);
    const shares = scope.__FEDERATION__.__INSTANCES__[0]?.shareScopeMap.default ?? {};
    let compared = 0;
    for (const [request, versions] of Object.entries(shares)) {
      if (Object.keys(versions).length !== 1) throw new Error(`${request} exists ${Object.keys(versions).length} times`);
      const fromShell = Object.values(versions)[0]?.lib?.() ?? {};
      const id = Object.keys(require.m).find((key) => key.startsWith('webpack/sharing/consume/default/') && key.split('/default/')[1]?.replace(/\|.*$/, '').startsWith(`${request}`) && new RegExp(`default/${request}(/${request})?$|default/${request}\\|`).test(key));
      if (!id) continue;
      const fromArea = require(id);
      for (const [key, value] of Object.entries(fromShell)) {
        if (typeof value !== 'function') continue;
        if (fromArea[key] !== value) throw new Error(`${name} has another ${request}.${key} than the shell`);
        compared += 1;
      }
    }
    return compared;
  }, uniqueName);
}

test('React, the facades and the client exist once, seen from the shell and from every area', async ({ newVisitor, stack }) => {
  const { page } = await newVisitor();
  const person = makePerson('Iris', 'Biomedical_Science');
  await signUp(page, person);
  const table = (await (await fetch(`${stack.url}/releases.json`)).json()) as { areas: Record<string, { global: string }> };

  // The walk that found runtime clashes between areas: feed, settings, login, feed, in one page.
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Settings' })).toBeVisible();
  await logOut(page);
  await logIn(page, person);
  for (const link of ['Notifications', 'Direct', 'Bookmarks', 'Home']) {
    await page.getByRole('link', { name: new RegExp(link) }).first().click();
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  }
  await page.getByRole('link', { name: new RegExp(`${person.username}|Profile`) }).first().click();
  await expect(page.getByRole('main').getByRole('tab', { name: 'Ratings' })).toBeVisible();

  for (const [area, { global }] of Object.entries(table.areas)) {
    expect(await functionsSeenBy(page, global), `functions of ${area} compared`).toBeGreaterThan(20);
  }
});
