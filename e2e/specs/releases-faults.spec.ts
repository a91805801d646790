import { expectAllAreas, expectArea, expectShown, expectUsable, pathOf, secondEdition } from '../fixtures/areas';
import { areaNames, askRegistry, promote, readTable, rollback } from '../fixtures/registry';
import { withSecondLive } from '../fixtures/second-live';
import { expect, test } from '../fixtures/test';
import { isOwned, type FaultName } from '../fixtures/wire';

/** Whatever the browser says about builds that it refuses. */
const refused =
  /\/builds\/|could not be loaded|Thrown |ChunkLoadError|Loading chunk|RUNTIME-0|ScriptNetworkError|ScriptExecutionError|%o/;

const live = withSecondLive('Vera');

/** Each fault of the goal "Ops", and what happens to the build's files on their way; null where its own code is at fault. */
const every: Readonly<Record<string, FaultName | null>> = {
  'files that cannot be reached': 'cannot be reached',
  'files that are not there': 'are not there',
  'files that are HTML': 'are HTML',
  'files that are cut off': 'are cut off',
  'files with another hash': 'are altered',
  'files that never come': 'never come',
  'a lazy chunk that was deleted': 'are not there',
  'code that throws on load': null,
  'code that throws at its first render': null,
};
const inTheCode = {
  'code that throws on load': 'throws on load',
  'code that throws at its first render': 'throws at its first render',
} as const;

/** Every fault with every area when asked for; else each fault with one area, and each area with one or two faults. */
const pairs = Object.entries(every).flatMap(([fault, onTheWire], index) =>
  areaNames
    .filter((_, place) => process.env['CRED_LONG_JOURNEYS'] || place === index % areaNames.length)
    .map((area) => ({ fault, onTheWire, area })),
);

for (const { fault, onTheWire, area } of pairs) {
  test(`${fault}, in ${area}: members see the last good build, and the other four areas as they are`, async ({
    newWiredVisitor,
    stack,
    editions,
  }) => {
    const visitor = await newWiredVisitor({ storageState: live.member.storageState });
    visitor.expectErrors(refused);
    const { page, wire } = visitor;
    const broken = onTheWire
      ? live.second[area]
      : (await editions.of(inTheCode[fault as keyof typeof inTheCode], [area]))[area];
    const { preload, entry } = (await readTable(stack)).areas[area];
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));

    if (!onTheWire) await promote(stack, { [area]: broken });
    else {
      wire.break(onTheWire, ({ pathname }) => {
        const file = pathname.split('/').at(-1) ?? '';
        return (
          pathname === `/builds/${area}/${broken}/${file}` &&
          (!fault.startsWith('a lazy') || (file !== entry && !preload.includes(file)))
        );
      });
    }
    try {
      await page.goto(pathOf(area, live.member.username), { waitUntil: 'commit' });
      await expectShown(page, area);
      for (const other of areaNames.filter((each) => each !== area)) {
        await expectUsable(page, other);
        await expect(secondEdition(page, other)).toBeVisible();
      }
      // By the navigation as well. The last good build of a build that throws is the second one.
      await expectArea(page, area);
      await expect(secondEdition(page, area)).toHaveCount(onTheWire ? 0 : 1);
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
      expect(await isOwned(page)).toBe(false);
      expect(asked.some((path) => path.startsWith(`/builds/${area}/${broken}/`))).toBe(true);
      expect(wire.hit.length > 0).toBe(onTheWire !== null);
    } finally {
      if (!onTheWire) await rollback(stack, area);
    }
  });
}

interface Told {
  readonly minutes: readonly { readonly build: string; readonly counts: Readonly<Record<string, number>> }[];
}

test('the live builds of all areas at once are altered on their way: nothing of them runs, and the registry hears of it and of how fast the others were', async ({
  newWiredVisitor,
  stack,
}) => {
  const visitor = await newWiredVisitor({ storageState: live.member.storageState });
  visitor.expectErrors(refused);
  const { page, wire } = visitor;
  const before = (await readTable(stack)).areas.feed.fallback?.build;
  /** How often the registry was told of a build something whose name begins so, in the last hour. */
  const told = async (area: string, wanted: string | undefined, name: string): Promise<number> => {
    const { minutes } = await askRegistry<Told>(stack, 'GET', `/reports?area=${area}&hours=1`);
    const counts = minutes.filter(({ build }) => build === wanted).flatMap((minute) => Object.entries(minute.counts));
    return counts.filter(([each]) => each.startsWith(name)).reduce((sum, [, count]) => sum + count, 0);
  };
  const painted = await told('feed', before, 'LCP:');
  // One page load in ten tells how fast it was: this one.
  await page.addInitScript('Math.random = () => 0');
  wire.break('are altered', ({ pathname }) =>
    areaNames.some((area) => pathname.startsWith(`/builds/${area}/${live.second[area]}/`)),
  );
  await page.goto('/');
  await expectAllAreas(page);
  for (const area of areaNames) await expect(secondEdition(page, area)).toHaveCount(0);
  expect(await isOwned(page)).toBe(false);
  expect(new Set(wire.hit.map((path) => path.split('/')[2])).size).toBe(areaNames.length);
  // By area and build, and why: browsers tell the page server, which tells the registry.
  await expect.poll(() => told('profile', live.second.profile, 'failures:integrity')).toBeGreaterThan(0);
  // How fast the page was stands beside the build that was shown, once the page is left.
  await page.goto('about:blank');
  await expect.poll(() => told('feed', before, 'LCP:')).toBeGreaterThan(painted);
});
