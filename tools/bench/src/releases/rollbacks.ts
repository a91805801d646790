import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { OperatorError } from '@cred/tool-kit/errors';
import { makeCheckout } from './checkout';
import type { PublishResults, RollbackResults } from './measured';
import { findPages } from '../product/pages';
import type { BenchStack } from '../stack';
import { MeasuredTab } from '../product/measured-tab';

/** The area that is published and rolled back; the tab stays on its page. */
const AREA = 'feed';
const PUBLISHED = 3;
/** Longer than any rollback may take to reach a tab; in ms. */
const TIMEOUT_MS = 30_000;
const MARKER = 'data-bench-marker';

const markerSource = (number: number): string => `
import type { RemoteModule } from '@cred/platform';

export const addMarker = (remote: RemoteModule): void => {
  const routes = remote.routes.map((route) => ({ ...route, element: <><p ${MARKER}="${number}">Build ${number}</p>{route.element}</> }));
  Object.assign(remote, { routes });
};
`;

export interface ReleaseSubject {
  readonly browser: Browser;
  readonly stack: BenchStack;
  readonly runs: number;
  readonly stop: AbortSignal;
  readonly log: (line: string) => void;
}

/** The live build of the area according to the page's HTML; null when there is no such page. */
async function readLiveBuild(url: string): Promise<string | null> {
  const request = { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(TIMEOUT_MS) };
  const text = await fetch(`${url}/`, request).then(
    (response) => (response.ok ? response.text() : ''),
    () => '',
  );
  const json = /<script type="application\/json" id="cred-page">(.*?)<\/script>/s.exec(text)?.[1];
  if (json === undefined) return null;
  return (
    (JSON.parse(json) as { releases: { areas: Record<string, { build: string }> } }).releases.areas[AREA]?.build ?? null
  );
}

/** Waits until the tab shows the edited build (`marked`) or the original; returns the time of that change. */
async function waitUntilShown(page: Page, marked: boolean, stop: AbortSignal): Promise<number> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline) {
    const shown = await page.evaluate<readonly { readonly marked: boolean; readonly at: number }[] | null>(
      'window.benchShown || null',
    );
    if (shown === null) throw new OperatorError('The tab was reloaded');
    const change = shown.find((each) => each.marked === marked);
    if (change) return change.at;
    await delay(100, undefined, { signal: stop });
  }
  throw new OperatorError(`The open tab did not show the build within ${TIMEOUT_MS / 1_000} s`);
}

const parseBuild = (output: string): string => {
  const build = /"build":\s*"([0-9a-f]{16})"/.exec(output)?.[1];
  if (build === undefined) throw new OperatorError(`The output of the release command has no build id:\n${output}`);
  return build;
};

/** The builds that a tab alternates between. */
export interface BuildPair {
  readonly original: string;
  /** Contains the marker; live. */
  readonly edited: string;
}

/** Publishes edited copies of an area; the last one becomes live. */
export async function measurePublish({ stack, stop, log }: Omit<ReleaseSubject, 'browser' | 'runs'>): Promise<{
  readonly results: PublishResults;
  readonly builds: BuildPair;
}> {
  const checkout = makeCheckout(stack.checkout);
  try {
    const original = await readLiveBuild(stack.url);
    if (original === null) throw new OperatorError(`The page contains no build id of ${AREA}`);
    const source = join(checkout.folder, 'remotes', AREA, 'src');
    appendFileSync(join(source, 'remote.tsx'), `\nimport { addMarker } from './marker';\naddMarker(remote);\n`);
    const command: number[] = [];
    let edited = '';
    for (let number = 1; number <= PUBLISHED; number += 1) {
      writeFileSync(join(source, 'marker.tsx'), markerSource(number));
      const began = performance.now();
      edited = parseBuild(await stack.release(['publish', AREA, '--skip-tests', '--json'], stop, checkout.folder));
      command.push(performance.now() - began);
      log(`${AREA} published: ${edited}`);
    }
    await stack.release(['promote', AREA, edited, '--reason', 'Benchmark'], stop);
    return { results: { command }, builds: { original, edited } };
  } finally {
    checkout.dispose();
  }
}

/**
 * Rolls an area back and promotes it again while a tab shows it. Measures from the start of the command (including the
 * start of Node) to its end, to the first HTML that names the old build, and to the old build in the open tab.
 */
export async function measureRollbacks(
  { browser, stack, runs, stop, log }: ReleaseSubject,
  { original, edited }: BuildPair,
): Promise<RollbackResults> {
  const home = (await findPages(browser, stack)).find(({ route }) => route === 'home');
  const tab = await MeasuredTab.open(browser, { state: home?.state });
  const [command, newLoad, openTab]: [number[], number[], number[]] = [[], [], []];
  let [loads, failedLoads] = [0, 0];
  try {
    const { page } = tab;
    const deadline = Date.now() + TIMEOUT_MS;
    while ((await readLiveBuild(stack.url)) !== edited) {
      if (Date.now() > deadline) throw new OperatorError(`The page server does not serve the build ${edited}`);
      await delay(50, undefined, { signal: stop });
    }
    await page.goto(`${stack.url}/`);
    await page.locator(`[${MARKER}]`).waitFor();
    // Records when the marker appears and disappears; a page load would lose the records.
    await page.evaluate(`
      window.benchShown = [];
      new MutationObserver(() => {
        const marked = document.querySelector('[${MARKER}]') !== null;
        if (benchShown.at(-1)?.marked !== marked) benchShown.push({ marked, at: Date.now() });
      }).observe(document.body, { childList: true, subtree: true });
    `);
    for (let run = 0; run < 2 * runs; run += 1) {
      const isRollback = run % 2 === 0;
      // Starts each run at another point of the tab's polling interval.
      await delay((run * 1_700) % 5_000, undefined, { signal: stop });
      await page.evaluate('benchShown.length = 0');
      const began = Date.now();
      const args = isRollback
        ? ['rollback', AREA, '--to', original, '--yes', '--reason', 'Benchmark']
        : ['promote', AREA, edited, '--reason', 'Benchmark'];
      const ended = stack.release(args, stop).then(() => Date.now() - began);
      // Awaited below. Without this handler, an earlier rejection would end this process and leave the product running.
      ended.catch(() => undefined);
      let loadMs = 0;
      while (loadMs === 0 && Date.now() - began < TIMEOUT_MS) {
        const live = await readLiveBuild(stack.url);
        loads += 1;
        if (live === null) failedLoads += 1;
        if (live !== null && (live === edited) !== isRollback) loadMs = Date.now() - began;
        else await delay(10, undefined, { signal: stop });
      }
      // Throws the error of a command that failed.
      if (loadMs === 0) await ended;
      if (loadMs === 0)
        throw new OperatorError(`The ${isRollback ? 'rollback' : 'promotion'} of ${AREA} did not reach the page`);
      const shownAt = await waitUntilShown(page, !isRollback, stop);
      const commandMs = await ended;
      if (!isRollback) continue;
      command.push(commandMs);
      newLoad.push(loadMs);
      openTab.push(shownAt - began);
      log(
        `rolled back: the command took ${commandMs} ms, a new page load showed it after ${loadMs} ms, ` +
          `the open tab after ${shownAt - began} ms`,
      );
    }
    return { command, newLoad, openTab, loads, failedLoads };
  } finally {
    await tab.close();
  }
}
