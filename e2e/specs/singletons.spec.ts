import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { logIn, logOut, makeMemberDetails, signUp } from '../fixtures/members';
import { readTable } from '../fixtures/registry';
import { expectSingletons } from '../fixtures/singletons';
import { expect, test } from '../fixtures/test';

test('React, the facades and the client exist once in the shell and in every area', async ({ newClient, stack }) => {
  const { page } = await newClient();
  const details = makeMemberDetails('Iris', 'Biomedical_Science');
  await signUp(page, details);

  // This order of pages has revealed runtime conflicts between areas: feed, settings, login, feed, without a page load.
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Settings' })).toBeVisible();
  await logOut(page);
  await logIn(page, details);
  for (const link of ['Notifications', 'Direct', 'Bookmarks', 'Home']) {
    await page
      .getByRole('link', { name: new RegExp(link) })
      .first()
      .click();
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  }
  await page
    .getByRole('link', { name: new RegExp(`${details.username}|Profile`) })
    .first()
    .click();
  await expect(page.getByRole('main').getByRole('tab', { name: 'Ratings' })).toBeVisible();

  await expectSingletons(page, (await readTable(stack)).areas);
});

test("each area's file for the server requires the shared packages only, and browsers do not get it", async ({
  stack,
}) => {
  const { areas } = await readTable(stack);
  for (const [area, { build, base }] of Object.entries(areas)) {
    const folder = join(stack.data, 'web', 'builds', area, build);
    const { server, shared } = JSON.parse(readFileSync(join(folder, 'record.json'), 'utf8')) as {
      server: { file: string };
      shared: Record<string, string>;
    };
    const required = [...readFileSync(join(folder, server.file), 'utf8').matchAll(/\brequire\("([^"]+)"\)/g)];
    expect(required.length).toBeGreaterThan(0);
    for (const [, name = ''] of required) expect(Object.keys(shared)).toContain(name);
    expect((await fetch(new URL(base + server.file, stack.url))).status).toBe(404);
  }
});
