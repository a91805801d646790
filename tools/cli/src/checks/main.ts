import { createProgram, parseArguments } from '@cred/tool-kit/arguments';
import { print, seconds } from '@cred/tool-kit/console';
import { errorMessage, OperatorError } from '@cred/tool-kit/errors';
import { projectRoot } from '@cred/build/project-root';
import type { Tool } from '@cred/tool-kit/tool';
import { packages } from './packages';
import { failIfNothingRan, slowestText, type Part, type PartResult } from './part';
import { references } from './references';
import { boundaries, format, lint, types, unused, words } from './static';
import { api, e2e, unit } from './tests';

const parts: readonly Part[] = [format, types, lint, boundaries, unused, packages, words, references, unit, api, e2e];

async function runPart(part: Part, args: readonly string[], stop: AbortSignal, root: string): Promise<PartResult> {
  try {
    return failIfNothingRan(await part.run({ root, stop, args, show: (text) => process.stdout.write(text) }));
  } catch (error) {
    stop.throwIfAborted();
    print(errorMessage(error));
    return { passed: 0, failed: 1, detail: 'could not run' };
  }
}

/**
 * `npm test`, or `npm run test:unit -- remotes/feed` for one part; with `--slowest` the slowest test files are listed.
 * All parts run even if one fails, each prints its counts, and the last line is the sum.
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
  const lines: string[] = [];
  let passed = 0;
  let failed = 0;
  for (const part of chosen) {
    print(`\n── ${part.title}`);
    const began = performance.now();
    const result = await runPart(part, rest, tool.stop, root);
    passed += result.passed;
    failed += result.failed;
    const line = `${result.failed > 0 ? '✗' : '✓'} ${part.name.padEnd(11)} ${result.passed} passed, ${result.failed} failed  (${result.detail})  ${seconds(performance.now() - began)}`;
    lines.push(line);
    print(line);
    if (slowest && result.times) print(slowestText(result.times));
  }
  if (lines.length > 1) {
    print('\nAll parts:');
    for (const line of lines) print(line);
  }
  print();
  print(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}
