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

/**
 * `npm test`, or `npm run test:unit -- remotes/feed` for one part; with `--slowest` the slowest test files are listed.
 * Each part prints its counts, and the last line is the sum.
 */
export async function main(tool: Tool): Promise<number> {
  const root = projectRoot();
  const program = createProgram().argument('[part]').argument('[arguments...]').option('--slowest');
  parseArguments(program.allowUnknownOption().helpOption(false), tool.args);
  const [name, ...rest] = program.args;
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
