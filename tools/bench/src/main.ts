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

/** `npm run bench:feed` and the other benchmarks: measures, prints the results, and returns the exit code. */
export async function main(tool: Tool): Promise<number> {
  const [name = ''] = tool.args;
  const bench = benches[name];
  if (!bench)
    throw new OperatorError(`There is no benchmark ${name}. The benchmarks are: ${Object.keys(benches).join(', ')}`);
  return bench({ ...tool, args: tool.args.slice(1) });
}
