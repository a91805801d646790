import { print } from '@cred/tool-kit/console';
import { OperatorError } from '@cred/tool-kit/errors';
import type { Tool } from '@cred/tool-kit/tool';
import { benchChat } from './chat';
import { benchFeed } from './feed';
import { benchFirstScreen } from './first-screen';
import { benchIdentifiers } from './identifiers';
import { benchLicences } from './licences';
import { benchLoad } from './load';
import { benchReleases } from './releases';
import { benchResilience } from './resilience';
import { benchValidation } from './validation';

const benches: Readonly<Record<string, (tool: Tool) => Promise<number>>> = {
  feed: benchFeed,
  chat: benchChat,
  validation: benchValidation,
  identifiers: benchIdentifiers,
  licences: benchLicences,
  releases: benchReleases,
  'first-screen': benchFirstScreen,
  resilience: benchResilience,
  load: benchLoad,
};

const usage = `npm run bench:<name> [-- options]

Measures the built product on this machine and prints tables; docs/product/goals.md has the goals.
The benchmarks: ${Object.keys(benches).join(', ')}. tools/bench/README.md has the options of each.`;

/** `npm run bench:feed` and the other benchmarks: measures, prints the results, and returns the exit code. */
export async function main(tool: Tool): Promise<number> {
  const [name = '', option] = tool.args;
  if (name === '--help' || option === '--help') {
    print(usage);
    return 0;
  }
  const bench = benches[name];
  if (!bench)
    throw new OperatorError(`There is no benchmark ${name}. The benchmarks are: ${Object.keys(benches).join(', ')}`);
  return bench({ ...tool, args: tool.args.slice(1) });
}
