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
import { measureDocument, measurePaints } from './paints';
import { measureServer } from './page-load';
import { describe, type Measured } from './report';

/**
 * `npm run bench:first-screen [-- --runs N] [--pages N] [--only paints,document,server]`: how soon a phone on a slow line
 * shows a member's pages when the server renders them and when browsers do, and what rendering costs the server. A missed
 * goal is reported but is not a failure.
 */
export async function benchFirstScreen({ stop, args }: Tool): Promise<number> {
  const { runs, pages, only } = parseOptions(args);
  if (!canReadProcesses()) throw new OperatorError('This benchmark reads processes as Linux lists them');
  const root = projectRoot();
  await buildStale(root, stop);
  const measured: Measured = {};
  const log = (line: string): void => print(`    ${line}`);
  const browser = await openBrowser(root, stop, log);
  const running: BenchStack[] = [];
  const start = async (env: NodeJS.ProcessEnv): Promise<BenchStack> => {
    const stack = await BenchStack.start(root, stop, { env });
    running.push(stack);
    return stack;
  };
  try {
    if (only.includes('paints') || only.includes('document')) {
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
    if (only.includes('server')) {
      const stack = await step('the product with one render process', () => start({ RENDER_PROCESSES: '1' }));
      const [home] = (await findPages(browser, stack)).filter(({ route }) => route === 'home');
      const cookie = (home?.state?.cookies ?? []).map(({ name, value }) => `${name}=${value}`).join('; ');
      measured.server = await step(`${pages} pages`, () => measureServer(stack, cookie, pages, stop));
    }
  } finally {
    await Promise.all(running.map((stack) => stack.dispose()));
    await browser.close();
  }
  print();
  for (const line of describe(measured)) print(line);
  return 0;
}
