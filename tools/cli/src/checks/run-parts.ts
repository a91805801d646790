import { errorMessage } from '@cred/tool-kit/errors';
import { seconds } from '@cred/tool-kit/console';
import { failIfNothingRan, type Part, type PartContext, type PartResult, slowestText } from './part';

export interface RunOptions extends Omit<PartContext, 'show'> {
  readonly slowest: boolean;
  /** Prints text as it is. */
  write(text: string): void;
}

export interface RunResult {
  readonly passed: number;
  readonly failed: number;
}

/**
 * Runs the parts in order, those of adjacent static parts at the same time. All run even if one fails. Prints the
 * output and result of each part without that of another one, and all results at the end.
 */
export async function runParts(parts: readonly Part[], options: RunOptions): Promise<RunResult> {
  const lines = new Map<Part, string>();
  const results: PartResult[] = [];
  const { write } = options;
  const run = async (part: Part, show: (text: string) => void): Promise<void> => {
    show(`\n── ${part.title}\n`);
    const began = performance.now();
    const result = await resultOf(part, { ...options, show });
    results.push(result);
    const line = `${result.failed > 0 ? '✗' : '✓'} ${part.name.padEnd(11)} ${result.passed} passed, ${result.failed} failed  (${result.detail})  ${seconds(performance.now() - began)}`;
    lines.set(part, line);
    show(`${line}\n`);
    if (options.slowest && result.times) show(`${slowestText(result.times)}\n`);
  };
  for (const group of groupsOf(parts)) {
    const [first] = group;
    if (first && group.length === 1) {
      await run(first, write);
      continue;
    }
    write(`\n${group.length} static checks at the same time: ${group.map(({ name }) => name).join(', ')}\n`);
    await Promise.all(
      group.map(async (part) => {
        let output = '';
        try {
          await run(part, (text) => (output += text));
        } finally {
          write(output);
        }
      }),
    );
  }
  if (parts.length > 1) write(`\nAll parts:\n${parts.map((part) => `${lines.get(part)}\n`).join('')}`);
  const sum = (count: (result: PartResult) => number): number => results.reduce((all, each) => all + count(each), 0);
  return { passed: sum(({ passed }) => passed), failed: sum(({ failed }) => failed) };
}

/** Adjacent static parts together, every other part alone. */
function groupsOf(parts: readonly Part[]): readonly (readonly Part[])[] {
  const groups: Part[][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (part.isStatic && last?.[0]?.isStatic) last.push(part);
    else groups.push([part]);
  }
  return groups;
}

async function resultOf(part: Part, context: PartContext): Promise<PartResult> {
  try {
    return failIfNothingRan(await part.run(context));
  } catch (error) {
    context.stop.throwIfAborted();
    context.show(`${errorMessage(error)}\n`);
    return { passed: 0, failed: 1, detail: 'could not run' };
  }
}
