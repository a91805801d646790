import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expectAreaVisible, expectUsable, pathOf } from '../fixtures/areas';
import { createMember, type Member } from '../fixtures/chats';
import { areaNames } from '../fixtures/registry';
import { expect, expectAccessible, test } from '../fixtures/test';

let member: Member;
test.beforeAll(async ({ browser, stack }) => {
  member = await createMember(browser, stack, 'Vera');
});

for (const down of areaNames) {
  test(`shows an error panel in ${down} without its files, while the other four areas work`, async ({
    newClient,
    stack,
  }) => {
    const { page, expectErrors } = await newClient({ storageState: member.storageState });
    expectErrors(new RegExp(`/builds/${down}/|The ${down} area could not be loaded`));
    // Both copies: the registry's and the page server's.
    const folders = ['builds', 'web/builds']
      .map((folder) => join(stack.data, folder, down))
      .filter((folder) => existsSync(folder));
    expect(folders).toHaveLength(2);
    const away = (folder: string): string => `${folder}.away`;
    for (const folder of folders) renameSync(folder, away(folder));
    const main = page.getByRole('main');
    const retry = main.getByRole('button', { name: 'Try again' });
    try {
      await page.goto(pathOf(down, member.username));
      await expect(main.getByRole('alert')).toBeVisible();
      await expect(retry).toBeVisible();
      // All areas use the same panel, so one check is enough.
      if (down === areaNames[0]) await expectAccessible(page, `${down} is down`);
      for (const area of areaNames) if (area !== down) await expectUsable(page, area);

      // Once the files are back, 'Try again' works without a reload.
      await page.evaluate((steps) => history.go(steps), 1 - areaNames.length);
      await expect(retry).toBeVisible();
      for (const folder of folders) renameSync(away(folder), folder);
      await retry.click();
      await expectAreaVisible(page, down);
    } finally {
      for (const folder of folders) if (existsSync(away(folder))) renameSync(away(folder), folder);
    }
  });
}
