import { openArea, expectAreaVisible, pathOf } from '../fixtures/areas';
import { createMember } from '../fixtures/chats';
import { areaNames, liveBuilds, promote, rollback } from '../fixtures/registry';
import { expect, test } from '../fixtures/test';

/** The goal is 1,000 navigations during 20 changes; the default run does a part of it. */
const long = Boolean(process.env['CRED_LONG_JOURNEYS']);
const [NAVIGATIONS, CHANGES] = long ? [1_000, 20] : [60, 4];
const TABS = 2;
/** One in this many navigations of a tab is a page load. */
const LOAD_EVERY = long ? 5 : 10;

test(`no load fails in ${NAVIGATIONS} navigations while all areas change ${CHANGES} times`, async ({
  browser,
  newClient,
  stack,
  variants,
}) => {
  if (long) test.setTimeout(30 * 60_000);
  const original = await liveBuilds(stack);
  const second = await variants.get('second');
  const { username, storageState } = await createMember(browser, stack, 'Flavia');
  const failed: string[] = [];
  const live = new Set<string>();
  let done = 0;
  let changes = 0;

  const browse = async (tab: number): Promise<void> => {
    const { page } = await newClient({ storageState });
    // Leaving a page aborts its requests, which is no failure.
    page.on(
      'requestfailed',
      (request) =>
        request.failure()?.errorText !== 'net::ERR_ABORTED' &&
        failed.push(`${request.url()} ${request.failure()?.errorText}`),
    );
    page.on(
      'response',
      (response) =>
        response.status() >= 400 &&
        response.url().startsWith(stack.url) &&
        !response.url().includes('/api/') &&
        failed.push(`${response.url()} ${response.status()}`),
    );
    page.on('request', (request) => live.add(/\/builds\/[a-z]+\/([0-9a-f]{16})\//.exec(request.url())?.[1] ?? ''));
    for (let step = tab; done < NAVIGATIONS || changes < CHANGES; step += 1) {
      const area = areaNames[step % areaNames.length] ?? 'feed';
      if ((step - tab) % LOAD_EVERY === 0) {
        await page.goto(pathOf(area, username), { waitUntil: 'commit' });
        await expectAreaVisible(page, area);
      } else await openArea(page, area);
      if ((await page.getByRole('button', { name: 'Try again' }).count()) > 0)
        failed.push(`${area} could not be shown`);
      done += 1;
    }
    await page.close();
  };
  const notLoaded = (builds: Readonly<Record<string, string>>): string[] =>
    Object.entries(builds).flatMap(([area, build]) => (live.has(build) ? [] : [`${area} ${build}`]));
  const changeBuilds = async (): Promise<void> => {
    for (; changes < CHANGES; changes += 1) {
      // Spread over the navigations, and not before each live build was loaded; some navigations follow the last change.
      await expect
        .poll(() => done, { intervals: [20], timeout: 120_000 })
        .toBeGreaterThanOrEqual(Math.floor((NAVIGATIONS / (CHANGES + 1)) * changes));
      await expect
        .poll(() => notLoaded(changes % 2 === 0 ? original : second), { intervals: [20], timeout: 120_000 })
        .toEqual([]);
      if (changes % 2 === 0) await promote(stack, second);
      else await Promise.all(areaNames.map((area) => rollback(stack, area)));
    }
  };

  const began = Date.now();
  try {
    await Promise.all([changeBuilds(), ...Array.from({ length: TABS }, (_, tab) => browse(tab))]);
  } finally {
    await promote(stack, original);
  }
  console.log(`    ${done} navigations and ${changes} changes took ${((Date.now() - began) / 1_000).toFixed(1)} s`);
  expect(failed).toEqual([]);
  expect(changes).toBe(CHANGES);
});
