import {
  expectAllAreas,
  openArea,
  expectAreaVisible,
  expectUsable,
  pathOf,
  secondVariant,
  shownBy,
} from '../fixtures/areas';
import { areaNames, callRegistry, promote, readTable, rollback, type Area } from '../fixtures/registry';
import { buildsInMarkup, hydrated, watchFrames } from '../fixtures/sent-page';
import { withSecondVariantsLive } from '../fixtures/second-variants-live';
import type { Stack } from '../fixtures/stack';
import { expect, test } from '../fixtures/test';
import { ranInjectedScript, type FaultName } from '../fixtures/faulty-proxy';

/** Console messages about builds that the browser does not run. */
const refused =
  /\/builds\/|could not be loaded|Thrown |ChunkLoadError|Loading chunk|RUNTIME-0|ScriptNetworkError|ScriptExecutionError|%o/;

const live = withSecondVariantsLive('Vera');

/** The titles of the faults, each with the network fault that causes it; null if the build's code causes it. */
const faults: Readonly<Record<string, FaultName | null>> = {
  'files that cannot be reached': 'cannot be reached',
  'files that do not exist': 'do not exist',
  'files that are HTML': 'are HTML',
  'files that are truncated': 'are truncated',
  'files with another hash': 'are altered',
  'files that never arrive': 'never arrive',
  'a lazy chunk that was deleted': 'do not exist',
  'code that throws on load': null,
  'code that throws at its first render': null,
};
const codeFaults = {
  'code that throws on load': 'throws on load',
  'code that throws at its first render': 'throws at its first render',
} as const;

/**
 * With CRED_LONG_JOURNEYS every fault in every area; otherwise each fault in one area, and each area with one or two.
 */
const pairs = Object.entries(faults).flatMap(([fault, networkFault], faultIndex) =>
  areaNames
    .filter((_, areaIndex) => process.env['CRED_LONG_JOURNEYS'] || areaIndex === faultIndex % areaNames.length)
    .map((area) => ({ fault, networkFault, area })),
);

for (const { fault, networkFault, area } of pairs) {
  test(`shows the last good build of ${area} for ${fault}, and the other four areas as before`, async ({
    newProxiedClient,
    stack,
    variants,
  }) => {
    const client = await newProxiedClient({ storageState: live.member.storageState });
    client.expectErrors(refused);
    const { page, proxy } = client;
    const broken = networkFault
      ? live.second[area]
      : (await variants.get(codeFaults[fault as keyof typeof codeFaults], [area]))[area];
    const { preload, entry } = (await readTable(stack)).areas[area];
    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));

    if (!networkFault) await promote(stack, { [area]: broken });
    else {
      proxy.addFault(networkFault, ({ pathname }) => {
        const file = pathname.split('/').at(-1) ?? '';
        return (
          pathname === `/builds/${area}/${broken}/${file}` &&
          (!fault.startsWith('a lazy') || (file !== entry && !preload.includes(file)))
        );
      });
    }
    try {
      const hasFlashed = await watchFrames(page, shownBy(area));
      if (networkFault) {
        // The server renders the live build, and the browser, which cannot load it, shows the last good one in its place
        // (FED-22). On a busy machine a page can go without markup.
        await expect(async () => {
          await page.goto(pathOf(area, live.member.username), { waitUntil: 'commit' });
          expect(await buildsInMarkup(page)).toMatchObject({ [area]: broken });
        }).toPass();
        await expect(secondVariant(page, area)).toHaveCount(0);
      } else await page.goto(pathOf(area, live.member.username), { waitUntil: 'commit' });
      await expectAreaVisible(page, area);
      await hydrated(page);
      // A lazy chunk is asked for when the page is there, and the other build only then.
      if (networkFault && !fault.startsWith('a lazy')) expect(await hasFlashed()).toBe(false);
      await expectAreaVisible(page, area);
      for (const other of areaNames.filter((each) => each !== area)) {
        await openArea(page, other);
        // Its chunk is loaded late, and it moves what is clicked next.
        await expect(secondVariant(page, other)).toBeVisible();
        await expectUsable(page, other);
      }
      // The same when the area is opened with the navigation. The last good build before one that throws is the second
      // variant.
      await openArea(page, area);
      await expect(secondVariant(page, area)).toHaveCount(networkFault ? 0 : 1);
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
      expect(await ranInjectedScript(page)).toBe(false);
      expect(requestedPaths.some((path) => path.startsWith(`/builds/${area}/${broken}/`))).toBe(true);
      expect(proxy.faultedPaths.length > 0).toBe(networkFault !== null);
    } finally {
      if (!networkFault) await rollback(stack, area);
    }
  });
}

