import { expectAllAreas, openArea, expectSecondVariants, secondVariant } from '../fixtures/areas';
import { createMember } from '../fixtures/chats';
import { processesUsing } from '../fixtures/processes';
import { liveBuilds, promote, rollback } from '../fixtures/registry';
import { expect, test } from '../fixtures/test';
import type { Stack } from '../fixtures/stack';

const processOf = (stack: Stack, service: string): number => {
  const found = processesUsing(stack.data).find(({ command }) => command.includes(`services/${service}/dist/main.mjs`));
  if (!found) throw new Error(`no process of services/${service} runs`);
  return found.pid;
};

test('pages come from the last good table while the registry hangs, also after a restart of the page server', async ({
  browser,
  newClient,
  stack,
  variants,
}) => {
  const original = await liveBuilds(stack);
  const second = await variants.get('second');
  await promote(stack, second);
  const { storageState } = await createMember(browser, stack, 'Rute');
  const registry = processOf(stack, 'releases');
  // A stopped process keeps its connections and never responds, unlike one that has ended.
  process.kill(registry, 'SIGSTOP');
  try {
    const before = await newClient({ storageState });
    await before.page.goto('/');
    await expectSecondVariants(before.page);

    const page = processOf(stack, 'web');
    // The open tab requests the table while the page server is down, and its event stream breaks.
    before.expectErrors(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_SOCKET_NOT_CONNECTED/);
    before.expectErrors(/ERR_INCOMPLETE_CHUNKED_ENCODING.*\/api\/events/);
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

    const after = await newClient({ storageState });
    await after.page.goto('/notifications');
    await expectSecondVariants(after.page);
    await expectAllAreas(before.page);

    process.kill(registry, 'SIGCONT');
    expect(await rollback(stack, 'settings'), 'what changes once it is back arrives').toBe(original.settings);
    await openArea(after.page, 'settings');
    await expect(secondVariant(after.page, 'settings')).toHaveCount(0);
  } finally {
    process.kill(registry, 'SIGCONT');
    await promote(stack, original);
  }
});
