import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSameDocument, markDocument } from '../fixtures/areas';
import { copyBuilds, makeCheckout } from '../fixtures/checkout';
import { makeMemberDetails, signUp } from '../fixtures/members';
import { Stack } from '../fixtures/stack';
import { expect, test } from '../fixtures/test';

const page = 'remotes/settings/src/pages/reset-password-page.tsx';

/** `npm run dev -- settings` in a second checkout, without the product that the other tests share. */
test('shows an edit of an area in the real shell at once and keeps what was typed', async ({ browser }) => {
  test.setTimeout(240_000);
  const checkout = makeCheckout();
  const dev = await Stack.prepare();
  try {
    copyBuilds(checkout.folder);
    await dev.start(['tools/dev.mjs', 'settings'], checkout.folder);
    const context = await browser.newContext({ baseURL: dev.url });
    const tab = await context.newPage();
    const errors: string[] = [];
    tab.on(
      'console',
      (message) => message.type() === 'error' && !/401|preview/i.test(message.text()) && errors.push(message.text()),
    );
    tab.on('pageerror', (error) => errors.push(String(error)));
    const loaded: string[] = [];
    tab.on('response', (response) => loaded.push(new URL(response.url()).pathname));

    await signUp(tab, makeMemberDetails('Edna', 'Nursing'));
    await tab.goto('/settings/reset-password');
    const field = tab.getByLabel('New Password');
    await field.fill('half a password');
    await markDocument(tab);

    const file = join(checkout.folder, page);
    const source = readFileSync(file, 'utf8');
    const edited = source.replace('title="', 'title="Edited: ');
    // Measured in the page: polling from the test would add its own delay.
    const shown = tab.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const look = (): void => {
            if (document.querySelector('main')?.textContent.includes('Edited: ')) resolve(Date.now());
          };
          new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
        }),
    );
    const began = Date.now();
    writeFileSync(file, edited);
    console.log(`    an edit showed after ${(await shown) - began} ms`);
    await expect(tab.getByRole('heading', { name: /^Edited: / })).toBeVisible();
    await expect(field).toHaveValue('half a password');
    expect(await isSameDocument(tab)).toBe(true);
    expect(errors).toEqual([]);

    // A syntax error shows in the page and on the console; after the correction the page is as before.
    writeFileSync(file, `${edited}\nconst = broken;\n`);
    await expect(
      tab
        .frameLocator('iframe')
        .getByText(/Syntax Error/)
        .first(),
    ).toBeVisible();
    expect(dev.printed).toContain('settings does not compile');
    writeFileSync(file, source);
    await expect(tab.locator('iframe')).toHaveCount(0);
    await expect(field).toHaveValue('half a password');
    expect(await isSameDocument(tab)).toBe(true);

    // The other areas are builds of the registry.
    expect(loaded.some((path) => path.startsWith('/dev/settings/entry.'))).toBe(true);
    for (const area of ['feed', 'notifications'])
      expect(loaded.some((path) => path.startsWith(`/builds/${area}/`))).toBe(true);
    expect(loaded.some((path) => path.startsWith('/builds/settings/'))).toBe(false);
    await context.close();
    expect(await dev.stop('SIGINT')).toBe(0);
    expect(dev.printed).toContain('Cred has stopped.');
  } finally {
    await dev.dispose();
    checkout.dispose();
  }
});
