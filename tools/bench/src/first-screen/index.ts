import { print, step } from '@cred/tool-kit/console';
import { OperatorError } from '@cred/tool-kit/errors';
import { projectRoot } from '@cred/build/project-root';
import { buildStale } from '@cred/tool-kit/builds/build';
import type { Tool } from '@cred/tool-kit/tool';
import { openBrowser } from '../product/measured-tab';
import { findPages } from '../product/pages';
import { canReadProcesses } from '../product/processes';
import { BenchStack } from '../stack';
import { parseOptions } from './options';
import { measureInteractions } from './interactions';
import { measureNavigation } from './navigation';
import { measureDocument, measurePaints } from './paints';
import { measureHanging } from './hanging';
import { MembersPages } from './members-pages';
import { measureMemory } from './memory';
import { describe, type Measured } from './report';
import { measureSpeed } from './speed';

/**
 * `npm run bench:first-screen [-- --only paints,speed,navigation]`: how soon a phone on a slow line shows a
 * member's pages when the server renders them and when browsers do, what rendering costs the server, what an area that
 * hangs costs its pages, and how soon pages answer to clicks and keys. A missed goal is reported but is not a failure.
 */
export async function benchFirstScreen({ stop, args }: Tool): Promise<number> {
  const { runs, seconds, pages, flips, hanging, only } = parseOptions(args);
  if (!canReadProcesses()) throw new OperatorError('This benchmark reads processes as Linux lists them');
  const root = projectRoot();
  await buildStale(root, stop);
  const measured: Measured = {};
  const log = (line: string): void => print(`    ${line}`);
  const hasInput = only.includes('navigation') || only.includes('inp');
  const hasPaints = only.includes('paints') || only.includes('document');
  const browser = hasPaints || hasInput ? await openBrowser(root, stop, log) : undefined;
  const running: BenchStack[] = [];
  const start = async (env: NodeJS.ProcessEnv): Promise<BenchStack> => {
    const stack = await BenchStack.start(root, stop, { env });
    running.push(stack);
    return stack;
  };
  try {
    if (browser && hasPaints) {
      const stacks = await step('the product twice', async () => ({
        rendered: await start({ RENDER: 'on' }),
        plain: await start({ RENDER: 'off' }),
      }));
      const membersPages = async (stack: BenchStack) =>
        (await findPages(browser, stack)).filter(({ state }) => state !== undefined);
      const found = { rendered: await membersPages(stacks.rendered), plain: await membersPages(stacks.plain) };
      const subject = { browser, stacks, pages: found, runs, stop, log };
      if (only.includes('paints'))
        measured.paints = await step(`${runs} pairs of each page`, () => measurePaints(subject));
      if (only.includes('document'))
        measured.document = await step(`home and its document alone ${runs} times`, () => measureDocument(subject));
      await Promise.all(running.splice(0).map((stack) => stack.dispose()));
    }
    if (browser && hasInput) {
      const stack = await step('the product', () => start({ RENDER: 'on' }));
      const subject = { browser, stack, pages: await findPages(browser, stack), stop, log };
      if (only.includes('navigation'))
        measured.navigation = await step('navigation between the areas', () => measureNavigation(subject));
      if (only.includes('inp')) measured.actions = await step('clicks and keys', () => measureInteractions(subject));
      await Promise.all(running.splice(0).map((each) => each.dispose()));
    }
    if (only.includes('speed') || only.includes('memory') || only.includes('hanging')) {
      // Rates of addresses are those of each member's own, as behind a proxy.
      const env = { RENDER_PROCESSES: '1', TRUST_PROXY: 'loopback' };
      const stack = await step('the product with one render process', () => start(env));
      const members = await MembersPages.open(stack);
      try {
        if (only.includes('speed'))
          measured.speed = await step(`homes for twice ${seconds} s`, () =>
            measureSpeed(stack, members, seconds, stop),
          );
        if (only.includes('memory'))
          measured.memory = await step(`${pages} homes and ${flips} changes of the build`, () =>
            measureMemory(stack, members, { pages, flips, stop }),
          );
        if (only.includes('hanging'))
          measured.hanging = await step(`${hanging} builds for each way of hanging`, () =>
            measureHanging(stack, members, hanging, stop),
          );
      } finally {
        members.close();
      }
    }
  } finally {
    await Promise.all(running.map((stack) => stack.dispose()));
    await browser?.close();
  }
  print();
  for (const line of describe(measured)) print(line);
  return 0;
}
