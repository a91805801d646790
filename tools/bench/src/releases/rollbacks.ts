import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { OperatorError } from '@cred/tool-kit/errors';
import { makeCheckout } from './checkout';
import type { PublishFigures, RollbackFigures } from './measured';
import { findPages } from './pages';
import type { BenchStack } from './stack';
import { Visitor } from './visitor';

/** The area that is published and rolled back; the tab stays on its page. */
const AREA = 'feed';
const PUBLISHED = 3;
/** Longer than any rollback may take to reach a tab; in ms. */
const TIMEOUT_MS = 30_000;
const MARK = 'data-bench-edition';

const edition = (number: number): string => `
import type { RemoteModule } from '@cred/platform';

export const edition = (remote: RemoteModule): void => {
  const routes = remote.routes.map((route) => ({ ...route, element: <><p ${MARK}="${number}">Edition ${number}</p>{route.element}</> }));
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
async function liveInHtml(url: string): Promise<string | null> {
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
async function untilShown(page: Page, marked: boolean, stop: AbortSignal): Promise<number> {
  const due = Date.now() + TIMEOUT_MS;
  while (Date.now() < due) {
    const shown = await page.evaluate<readonly { readonly marked: boolean; readonly at: number }[] | null>(
      'window.benchShown || null',
    );
    if (shown === null) throw new OperatorError('The tab was reloaded');
    const change = shown.find((each) => each.marked === marked);
    if (change) return change.at;
    await delay(100, undefined, { signal: stop });
  }
  throw new OperatorError(`The open tab did not follow in ${TIMEOUT_MS / 1_000} s`);
}

const buildIn = (output: string): string => {
  const build = /"build":\s*"([0-9a-f]{16})"/.exec(output)?.[1];
  if (build === undefined) throw new OperatorError(`The release command names no build:\n${output}`);
  return build;
};

/** The builds that a tab alternates between. */
export interface Editions {
  readonly original: string;
  /** Contains the marker; live. */
  readonly edited: string;
}

/** Publishes edited copies of an area; the last one becomes live. */
export async function measurePublish({ stack, stop, log }: Omit<ReleaseSubject, 'browser' | 'runs'>): Promise<{
  readonly figures: PublishFigures;
  readonly editions: Editions;
}> {
  const checkout = makeCheckout(stack.checkout);
  try {
    const original = await liveInHtml(stack.url);
    if (original === null) throw new OperatorError(`The page names no build of ${AREA}`);
    const source = join(checkout.folder, 'remotes', AREA, 'src');
    appendFileSync(join(source, 'remote.tsx'), `\nimport { edition } from './edition';\nedition(remote);\n`);
    const command: number[] = [];
    let edited = '';
    for (let number = 1; number <= PUBLISHED; number += 1) {
      writeFileSync(join(source, 'edition.tsx'), edition(number));
      const began = performance.now();
      edited = buildIn(await stack.release(['publish', AREA, '--json'], stop, checkout.folder));
      command.push(performance.now() - began);
      log(`${AREA} published: ${edited}`);
    }
    await stack.release(['promote', AREA, edited, '--reason', 'Benchmark'], stop);
    return { figures: { command }, editions: { original, edited } };
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
  { original, edited }: Editions,
): Promise<RollbackFigures> {
  const home = (await findPages(browser, stack)).find(({ route }) => route === 'home');
  const visitor = await Visitor.open(browser, { state: home?.state });
  const [command, newLoad, openTab]: [number[], number[], number[]] = [[], [], []];
  let [loads, failedLoads] = [0, 0];
  try {
    const { page } = visitor;
    const due = Date.now() + TIMEOUT_MS;
    while ((await liveInHtml(stack.url)) !== edited) {
      if (Date.now() > due) throw new OperatorError(`The page server does not take up the build ${edited}`);
      await delay(50, undefined, { signal: stop });
    }
    await page.goto(`${stack.url}/`);
    await page.locator(`[${MARK}]`).waitFor();
    // Records when the marker appears and disappears; a page load would lose the records.
    await page.evaluate(`
      window.benchShown = [];
      new MutationObserver(() => {
        const marked = document.querySelector('[${MARK}]') !== null;
        if (benchShown.at(-1)?.marked !== marked) benchShown.push({ marked, at: Date.now() });
      }).observe(document.body, { childList: true, subtree: true });
    `);
    for (let run = 0; run < 2 * runs; run += 1) {
      const back = run % 2 === 0;
      // Starts each run at another point of the tab's polling interval.
      await delay((run * 1_700) % 5_000, undefined, { signal: stop });
      await page.evaluate('benchShown.length = 0');
      const began = Date.now();
      const args = back
        ? ['rollback', AREA, '--to', original, '--yes', '--reason', 'Benchmark']
        : ['promote', AREA, edited, '--reason', 'Benchmark'];
      const ended = stack.release(args, stop).then(() => Date.now() - began);
      // Awaited below. Without this handler, an earlier rejection would end this process and leave the product running.
      ended.catch(() => undefined);
      let seen = 0;
      while (seen === 0 && Date.now() - began < TIMEOUT_MS) {
        const live = await liveInHtml(stack.url);
        loads += 1;
        if (live === null) failedLoads += 1;
        if (live !== null && (live === edited) !== back) seen = Date.now() - began;
        else await delay(10, undefined, { signal: stop });
      }
      // Throws the error of a command that failed.
      if (seen === 0) await ended;
      if (seen === 0)
        throw new OperatorError(`The ${back ? 'rollback' : 'promotion'} of ${AREA} did not reach the page`);
      const changed = await untilShown(page, !back, stop);
      const took = await ended;
      if (!back) continue;
      command.push(took);
      newLoad.push(seen);
      openTab.push(changed - began);
      log(
        `rolled back: the command ended after ${took} ms, a new load had it after ${seen} ms, the open tab after ${changed - began} ms`,
      );
    }
    return { command, newLoad, openTab, loads, failedLoads };
  } finally {
    await visitor.close();
  }
}
