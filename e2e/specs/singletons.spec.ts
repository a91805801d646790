import type { Page } from '@playwright/test';
import { logIn, logOut, makePerson, signUp } from '../fixtures/members';
import { expect, test } from '../fixtures/test';

/**
 * What one build's own code gets for each shared request. Its module table is reached through the global
 * that its chunks register with, as any chunk of that build could: nothing is exposed for this test.
 */
async function functionsSeenBy(page: Page, uniqueName: string): Promise<Record<string, number>> {
  return page.evaluate((name) => {
    type Module = Readonly<Record<string, unknown>>;
    interface Require {
      (id: string): Module;
      readonly federation: { readonly consumesLoadingModuleToHandlerMapping: Readonly<Record<string, { readonly shareKey: string }>> };
    }
    interface Share {
      readonly lib?: () => Module;
    }
    const scope = window as unknown as Readonly<Record<string, { push(chunk: unknown): void } | undefined>> & {
      readonly __FEDERATION__: { readonly __INSTANCES__: readonly { readonly shareScopeMap: { readonly default: Readonly<Record<string, Readonly<Record<string, Share>>>> } }[] };
    };
    let require: Require | undefined;
    (scope[`rspackChunk${name}`] ?? scope[`webpackChunk${name}`])?.push([['probe'], {}, (own: Require) => (require = own)]);
    if (!require) throw new Error(`The build ${name} gave no access`);
    const shares = scope.__FEDERATION__.__INSTANCES__[0]?.shareScopeMap.default ?? {};
    const compared: Record<string, number> = {};
    for (const [id, { shareKey }] of Object.entries(require.federation.consumesLoadingModuleToHandlerMapping)) {
      const versions = Object.values(shares[shareKey] ?? {});
      if (versions.length !== 1) throw new Error(`${shareKey} is provided ${versions.length} times`);
      const [fromArea, fromShell] = [require(id), versions[0]?.lib?.() ?? {}];
      compared[shareKey] = 0;
      for (const [key, value] of Object.entries(fromShell)) {
        if (typeof value !== 'function') continue;
        if (fromArea[key] !== value) throw new Error(`${name} has another ${shareKey}.${key} than the shell`);
        compared[shareKey] += 1;
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
    const compared = await functionsSeenBy(page, global);
    for (const shared of ['react', '@cred/platform', '@cred/ui', '@cred/vendor']) {
      expect(compared[shared], `functions of ${shared} compared in ${area}`).toBeGreaterThan(5);
    }
  }
});
