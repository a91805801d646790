import { expectAllAreas, expectArea, expectSecondEditions, secondEdition } from '../fixtures/areas';
import { newMember } from '../fixtures/chats';
import { processesUsing } from '../fixtures/processes';
import { liveBuilds, promote, rollback } from '../fixtures/registry';
import { expect, test } from '../fixtures/test';
import type { Stack } from '../fixtures/stack';

const processOf = (stack: Stack, service: string): number => {
  const found = processesUsing(stack.data).find(({ command }) => command.includes(`services/${service}/dist/main.mjs`));
  if (!found) throw new Error(`no process of services/${service} runs`);
  return found.pid;
};

test('while the registry does not answer, pages come from the last good table, through a restart of the page server too', async ({
  browser,
  newVisitor,
  stack,
  editions,
}) => {
  const original = await liveBuilds(stack);
  const second = await editions.of('second');
  await promote(stack, second);
  const { storageState } = await newMember(browser, stack, 'Rute');
  const registry = processOf(stack, 'releases');
  // It keeps its connections and says nothing: worse than one that is gone.
  process.kill(registry, 'SIGSTOP');
  try {
    const before = await newVisitor({ storageState });
    await before.page.goto('/');
    await expectSecondEditions(before.page);

    const page = processOf(stack, 'web');
    // The open tab asks for the table while nobody is there.
    before.expectErrors(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_SOCKET_NOT_CONNECTED/);
    process.kill(page, 'SIGKILL');
    await expect
      .poll(
        () =>
          fetch(`${stack.url}/health/ready`).then(
            ({ ok }) => ok,
            () => false,
          ),
        { intervals: [50] },
      )
      .toBe(true);
    expect(processOf(stack, 'web')).not.toBe(page);
    expect(await liveBuilds(stack)).toEqual(second);

    const after = await newVisitor({ storageState });
    await after.page.goto('/notifications');
    await expectSecondEditions(after.page);
    await expectAllAreas(before.page);

    process.kill(registry, 'SIGCONT');
    expect(await rollback(stack, 'settings'), 'what changes once it is back arrives').toBe(original.settings);
    await expectArea(after.page, 'settings');
    await expect(secondEdition(after.page, 'settings')).toHaveCount(0);
  } finally {
    process.kill(registry, 'SIGCONT');
    await promote(stack, original);
  }
});