interface ReportList {
  readonly minutes: readonly { readonly build: string; readonly counts: Readonly<Record<string, number>> }[];
}

/** The sum of the registry's counts with this prefix, of one build in the last hour. */
async function reportedCount(stack: Stack, area: Area, buildId: string | undefined, prefix: string): Promise<number> {
  const { minutes } = await callRegistry<ReportList>(stack, 'GET', `/reports?area=${area}&hours=1`);
  const counts = minutes.filter(({ build }) => build === buildId).flatMap((minute) => Object.entries(minute.counts));
  return counts.filter(([each]) => each.startsWith(prefix)).reduce((sum, [, count]) => sum + count, 0);
}

for (const area of process.env['CRED_LONG_JOURNEYS'] ? areaNames : (['settings'] as const)) {
  test(`reports errors of ${area} in events and promises, and shows its last good build when a later render throws again`, async ({
    newClient,
    stack,
    variants,
  }) => {
    const client = await newClient({ storageState: live.member.storageState });
    client.expectErrors(/Thrown in |%o/);
    const { page } = client;
    const failing = (await variants.get('throws later', [area]))[area];
    await promote(stack, { [area]: failing });
    try {
      await page.goto(pathOf(area, live.member.username));
      await hydrated(page);
      const press = (what: string): Promise<void> => page.getByRole('button', { name: `Fail in ${what}` }).click();
      await press('an event');
      await press('a promise');
      await press('a render');
      // Rendered again once.
      await press('a render');
      await expect(secondVariant(page, area)).toBeVisible();
      await expectAreaVisible(page, area);
      await expect(page.getByRole('button', { name: /^Fail in|Try again/ })).toHaveCount(0);
      for (const [kind, count] of [
        ['event', 1],
        ['promise', 1],
        ['later-render', 2],
      ] as const)
        await expect.poll(() => reportedCount(stack, area, failing, `failures:${kind}`), kind).toBe(count);
    } finally {
      await rollback(stack, area);
    }
  });
}

test('runs no code of live builds that are altered on the network, and the registry gets the failures and the metrics of the fallback', async ({
  newProxiedClient,
  stack,
}) => {
  const client = await newProxiedClient({ storageState: live.member.storageState });
  client.expectErrors(refused);
  const { page, proxy } = client;
  const before = (await readTable(stack)).areas.feed.fallback?.build;
  const painted = await reportedCount(stack, 'feed', before, 'LCP:');
  // One page load in ten reports metrics: this one does.
  await page.addInitScript('Math.random = () => 0');
  proxy.addFault('are altered', ({ pathname }) =>
    areaNames.some((area) => pathname.startsWith(`/builds/${area}/${live.second[area]}/`)),
  );
  await page.goto('/');
  await expectAllAreas(page);
  for (const area of areaNames) await expect(secondVariant(page, area)).toHaveCount(0);
  expect(await ranInjectedScript(page)).toBe(false);
  expect(new Set(proxy.faultedPaths.map((path) => path.split('/')[2])).size).toBe(areaNames.length);
  // Counted by area, build and reason, and reported through the page server.
  await expect
    .poll(() => reportedCount(stack, 'profile', live.second.profile, 'failures:integrity'))
    .toBeGreaterThan(0);
  // The metrics count for the build that was shown, and are sent when the page is left.
  await page.goto('about:blank');
  await expect.poll(() => reportedCount(stack, 'feed', before, 'LCP:')).toBeGreaterThan(painted);
});
