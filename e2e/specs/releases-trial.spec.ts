import { expectShown, secondEdition } from '../fixtures/areas';
import { newMember, type Member } from '../fixtures/chats';
import { liveBuilds, promote, startTrial } from '../fixtures/registry';
import { expect, test } from '../fixtures/test';

test('a trial gives each member the same build at every visit, in every browser, until it ends', async ({
  browser,
  newVisitor,
  stack,
  editions,
}) => {
  const original = await liveBuilds(stack);
  const { settings: second } = await editions.of('second', ['settings']);
  await startTrial(stack, 'settings', second, 50);
  try {
    /** Opens settings in a browser that knows nothing but the session; whether it shows the build on trial. */
    const visit = async (storageState: Member['storageState']) => {
      const { page } = await newVisitor({ storageState });
      let asked = false;
      page.on('request', (request) => (asked ||= request.url().includes(`/builds/settings/${second}/`)));
      await page.goto('/settings');
      await expectShown(page, 'settings');
      return { page, isIn: (): boolean => asked };
    };
    // By account: some are in and some are not, one after the other until there is one of each.
    const found = new Map<boolean, Awaited<ReturnType<typeof visit>> & Pick<Member, 'storageState'>>();
    for (let members = 0; found.size < 2; members += 1) {
      expect(members, 'members of whom all are in, or none is').toBeLessThan(20);
      const { storageState } = await newMember(browser, stack, 'Tales');
      const visited = await visit(storageState);
      if (found.has(visited.isIn())) await visited.page.close();
      else found.set(visited.isIn(), { ...visited, storageState });
    }
    for (const [isIn, { page, isIn: stillIs, storageState }] of found) {
      for (let visits = 0; visits < 2; visits += 1) {
        await page.reload();
        await expectShown(page, 'settings');
        await expect(secondEdition(page, 'settings')).toHaveCount(isIn ? 1 : 0);
      }
      expect(stillIs()).toBe(isIn);
      expect((await visit(storageState)).isIn(), 'in another browser').toBe(isIn);
    }

    await promote(stack, { settings: second });
    for (const { page } of found.values()) await expect(secondEdition(page, 'settings')).toBeVisible();
  } finally {
    await promote(stack, { settings: original.settings });
  }
  // What was live before the trial is so again, for both.
  expect(await liveBuilds(stack)).toEqual(original);
});
