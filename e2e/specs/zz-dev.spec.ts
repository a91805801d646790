import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSameDocument, markDocument } from '../fixtures/areas';
import { copyBuilds, makeCheckout } from '../fixtures/checkout';
import { makePerson, signUp } from '../fixtures/members';
import { Stack } from '../fixtures/stack';
import { expect, test } from '../fixtures/test';

const page = 'remotes/settings/src/pages/reset-password-page.tsx';

/** `npm run dev -- settings`, in a checkout of its own, without the product that the other tests share. */
test('an edit of an area shows in the real shell at once, and what was typed stays', async ({ browser }) => {
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
    tab.on('response', (answer) => loaded.push(new URL(answer.url()).pathname));

    await signUp(tab, makePerson('Edna', 'Nursing'));
    await tab.goto('/settings/reset-password');
    const field = tab.getByLabel('New Password');
    await field.fill('half a password');
    await markDocument(tab);

    const file = join(checkout.folder, page);
    const source = readFileSync(file, 'utf8');
    const edited = source.replace('title="', 'title="Edited: ');
    // Asked in the page itself: a test that looks again and again sees it later than a person.
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

    // What does not compile is said in the page and on the console; mended, all is as before.
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

    // The others are builds, as the registry has them.
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
