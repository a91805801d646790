import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { makePerson, signUp } from '../fixtures/members';
import { expect, expectAccessible, test } from '../fixtures/test';

/** How one knows that an area's page works, by the area. */
const pages = {
  feed: { path: '/', heading: undefined, shows: 'For you' },
  profile: { path: '/profile/{username}', heading: undefined, shows: 'Ratings' },
  notifications: { path: '/notifications', heading: 'Notifications', shows: 'No notifications' },
  chat: { path: '/your-chat', heading: undefined, shows: 'Nenhum chat encontrado.' },
  settings: { path: '/settings', heading: 'Settings', shows: 'Dark or light' },
} as const;

for (const down of Object.keys(pages) as (keyof typeof pages)[]) {
  test(`the files of ${down} are gone: the page says so, the other four areas work`, async ({ newVisitor, stack }) => {
    const person = makePerson('Vera', 'Psychology');
    const visitor = await newVisitor();
    const itsFailure = new RegExp(`/builds/${down}/|The ${down} area could not be loaded`);
    visitor.expectErrors(itsFailure);
    const { page } = visitor;
    await signUp(page, person);

    // Both copies: the registry's own and the page server's.
    const folders = ['builds', 'web/builds'].map((folder) => join(stack.data, folder, down)).filter((folder) => existsSync(folder));
    expect(folders).toHaveLength(2);
    const away = (folder: string): string => `${folder}.away`;
    for (const folder of folders) renameSync(folder, away(folder));
    try {
      const fresh = await newVisitor({ storageState: await visitor.context.storageState() });
      fresh.expectErrors(itsFailure);
      for (const [area, { path, shows }] of Object.entries(pages)) {
        await fresh.page.goto(path.replace('{username}', person.username));
        const main = fresh.page.getByRole('main');
        if (area === down) {
          await expect(main.getByRole('alert')).toBeVisible();
          await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible();
          await expect(fresh.page.getByRole('navigation').first()).toBeVisible();
          await expectAccessible(fresh.page, `${down} is down`);
        } else {
          await expect(main.getByText(shows).first()).toBeVisible();
        }
      }

      // Back again: 'Try again' is enough, without a reload.
      await fresh.page.goto(pages[down].path.replace('{username}', person.username));
      await expect(fresh.page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
      for (const folder of folders) renameSync(away(folder), folder);
      await fresh.page.getByRole('button', { name: 'Try again' }).first().click();
      await expect(fresh.page.getByRole('main').getByText(pages[down].shows).first()).toBeVisible();
    } finally {
      for (const folder of folders) if (existsSync(away(folder))) renameSync(away(folder), folder);
    }
  });
}
