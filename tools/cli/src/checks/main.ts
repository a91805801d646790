import { createProgram, parseArguments } from '@cred/tool-kit/arguments';
import { print } from '@cred/tool-kit/console';
import { OperatorError } from '@cred/tool-kit/errors';
import { projectRoot } from '@cred/build/project-root';
import type { Tool } from '@cred/tool-kit/tool';
import { packages } from './packages';
import type { Part } from './part';
import { references } from './references';
import { runParts } from './run-parts';
import { boundaries, format, lint, types, unused, words } from './static';
import { api, e2e, unit } from './tests';

const parts: readonly Part[] = [format, types, lint, unused, boundaries, packages, words, references, unit, api, e2e];

const usage = `npm test                             every part; takes about 15 minutes on two cores
npm run test:<part>                  one part: ${parts.map(({ name }) => name).join(', ')}
npm run test:unit -- remotes/feed    the tests of a path (${parts
  .filter(({ takesArguments }) => takesArguments)
  .map(({ name }) => name)
  .join(', ')}); other arguments go to jest or playwright
npm test -- --slowest                lists the slowest test files too

Each part prints its counts, and the last line is the sum. Exit codes: 0 all passed, 1 something failed.`;

/**
 * `npm test`, or `npm run test:unit -- remotes/feed` for one part; with `--slowest` the slowest test files are listed.
 * Each part prints its counts, and the last line is the sum.
 */
export async function main(tool: Tool): Promise<number> {
  const root = projectRoot();
  const program = createProgram().argument('[part]').argument('[arguments...]').option('--slowest');
  parseArguments(program.allowUnknownOption().helpOption(false), tool.args);
  const [name, ...rest] = program.args;
  if (program.args.some((each) => each === '--help' || each === '-h')) {
    print(usage);
    return 0;
  }
  const { slowest } = program.opts<{ slowest?: true }>();
  const chosen = name ? parts.filter((part) => part.name === name) : parts;
  if (chosen.length === 0)
    throw new OperatorError(`There is no part ${name ?? ''}. There are: ${parts.map((part) => part.name).join(', ')}`);
  if (name && rest.length > 0 && !chosen[0]?.takesArguments)
    throw new OperatorError(
      `${name} always checks everything and takes no arguments: ${rest.join(' ')}. Run one part at a time, or all with npm test`,
    );
  const { passed, failed } = await runParts(chosen, {
    root,
    stop: tool.stop,
    args: rest,
    slowest: slowest ?? false,
    write: (text) => process.stdout.write(text),
  });
  print();
  print(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}
