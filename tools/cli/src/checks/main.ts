import { print, seconds } from '@cred/tool-kit/console';
import { errorMessage, OperatorError } from '@cred/tool-kit/errors';
import { projectRoot } from '@cred/build/project-root';
import type { Tool } from '@cred/tool-kit/tool';
import { refuseNothing, type Part, type PartResult } from './part';
import { references } from './references';
import { boundaries, format, lint, types, words } from './static';
import { api, e2e, unit } from './tests';

const parts: readonly Part[] = [format, types, lint, boundaries, words, references, unit, api, e2e];

async function runPart(part: Part, { stop, args }: Tool, root: string): Promise<PartResult> {
  try {
    return refuseNothing(
      await part.run({ root, stop, args: args.slice(1), show: (text) => process.stdout.write(text) }),
    );
  } catch (error) {
    stop.throwIfAborted();
    print(errorMessage(error));
    return { passed: 0, failed: 1, detail: 'it could not run' };
  }
}

/**
 * `npm test`, or `npm run test:unit -- remotes/feed` for one part: all parts run even if one fails, each is
 * named with its counts, and the last line says how it went.
 */
export async function main(tool: Tool): Promise<number> {
  const root = projectRoot();
  const [name] = tool.args;
  const wanted = parts.filter((part) => (name ? part.name === name : !part.onDemand));
  if (wanted.length === 0)
    throw new OperatorError(`There is no part ${name ?? ''}. There are: ${parts.map((part) => part.name).join(', ')}`);
  const rest = tool.args.slice(1);
  if (name && rest.length > 0 && !wanted[0]?.takesWords)
    throw new OperatorError(
      `${name} always looks at everything, it cannot do with: ${rest.join(' ')}. Parts are run one by one, or all by npm test`,
    );
  const lines: string[] = [];
  let passed = 0;
  let failed = 0;
  for (const part of wanted) {
    print(`\n── ${part.title}`);
    const began = performance.now();
    const result = await runPart(part, tool, root);
    passed += result.passed;
    failed += result.failed;
    const line = `${result.failed > 0 ? '✗' : '✓'} ${part.name.padEnd(11)} ${result.passed} passed, ${result.failed} failed  (${result.detail})  ${seconds(performance.now() - began)}`;
    lines.push(line);
    print(line);
  }
  if (lines.length > 1) {
    print('\nAll parts:');
    for (const line of lines) print(line);
  }
  print();
  print(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}
