import { expectArea, expectShown, pathOf } from '../fixtures/areas';
import { newMember } from '../fixtures/chats';
import { areaNames, liveBuilds, promote, rollback } from '../fixtures/registry';
import { expect, test } from '../fixtures/test';

/** The goal is 1,000 under 20; a part of it in a run of everything. */
const long = Boolean(process.env['CRED_LONG_JOURNEYS']);
const [NAVIGATIONS, FLIPS] = long ? [1_000, 20] : [60, 4];
const TABS = 2;
/** One in so many navigations of a tab is a page load; the others go through the navigation. */
const LOAD_EVERY = long ? 5 : 10;

test(`${NAVIGATIONS} navigations while all areas are flipped ${FLIPS} times: not one load fails`, async ({
  browser,
  newVisitor,
  stack,
  editions,
}) => {
  if (long) test.setTimeout(30 * 60_000);
  const original = await liveBuilds(stack);
  const second = await editions.of('second');
  const { username, storageState } = await newMember(browser, stack, 'Flavia');
  const failed: string[] = [];
  const live = new Set<string>();
  let done = 0;
  let flips = 0;

  const browse = async (tab: number): Promise<void> => {
    const { page } = await newVisitor({ storageState });
    // A page that is left may leave questions unanswered; a build's file is none of them unless it was answered.
    page.on(
      'requestfailed',
      (request) =>
        request.failure()?.errorText !== 'net::ERR_ABORTED' &&
        failed.push(`${request.url()} ${request.failure()?.errorText}`),
    );
    page.on(
      'response',
      (answer) =>
        answer.status() >= 400 &&
        answer.url().startsWith(stack.url) &&
        !answer.url().includes('/api/') &&
        failed.push(`${answer.url()} ${answer.status()}`),
    );
    page.on('request', (request) => live.add(/\/builds\/[a-z]+\/([0-9a-f]{16})\//.exec(request.url())?.[1] ?? ''));
    for (let step = tab; done < NAVIGATIONS; step += 1) {
      const area = areaNames[step % areaNames.length] ?? 'feed';
      if ((step - tab) % LOAD_EVERY === 0) {
        await page.goto(pathOf(area, username), { waitUntil: 'commit' });
        await expectShown(page, area);
      } else await expectArea(page, area);
      if ((await page.getByRole('button', { name: 'Try again' }).count()) > 0)
        failed.push(`${area} could not be shown`);
      done += 1;
    }
    await page.close();
  };
  const flip = async (): Promise<void> => {
    for (; flips < FLIPS; flips += 1) {
      // Spread over the navigations, the last ones after the last flip.
      await expect
        .poll(() => done, { intervals: [20], timeout: 120_000 })
        .toBeGreaterThanOrEqual(Math.floor((NAVIGATIONS / (FLIPS + 1)) * flips));
      if (flips % 2 === 0) await promote(stack, second);
      else await Promise.all(areaNames.map((area) => rollback(stack, area)));
    }
  };

  const began = Date.now();
  try {
    await Promise.all([flip(), ...Array.from({ length: TABS }, (_, tab) => browse(tab))]);
  } finally {
    await promote(stack, original);
  }
  console.log(`    ${done} navigations and ${flips} flips took ${((Date.now() - began) / 1_000).toFixed(1)} s`);
  expect(failed).toEqual([]);
  expect(flips).toBe(FLIPS);
  // Both editions were met, in every area.
  for (const build of [...Object.values(second), ...Object.values(original)]) expect(live.has(build), build).toBe(true);
});
