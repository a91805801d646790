import { OperatorError } from '@cred/tool-kit/errors';
import { projectRoot } from '@cred/build/project-root';
import type { Tool } from '@cred/tool-kit/tool';
import { table } from '../statistics';
import { measureBuilds } from './build-times';
import { measureBytes } from './bytes';
import { makeCheckout } from './checkout';
import type { Measured } from './measured';
import { ShellVariants } from './one-bundle';
import { type Options, parseOptions } from './options';
import { findPages } from '../product/pages';
import { measureAreaChanges, measureUnavailableAreas, measurePaints, measureLoginWithoutScripts } from './paints';
import { compareWithGoals, tables } from './report';
import { measureReproducible } from './reproducible';
import { measurePublish, measureRollbacks } from './rollbacks';
import { BenchStack } from '../stack';
import { openBrowser } from '../product/measured-tab';

/**
 * `npm run bench:releases [-- --runs N] [--only build,reproducible,publish,rollback,bytes,lcp] [--json]`: costs and benefits of
 * independent areas. Measures builds, publishing and rollback, and compares the product with the same sources as one
 * bundle (`one-bundle.ts` lists what is equal and what differs). Works in copies of the checkout only. A missed goal is
 * reported but is not a failure.
 */
export async function benchReleases({ stop, args }: Tool): Promise<number> {
  const options = parseOptions(args);
  const { json } = options;
  const log = (line: string): void => void (json ? process.stderr : process.stdout).write(`  … ${line}\n`);
  log('copying the sources');
  const checkout = makeCheckout(projectRoot());
  try {
    const measured = await measure(checkout.folder, options, stop, log);
    const goals = compareWithGoals(measured);
    process.stdout.write(
      json ? `${JSON.stringify({ measured, goals }, null, 2)}\n` : `${reportText(measured, goals)}\n`,
    );
    return 0;
  } finally {
    checkout.dispose();
  }
}

async function measure(
  checkout: string,
  { runs, only }: Options,
  stop: AbortSignal,
  log: (line: string) => void,
): Promise<Measured> {
  const measured: Measured = {};
  if (only.includes('build')) measured.build = await measureBuilds(checkout, stop, log);
  if (only.includes('reproducible')) measured.reproducible = await measureReproducible(checkout, stop, log);
  if (only.every((part) => part === 'build' || part === 'reproducible')) return measured;
  log('building and starting the product');
  const stack = await BenchStack.start(checkout, stop);
  try {
    const browser = await openBrowser(checkout, stop, log);
    try {
      // Measured before any edited build is published.
      if (only.includes('bytes') || only.includes('lcp')) {
        log('building the single bundle');
        const shells = await ShellVariants.make(stack, stop);
        const subject = { browser, stack, shells, runs, stop, log, pages: await findPages(browser, stack) };
        // Before other builds go live for the bundle, which are what tabs then fall back to.
        const first = only.includes('lcp') && {
          changes: await measureAreaChanges(subject),
          unavailable: await measureUnavailableAreas(subject),
          plainLogin: await measureLoginWithoutScripts(subject),
        };
        if (only.includes('bytes')) measured.bytes = await measureBytes(subject);
        if (first) measured.lcp = { ...first, routes: await measurePaints(subject) };
        await shells.activate('federated', '', stop);
      }
      if (only.includes('publish') || only.includes('rollback')) {
        const { results, builds } = await measurePublish({ stack, stop, log });
        measured.publish = results;
        if (only.includes('rollback'))
          measured.rollback = await measureRollbacks({ browser, stack, runs, stop, log }, builds);
      }
    } finally {
      await browser.close();
    }
    return measured;
  } catch (error) {
    stop.throwIfAborted();
    throw error instanceof OperatorError
      ? error
      : new OperatorError(error instanceof Error ? (error.stack ?? error.message) : String(error));
  } finally {
    await stack.dispose();
  }
}

function reportText(measured: Measured, goals: ReturnType<typeof compareWithGoals>): string {
  const rows = goals.map(({ goal, measured: found, limit, met }) => [goal, found, limit, met ? 'met' : 'MISSED']);
  const missed = goals.filter(({ met }) => !met).length;
  return [
    ...tables(measured).flatMap((rowsOf) => ['', ...table(rowsOf)]),
    '',
    ...table([['goal', 'measured', 'limit', ''], ...rows]),
    '',
    missed === 0 ? 'Every goal is met.' : `${missed} of ${goals.length} goals are missed.`,
  ].join('\n');
}
