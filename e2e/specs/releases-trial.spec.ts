import { expectAreaVisible, secondVariant } from '../fixtures/areas';
import { createMember, type Member } from '../fixtures/chats';
import { liveBuilds, promote, startTrial } from '../fixtures/registry';
import { buildsInMarkup } from '../fixtures/sent-page';
import { expect, test } from '../fixtures/test';

test('a trial shows each member the same build at every visit and in every browser until it ends', async ({
  browser,
  newClient,
  stack,
  variants,
}) => {
  const original = await liveBuilds(stack);
  const { settings: second } = await variants.get('second', ['settings']);
  await startTrial(stack, 'settings', second, 50);
  try {
    /** Opens settings in a browser that only has the session, and reports whether it loaded the build on trial. */
    const visit = async (storageState: Member['storageState']) => {
      const { page } = await newClient({ storageState });
      let requested = false;
      page.on('request', (request) => (requested ||= request.url().includes(`/builds/settings/${second}/`)));
      await page.goto('/settings');
      await expectAreaVisible(page, 'settings');
      return { page, isIn: (): boolean => requested };
    };
    // Members are assigned by account: create members until one is in the trial and one is not.
    const found = new Map<boolean, Awaited<ReturnType<typeof visit>> & Pick<Member, 'storageState'>>();
    for (let members = 0; found.size < 2; members += 1) {
      expect(members, 'members of whom all are in, or none is').toBeLessThan(20);
      const { storageState } = await createMember(browser, stack, 'Tales');
      const visited = await visit(storageState);
      if (found.has(visited.isIn())) await visited.page.close();
      else found.set(visited.isIn(), { ...visited, storageState });
    }
    for (const [isIn, { page, isIn: stillIs, storageState }] of found) {
      for (let visits = 0; visits < 2; visits += 1) {
        await page.reload();
        await expectAreaVisible(page, 'settings');
        await expect(secondVariant(page, 'settings')).toHaveCount(isIn ? 1 : 0);
      }
      // The server rendered the same build.
      await expect(async () => {
        await page.reload();
        expect(await buildsInMarkup(page)).toMatchObject({ settings: isIn ? second : original.settings });
      }).toPass();
      expect(stillIs()).toBe(isIn);
      expect((await visit(storageState)).isIn(), 'in another browser').toBe(isIn);
    }

    await promote(stack, { settings: second });
    for (const { page } of found.values()) await expect(secondVariant(page, 'settings')).toBeVisible();
  } finally {
    await promote(stack, { settings: original.settings });
  }
  // The builds from before the trial are live again.
  expect(await liveBuilds(stack)).toEqual(original);
});
